import { readLessonIndex } from './lesson-index.ts';

export type ListedLesson = { readonly locked: boolean; readonly finished: boolean };

/**
 * Which lesson the unit viewer opens on load. An address that names an unlocked lesson wins; a plain visit goes on
 * where work is left; otherwise the first unlocked lesson. Null when every lesson is locked or there is none.
 */
export function firstLessonIndex(lessons: readonly ListedLesson[], query: string | null | undefined): number | null {
  const asked = readLessonIndex(query, lessons.length);
  if (asked !== null && lessons[asked]?.locked === false) return asked;
  if (query == null) {
    const unfinished = lessons.findIndex((lesson) => !lesson.locked && !lesson.finished);
    if (unfinished !== -1) return unfinished;
  }
  const unlocked = lessons.findIndex((lesson) => !lesson.locked);
  return unlocked === -1 ? null : unlocked;
}
