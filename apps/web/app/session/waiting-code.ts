import { isShapedLikeCode } from '@hessa/rules/codes/code-text';
import { toLatinDigits } from '@hessa/rules/text/digits';
import { readStored, removeStored, writeStored } from './safe-storage.ts';
import { EARLY_CODE_KEY, WAITING_CODE_KEY } from './storage-keys.ts';

/**
 * Somebody who has no account yet may need days to make one; on a phone of many hands a code does not lie about for
 * longer.
 */
const WAITS_FOR_MS = 7 * 24 * 3_600_000;

/**
 * A guest's code, until somebody who logs in on this phone has used it: in every tab, also after this one was closed. It
 * is kept as it is pressed, before any page or part is fetched for it; what can be no code takes no other's place. A press
 * before the page is awake keeps it too (`boot-guard.head.ts`), to be judged when it is asked for.
 */
export function keepWaitingCode(code: string): void {
  if (!isShapedLikeCode(code)) return;
  writeStored(WAITING_CODE_KEY, `${Date.now()} ${code}`);
  // It is the newer one.
  removeStored(EARLY_CODE_KEY);
}

export function waitingCode(): string | null {
  const early = readStored(EARLY_CODE_KEY);
  if (early !== null && isShapedLikeCode(codeIn(early))) writeStored(WAITING_CODE_KEY, early);
  removeStored(EARLY_CODE_KEY);
  const kept = readStored(WAITING_CODE_KEY);
  if (kept === null) return null;
  // Pressed before the page was awake it stands as it was typed.
  const code = toLatinDigits(codeIn(kept)).toUpperCase();
  if (isShapedLikeCode(code) && Math.abs(Date.now() - Number.parseInt(kept, 10)) < WAITS_FOR_MS) return code;
  forgetWaitingCode();
  return null;
}

/** Both stand as the time, a space, and what was typed. */
function codeIn(kept: string): string {
  return kept.slice(kept.indexOf(' ') + 1);
}

export function forgetWaitingCode(): void {
  removeStored(WAITING_CODE_KEY);
  removeStored(EARLY_CODE_KEY);
}
