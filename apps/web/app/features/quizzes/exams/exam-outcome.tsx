import { quizBand } from '@hessa/rules/quizzes/quiz-band';
import { shownPercent } from '@hessa/rules/quizzes/shown-percent';
import { type DigitStyle, formatPercent } from '@hessa/rules/text/digits';
import { PenRing } from '../../../ui/drawings/pen-ring.tsx';
import { GradeInRing } from '../../../ui/text/grade-words.tsx';
import { marksText } from '../../../ui/text/marks-text.ts';
import { BAND_TONES, BAND_WORDS } from '../band-words.ts';
import type { QuizResult } from '../quiz-result.ts';
import '../result-paper.css';
import './exam-outcome.css';

interface ExamOutcomeProps {
  result: Pick<QuizResult, 'score' | 'marks' | 'held'>;
  /** Of the whole exam; a paper whose questions all weigh the same has no marks of its own. */
  possible: number;
  digits: DigitStyle;
}

/** What the exam was worth, in its band's tone, as the quiz's paper says it. Nothing before it is told and final. */
export function ExamOutcome({ result: { score, marks, held }, possible, digits }: ExamOutcomeProps) {
  if (score === null || held > 0) return null;
  const band = quizBand(score);
  const tone = BAND_TONES[band];
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
      <p className="exam-outcome-band">{BAND_WORDS[band]}</p>
      <p className="exam-outcome-marks">
        <bdi dir="rtl">{hasFraction ? formatPercent(shownPercent(score), digits) : marksText(earned, digits)}</bdi>
      </p>
    </div>
  );
}
