import type { Grade } from '@hessa/rules/courses/grade';
import './grade-ink.css';

/** The class that makes `--grade-ink` the ink of a grade for an element and all inside it. */
export function gradeInk(grade: Grade): string {
  return `ink-${grade}`;
}
