import type { ApiError } from './api-error.ts';

/** The gate's refusals: asking again would change none of them. */
const LOCKS = [
  'lesson.blocked',
  'lesson.upcoming',
  'lesson.ended',
  'lesson.no_enrolment_date',
  'course.not_enrolled',
] as const;

export type Lock = (typeof LOCKS)[number];

export function isLock(error: ApiError | null): error is ApiError & { code: Lock } {
  return LOCKS.some((lock) => lock === error?.code);
}
