import { type CurriculumLesson, counts, isDone } from './curriculum.ts';
import type { Finish } from './kinds/lesson-kind.ts';
import { kindOfLesson } from './kinds/lesson-kinds.ts';
import { type LessonAccess, mayOpen } from './lesson-access.ts';

/**
 * The one state a lesson's row shows: a finished lesson stays finished even when it can no longer be opened. An exam that
 * was handed in and has an attempt left is there to be sat again.
 */
export type LessonMark = Finish['mark'] | 'again' | 'open' | 'locked';

export function lessonMark(lesson: CurriculumLesson, access: LessonAccess): LessonMark {
  if (lesson.attemptsLeft && access.kind === 'submitted') return 'again';
  if (isDone(lesson)) return kindOfLesson(lesson).finish.mark;
  return mayOpen(access) && counts(lesson) ? 'open' : 'locked';
}
