import type { FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from './site-of.ts';

/** A page is the same for everybody, so it is not even told of cookies and tokens. */
const FORWARDED = ['user-agent', 'accept'] as const;

export function pageRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const headers = new Headers();
  for (const name of FORWARDED) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return new Request(new URL(request.url, originOf(request)), {
    method: request.method,
    headers,
    signal: untilDisconnect(reply),
  });
}

/** Rendering stops when nobody waits for the page any more. */
function untilDisconnect(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
