import { type Grade, isGrade, normaliseGrade } from './grade.ts';

export type CoursesPath =
  | { readonly kind: 'course'; readonly id: number }
  | { readonly kind: 'grade'; readonly grade: Grade }
  | { readonly kind: 'not-found' };

/** Tells the two readings of /courses/{x} apart: digits are a course, a known grade word is a grade. */
export function readCoursesPath(word: string): CoursesPath {
  if (/^[1-9][0-9]*$/.test(word)) {
    const id = Number(word);
    return Number.isSafeInteger(id) ? { kind: 'course', id } : { kind: 'not-found' };
  }
  if (!/^(?:secondary[1-3]|prep3|preparatory3)$/i.test(word)) return { kind: 'not-found' };
  const grade = normaliseGrade(word);
  return isGrade(grade) ? { kind: 'grade', grade } : { kind: 'not-found' };
}
