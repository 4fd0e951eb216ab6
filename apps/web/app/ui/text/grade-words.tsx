import { formatMarks } from '@hessa/rules/quizzes/format-marks';
import type { Marks } from '@hessa/rules/quizzes/marks';
import { paperPercentText } from '@hessa/rules/quizzes/shown-percent';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { marksText } from './marks-text.ts';
import './grade-words.css';

interface GradeProps {
  score: number;
  /** Null where all questions weigh the same. */
  marks: Marks | null;
  digits: DigitStyle;
}

/** What stands in the teacher's ring: the percentage, or the marks as the fraction that teachers write. */
export function GradeInRing({ score, marks, digits }: GradeProps) {
  if (!marks || marks.earned === 0) return <bdi dir="rtl">{paperPercentText(score, digits)}</bdi>;
  return (
    <>
      <span className="fraction" aria-hidden="true">
        <bdi>{formatMarks(marks.earned, digits)}</bdi>
        <bdi>{formatNumber(marks.possible, digits)}</bdi>
      </span>
      <span className="unseen">{marksText(marks, digits)}</span>
    </>
  );
}

/** «٣ من ٧ درجات، يعني ٤٢٫٩٪» */
export function marksAndPercent(score: number, marks: Marks, digits: DigitStyle): string {
  const said = marksText(marks, digits);
  return marks.earned === 0 ? said : `${said}، يعني ${paperPercentText(score, digits)}`;
}
