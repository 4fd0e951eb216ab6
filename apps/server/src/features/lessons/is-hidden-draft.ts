import type { Holdings } from '@hessa/rules/lessons/lesson-access';
import type { CourseOutline } from './course-outline.ts';

/** A course outside the catalogue does not exist but for those who hold it or a unit of it. */
export function isHiddenDraft({ course }: CourseOutline, holdings: Holdings): boolean {
  return !course.active && holdings.course === null && holdings.units.size === 0;
}
