import { quizBand } from '@hessa/rules/quizzes/quiz-band';
import { paperPercentText } from '@hessa/rules/quizzes/shown-percent';
import { scoreTone } from '@hessa/rules/statistics/score-tone';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { PenRing } from '../../../ui/drawings/pen-ring.tsx';
import { GradeInRing } from '../../../ui/text/grade-words.tsx';
import { marksText } from '../../../ui/text/marks-text.ts';
import { BAND_WORDS } from '../band-words.ts';
import type { QuizResult } from '../quiz-result.ts';
import '../result-paper.css';
import './exam-outcome.css';

type Outcome = Pick<QuizResult, 'score' | 'marks' | 'held'>;

interface ExamOutcomeProps {
  result: Outcome;
  /** Of the whole exam; a paper whose questions all weigh the same has no marks of its own. */
  possible: number;
  digits: DigitStyle;
}

/** Nothing is said of it before it is told and final. */
export function isOutcomeTold(result: Outcome | undefined): result is Outcome & { score: number } {
  return result !== undefined && result.score !== null && result.held === 0;
}

/** What the exam was worth, in its band's tone, as the quiz's paper says it. */
export function ExamOutcome({ result, possible, digits }: ExamOutcomeProps) {
  if (!isOutcomeTold(result)) return null;
  const { score, marks } = result;
  const tone = scoreTone(score);
  // The ring has the one, the line the other.
  const hasFraction = marks !== null && marks.earned > 0;
  const earned = marks ?? { earned: (score * possible) / 100, possible };
  return (
    <div className="exam-outcome">
      <p className={`submitted-score result-${tone}`}>
        <PenRing tone={tone}>
          <GradeInRing score={score} marks={marks} digits={digits} />
        </PenRing>
      </p>
      <p className="exam-outcome-band">{BAND_WORDS[quizBand(score)]}</p>
      <p className="exam-outcome-marks">
        <bdi dir="rtl">{hasFraction ? paperPercentText(score, digits) : marksText(earned, digits)}</bdi>
      </p>
    </div>
  );
}
