import type { QueryClient } from '@tanstack/react-query';
import type { CourseReply } from './course-reply.ts';

interface Asked {
  params?: { id?: unknown };
  query?: { courseid?: unknown; courseId?: unknown };
}

/**
 * Clears what this browser holds of a course in memory and for the session: the next lesson asks the server again.
 * What the phone keeps for times without a line stays until a new answer takes its place.
 */
export function forgetCourse(client: QueryClient, courseId: number, course: CourseReply | undefined): void {
  const lessons = new Set(course?.units.flatMap((unit) => unit.lessons.map(({ id }) => id)));
  client.removeQueries({
    // Whatever is on the screen this moment is replaced by its answer, not taken away.
    type: 'inactive',
    predicate: ({ queryKey }) => isAbout(queryKey, courseId, lessons),
  });
  clearSessionEntries(courseId);
}

/** Keys are made by `readKey`: the account, the call, what was asked. */
function isAbout(key: readonly unknown[], courseId: number, lessons: ReadonlySet<number>): boolean {
  const [, route, asked] = key as [unknown, string, Asked | null];
  const { query, params } = asked ?? {};
  if (Number(query?.courseid ?? query?.courseId) === courseId) return true;
  return /lesson|quiz/i.test(String(route)) && lessons.has(Number(params?.id));
}

/** Entries of the session carry the course in their name: `course_7_…`. */
function clearSessionEntries(courseId: number): void {
  const name = new RegExp(`(?:^|[^a-z0-9])course[_:-]?${courseId}(?:[^0-9]|$)`, 'i');
  try {
    for (const key of Object.keys(sessionStorage)) if (name.test(key)) sessionStorage.removeItem(key);
  } catch {
    // Storage that is blocked holds nothing of the course.
  }
}
