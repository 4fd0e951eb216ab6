import type { CourseTree } from './listed-course.ts';

export function lessonCount({ units }: Pick<CourseTree, 'units'>): number {
  return units.reduce((sum, unit) => sum + unit.lessons.length, 0);
}
