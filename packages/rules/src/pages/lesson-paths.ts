import { kindOfLesson, type LessonKindName } from '../lessons/kinds/lesson-kinds.ts';

interface AddressedLesson {
  readonly id: number;
  readonly type: LessonKindName;
}

/** Where a student opens a lesson. */
export function lessonPath(courseId: number | string, { id, type }: AddressedLesson): string {
  const { address } = kindOfLesson({ type }).page;
  return address({ courseId, lessonId: id });
}

/** Where a teacher writes it. */
export function teachLessonPath(courseId: number, { id, type }: AddressedLesson): string {
  const { address } = kindOfLesson({ type }).editor;
  return address({ courseId, lessonId: id });
}
