import type { Grade } from '@hessa/rules/courses/grade';
import type { ListedCourse } from './listed-course.ts';

/** What the courses page of a grade shows. */
export type Catalogue =
  | { kind: 'unknown-grade' }
  | { kind: 'failed'; grade: Grade; message: string }
  | ({ kind: 'courses'; grade: Grade } & CoursesOfPage);

export interface CoursesOfPage {
  courses: ListedCourse[];
  totalCount: number;
  totalPages: number;
  page: number;
}

export const NO_COURSES: CoursesOfPage = { courses: [], totalCount: 0, totalPages: 1, page: 1 };

/** The server's words travel with a failure that happened there; this stands where none came. */
export const CATALOGUE_FAILED = 'حصلت مشكلة وإحنا بنجيب الكورسات. جرّب تاني.';
