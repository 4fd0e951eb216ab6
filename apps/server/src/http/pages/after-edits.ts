import type { Access } from '@hessa/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Those who can change what a public page shows. */
const EDITORS: ReadonlySet<Access> = new Set(['assistant', 'teacher', 'owner']);

/**
 * Tells of every change made in the teacher's console. It goes by who may make the call, not by a list of calls: an
 * edit that is added later cannot be forgotten.
 */
export function afterEdits(app: FastifyInstance, tell: (tenantId: string, reply: FastifyReply) => void): void {
  // Before the answer leaves: whoever has it must not find what was there before.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode < 400 && request.tenantId && isEdit(request)) tell(request.tenantId, reply);
    done(null, payload);
  });
}

function isEdit(request: FastifyRequest): boolean {
  const endpoint = request.routeOptions.config?.endpoint;
  return endpoint !== undefined && endpoint.method !== 'GET' && EDITORS.has(endpoint.access);
}
