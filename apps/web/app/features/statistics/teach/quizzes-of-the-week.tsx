import type { Reply } from '@hessa/contract/client';
import { teachQuizReportPath } from '@hessa/rules/pages/console-pages';
import { scoreTone } from '@hessa/rules/statistics/score-tone';
import { wholePercentText } from '@hessa/rules/statistics/whole-percent';
import { PAPER, QUESTION } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedAlone, countedNoun } from '@hessa/rules/text/plural';
import { Link } from 'react-router';
import { Badge } from '../../../ui/notices/badge.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';

interface QuizzesOfTheWeekProps {
  quizzes: Reply<'GET /api/teach/today'>['data']['quizzes'];
  digits: DigitStyle;
}

/** Quizzes with papers of the last days; what needs the teacher's eye comes first and says so. */
export function QuizzesOfTheWeek({ quizzes, digits }: QuizzesOfTheWeekProps) {
  return (
    <section className="today-part" aria-labelledby="today-quizzes">
      <h2 id="today-quizzes">امتحانات الأسبوع ده</h2>
      {quizzes.length === 0 && <p className="muted">مفيش ورق اتسلّم في آخر أسبوع.</p>}
      <ul className="today-rows">
        {quizzes.map((quiz) => (
          <li key={quiz.lessonId} className="today-row today-quiz">
            <span className="today-name">
              <Link to={teachQuizReportPath({ lessonId: quiz.lessonId })}>
                <RtlTitle>{quiz.lessonName}</RtlTitle>
              </Link>
              <span className="muted">
                <RtlTitle>{quiz.courseName}</RtlTitle>
              </span>
            </span>
            <span className="today-why">
              {quiz.reasons.includes('confusing') && (
                <Badge tone="wrong">
                  {quiz.confusing === 1
                    ? 'فيه سؤال بيلخبط'
                    : `فيه ${countedNoun(quiz.confusing, QUESTION, digits)} بتلخبط`}
                </Badge>
              )}
              {quiz.reasons.includes('low-average') && <Badge tone="warn">المتوسط قليل</Badge>}
              {quiz.reasons.length === 0 && <Badge>ورق جديد اتسلّم</Badge>}
            </span>
            <span className="today-figures">
              <b className={`day-${scoreTone(quiz.average)}`}>
                <bdi dir="rtl">{wholePercentText(quiz.average, digits)}</bdi>
              </b>{' '}
              <span className="muted">
                في {countedNoun(quiz.papers, PAPER, digits)}، {recentWords(quiz, digits)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function recentWords({ papers, recentPapers }: { papers: number; recentPapers: number }, digits: DigitStyle): string {
  if (papers === recentPapers) return papers === 1 ? 'وصلت الأسبوع ده' : 'كلها الأسبوع ده';
  // What came this week waits for its marks.
  if (recentPapers === 0) return 'وورق الأسبوع ده لسه بيتصحّح';
  return `${countedAlone(recentPapers, PAPER, digits)} منها الأسبوع ده`;
}
