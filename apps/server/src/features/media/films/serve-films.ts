import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { SOUND_ALONE } from '@hessa/rules/media/film/film-ladder';
import { masterPlaylist, rungPlaylist } from '@hessa/rules/media/film/film-playlists';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ServingTools } from '../../../calls/feature.ts';
import { readCaller } from '../../../calls/read-caller.ts';
import { TENANT_ID } from '../../../db/tenant-id.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findLinkHolder } from '../find-link-holder.ts';
import { type LinkSubject, readLink } from '../signed-link.ts';
import { filmSubject, mayHavePieces, pieceFolder } from './film-links.ts';
import { type FoundFilm, findFilm } from './find-film.ts';
import { createPieceReader } from './piece-reader.ts';
import { pieceKey } from './seal-pieces.ts';

const mediaId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
const place = { tenant: z.string().regex(TENANT_ID), id: mediaId };
const listAddress = z.object({ ...place, list: z.string().regex(/^[a-z0-9-]{1,30}\.m3u8$/) });
const keyAddress = z.object({ ...place, rung: mediaId, period: z.string().regex(/^\d{1,5}\.key$/) });
const pieceAddress = z.object({
  ...place,
  seal: z.string().regex(/^\d{1,6}\.[A-Za-z0-9_-]{43}$/),
  piece: z.string().regex(/^\d{1,12}-\d{1,12}\.ts$/),
});

const DAY_SECONDS = 24 * 60 * 60;

interface Dependencies extends Pick<ServingTools, 'withTenant' | 'platform'> {
  /** The gate of lessons; throws for whoever may not open this one now. */
  openLesson: (
    tx: Tx,
    ctx: { tenant: { id: string }; account: { id: string }; now: Date; platform: Platform },
    lessonId: number,
  ) => Promise<unknown>;
}

/** Streams: lists and keys for the login that asked, pieces for whoever carries them. */
export function serveFilms(app: FastifyInstance, { withTenant, platform, openLesson }: Dependencies): void {
  const { clock, secrets, files } = platform;
  const pieces = createPieceReader(files);

  /** The film behind a signed address, for a login that may open its lesson now. */
  async function openFilm(request: FastifyRequest, tenantId: string, filmId: string): Promise<FoundFilm> {
    const now = clock.now();
    const subject = { tenantId, mediaId: filmSubject(filmId) };
    const link = readLink(secrets, subject, request.query, readCaller(request, tenantId), now);
    if (!link) throw new DomainError('media.refused');
    return withTenant(
      tenantId,
      async (tx) => {
        await demandHolder(tx, link, now);
        const found = await findFilm(tx, tenantId, filmId);
        if (!found) throw new DomainError('media.missing');
        return found;
      },
      'read',
    );
  }

  async function demandHolder(tx: Tx, link: LinkSubject, now: Date): Promise<void> {
    const holder = await findLinkHolder(tx, link, now);
    if (!holder) throw new DomainError('media.refused');
    if (holder.role !== 'student') return;
    const lessonId = link.place?.lessonId;
    if (lessonId === undefined) throw new DomainError('media.refused');
    if (holder.playsElsewhere) throw new DomainError('media.playing_elsewhere');
    // Whatever the reason it is shut for, the player is told one thing: this address is over.
    await openLesson(
      tx,
      { tenant: { id: link.tenantId }, account: { id: holder.accountId }, now, platform },
      lessonId,
    ).catch((error: unknown) => {
      throw error instanceof DomainError ? new DomainError('media.refused') : error;
    });
  }

  app.get(
    '/media/:tenant/:id/:list',
    { config: { openBecause: 'the link itself is signed for a login and a time, and the lesson’s gate is asked' } },
    async (request, reply) => {
      const asked = listAddress.safeParse(request.params);
      if (!asked.success) throw new DomainError('media.refused');
      const { tenant, id, list } = asked.data;
      const { rungs, sound } = await openFilm(request, tenant, id);
      const query = new URL(request.url, 'http://media').search;
      const name = list.slice(0, -'.m3u8'.length);
      const offered = offeredRungs(rungs, name);
      if (offered.length > 0) {
        return sendList(
          request,
          reply,
          masterPlaylist(offered, (rung) => `${rung}.m3u8${query}`),
        );
      }
      const rung = name === SOUND_ALONE.name ? sound : rungs.find((one) => one.name === name);
      if (!rung) throw new DomainError('media.missing');
      const folder = pieceFolder(secrets, tenant, rung.mediaId, clock.now());
      return sendList(
        request,
        reply,
        rungPlaylist(rung, {
          piece: (start, end) => `${folder}/${start}-${end}.ts`,
          key: (period) => `/media/${tenant}/${id}/keys/${rung.mediaId}/${period}.key${query}`,
        }),
      );
    },
  );

  app.get(
    '/media/:tenant/:id/keys/:rung/:period',
    { config: { openBecause: 'the link itself is signed for a login and a time, and the lesson’s gate is asked' } },
    async (request, reply) => {
      const asked = keyAddress.safeParse(request.params);
      if (!asked.success) throw new DomainError('media.refused');
      const { tenant, id, rung, period } = asked.data;
      const { film } = await openFilm(request, tenant, id);
      return reply
        .header('cache-control', 'no-store')
        .header('content-type', 'application/octet-stream')
        .header('cross-origin-resource-policy', 'same-origin')
        .send(pieceKey(film.secret, rung, Number.parseInt(period, 10)));
    },
  );

  app.get(
    '/media/:tenant/:id/:seal/:piece',
    { config: { openBecause: 'pieces are encrypted; their address is signed and ends' } },
    async (request, reply) => {
      const asked = pieceAddress.safeParse(request.params);
      if (!asked.success) throw new DomainError('media.refused');
      const { tenant: tenantId, id, seal, piece } = asked.data;
      if (!mayHavePieces(secrets, { tenantId, mediaId: id, seal }, clock.now())) {
        throw new DomainError('media.refused');
      }
      const [start = 0, end = 0] = piece.slice(0, -'.ts'.length).split('-').map(Number);
      const content = await pieces.open(tenantId, id, { start, end });
      reply
        .header('cache-control', `public, max-age=${DAY_SECONDS}, immutable`)
        .header('content-type', 'video/mp2t')
        .header('content-length', end - start + 1)
        .header('cross-origin-resource-policy', 'same-origin');
      // Whoever left while it was read says so no more.
      if (reply.raw.destroyed) content.letGo();
      else reply.raw.once('close', content.letGo);
      return reply.send(content.bytes);
    },
  );
}

/** `film` names all qualities, `film-480` those of at most so many lines: players of phones obey nothing else. */
function offeredRungs(rungs: FoundFilm['rungs'], list: string): FoundFilm['rungs'] {
  const [, most] = /^film(?:-(\d{1,4}))?$/.exec(list) ?? [list, '0'];
  return most === undefined ? rungs : rungs.filter(({ lines }) => lines <= Number(most));
}

const compress = promisify(gzip);

/**
 * The pieces of an hour are eighty kilobytes of addresses that differ in a few digits: a slow line would carry them for
 * longer than the first piece itself. Players of the browser's own take them as they are.
 */
async function sendList(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  reply
    .header('cache-control', 'private, no-store')
    .header('content-type', 'application/vnd.apple.mpegurl')
    .header('cross-origin-resource-policy', 'same-origin');
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(text);
  return reply.header('content-encoding', 'gzip').send(await compress(text));
}
