import { type Input, type Reply, type RequestParts, type Route, toWire } from '@hessa/contract/client';
import type { RouterContextProvider } from 'react-router';
import { pageHost } from '../page-host.ts';
import { readRefusal } from './read-refusal.ts';

type CallArguments<R extends Route> = Record<never, never> extends Input<R> ? [input?: Input<R>] : [input: Input<R>];

/** The loader's transport: the same call as in the browser, answered inside the server's own process. */
export async function serverCall<R extends Route>(
  context: Readonly<RouterContextProvider>,
  route: R,
  ...[input]: CallArguments<R>
): Promise<Reply<R>> {
  const wire = toWire(route, input as RequestParts | undefined);
  const response = await context.get(pageHost).apiFetch(wire.url, {
    method: wire.method,
    ...(wire.contentType ? { headers: { 'content-type': wire.contentType } } : {}),
    ...(wire.body === undefined ? {} : { body: wire.body }),
  });
  const text = await response.text();
  if (!response.ok) throw readRefusal(route, response.status, text);
  return JSON.parse(text) as Reply<R>;
}
