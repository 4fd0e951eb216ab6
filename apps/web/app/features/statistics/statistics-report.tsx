import type { Reply } from '@hessa/contract/client';
import { statisticsParts } from '@hessa/rules/statistics/statistics-parts';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { firstName } from '@hessa/rules/text/first-name';
import { useBuilt } from '../../api/use-built.ts';
import { usePainted } from '../../api/use-painted.ts';
import { type Read, type ReadRoute, useRead } from '../../api/use-read.ts';
import { PartFailedNote } from '../../ui/notices/part-failed-note.tsx';
import { ProgressGauges } from '../../ui/progress/progress-gauges.tsx';
import { ReportBlock, ReportColumns } from '../../ui/progress/progress-report.tsx';
import { ProgressSummary } from '../../ui/progress/progress-summary.tsx';
import { ResultBars } from '../../ui/progress/result-bars.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import { momentText } from '../../ui/text/day-text.ts';
import { Highlight } from '../../ui/text/highlight.tsx';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import { AchievementBoard } from './achievement-board.tsx';
import { FirstSteps } from './first-steps.tsx';
import { MilestoneBoard } from './milestone-board.tsx';
import { StatisticsFailed } from './statistics-failed.tsx';
import { StatisticsShape } from './statistics-shape.tsx';
import { WeeklyGoalCard } from './weekly-goal-card.tsx';

const QUIZZES = 'GET /api/Student/GetStudentQuizzesProgress/{userId}';
type QuizResult = Reply<typeof QUIZZES>['results'][number];

export interface StatisticsReportProps {
  userId: string;
  name: string;
  digits: DigitStyle;
  /** Where the marked paper of a result stands. */
  paperPath: (paper: Pick<QuizResult, 'courseId' | 'lessonId'>) => string;
}

/** Known answers show at once and are asked for anew: a quiz handed in a minute ago counts already. */
const FRESH = { kept: true, freshMs: 0 } as const;

export function StatisticsReport({ userId, name, digits, paperPath }: StatisticsReportProps) {
  const lessons = useRead('GET /api/Student/GetStudentLessonsProgress/{userId}', { params: { userId } }, FRESH);
  const quizzes = useRead(QUIZZES, { params: { userId } }, FRESH);
  // What comes besides: the page is drawn with it at once, or without it when it does not come.
  const steps = useRead('GET /api/Student/milestones', {}, FRESH);
  const isRefreshing = lessons.isRefreshing || quizzes.isRefreshing;
  const retry = () => {
    for (const part of [lessons, quizzes]) if (!part.reply) void part.refresh();
  };

  const title = (lead: string) => (
    <SectionTitle heading="h1" lead={lead}>
      مستواك يا{' '}
      <Highlight>
        <RtlTitle>{firstName(name)}</RtlTitle>
      </Highlight>
    </SectionTitle>
  );
  const isWaiting = [lessons, quizzes, steps].some(({ isLoading, error }) => isLoading && !error);
  const isBuilt = useBuilt(!isWaiting);
  const isPainted = usePainted(isBuilt);
  if (!isBuilt) return <StatisticsShape title={title('بنجمّع أرقامك')} />;

  const parts = statisticsParts(lessons.reply ?? null, quizzes.reply ?? null);
  if (parts.kind === 'both-failed') return <StatisticsFailed busy={isRefreshing} onRetry={retry} />;
  const { failed } = parts;
  const results = quizzes.reply?.results ?? [];
  const untold = quizzes.reply?.untold ?? [];
  return (
    <div className="wrap report">
      {title(freshness([lessons, quizzes], digits))}
      <ProgressGauges {...parts} averageLabel="متوسط درجاتك" digits={digits} />
      {failed ? <PartFailedNote part={failed} busy={isRefreshing} onRetry={retry} /> : <FirstSteps {...parts} />}
      <ReportColumns
        first={
          <>
            {steps.reply && (
              <ReportBlock title="هدف الأسبوع">
                <WeeklyGoalCard week={steps.reply.data.week} digits={digits} onChosen={steps.refresh} />
              </ReportBlock>
            )}
            <ReportBlock title="آخر امتحاناتك">
              {results.length + untold.length > 0 ? (
                <ResultBars results={results} untold={untold} digits={digits} paperPath={paperPath} />
              ) : (
                <p className="report-empty">
                  {failed === 'quizzes'
                    ? 'نتايج امتحاناتك متحمّلتش دلوقتي.'
                    : 'لسه مفيش امتحانات. أول امتحان تحلّه هتلاقي درجته هنا.'}
                </p>
              )}
            </ReportBlock>
          </>
        }
        second={
          isPainted ? (
            <>
              <ReportBlock title="فاضلك إيه؟">
                <ProgressSummary {...parts} reader="student" digits={digits} />
              </ReportBlock>
              <ReportBlock title="أختامك">
                <AchievementBoard {...parts} digits={digits} />
                {steps.reply && <MilestoneBoard userId={userId} done={steps.reply.data.done} digits={digits} />}
              </ReportBlock>
            </>
          ) : (
            <div className="report-rest" />
          )
        }
      />
    </div>
  );
}

/** The oldest of what is shown decides; an answer that the phone kept says so. */
function freshness(reads: Pick<Read<ReadRoute>, 'reply' | 'keptAt' | 'answeredAt'>[], digits: DigitStyle): string {
  const shown = reads.filter(({ reply }) => reply);
  const oldest = Math.min(...shown.map(({ answeredAt }) => answeredAt));
  const moment = momentText(new Date(oldest), new Date(), digits);
  const isKept = shown.some(({ keptAt }) => keptAt !== null);
  return isKept ? `من غير نت: دي آخر أرقام وصلت ${moment}` : `آخر تحديث ${moment}`;
}
