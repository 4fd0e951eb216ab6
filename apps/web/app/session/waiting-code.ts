import { normaliseCode } from '@hessa/rules/codes/code-text';
import { ApiError } from '../api/api-error.ts';
import { readStored, removeStored, writeStored } from './safe-storage.ts';
import { WAITING_CODE_KEY } from './storage-keys.ts';

/** Somebody who has no account yet may need days to make one; on a phone of many hands a code does not lie about for longer. */
const WAITS_FOR_MS = 7 * 24 * 3_600_000;

/** Refusals that say nothing of the code: who asked, or how often. */
const NO_JUDGEMENT = [401, 408, 429];

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

/** What the server answers about a code that was sent. Judged, it waits no more; a line that is cut judges nothing. */
export async function judged<Answer>(code: string, answer: Promise<Answer>): Promise<Answer> {
  let isJudged = true;
  try {
    return await answer;
  } catch (error) {
    isJudged = error instanceof ApiError && isJudgement(error.status);
    throw error;
  } finally {
    if (isJudged && normaliseCode(code) === normaliseCode(waitingCode() ?? '')) forgetWaitingCode();
  }
}

function isJudgement(status: number): boolean {
  return status >= 400 && status < 500 && !NO_JUDGEMENT.includes(status);
}
