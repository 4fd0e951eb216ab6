import type { Grade } from '@hessa/rules/courses/grade';
import { gradePathWord } from '@hessa/rules/courses/grade-words';
import { booksOfGradePath } from '@hessa/rules/pages/public-pages';

/** Another grade always starts at its first page, which needs no number. */
export function booksPath(grade: Grade, page = 1): string {
  const path = booksOfGradePath({ grade: gradePathWord(grade) });
  return page > 1 ? `${path}?page=${page}` : path;
}
