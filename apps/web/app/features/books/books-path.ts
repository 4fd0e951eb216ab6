import type { Grade } from '@hessa/rules/courses/grade';
import { gradePathWord } from '@hessa/rules/courses/grade-words';

/** Another grade always starts at its first page, which needs no number. */
export function booksPath(grade: Grade, page = 1): string {
  const path = `/books/grade/${gradePathWord(grade)}`;
  return page > 1 ? `${path}?page=${page}` : path;
}
