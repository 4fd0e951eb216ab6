import type { TaughtLesson } from '../../../teach-shell/use-taught-course.ts';

/** Where a lesson is edited, beside the tree. */
export function lessonPath(courseId: number, { id, type }: Pick<TaughtLesson, 'id' | 'type'>): string {
  return `/teach/courses/${courseId}/${type === 'Quiz' ? 'quiz' : 'video'}/${id}`;
}
