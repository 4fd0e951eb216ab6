import type { Role } from '../auth/role.ts';
import { GRADES, type Grade } from '../courses/grade.ts';

/** The grades whose students somebody of the team serves; null for all of them. */
export type ServedGrades = readonly Grade[] | null;

/** Only an assistant is bound: a teacher and an owner serve everybody, whatever was chosen for them before. */
export function servedGrades(role: Role, chosen: readonly string[] | null): ServedGrades {
  if (role !== 'assistant' || chosen === null) return null;
  return GRADES.filter((grade) => chosen.includes(grade));
}

/** As it is kept: every grade is no limit, so that a grade that is added some day belongs to it as well. */
export function limitOf(chosen: ServedGrades): ServedGrades {
  if (chosen === null || GRADES.every((grade) => chosen.includes(grade))) return null;
  return GRADES.filter((grade) => chosen.includes(grade));
}

/** Who has no grade, such as those who have finished school, is everybody's: somebody has to answer the call. */
export function servesGrade(served: ServedGrades, grade: string | null): boolean {
  return served === null || grade === null || (served as readonly string[]).includes(grade);
}
