import { type CurriculumLesson, isDone } from './curriculum.ts';
import { type LessonAccess, mayOpen } from './lesson-access.ts';

/** The one state a lesson's row shows: a finished lesson stays finished even when it can no longer be opened. */
export type LessonMark = 'completed' | 'submitted' | 'open' | 'locked';

export function lessonMark(lesson: CurriculumLesson, access: LessonAccess): LessonMark {
  if (isDone(lesson)) return lesson.type === 'Video' ? 'completed' : 'submitted';
  return mayOpen(access) ? 'open' : 'locked';
}
