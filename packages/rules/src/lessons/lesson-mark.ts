import { type CurriculumLesson, counts, isDone } from './curriculum.ts';
import type { Finish } from './kinds/lesson-kind.ts';
import { kindOfLesson } from './kinds/lesson-kinds.ts';
import { type LessonAccess, mayOpen } from './lesson-access.ts';

/** The one state a lesson's row shows: a finished lesson stays finished even when it can no longer be opened. */
export type LessonMark = Finish['mark'] | 'open' | 'locked';

export function lessonMark(lesson: CurriculumLesson, access: LessonAccess): LessonMark {
  if (isDone(lesson)) return kindOfLesson(lesson).finish.mark;
  return mayOpen(access) && counts(lesson) ? 'open' : 'locked';
}
