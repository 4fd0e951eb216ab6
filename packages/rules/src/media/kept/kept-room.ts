/** All kept lessons together: six hours of a board, and a small phone still has room for its pictures. */
export const KEPT_AT_MOST_BYTES = 500_000_000;

/** What a browser needs besides to go on working. */
const SPARE_BYTES = 20_000_000;

export type KeptRoom = 'fits' | 'over-allowance' | 'phone-full';

interface RoomQuestion {
  /** What is still to be fetched. */
  readonly bytes: number;
  /** What other lessons take, whole or begun. */
  readonly keptBytes: number;
  /** What the browser says is left; null where it says nothing. */
  readonly freeBytes: number | null;
}

/** Whether a lesson has room on the phone, asked before its first byte is paid for. */
export function keptRoom({ bytes, keptBytes, freeBytes }: RoomQuestion): KeptRoom {
  if (keptBytes + bytes > KEPT_AT_MOST_BYTES) return 'over-allowance';
  return freeBytes !== null && freeBytes < bytes + SPARE_BYTES ? 'phone-full' : 'fits';
}
