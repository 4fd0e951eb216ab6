import { FORM_LETTERS } from '@hessa/rules/quizzes/sheets/exam-form';
import { readSeatNumber } from '@hessa/rules/quizzes/sheets/seat-number';
import { CODE_CELLS, drawSheetCode } from '@hessa/rules/quizzes/sheets/sheet-code';
import {
  ANSWERS_BOX,
  type AnswerRow,
  answerRows,
  type Box,
  type Bubble,
  CODE_BOX,
  COLUMN_WIDTH,
  COLUMNS,
  FORM_BOX,
  FORM_BUBBLES,
  HOW_BOX,
  MARK_CELLS,
  MARK_SIZE,
  MARKS,
  OWNER_BOX,
  SEAT_BOX,
  SEAT_BUBBLES,
  SEAT_FIELDS,
  SHEET_SIZE,
} from '@hessa/rules/quizzes/sheets/sheet-geometry';
import { QUESTION } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { answerLetter } from '../answer-letter.ts';
import { HowToShade } from './how-to-shade.tsx';
import './bubble-sheet.css';

export interface SheetPaper {
  lessonId: number;
  version: number;
  name: string;
  questions: number;
}

interface BubbleSheetProps {
  paper: SheetPaper;
  teacher: string;
  /** Whose it is; null for one on which the seat number is shaded. */
  owner: { name: string; seat: number } | null;
  digits: DigitStyle;
}

/** The answer sheet as the ministry has it. Where everything stands is `sheet-geometry.ts`, by which it is read too. */
export function BubbleSheet({ paper, teacher, owner, digits }: BubbleSheetProps) {
  const rows = answerRows(paper.questions);
  return (
    <article className="bubble-sheet" aria-label={owner ? `ورقة إجابة ${owner.name}` : 'ورقة إجابة'}>
      {/* NO-MIRROR: the reader needs the corners where they are. */}
      <svg viewBox={`0 0 ${SHEET_SIZE.width} ${SHEET_SIZE.height}`} direction="ltr" aria-hidden="true">
        {MARKS.map(({ x, y, rows: cells }) => (
          <path key={`${x} ${y}`} d={markPath(x, y, cells)} fill="#000" shapeRendering="crispEdges" />
        ))}
        <path d={codePath(paper, owner)} fill="#000" shapeRendering="crispEdges" />
        <rect className="sheet-line" {...OWNER_BOX} />
        <text className="sheet-title" x={173} y={10} direction="rtl">
          ورقة إجابة
        </text>
        <text className="sheet-strong" x={130} y={9.5} direction="rtl">
          نسخة {formatNumber(paper.version, digits)}
        </text>
        <text className="sheet-words" x={173} y={17} direction="rtl">
          {paper.name}
        </text>
        <text className="sheet-words" x={173} y={24} direction="rtl">
          {teacher}
        </text>
        <text className="sheet-owner" x={66} y={8.5} direction="rtl">
          {owner?.name ?? 'ورقة لأي طالب'}
        </text>
        <text className="sheet-small" x={66} y={15} direction="rtl">
          {owner ? `رقم الجلوس ${owner.seat}` : 'ظلّل رقم جلوسك تحت.'}
        </text>
        <text className="sheet-small" x={66} y={21} direction="rtl">
          وماتكتبش على المربع ده.
        </text>
        <HandLine from={94} to={188} label="الاسم" />
        <HandLine from={47} to={90} label="المجموعة" />
        <HandLine from={1} to={43} label="التاريخ" />
        <HeadedBox box={FORM_BOX} head="النموذج" />
        {FORM_BUBBLES.map((bubble, at) => (
          <Circle key={bubble.y} bubble={bubble} label={FORM_LETTERS[at] ?? ''} size={5} />
        ))}
        <HeadedBox box={HOW_BOX} head="إزاي تظلّل" />
        <HowToShade box={HOW_BOX} />
        <HeadedBox box={SEAT_BOX} head="رقم الجلوس" />
        {SEAT_FIELDS.map((field) => (
          <rect key={field.x} className="sheet-line" {...field} />
        ))}
        {SEAT_BUBBLES.flatMap((column) =>
          column.map((bubble, digit) => (
            <Circle key={`${bubble.x} ${bubble.y}`} bubble={bubble} label={String(digit)} size={2.7} />
          )),
        )}
        <rect className="sheet-line" {...ANSWERS_BOX} />
        {Array.from({ length: COLUMNS }, (_, column) => ANSWERS_BOX.x + COLUMN_WIDTH * column).map((x, column) => (
          <g key={x}>
            {column > 0 && <path className="sheet-line" d={`M${x} ${ANSWERS_BOX.y}v${ANSWERS_BOX.height}`} />}
            {headed(rows, x).map((bubble, at) => (
              <text key={bubble.x} className="sheet-letter" x={bubble.x} y={ANSWERS_BOX.y + 6}>
                {answerLetter(at, false)}
              </text>
            ))}
          </g>
        ))}
        {rows.map(({ label, bubbles }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
          <g key={at}>
            <text className="sheet-number" x={label.x} y={label.y + 1.4}>
              {at + 1}
            </text>
            {bubbles.map((bubble, choice) => (
              <Circle key={bubble.x} bubble={bubble} label={answerLetter(choice, false)} size={2.9} />
            ))}
          </g>
        ))}
        <text className="sheet-foot" x={SHEET_SIZE.width / 2} y={256} direction="rtl">
          {countedNoun(paper.questions, QUESTION, digits)}. الورقة بتتقري بالكاميرا: خليها مفرودة ومن غير تنيات.
        </text>
      </svg>
    </article>
  );
}

/** The bubbles under the letters of a column; none where it has no question. */
function headed(rows: readonly AnswerRow[], left: number): readonly Bubble[] {
  return rows.find(({ label }) => label.x > left && label.x < left + COLUMN_WIDTH)?.bubbles ?? [];
}

function Circle({ bubble, label, size }: { bubble: Bubble; label: string; size: number }) {
  return (
    <>
      <circle className="sheet-bubble" cx={bubble.x} cy={bubble.y} r={bubble.radius} />
      <text className="sheet-in-bubble" x={bubble.x} y={bubble.y + size * 0.34} fontSize={size}>
        {label}
      </text>
    </>
  );
}

function HeadedBox({ box, head }: { box: Box; head: string }) {
  return (
    <>
      <rect className="sheet-head-fill" {...box} height={8} />
      <rect className="sheet-line" {...box} />
      <path className="sheet-line" d={`M${box.x} ${box.y + 8}h${box.width}`} />
      <text className="sheet-head" x={box.x + box.width / 2} y={box.y + 5.6} direction="rtl">
        {head}
      </text>
    </>
  );
}

function HandLine({ from, to, label }: { from: number; to: number; label: string }) {
  return (
    <>
      <text className="sheet-words" x={to} y={35} direction="rtl">
        {label}
      </text>
      <path className="sheet-dots" d={`M${from} 35.5H${to - label.length * 2.4 - 2}`} />
    </>
  );
}

const square = (x: number, y: number, size: number) => `M${x} ${y}h${size}v${size}h${-size}z`;

/** Black around, and every black cell inside. */
function markPath(x: number, y: number, rows: readonly string[]): string {
  const size = MARK_SIZE / MARK_CELLS;
  const isBlack = (row: number, column: number) => (rows[row - 1]?.[column - 1] ?? '0') === '0';
  return cellsPath(MARK_CELLS, isBlack, (row, column) => square(x + column * size, y + row * size, size));
}

function codePath(paper: SheetPaper, owner: BubbleSheetProps['owner']): string {
  const serial = owner ? (readSeatNumber(owner.seat) ?? 0) : 0;
  const cells = drawSheetCode({ lessonId: paper.lessonId, version: paper.version, serial }) ?? [];
  const size = CODE_BOX.width / CODE_CELLS;
  return cellsPath(
    CODE_CELLS,
    (row, column) => cells[row * CODE_CELLS + column] ?? false,
    (row, column) => square(CODE_BOX.x + column * size, CODE_BOX.y + row * size, size),
  );
}

function cellsPath(
  count: number,
  isBlack: (row: number, column: number) => boolean,
  draw: (row: number, column: number) => string,
): string {
  const places = Array.from({ length: count * count }, (_, at) => [Math.floor(at / count), at % count] as const);
  return places.map(([row, column]) => (isBlack(row, column) ? draw(row, column) : '')).join('');
}
