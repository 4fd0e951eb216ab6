import { readLessonIndex } from './lesson-index.ts';

export type ListedLesson = {
  readonly locked: boolean;
  readonly finished: boolean;
  /** A paper that was begun and left. */
  readonly isBegunPaper?: boolean;
};

/**
 * Which lesson the unit viewer opens on load. An address that names an unlocked lesson wins; a plain visit goes on
 * with a paper that was begun, else where work is left; otherwise the first unlocked lesson. Null when every lesson is
 * locked or there is none.
 */
export function firstLessonIndex(lessons: readonly ListedLesson[], query: string | null | undefined): number | null {
  const asked = readLessonIndex(query, lessons.length);
  if (asked !== null && lessons[asked]?.locked === false) return asked;
  if (query == null) {
    const isLeft = (lesson: ListedLesson) => !lesson.locked && !lesson.finished;
    const begun = lessons.findIndex((lesson) => isLeft(lesson) && lesson.isBegunPaper === true);
    const unfinished = begun === -1 ? lessons.findIndex(isLeft) : begun;
    if (unfinished !== -1) return unfinished;
  }
  const unlocked = lessons.findIndex((lesson) => !lesson.locked);
  return unlocked === -1 ? null : unlocked;
}
