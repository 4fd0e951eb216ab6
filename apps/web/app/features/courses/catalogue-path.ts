import type { Grade } from '@hessa/rules/courses/grade';
import { gradePathWord } from '@hessa/rules/courses/grade-words';
import { coursesOfGradePath } from '@hessa/rules/pages/public-pages';

/** The address of a page of a grade's courses; the first page needs no number. */
export function cataloguePath(grade: Grade, page = 1): string {
  const path = coursesOfGradePath({ grade: gradePathWord(grade) });
  return page > 1 ? `${path}?page=${page}` : path;
}
