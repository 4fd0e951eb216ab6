import { formatMarks } from '@hessa/rules/quizzes/format-marks';
import type { Marks } from '@hessa/rules/quizzes/marks';
import { paperPercentText } from '@hessa/rules/quizzes/shown-percent';
import { markTone } from '@hessa/rules/statistics/score-tone';
import { MARK } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';
import { Counted } from '../text/counted.tsx';
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

/**
 * What a paper earned, on the row of its quiz, in the tone of its band once it is decided: «٨٥٪», and «٣٣٫٣٪، ٣ من ٩
 * درجات» where it is counted in marks.
 */
export function MarkInRow({ score, resultsAt, marks, provisional, digits }: MarkInRowProps) {
  if (score === null) return <span className="mark-in-row mark-in-row-untold">{untoldWords(resultsAt, digits)}</span>;
  return (
    <bdi dir="rtl" className={`mark-in-row mark-in-row-${markTone(score, provisional)}`}>
      <span className="unseen">درجتك </span>
      <Counted>{earnedWords(score, marks, digits) + (provisional ? '، مؤقتة' : '')}</Counted>
    </bdi>
  );
}

/** Nothing is a word: a lone ٠ reads as a dot. */
function earnedWords(score: number, marks: Marks | null, digits: DigitStyle): string {
  const percent = score === 0 ? 'صفر' : paperPercentText(score, digits);
  if (!marks) return percent;
  const earned = marks.earned === 0 ? '' : `، ${formatMarks(marks.earned, digits)}`;
  return `${percent}${earned} من ${countedAlone(marks.possible, MARK, digits)}`;
}
