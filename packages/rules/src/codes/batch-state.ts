export type BatchState = 'active' | 'expired' | 'finished' | 'stopped';

export const BATCH_STATES: readonly BatchState[] = ['active', 'expired', 'finished', 'stopped'];

interface CountedBatch {
  size: number;
  redeemed: number;
  voided: number;
  expiresAt: Date | null;
}

/** What a batch is good for: codes left that open something, left too late, all used, or all void. */
export function batchState({ size, redeemed, voided, expiresAt }: CountedBatch, now: Date): BatchState {
  if (size > redeemed + voided) return expiresAt && expiresAt <= now ? 'expired' : 'active';
  return redeemed > 0 ? 'finished' : 'stopped';
}
