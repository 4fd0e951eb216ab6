import { type Term, termOrFirst } from './term.ts';

export type CourseParts = {
  readonly term?: string | null | undefined;
  readonly price?: number | null | undefined;
  readonly description?: string | null | undefined;
  readonly grade?: string | null | undefined;
  readonly active?: boolean | null | undefined;
};

export type CompletedCourse<T> = Omit<T, keyof CourseParts> & {
  readonly term: Term;
  readonly price: number;
  readonly description: string;
  readonly grade: string;
  readonly active: boolean;
};

/** Fills in what a course list may leave out. A price taken from here is only shown, it never enrols anyone. */
export function withCourseDefaults<T extends CourseParts>(course: T, requestedGrade: string): CompletedCourse<T> {
  return {
    ...course,
    term: termOrFirst(course.term),
    price: course.price ?? 0,
    description: course.description ?? '',
    grade: course.grade ?? requestedGrade,
    active: course.active ?? true,
  };
}
