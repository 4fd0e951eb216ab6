import { learningQueries } from '../api/learning-queries.tsx';
import { draftKey } from '../session/begun-here.ts';
import { keptName } from '../session/private-names.ts';
import { changePrivateLike, removePrivate } from '../session/private-store.ts';
import { removeStored } from '../session/safe-storage.ts';
import { forgetShownProgress } from './forget-shown-progress.ts';

/** What knows of single papers: the trees of courses and units, and the student's home. */
const KNOWING = ['GET /api/Course/tree-', 'GET /api/Student/home'];

/** A paper that waited has arrived. Its questions are over, and do not open again without a line. */
export async function paperArrived(userId: string, lessonId: number): Promise<void> {
  removeStored(draftKey(userId, lessonId));
  const isLearnt = arrived(userId, (read) => withPaper(read, lessonId));
  await removePrivate(userId, keptName('GET /Student/contentlesson/{id}', { params: { id: lessonId } }));
  await isLearnt;
}

/** A lesson that was finished without a line is known to be. */
export function finishArrived(userId: string, lessonId: number): Promise<void> {
  return arrived(userId, (read) => withFinish(read, lessonId));
}

/**
 * What was read before learns of it at once, in memory and on the phone: the line may go again before any of it is
 * asked for anew.
 */
async function arrived(userId: string, learn: <T>(read: T) => T): Promise<void> {
  const isKnowing = (name: unknown) => KNOWING.some((beginning) => String(name).startsWith(beginning));
  learningQueries.setQueriesData<object>(
    { predicate: ({ queryKey: [owner, route] }) => owner === userId && isKnowing(route) },
    (read) => read && learn(read),
  );
  // What is on the line just now was asked for before.
  const isAskedAnew = forgetShownProgress();
  await Promise.all(KNOWING.map((beginning) => changePrivateLike(userId, beginning, learn)));
  await isAskedAnew;
}

interface Told {
  id?: number;
  isQuizSubmitted?: boolean;
  isCompleted?: boolean;
  next?: { id: number } | null;
}

/** An answer, wherever in it the lesson is told of: it is handed in, and no course goes on with it. */
export const withPaper = <T>(answer: T, lessonId: number): T =>
  withLesson(answer, lessonId, 'isQuizSubmitted', { isBegun: undefined, clockEndsAt: undefined });

/** The same of a lesson that is finished. */
export const withFinish = <T>(answer: T, lessonId: number): T => withLesson(answer, lessonId, 'isCompleted', {});

function withLesson<T>(answer: T, lessonId: number, isDone: 'isQuizSubmitted' | 'isCompleted', over: object): T {
  return JSON.parse(JSON.stringify(answer), (_name, told: Told | null) => {
    if (told?.id === lessonId && told[isDone] === false) return { ...told, [isDone]: true, ...over };
    return told?.next?.id === lessonId ? { ...told, next: null } : told;
  });
}
