import { Readable } from 'node:stream';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readCaller } from '../../calls/read-caller.ts';
import { TENANT_ID } from '../../db/tenant-id.ts';
import type { Tx, WithAnyTenant } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { MemoryKind } from '../../platform/memory/memory.ts';
import type { Platform } from '../../platform/platform.ts';
import { tenants } from '../tenants/tenants-table.ts';
import { contentDisposition } from './content-disposition.ts';
import { findLinkHolder } from './find-link-holder.ts';
import { mediaFiles } from './media-files-table.ts';
import { readRange } from './read-range.ts';
import { type LinkSubject, type Place, placeText, readLink } from './signed-link.ts';
import { whileAllowed } from './while-allowed.ts';

const address = z.object({
  tenant: z.string().regex(TENANT_ID),
  id: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
});

type File = typeof mediaFiles.$inferSelect;
type Opened = { file: File } | { refusal: 'media.refused' | 'media.playing_elsewhere' };

interface Dependencies {
  withTenant: WithAnyTenant;
  platform: Platform;
  /** A row if students see the place now; asked of the lessons, which know what is hidden. */
  shownPlace: (tenantId: string, place: Place, now: Date) => SQL;
}

/**
 * Files that a login was just found to hold. A player asks for the next piece several times a second; whoever logs out
 * or is shut out is refused within this time.
 */
const openedFiles: MemoryKind<Opened> = {
  name: 'opened files',
  bound: { entries: 10_000 },
  lifetimeMs: 3000,
  isWorthKeeping: (opened) => 'file' in opened,
};

/** Files of lessons: one handler for opaque ids; there is no folder that a browser could walk. */
export function serveMedia(app: FastifyInstance, { withTenant, platform, shownPlace }: Dependencies): void {
  const { clock, memories, secrets } = platform;

  async function openFile(tenantId: string, mediaId: string, link: LinkSubject | null): Promise<Opened> {
    const key = [tenantId, mediaId, ...(link ? [link.sessionId, placeText(link.place)] : [])].join(' ');
    return memories
      .of(openedFiles)
      .get(key, () => withTenant(tenantId, (tx) => findOpenFile(tx, tenantId, mediaId, link), 'read'));
  }

  async function findOpenFile(tx: Tx, tenantId: string, id: string, link: LinkSubject | null): Promise<Opened> {
    const now = clock.now();
    const place = link?.place ? shownPlace(tenantId, link.place, now) : null;
    const [found, holder] = await Promise.all([
      findFile(tx, tenantId, id, place),
      link && findLinkHolder(tx, link, now),
    ]);
    if (!found || !(found.file.open || holder)) return { refusal: 'media.refused' };
    const { file, isShown } = found;
    if (holder?.role !== 'student') return { file };
    if (!isShown) return { refusal: 'media.refused' };
    const isOtherDevices = holder.playsElsewhere && file.contentType.startsWith('video/');
    return isOtherDevices ? { refusal: 'media.playing_elsewhere' } : { file };
  }

  app.get(
    '/media/:tenant/:id',
    { config: { openBecause: 'the link itself is signed for a login and a time, unless the file is open' } },
    async (request, reply) => {
      const asked = address.safeParse(request.params);
      if (!asked.success) throw new DomainError('media.refused');
      const { tenant: tenantId, id: mediaId } = asked.data;
      const caller = readCaller(request, tenantId);
      const link = readLink(secrets, { tenantId, mediaId }, request.query, caller, clock.now());
      const opened = await openFile(tenantId, mediaId, link);
      if ('refusal' in opened) throw new DomainError(opened.refusal);
      // An archive may own up to lacking a file, and a disk may lose one: asked before a byte is promised.
      if ((await platform.files.size(tenantId, mediaId)) === null) throw new DomainError('media.missing');
      return send(
        request,
        reply,
        opened.file,
        platform,
        async () => 'file' in (await openFile(tenantId, mediaId, link)),
      );
    },
  );
}

/** Of a tenant that is out of service there is nothing to fetch. */
async function findFile(tx: Tx, tenantId: string, id: string, place: SQL | null) {
  const [row] = await tx
    .select({ file: mediaFiles, isShown: place ? sql<boolean>`exists (${place})` : sql<boolean>`true` })
    .from(mediaFiles)
    .innerJoin(tenants, eq(tenants.tenantId, mediaFiles.tenantId))
    .where(and(eq(mediaFiles.tenantId, tenantId), eq(mediaFiles.id, id), eq(tenants.active, true)));
  return row;
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  file: File,
  { files }: Platform,
  isAllowed: () => Promise<boolean>,
): Promise<FastifyReply> {
  // What stands under an id never changes, so the id says which version a browser has.
  const etag = `"${file.id}"`;
  reply
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cross-origin-resource-policy', 'same-origin')
    // A private file is asked for again each time it is shown, and costs no bytes then: who logged out gets none.
    .header('cache-control', file.open ? 'public, max-age=31536000, immutable' : 'private, no-cache');
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  const link = file.open ? null : await linkFor(request, files, file);
  if (link) return reply.header('cache-control', 'private, no-store').redirect(link, 302);
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
  if (!hasBody) return reply.send(Readable.from([]));
  const content = files.read(file.tenantId, file.id, { start, end });
  return reply.send(file.open ? content : whileAllowed(content, isAllowed));
}

/**
 * Where the storage hands files out itself: for what is fetched once and whole. A player comes back to the address it
 * was sent to long after that is over, and scripts and captions may not read from another host.
 */
async function linkFor(request: FastifyRequest, files: FileStore, file: File): Promise<string | null> {
  const askedFor = request.headers['sec-fetch-dest'];
  if (askedFor !== 'document' && askedFor !== 'image') return null;
  const { contentType, fileName } = file;
  const link = await files.linkTo(file.tenantId, file.id, {
    contentType,
    disposition: contentDisposition(contentType, fileName),
  });
  // Pages show pictures of other hosts over TLS alone.
  return askedFor === 'document' || link?.startsWith('https:') ? link : null;
}
