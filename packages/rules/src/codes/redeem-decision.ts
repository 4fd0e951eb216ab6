import { isOpen, UNIT_WINDOW_DAYS, type UnitWindow } from '../units/unit-window.ts';

const DAY = 24 * 60 * 60 * 1000;

/** What the lookup of a typed code found, in this tenant and of the kind that was asked for. */
export type FoundCode =
  | { readonly kind: 'none' }
  | { readonly kind: 'revoked' }
  | { readonly kind: 'redeemed'; readonly byThisStudent: boolean }
  | { readonly kind: 'fresh' };

export type RedeemDecision =
  | { readonly kind: 'redeem'; readonly effect: 'enrol' | 'restart' }
  /** The student sent this very code before: success again, nothing new. A lost answer must not look like a theft. */
  | { readonly kind: 'repeat' }
  /** Refused, and the code stays as it was. */
  | { readonly kind: 'refused'; readonly why: 'not-found' | 'already-used' | 'other-course' | 'still-open' };

/** `owned` tells whether the student holds the course or unit already, and whether it can still be opened. */
export type Ownership = 'none' | 'still-open' | 'ended';

export function redeemDecision(code: FoundCode, isForAskedCourse: boolean, owned: Ownership): RedeemDecision {
  switch (code.kind) {
    case 'none':
    case 'revoked':
      return { kind: 'refused', why: 'not-found' };
    case 'redeemed':
      return code.byThisStudent ? { kind: 'repeat' } : { kind: 'refused', why: 'already-used' };
    case 'fresh':
      if (!isForAskedCourse) return { kind: 'refused', why: 'other-course' };
      if (owned === 'still-open') return { kind: 'refused', why: 'still-open' };
      return { kind: 'redeem', effect: owned === 'ended' ? 'restart' : 'enrol' };
  }
}

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

/** A unit is owned by every right the student has to it, through its course or through an earlier code. */
export function unitOwnership(windows: readonly UnitWindow[]): Ownership {
  if (windows.length === 0) return 'none';
  return windows.some((window) => isOpen(window) || window.kind === 'upcoming') ? 'still-open' : 'ended';
}
