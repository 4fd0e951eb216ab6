import { formatMarks } from '@hessa/rules/quizzes/format-marks';
import type { Marks } from '@hessa/rules/quizzes/marks';
import { shownPercent } from '@hessa/rules/quizzes/shown-percent';
import { scoreTone } from '@hessa/rules/statistics/score-tone';
import { type DigitStyle, formatNumber, formatPercent } from '@hessa/rules/text/digits';
import { untoldWords } from '../text/untold-words.ts';
import './mark-in-row.css';

interface MarkInRowProps {
  /** Null while it is not told yet. */
  score: number | null;
  /** When the results are told, where that is still to come. */
  resultsAt: string | null;
  /** Null where all questions weigh the same. */
  marks: Marks | null;
  /** Late answers wait for the teacher. */
  provisional?: true | undefined;
  digits: DigitStyle;
}

/** What a paper earned, on the row of its quiz, in the tone of its band: «٨٥٪», or «٣ من ٩» where it is counted in marks. */
export function MarkInRow({ score, resultsAt, marks, provisional, digits }: MarkInRowProps) {
  if (score === null) return <span className="mark-in-row mark-in-row-untold">{untoldWords(resultsAt, digits)}</span>;
  return (
    <bdi dir="rtl" className={`mark-in-row mark-in-row-${scoreTone(score)}`}>
      <span className="unseen">درجتك </span>
      {marks ? markWords(marks, digits) : percentWords(score, digits)}
      {provisional && '، مؤقتة'}
    </bdi>
  );
}

function markWords({ earned, possible }: Marks, digits: DigitStyle): string {
  return `${formatMarks(earned, digits)} من ${formatNumber(possible, digits)}`;
}

/** Nothing is a word: a lone ٠ reads as a dot. */
function percentWords(score: number, digits: DigitStyle): string {
  return score === 0 ? 'صفر' : formatPercent(shownPercent(score), digits);
}
