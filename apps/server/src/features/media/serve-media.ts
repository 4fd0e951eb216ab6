import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readCaller } from '../../calls/read-caller.ts';
import { TENANT_ID } from '../../db/tenant-id.ts';
import type { Tx, WithAnyTenant } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { tenants } from '../tenants/tenants-table.ts';
import { contentDisposition } from './content-disposition.ts';
import { mediaFiles } from './media-files-table.ts';
import { readRange } from './read-range.ts';
import { isGoodLink, signatureQuery } from './signed-link.ts';

const address = z.object({
  tenant: z.string().regex(TENANT_ID),
  id: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
});

type File = typeof mediaFiles.$inferSelect;

interface Dependencies {
  withTenant: WithAnyTenant;
  platform: Platform;
}

/** Files of lessons: one handler for opaque ids; there is no folder that a browser could walk. */
export function serveMedia(app: FastifyInstance, { withTenant, platform }: Dependencies): void {
  app.get(
    '/media/:tenant/:id',
    { config: { openBecause: 'the link itself is signed for an account and a time, unless the file is open' } },
    async (request, reply) => {
      const asked = address.safeParse(request.params);
      if (!asked.success) throw new DomainError('media.refused');
      const { tenant, id } = asked.data;
      const file = await withTenant(tenant, (tx) => findFile(tx, tenant, id), 'read');
      if (!file || !(file.open || isSigned(request, tenant, id, platform))) throw new DomainError('media.refused');
      return send(request, reply, file, platform);
    },
  );
}

/** Of a tenant that is out of service there is nothing to fetch. */
async function findFile(tx: Tx, tenantId: string, id: string): Promise<File | undefined> {
  const [row] = await tx
    .select({ file: mediaFiles })
    .from(mediaFiles)
    .innerJoin(tenants, eq(tenants.tenantId, mediaFiles.tenantId))
    .where(and(eq(mediaFiles.tenantId, tenantId), eq(mediaFiles.id, id), eq(tenants.active, true)));
  return row?.file;
}

function isSigned(request: FastifyRequest, tenantId: string, mediaId: string, platform: Platform): boolean {
  const link = signatureQuery.safeParse(request.query);
  if (!link.success) return false;
  const { u: accountId, e: until, s } = link.data;
  const subject = { tenantId, mediaId, accountId, browser: readCaller(request, tenantId).deviceCookieHash };
  return isGoodLink(platform.secrets.mediaKey, subject, Number(until), s, platform.clock.now());
}

function send(request: FastifyRequest, reply: FastifyReply, file: File, { files }: Platform): FastifyReply {
  // What stands under an id never changes, so the id says which version a browser has.
  const etag = `"${file.id}"`;
  reply
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', file.open ? 'public, max-age=31536000, immutable' : 'private, max-age=300');
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  const range = readRange(request.headers, etag, file.byteLength);
  if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${file.byteLength}`).send();
  reply
    .header('content-type', file.contentType)
    .header('content-disposition', contentDisposition(file.contentType, file.fileName));
  const { start, end } = range ?? { start: 0, end: file.byteLength - 1 };
  if (range) reply.status(206).header('content-range', `bytes ${start}-${end}/${file.byteLength}`);
  reply.header('content-length', end - start + 1);
  const hasBody = request.method !== 'HEAD' && end >= start;
  // Without a body it is still a stream: of a text, Fastify would count the length anew.
  return reply.send(hasBody ? files.read(file.tenantId, file.id, { start, end }) : Readable.from([]));
}
