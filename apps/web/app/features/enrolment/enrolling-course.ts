import { isFree, piastresFromPounds } from '@hessa/rules/courses/price';

/** What enrolling needs to know of a course. */
export interface EnrollingCourse {
  id: number;
  courseName: string;
  /** Pounds; the server alone decides whether a course is free, this only chooses what is offered first. */
  price: number;
}

/** A price that cannot be read is no free course. */
export function isOfferedFree({ price }: EnrollingCourse): boolean {
  return isFree(piastresFromPounds(price) ?? 1);
}
