import type { Grade } from '@hessa/rules/courses/grade';
import type { ListedCourse } from './listed-course.ts';

/** What the courses page of a grade shows. */
export type Catalogue =
  | { kind: 'unknown-grade' }
  | { kind: 'failed'; grade: Grade; message: string }
  | { kind: 'courses'; grade: Grade; courses: ListedCourse[]; totalCount: number; totalPages: number; page: number };

/** The server's words travel with a failure that happened there; this stands where none came. */
export const CATALOGUE_FAILED = 'حصلت مشكلة وإحنا بنجيب الباقات. جرّب تاني.';
