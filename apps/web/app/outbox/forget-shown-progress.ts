import { learningQueries } from '../api/learning-queries.tsx';
import type { ReadRoute } from '../api/use-read.ts';

/** What shows a student's progress; the content of lessons is not among it. */
const SHOWS_PROGRESS: ReadonlySet<unknown> = new Set<ReadRoute>([
  'GET /api/Course/tree-course-with-progress',
  'GET /api/Course/tree-unit-with-progress',
  'GET /api/Student/GetStudentLessonsProgress/{userId}',
  'GET /api/Student/GetStudentQuizzesProgress/{userId}',
  'GET /api/Student/milestones',
  'GET /api/Student/home',
]);

const SHOWN = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => SHOWS_PROGRESS.has(queryKey[1]) };

/** The server knows more than what was read before: pages that stand ask again, others when they are opened. */
export async function forgetShownProgress(): Promise<void> {
  const isBeingRead = learningQueries.isFetching(SHOWN) > 0;
  await learningQueries.invalidateQueries(SHOWN);
  // Whoever asks for what is on the line already is given that answer, which may be the older one.
  if (isBeingRead) await learningQueries.invalidateQueries(SHOWN);
}
