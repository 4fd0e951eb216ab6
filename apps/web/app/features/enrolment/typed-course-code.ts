import type { WrittenWords } from '../../session/written-words.ts';
import type { EnrollingCourse } from './enrolling-course.ts';
import type { CodePlace } from './read-enrolment.ts';

/** A course's code on its way through a login: with the place it was typed at, which takes it up again. */
export function wordsOfCode(code: string, course: EnrollingCourse, place: CodePlace): WrittenWords {
  const { id, courseName, price } = course;
  return { code, place, course: String(id), courseName, price: String(price) };
}

/** The code that comes back to this place, with its course; null when there is none. */
export function typedCourseCode(
  words: WrittenWords | null,
  place: CodePlace,
): { code: string; course: EnrollingCourse } | null {
  if (!words?.code || words.place !== place) return null;
  const { code, course, courseName = '', price } = words;
  return { code, course: { id: Number(course), courseName, price: Number(price) } };
}
