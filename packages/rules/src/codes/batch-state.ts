export type BatchState = 'active' | 'expired' | 'finished' | 'stopped';

export const BATCH_STATES: readonly BatchState[] = ['active', 'expired', 'finished', 'stopped'];

interface CountedBatch {
  size: number;
  redeemed: number;
  voided: number;
  expiresAt: Date | null;
}

interface CountedCodes {
  fresh: number;
  sold: number;
  redeemed: number;
  voided: number;
  expiresAt: Date | null;
}

/** How many codes are in each state as a list of them has it: after the last day all that are left are too late. */
export function codesByState({ fresh, sold, redeemed, voided, expiresAt }: CountedCodes, now: Date) {
  const isLate = expiresAt !== null && expiresAt <= now;
  const left = isLate ? { fresh: 0, sold: 0, expired: fresh + sold } : { fresh, sold, expired: 0 };
  return { ...left, redeemed, voided };
}

/** What a batch is good for: codes left that open something, left too late, all used, or all void. */
export function batchState({ size, redeemed, voided, expiresAt }: CountedBatch, now: Date): BatchState {
  if (size > redeemed + voided) return expiresAt && expiresAt <= now ? 'expired' : 'active';
  return redeemed > 0 ? 'finished' : 'stopped';
}
