import type { Marks } from '@hessa/rules/quizzes/marks';
import { EXCELLENT_FROM, GOOD_FROM } from '@hessa/rules/quizzes/quiz-band';
import { paperPercentText } from '@hessa/rules/quizzes/shown-percent';
import { recentResults } from '@hessa/rules/statistics/recent-results';
import { markTone } from '@hessa/rules/statistics/score-tone';
import { type DigitStyle, formatPercent } from '@hessa/rules/text/digits';
import { Link } from 'react-router';
import { Sheet } from '../drawings/sheet.tsx';
import { Badge } from '../notices/badge.tsx';
import { RtlTitle } from '../text/bidi.tsx';
import { dayText } from '../text/day-text.ts';
import { marksText } from '../text/marks-text.ts';
import { untoldWords } from '../text/untold-words.ts';
import { ProgressBar } from './progress-bar.tsx';
import './result-bars.css';

export interface ShownResult {
  readonly lessonId: number;
  readonly lessonName: string;
  readonly score: number;
  readonly marks: Marks | null;
  readonly submittedAt: string;
  /** Late answers wait for the teacher. */
  readonly provisional?: true | undefined;
  /** Students do not see the quiz now, nor the paper. */
  readonly hidden?: true | undefined;
}

/** Handed in and not told yet. */
interface ShownUntold {
  readonly lessonId: number;
  readonly lessonName: string;
  /** When the results are told, where that is still to come. */
  readonly resultsAt: string | null;
  readonly hidden?: true | undefined;
}

interface ResultBarsProps<Result, Untold> {
  /** Newest first; the first six are shown. */
  results: readonly Result[];
  untold?: readonly Untold[];
  digits: DigitStyle;
  /** Where the marked paper stands; a parent has no way there. */
  paperPath?: (paper: Result | Untold) => string;
}

/** Quiz results as bars with the marks of 60 and 80, each with its number printed. */
export function ResultBars<Result extends ShownResult, Untold extends ShownUntold>(
  props: ResultBarsProps<Result, Untold>,
) {
  const { results, untold = [], digits, paperPath } = props;
  const now = new Date();
  return (
    <>
      {results.length > 0 && <BandKey digits={digits} />}
      <Sheet flush className="results">
        <ul>
          {untold.map((paper) => {
            const { lessonId, lessonName, resultsAt, hidden } = paper;
            const name = <RtlTitle>{lessonName}</RtlTitle>;
            return (
              <li key={lessonId}>
                <div className="result-name">
                  <b>{paperPath && !hidden ? <Link to={paperPath(paper)}>{name}</Link> : name}</b>
                  {hidden && <Badge>مخفي دلوقتي</Badge>}
                </div>
                <span className="result-untold">{untoldWords(resultsAt, digits)}</span>
              </li>
            );
          })}
          {recentResults(results).map((result) => {
            const { lessonId, lessonName, score, marks, submittedAt, provisional, hidden } = result;
            const name = <RtlTitle>{lessonName}</RtlTitle>;
            const tone = markTone(score, provisional);
            const day = dayText(new Date(submittedAt), now, digits);
            return (
              <li key={lessonId}>
                <div className="result-name">
                  <b>{paperPath && !hidden ? <Link to={paperPath(result)}>{name}</Link> : name}</b>
                  {hidden && <Badge>مخفي دلوقتي</Badge>}
                  {marks && <bdi className="result-marks">{marksText(marks, digits)}</bdi>}
                  {provisional && <span className="result-for-now">درجة مؤقتة: لسه فيه إجابات متأخرة بتتراجع</span>}
                  {day && (
                    <time dateTime={submittedAt}>
                      <bdi>{day}</bdi>
                    </time>
                  )}
                </div>
                <bdi dir="rtl" className={`result-score result-${tone}`}>
                  {paperPercentText(score, digits)}
                </bdi>
                <ProgressBar percent={score} tone={tone} label={lessonName} />
              </li>
            );
          })}
        </ul>
      </Sheet>
    </>
  );
}

/** What the colours mean, in words. */
function BandKey({ digits }: { digits: DigitStyle }) {
  const [excellent, good] = [formatPercent(EXCELLENT_FROM, digits), formatPercent(GOOD_FROM, digits)];
  return (
    <ul className="band-key">
      <li className="band-right">
        ممتاز: <bdi dir="rtl">{excellent}</bdi> فأكتر
      </li>
      <li className="band-warn">
        كويس: <bdi dir="rtl">{good}</bdi> فأكتر
      </li>
      <li className="band-wrong">
        راجع: أقل من <bdi dir="rtl">{good}</bdi>
      </li>
    </ul>
  );
}
