import type { Access } from '@hessa/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Those who can change what a public page shows. */
const EDITORS: ReadonlySet<Access> = new Set(['assistant', 'teacher', 'owner']);

/**
 * A change made in the teacher's console shows on the next page that anybody opens here. It goes by who may make the
 * call, not by a list of calls: an edit that is added later cannot be forgotten.
 */
export function forgetAfterEdits(app: FastifyInstance, forget: (tenantId: string) => void): void {
  // Before the answer leaves: whoever has it must not find the old page.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode < 400 && request.tenantId && isEdit(request)) forget(request.tenantId);
    done(null, payload);
  });
}

function isEdit(request: FastifyRequest): boolean {
  const endpoint = request.routeOptions.config?.endpoint;
  return endpoint !== undefined && endpoint.method !== 'GET' && EDITORS.has(endpoint.access);
}
