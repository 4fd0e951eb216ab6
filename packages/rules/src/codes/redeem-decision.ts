import type { Ownership } from '../enrolment/ownership.ts';
import { isOpen, type UnitWindow } from '../units/unit-window.ts';

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
  | {
      readonly kind: 'refused';
      readonly why: 'not-found' | 'already-used' | 'other-course' | 'own-other-course' | 'still-open';
    };

/** Within this a repetition is a lost answer asked for again; later its owner has come back with the same card. */
const RETRY_MS = 60_000;

export function isKeptCard(redeemedAt: Date | null, now: Date): boolean {
  return redeemedAt !== null && now.getTime() - redeemedAt.getTime() > RETRY_MS;
}

/** `owned` tells whether the student holds the course or unit already, and whether it can still be opened. */
export function redeemDecision(code: FoundCode, isForAskedCourse: boolean, owned: Ownership): RedeemDecision {
  switch (code.kind) {
    case 'none':
    case 'revoked':
      return { kind: 'refused', why: 'not-found' };
    case 'redeemed':
      if (!code.byThisStudent) return { kind: 'refused', why: 'already-used' };
      return isForAskedCourse ? { kind: 'repeat' } : { kind: 'refused', why: 'own-other-course' };
    case 'fresh':
      if (!isForAskedCourse) return { kind: 'refused', why: 'other-course' };
      if (owned === 'still-open') return { kind: 'refused', why: 'still-open' };
      return { kind: 'redeem', effect: owned === 'ended' ? 'restart' : 'enrol' };
  }
}

/** A unit is owned by every right the student has to it, through its course or through an earlier code. */
export function unitOwnership(windows: readonly UnitWindow[]): Ownership {
  if (windows.length === 0) return 'none';
  return windows.some((window) => isOpen(window) || window.kind === 'upcoming') ? 'still-open' : 'ended';
}
