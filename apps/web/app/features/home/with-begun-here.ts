import { isBegunHere } from '../../session/begun-here.ts';
import type { HomeCourse } from './use-home.ts';

/** A next lesson with answers on this phone is begun, also where the server has not heard of them. */
export function withBegunHere(course: HomeCourse): HomeCourse {
  const { next } = course;
  return next && isBegunHere(next.id) ? { ...course, next: { ...next, isBegun: true } } : course;
}
