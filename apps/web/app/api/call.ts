import {
  type FreshRoute,
  type Input,
  type Reply,
  type RequestParts,
  type Route,
  toWire,
  type WireRequest,
} from '@hessa/contract/client';
import { buildSettings } from '../build-settings.ts';
import { endSession, sessionToken } from '../session/session-store.ts';
import type { Answer } from './answer.ts';
import { ApiError } from './api-error.ts';
import { fallbackText } from './failure-texts.ts';
import { readRefusal } from './read-refusal.ts';
import { createRequestPolicy } from './request-policy.ts';
import { refreshToken } from './token-refresh.ts';
import { send } from './transport.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** What a login that is over does to the page; `stay` leaves the decision to the caller. */
  onExpired?: 'go-to-login' | 'stay';
}

export type CallArguments<R extends Route> =
  Record<never, never> extends Input<R>
    ? [input?: Input<R>, options?: CallOptions]
    : [input: Input<R>, options?: CallOptions];

const LOGOUT: Route = 'POST /api/Auth/logout';
/** Signing in, registering and the like answer 401 for their own reasons, never for an old token. */
const OUTSIDE_LOGIN = '/api/Auth/';

const queue = createRequestPolicy(buildSettings.requestPolicy);
const reads = new Map<string, Promise<Answer>>();

/**
 * Calls the API by the name that the specification gives the call:
 *
 *   const { data } = await call('GET /api/Contact/getAll');
 *
 * Throws an ApiError for every refusal and for a line that failed.
 */
export async function call<R extends Exclude<Route, FreshRoute>>(
  route: R,
  ...args: CallArguments<R>
): Promise<Reply<R>> {
  return (await callDated(route, ...args)).reply;
}

/** The same, for whoever compares the server's clock with the phone's: with the moment at which the reply was here. */
export async function callDated<R extends Route>(
  route: R,
  ...[input, options = {}]: CallArguments<R>
): Promise<{ reply: Reply<R>; at: number }> {
  const wire = toWire(route, input as RequestParts | undefined);
  const answer = wire.method === 'GET' ? await sharedRead(route, wire, options) : await answered(route, wire, options);
  if (!answer.ok) throw readRefusal(route, answer.status, answer.text);
  return { reply: readReply(route, answer), at: answer.at };
}

/** Identical reads on the line at the same moment are one request. A caller that may cancel asks alone. */
function sharedRead(route: Route, wire: WireRequest, options: CallOptions): Promise<Answer> {
  if (options.signal) return answered(route, wire, options);
  const key = `${options.onExpired ?? ''} ${sessionToken() ?? ''} ${wire.url}`;
  const known = reads.get(key);
  if (known) return known;
  const read = answered(route, wire, options).finally(() => reads.delete(key));
  reads.set(key, read);
  return read;
}

/** The answer, after one refresh and one replay when the token was refused. */
async function answered(route: Route, wire: WireRequest, options: CallOptions): Promise<Answer> {
  const token = sessionToken();
  const first = await inTurn(route, wire, token, options);
  if (first.status !== 401 || wire.url.startsWith(OUTSIDE_LOGIN)) return first;
  if (token) {
    try {
      // The slot of the first try is free by now, so a refresh can never wait for its own callers.
      await refreshToken(token);
    } catch (error) {
      if (error instanceof ApiError && (error.status === 401 || error.status === 403)) expire(options);
      throw error;
    }
    const second = await inTurn(route, wire, sessionToken(), options);
    if (second.status !== 401) return second;
  }
  expire(options);
  return first;
}

async function inTurn(route: Route, wire: WireRequest, token: string | null, { signal }: CallOptions): Promise<Answer> {
  const ask = (proof?: string) => {
    const task = () => send(route, wire, token, signal, proof);
    return route === LOGOUT ? task() : queue(task);
  };
  const answer = await ask();
  // A crowd behind one address is asked for some work first, one before the server to come back. What does that is
  // fetched only now.
  if (answer.status === 429) {
    const worker = await import('./work/answer-work.ts').catch(() => null);
    return worker ? worker.answerWork(answer, ask, signal) : answer;
  }
  if (answer.status !== 503 && answer.status !== 408) return answer;
  const crowd = await import('./waiting/come-back.ts').catch(() => null);
  return crowd ? crowd.comeBack(answer, ask, signal) : answer;
}

function expire(options: CallOptions): void {
  endSession(options.onExpired === 'stay' ? 'invalid' : 'expired');
}

function readReply<R extends Route>(route: R, answer: Answer): Reply<R> {
  try {
    return JSON.parse(answer.text) as Reply<R>;
  } catch {
    const { en, ar } = fallbackText(route);
    throw new ApiError('response.unreadable', answer.status, en, ar);
  }
}
