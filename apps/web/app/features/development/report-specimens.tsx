import { designPath } from '@hessa/rules/pages/public-pages';
import { PartFailedNote } from '../../ui/notices/part-failed-note.tsx';
import { ProgressGauges } from '../../ui/progress/progress-gauges.tsx';
import { ProgressSummary } from '../../ui/progress/progress-summary.tsx';
import { ResultBars } from '../../ui/progress/result-bars.tsx';
import { Specimen } from './specimen.tsx';

const LESSONS = { totalVideos: 48, watchedVideos: 34 };
const NO_LESSONS = { totalVideos: 0, watchedVideos: 0 };
const DONE = { totalVideos: 5, watchedVideos: 5 };
const QUIZZES = {
  totalQuizzes: 12,
  solvedQuizzes: 3,
  results: [
    { lessonId: 3, lessonName: 'since ولا for؟', score: 90, marks: null, submittedAt: '2026-11-12T10:00:00Z' },
    {
      lessonId: 2,
      lessonName: 'امتحان شهر أكتوبر على كل اللي فات',
      score: 200 / 3,
      marks: { earned: 6, possible: 9 },
      submittedAt: '2025-10-31T10:00:00Z',
    },
    { lessonId: 1, lessonName: 'used to', score: 55, marks: null, submittedAt: '' },
  ],
};

/** What the student's and the parent's page are made of. */
export function ReportSpecimens() {
  return (
    <Specimen name="المستوى والدرجات">
      <ProgressGauges lessons={LESSONS} quizzes={QUIZZES} failed={null} averageLabel="متوسط درجاتك" digits="arabic" />
      <ProgressGauges
        lessons={NO_LESSONS}
        quizzes={QUIZZES}
        failed="lessons"
        averageLabel="متوسط الدرجات"
        digits="latin"
      />
      <PartFailedNote part="lessons" busy={false} onRetry={() => {}} />
      <ResultBars results={QUIZZES.results} digits="arabic" />
      <ResultBars results={QUIZZES.results} digits="arabic" paperPath={() => designPath()} />
      <ProgressSummary lessons={LESSONS} quizzes={QUIZZES} failed={null} reader="student" digits="arabic" />
      <ProgressSummary lessons={DONE} quizzes={QUIZZES} failed="quizzes" reader="parent" digits="arabic" />
    </Specimen>
  );
}
