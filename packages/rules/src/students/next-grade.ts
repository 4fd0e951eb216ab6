import { GRADES, type Grade } from '../courses/grade.ts';

/** The grade after this one; null after the last: those have finished. */
export function nextGrade(grade: Grade): Grade | null {
  return GRADES[GRADES.indexOf(grade) + 1] ?? null;
}
