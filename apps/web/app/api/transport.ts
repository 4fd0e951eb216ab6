import type { Route, WireRequest } from '@hessa/contract/client';
import { TIMINGS } from '@hessa/rules/site/timings';
import { buildSettings } from '../build-settings.ts';
import { ApiError } from './api-error.ts';
import { networkText } from './failure-texts.ts';
import { watchCall } from './line-watch.ts';
import { requestHeaders } from './request-headers.ts';

const TREE_PATH = '/api/Course/tree-course-with-progress';

export interface Answer {
  status: number;
  ok: boolean;
  text: string;
}

/** One call over the network, a read once more when the line failed. */
export async function send(
  route: Route,
  wire: WireRequest,
  token: string | null,
  signal?: AbortSignal,
): Promise<Answer> {
  try {
    return await sendOnce(wire, token, signal);
  } catch (error) {
    signal?.throwIfAborted();
    if (wire.method !== 'GET') throw asNetworkError(route, error);
    return sendOnce(wire, token, signal).catch((again) => {
      signal?.throwIfAborted();
      throw asNetworkError(route, again);
    });
  }
}

async function sendOnce(wire: WireRequest, token: string | null, signal?: AbortSignal): Promise<Answer> {
  const isRead = wire.method === 'GET';
  const watched = watchCall();
  const endings = [AbortSignal.timeout(isRead ? TIMINGS.readTimeout : TIMINGS.writeTimeout)];
  if (signal) endings.push(signal);
  // Whoever asks again may end a read, never a write: nobody knows how far that one came.
  if (isRead) endings.push(watched.again);
  try {
    const response = await fetch(`${baseOf(wire.url)}${wire.url}`, {
      method: wire.method,
      headers: requestHeaders(token, wire.contentType),
      credentials: 'include',
      signal: AbortSignal.any(endings),
      ...(wire.body === undefined ? {} : { body: wire.body }),
    });
    // Reading the body is part of the call: a line cut in the middle of an answer is no answer.
    const answer = { status: response.status, ok: response.ok, text: await response.text() };
    watched.ended('answered');
    return answer;
  } catch (error) {
    watched.ended(signal?.aborted || watched.again.aborted ? 'dropped' : 'lost');
    throw error;
  }
}

function baseOf(url: string): string {
  return url.startsWith(TREE_PATH) ? buildSettings.treeApiBase : buildSettings.apiBase;
}

function asNetworkError(route: Route, error: unknown): ApiError {
  const { en, ar } = networkText(route);
  const code = error instanceof DOMException && error.name === 'TimeoutError' ? 'network.timeout' : 'network.failed';
  return new ApiError(code, 0, en, ar);
}
