import type { ImportedRow } from '@hessa/rules/quizzes/import/imported-row';
import type { Sketch } from '@hessa/rules/quizzes/kinds/question-kind';
import { sketchOf } from '@hessa/rules/quizzes/kinds/question-kinds';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Badge } from '../../../ui/notices/badge.tsx';
import { importProblemWords, WARNING_WORDS } from './import-words.ts';

interface ImportCheckProps {
  rows: readonly ImportedRow[];
  /** The rows that are to be taken. */
  taken: ReadonlySet<number>;
  /** What a row's number counts: «سطر», «صف», «سؤال». */
  rowWord: string;
  digits: DigitStyle;
  onTake: (row: number, take: boolean) => void;
  /** Goes back to the text, to the row's line; left out where a row is no line. */
  onFix?: ((row: number) => void) | undefined;
}

/** Every row as it was understood: what is right with its right choice, what is wrong with why. */
export function ImportCheck({ rows, taken, rowWord, digits, onTake, onFix }: ImportCheckProps) {
  return (
    <ul className="import-rows" aria-label="الأسئلة اللي قريناها">
      {rows.map((row) => {
        const name = `${rowWord} ${formatNumber(row.row, digits)}`;
        const isWrong = row.problems.length > 0;
        const excerpt = row.text.length > 300 ? `${row.text.slice(0, 300)}…` : row.text;
        const words = (
          <span className="import-text" dir="auto">
            {excerpt}
          </span>
        );
        return (
          <li key={row.row} className={isWrong ? 'import-row import-row-wrong' : 'import-row'}>
            <div className="import-row-head">
              {isWrong ? (
                <div>{words}</div>
              ) : (
                <Checkbox checked={taken.has(row.row)} onChange={(event) => onTake(row.row, event.target.checked)}>
                  {words}
                </Checkbox>
              )}
              {isWrong && onFix && (
                <Button look="quiet" size="small" onClick={() => onFix(row.row)} aria-label={`صلّح ${name}`}>
                  صلّحه
                </Button>
              )}
              <Badge tone={isWrong ? 'wrong' : 'plain'}>{name}</Badge>
            </div>
            {row.picture && !row.warnings.includes('picture-not-beside') && (
              <p>
                <Badge tone="right">معاه صورة</Badge>
              </p>
            )}
            <Choices sketch={sketchOf(row)} />
            {row.problems.map((problem) => (
              <p className="import-problem" key={problem}>
                <IconAlertTriangle size={18} aria-hidden="true" />
                {importProblemWords(problem, digits)}
              </p>
            ))}
            {row.warnings.map((warning) => (
              <p className="import-warning" key={warning}>
                <IconAlertTriangle size={18} aria-hidden="true" />
                {WARNING_WORDS[warning]}
              </p>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

function Choices({ sketch: { choices, right } }: { sketch: Sketch }) {
  if (choices.length === 0) return null;
  return (
    <ul className="import-choices">
      {choices.slice(0, 8).map((choice, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: choices have no name but their place
        <li key={at} dir="auto" className={right.includes(at) ? 'import-right' : undefined}>
          {right.includes(at) && <IconCheck size={16} role="img" aria-label="الإجابة الصح" />}
          {choice}
        </li>
      ))}
    </ul>
  );
}
