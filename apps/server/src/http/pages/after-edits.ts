import type { Access } from '@hessa/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MemoryKind } from '../../platform/memory/memory.ts';
import type { Platform } from '../../platform/platform.ts';
import { markEditor, readMark } from './editor-mark.ts';

/** Those who can change what a public page shows. */
const EDITORS: ReadonlySet<Access> = new Set(['assistant', 'teacher', 'owner']);

/** Which edits this server has heard of; a mark lives for three seconds. */
const marks: MemoryKind<true> = {
  name: 'edit marks',
  bound: { entries: 10_000 },
  lifetimeMs: 10_000,
};

/**
 * Puts out of date what is remembered of a tenant after every change made in its console, and tells whoever listens,
 * which is how other servers hear of it. It goes by who may make the call, not by a list of calls: an edit that is
 * added later cannot be forgotten.
 */
export function noteEdits(app: FastifyInstance, { memories, secrets }: Pick<Platform, 'memories' | 'secrets'>): void {
  const heard = memories.of(marks);

  // Before the answer leaves: whoever has it must not find what was there before.
  app.addHook('onSend', (request, reply, payload, done) => {
    const { tenantId } = request;
    if (reply.statusCode < 400 && tenantId && isEdit(request)) {
      void heard.get(`${tenantId} ${markEditor(reply, tenantId, secrets)}`, async () => true);
      memories.edited(tenantId, 'here');
    }
    done(null, payload);
  });

  // An editor may be faster than the word between two servers.
  app.addHook('onRequest', (request, _reply, done) => {
    const mark = readMark(request, secrets);
    if (mark) {
      void heard.get(`${mark.tenantId} ${mark.id}`, async () => {
        memories.edited(mark.tenantId, 'elsewhere');
        return true;
      });
    }
    done();
  });
}

function isEdit(request: FastifyRequest): boolean {
  const endpoint = request.routeOptions.config?.endpoint;
  return endpoint !== undefined && endpoint.method !== 'GET' && EDITORS.has(endpoint.access);
}
