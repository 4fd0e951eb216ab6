import { type Reply, toWire } from '@hessa/contract/client';
import { replaceToken, sessionToken } from '../session/session-store.ts';
import { ApiError } from './api-error.ts';
import { pause } from './pause.ts';
import { readRefusal } from './read-refusal.ts';
import { send } from './transport.ts';

const REFRESH = 'POST /api/Auth/refresh-token';
const LOCK = 'hessa-token-refresh';
/** Another tab is replacing the token this very moment: its new one appears in storage shortly. */
const RETRY_CODE = 'auth.refresh_retry';
const RETRIES = 3;
const RETRY_PAUSE_MS = 300;

let running: Promise<void> | null = null;

/**
 * Replaces the token that was refused. However many calls were refused at once, one refresh runs and all
 * of them wait for it; tabs take turns through a lock, and a tab that finds a newer token needs no refresh.
 * Rejects with status 401/403 when the login is over, with another when it could not be asked.
 */
export function refreshToken(refused: string): Promise<void> {
  running ??= inTurn(() => replace(refused)).finally(() => {
    running = null;
  });
  return running;
}

function inTurn(task: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request(LOCK, task) : task();
}

async function replace(refused: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const token = sessionToken();
    if (token === null)
      throw new ApiError(
        'session.expired',
        401,
        'Session expired. Please log in again.',
        'جلستك خلصت. سجّل دخولك تاني.',
      );
    if (token !== refused) return;
    // Outside the request queue: the calls that hold its slot are waiting for this answer.
    const answer = await send(REFRESH, toWire(REFRESH, { body: {} }), token);
    if (answer.ok) return replaceToken(readToken(answer.text));
    const refusal = readRefusal(REFRESH, answer.status, answer.text);
    if (refusal.code !== RETRY_CODE || attempt === RETRIES) throw refusal;
    await pause(RETRY_PAUSE_MS);
  }
}

function readToken(text: string): string {
  const reply = JSON.parse(text) as Reply<typeof REFRESH>;
  return reply.data.token;
}
