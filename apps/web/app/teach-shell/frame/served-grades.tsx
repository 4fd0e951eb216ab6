import { gradeNames } from '@hessa/rules/courses/grade-words';
import type { ServedGrades } from '@hessa/rules/team/served-grades';
import { useRead } from '../../api/use-read.ts';
import { useConsole } from './use-console.ts';
import './served-grades.css';

/** The grades whose students the reader serves; null for all of them, and until it is known. */
export function useServedGrades(): ServedGrades {
  const { isTeacher } = useConsole();
  const { reply } = useRead('GET /api/teach/served-grades', {}, { kept: true, wanted: !isTeacher });
  return reply?.data.grades ?? null;
}

/** An assistant of some grades is told so on every screen: otherwise a student who is not found looks like a fault. */
export function ServedGradesLine() {
  const grades = useServedGrades();
  return grades && <p className="served-grades">إنت ماسك {gradeNames(grades)} بس</p>;
}
