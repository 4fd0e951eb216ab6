import { type Input, type RequestParts, type Route, toWire } from '@hessa/contract/client';
import { buildSettings } from '../build-settings.ts';
import { sessionToken } from '../session/session-store.ts';
import { requestHeaders } from './request-headers.ts';

/** A last word from a page that is being left: the browser carries it, nobody waits for the answer. */
export function sendAndLeave<R extends Route>(route: R, input: Input<R>): void {
  const wire = toWire(route, input as RequestParts);
  void fetch(`${buildSettings.apiBase}${wire.url}`, {
    method: wire.method,
    headers: requestHeaders(sessionToken(), wire.contentType),
    credentials: 'include',
    keepalive: true,
    ...(wire.body === undefined ? {} : { body: wire.body }),
  }).catch(() => {
    // Whoever left cannot be told, and what was said before still stands.
  });
}
