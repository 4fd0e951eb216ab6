import { UNIT_WINDOW_DAYS } from '../units/unit-window.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Whether a student holds a course or unit, and whether it can still be opened. */
export type Ownership = 'none' | 'still-open' | 'ended';

/** A course is over for a student once the window of its last unit has ended; an empty or open one never is. */
export function courseOwnership(
  enrolment: { readonly enrolledAt: number; readonly extendedUntil?: number | null } | null,
  course: { readonly unitCount: number; readonly openToAll: boolean },
  now: number,
): Ownership {
  if (enrolment === null) return 'none';
  if (course.openToAll || course.unitCount === 0) return 'still-open';
  const lastEnd = enrolment.enrolledAt + course.unitCount * UNIT_WINDOW_DAYS * DAY;
  return now < Math.max(lastEnd, enrolment.extendedUntil ?? lastEnd) ? 'still-open' : 'ended';
}
