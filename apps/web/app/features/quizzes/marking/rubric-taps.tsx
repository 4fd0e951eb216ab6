import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { RubricField } from './rubric-field.tsx';
import type { DeskPaper } from './use-marking.ts';

interface RubricTapsProps {
  /** Whose paper it is: what was refused in a field of one is not in the next. */
  studentId: string;
  criteria: DeskPaper['criteria'];
  given: readonly (number | null)[];
  /** The criterion that a digit goes to. */
  row: number;
  digits: DigitStyle;
  /** Null takes back what was given. */
  onGive: (criterion: number, marks: number | null) => void;
  onRow: (criterion: number) => void;
}

/** Each criterion with a tap for each of its marks; with too many for taps, a field. */
const TAPS_AT_MOST = 10;

export function RubricTaps({ studentId, criteria, given, row, digits, onGive, onRow }: RubricTapsProps) {
  return (
    <ol className="rubric">
      {criteria.map(({ name, marks }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a criterion is its place
        <li key={at} className="rubric-row" data-current={at === row || undefined}>
          <span className="rubric-name">{name}</span>
          {marks <= TAPS_AT_MOST ? (
            <div className="rubric-marks" role="radiogroup" aria-label={name}>
              {Array.from({ length: marks + 1 }, (_, mark) => (
                // biome-ignore lint/a11y/useSemanticElements: a radio would take the digits and the arrows of the desk
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its number
                  key={mark}
                  type="button"
                  role="radio"
                  aria-checked={given[at] === mark}
                  onFocus={() => onRow(at)}
                  onClick={() => onGive(at, mark)}
                >
                  {mark === 0 ? 'صفر' : formatNumber(mark, digits)}
                </button>
              ))}
            </div>
          ) : (
            <RubricField
              key={studentId}
              aria-label={name}
              given={given[at] ?? null}
              digits={digits}
              onFocus={() => onRow(at)}
              onGive={(typed) => onGive(at, typed === null ? null : Math.min(marks, typed))}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
