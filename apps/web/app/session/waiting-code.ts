import { isShapedLikeCode } from '@hessa/rules/codes/code-text';
import { readStored, removeStored, writeStored } from './safe-storage.ts';
import { WAITING_CODE_KEY } from './storage-keys.ts';

/**
 * Somebody who has no account yet may need days to make one; on a phone of many hands a code does not lie about for
 * longer.
 */
const WAITS_FOR_MS = 7 * 24 * 3_600_000;

/**
 * A guest's code, until somebody who logs in on this phone has used it: in every tab, also after this one was closed. It
 * is kept as it is pressed, before any page or part is fetched for it; what can be no code takes no other's place. A press
 * before the page is awake keeps it too (`boot-guard.head.ts`).
 */
export function keepWaitingCode(code: string): void {
  if (!isShapedLikeCode(code)) return;
  writeStored(WAITING_CODE_KEY, `${Date.now()} ${code}`);
}

export function waitingCode(): string | null {
  const kept = readStored(WAITING_CODE_KEY);
  if (kept === null) return null;
  const [at = ''] = kept.split(' ', 1);
  const code = kept.slice(at.length + 1);
  if (isShapedLikeCode(code) && Math.abs(Date.now() - Number(at)) < WAITS_FOR_MS) return code;
  forgetWaitingCode();
  return null;
}

export function forgetWaitingCode(): void {
  removeStored(WAITING_CODE_KEY);
}
