import { readStored, removeStored, writeStored } from './safe-storage.ts';
import { WAITING_CODE_KEY } from './storage-keys.ts';

/** Somebody who has no account yet may need days to make one; on a phone of many hands a code does not lie about for longer. */
const WAITS_FOR_MS = 7 * 24 * 3_600_000;

/** A guest's code, until somebody who logs in on this phone has used it: in every tab, also after this one was closed. */
export function keepWaitingCode(code: string): void {
  writeStored(WAITING_CODE_KEY, `${Date.now()} ${code}`);
}

export function waitingCode(): string | null {
  const kept = readStored(WAITING_CODE_KEY);
  if (kept === null) return null;
  const [at = ''] = kept.split(' ', 1);
  const code = kept.slice(at.length + 1);
  if (code !== '' && Math.abs(Date.now() - Number(at)) < WAITS_FOR_MS) return code;
  forgetWaitingCode();
  return null;
}

export function forgetWaitingCode(): void {
  removeStored(WAITING_CODE_KEY);
}
