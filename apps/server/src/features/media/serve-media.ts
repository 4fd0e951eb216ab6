import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { WithAnyTenant } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { mediaFiles } from './media-files-table.ts';
import { readRange } from './read-range.ts';
import { isGoodLink } from './signed-link.ts';

const address = z.object({
  tenant: z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/),
  id: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
});

const signature = z.object({
  u: z.string().max(80),
  e: z.string().regex(/^\d{10,16}$/),
  s: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
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
      const own = and(eq(mediaFiles.tenantId, tenant), eq(mediaFiles.id, id));
      const [file] = await withTenant(tenant, (tx) => tx.select().from(mediaFiles).where(own), 'read');
      if (!file || !(file.open || isSigned(request.query, tenant, id, platform)))
        throw new DomainError('media.refused');
      return send(request, reply, file, platform);
    },
  );
}

function isSigned(query: unknown, tenantId: string, mediaId: string, platform: Platform): boolean {
  const link = signature.safeParse(query);
  if (!link.success) return false;
  const { u: accountId, e: until, s } = link.data;
  const subject = { tenantId, mediaId, accountId };
  return isGoodLink(platform.secrets.mediaKey, subject, Number(until), s, platform.clock.now());
}

function send(request: FastifyRequest, reply: FastifyReply, file: File, { files }: Platform): FastifyReply {
  const range = readRange(request.headers.range, file.byteLength);
  reply
    .header('accept-ranges', 'bytes')
    .header('content-type', file.contentType)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', file.open ? 'public, max-age=31536000, immutable' : 'private, max-age=300');
  if (file.contentType === 'application/pdf') reply.header('content-disposition', disposition(file.fileName));
  if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${file.byteLength}`).send();
  const { start, end } = range ?? { start: 0, end: file.byteLength - 1 };
  if (range) reply.status(206).header('content-range', `bytes ${start}-${end}/${file.byteLength}`);
  reply.header('content-length', end - start + 1);
  return reply.send(request.method === 'HEAD' ? '' : files.read(file.tenantId, file.id, { start, end }));
}

/** RFC 6266: a plain name for old clients, the real one for the rest. */
function disposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
