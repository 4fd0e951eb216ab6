import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import { MARK, QUESTION } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedAlone, countedNoun } from '@hessa/rules/text/plural';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { type EditedRow, weightIn } from './blueprint-rows.ts';
import { DrawnBlock } from './drawn-block.tsx';
import { blocksOf } from './drawn-blocks.ts';
import type { Drawn } from './take-drawn.ts';
import type { Changed, Drawing } from './use-drawing.ts';
import './drawn-dialog.css';

interface DrawnDialogProps {
  rows: readonly EditedRow[];
  drawn: Drawn;
  drawing: Drawing;
  /** How many questions the paper has already. */
  inPaper: number;
  digits: DigitStyle;
  onTake: () => void;
  onClose: () => void;
}

const SAID: Readonly<Record<Changed, string>> = {
  changed: 'اتبدّل.',
  'no-other': 'مفيش غيره على نفس الطلب.',
};

/** What was drawn, with its key, before anything of it goes into the paper. */
export function DrawnDialog({ rows, drawn, drawing, inPaper, digits, onTake, onClose }: DrawnDialogProps) {
  /** The first question of the block that was pressed last; null after the press that draws all anew. */
  const [pressed, setPressed] = useState<number | null>(null);
  const { busy } = drawing;
  const count = (value: number) => countedNoun(value, QUESTION, digits);
  const isTooMuch = drawn.questions.length > QUESTION_LIMITS.questions - inPaper;
  const isNothing = drawn.questions.length === 0;
  const marks = drawn.questions.reduce((sum, { row, weight }) => sum + weightIn(rows[row], weight), 0);
  const blocks = blocksOf(drawn);
  const numbers = new Map(blocks.flat().map(({ id }, at) => [id, formatNumber(at + 1, digits)]));
  const nameOf = (row: EditedRow, at: number) => (
    <>
      السطر {formatNumber(at + 1, digits)}
      {row.section && (
        <>
          : <bdi>{row.section}</bdi>
        </>
      )}
    </>
  );
  return (
    <Dialog title="اللي لقيناه في البنك" busy={busy} onClose={onClose}>
      <div className="blueprint">
        <p role="status">
          {isNothing
            ? 'مفيش ولا سؤال على طلبك.'
            : `لقينا ${count(drawn.questions.length)}، والمجموع ${countedAlone(marks, MARK, digits)}.`}
          {drawing.changed && ` ${SAID[drawing.changed]}`}
        </p>
        {rows.map((row, at) => {
          const own = blocks.filter(([first]) => first?.row === at);
          const short = Number(row.count) - (drawn.found[at] ?? 0);
          return (
            <section key={row.id} className="drawn-row">
              {rows.length > 1 && <h3>{nameOf(row, at)}</h3>}
              {short > 0 && <p className="drawn-short">ناقص {count(short)} مقدرناش نكمّلهم من البنك</p>}
              <ol className="drawn-blocks">
                {own.map((block, place) => (
                  <DrawnBlock
                    // biome-ignore lint/suspicious/noArrayIndexKey: what is changed keeps its place, and the focus on its press
                    key={place}
                    block={block}
                    passage={block[0]?.passage == null ? undefined : drawn.passages[block[0].passage]}
                    numberOf={({ id }) => numbers.get(id) ?? ''}
                    digits={digits}
                    busy={busy ? (pressed === block[0]?.id ? 'this' : 'other') : null}
                    onChange={() => {
                      setPressed(block[0]?.id ?? null);
                      void drawing.change(block);
                    }}
                  />
                ))}
              </ol>
            </section>
          );
        })}
        {isTooMuch && <Note tone="wrong" title={`الامتحان بياخد لحد ${count(QUESTION_LIMITS.questions)}`} />}
        {drawing.refusal && <Note tone="wrong" title={drawing.refusal.messageAr} />}
        <div className="drawn-acts">
          <div className="blueprint-acts">
            <Button look="quiet" size="small" disabled={busy} onClick={drawing.giveUp}>
              غيّر الطلب
            </Button>
            <Button
              look="quiet"
              size="small"
              busy={busy && pressed === null}
              disabled={isNothing || (busy && pressed !== null)}
              onClick={() => {
                setPressed(null);
                void drawing.drawAll();
              }}
            >
              <IconRefresh size={18} aria-hidden="true" />
              اسحب من الأول
            </Button>
          </div>
          <Button disabled={busy || isNothing || isTooMuch} onClick={onTake}>
            حطهم في الامتحان
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
