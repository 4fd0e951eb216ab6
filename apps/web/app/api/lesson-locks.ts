import type { ApiError } from './api-error.ts';

/** What the gate's refusals are called; its own sentence stands under it. Asking again would change none of them. */
export const LOCKS: Readonly<Record<string, string>> = {
  'lesson.blocked': 'الدرس مقفول',
  'lesson.upcoming': 'الدرس لسه مفتحش',
  'lesson.ended': 'الدرس اتقفل',
  'lesson.no_enrolment_date': 'الدرس مقفول',
  'course.not_enrolled': 'الدرس للمشتركين بس',
};

export function isLock(error: ApiError | null): error is ApiError {
  return error !== null && error.code in LOCKS;
}
