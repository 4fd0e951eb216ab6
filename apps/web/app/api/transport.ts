import type { Route, WireRequest } from '@hessa/contract/client';
import { TIMINGS } from '@hessa/rules/site/timings';
import { addressOf } from './address.ts';
import type { Answer } from './answer.ts';
import { ApiError } from './api-error.ts';
import { forgetEarly, takeEarly } from './early-answers.ts';
import { endingAfter } from './ending-after.ts';
import { networkText } from './failure-texts.ts';
import { watchCall } from './line-watch.ts';
import { requestHeaders } from './request-headers.ts';

/** One call over the network, a read once more when the line failed. */
export async function send(
  route: Route,
  wire: WireRequest,
  token: string | null,
  signal?: AbortSignal,
  work?: string,
): Promise<Answer> {
  try {
    return await sendOnce(wire, token, signal, work);
  } catch (error) {
    signal?.throwIfAborted();
    if (wire.method !== 'GET') throw asNetworkError(route, error);
    return sendOnce(wire, token, signal, work).catch((again) => {
      signal?.throwIfAborted();
      throw asNetworkError(route, again);
    });
  }
}

async function sendOnce(wire: WireRequest, token: string | null, signal?: AbortSignal, work?: string): Promise<Answer> {
  const isRead = wire.method === 'GET';
  const watched = watchCall();
  const endings = signal ? [signal] : [];
  // Whoever asks again may end a read, never a write: nobody knows how far that one came.
  if (isRead) endings.push(watched.again);
  else forgetEarly();
  const ending = endingAfter(isRead ? TIMINGS.readTimeout : TIMINGS.writeTimeout, ...endings);
  try {
    const early = isRead ? takeEarly(wire.url, token, ending) : null;
    const answer = (early && (await early)) ?? (await ask(wire, token, ending, work));
    watched.ended('answered');
    return answer;
  } catch (error) {
    watched.ended(signal?.aborted || watched.again.aborted ? 'dropped' : 'lost');
    throw error;
  }
}

async function ask(wire: WireRequest, token: string | null, signal: AbortSignal, work?: string): Promise<Answer> {
  const response = await fetch(addressOf(wire.url), {
    method: wire.method,
    headers: requestHeaders(token, wire.contentType, work),
    credentials: 'include',
    keepalive: outlivesPage(wire),
    signal,
    ...(wire.body === undefined ? {} : { body: wire.body }),
  });
  // Reading the body is part of the call: a line cut in the middle of an answer is no answer.
  return { status: response.status, ok: response.ok, text: await response.text(), at: Date.now() };
}

/** What is written as the phone is put away still goes out. Browsers carry 64 kB for all such calls together. */
function outlivesPage({ method, body = '' }: WireRequest): boolean {
  return method !== 'GET' && typeof body === 'string' && body.length < 8_000 && document.visibilityState === 'hidden';
}

function asNetworkError(route: Route, error: unknown): ApiError {
  const { en, ar } = networkText(route);
  const code = error instanceof DOMException && error.name === 'TimeoutError' ? 'network.timeout' : 'network.failed';
  return new ApiError(code, 0, en, ar);
}
