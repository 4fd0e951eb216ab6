import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilmFacts } from '@hessa/rules/media/film/film-facts';
import { type FilmMode, type Rung, SOUND_ALONE } from '@hessa/rules/media/film/film-ladder';
import { bytesOf, secondsOf } from '@hessa/rules/media/film/film-playlists';
import { filmSeconds } from '@hessa/rules/media/player-time';
import { RUNG_TYPE } from '@hessa/rules/media/stored-file-name';
import { and, eq } from 'drizzle-orm';
import type { FilmTools } from '../../../platform/films/find-film-tools.ts';
import type { LongWork } from '../../../platform/jobs/long-job-kind.ts';
import { mediaFiles } from '../media-files-table.ts';
import { refuseFullDisk } from '../teach/refuse-full-disk.ts';
import { drawFilmPictures } from './draw-film-pictures.ts';
import { filmRungs } from './film-rungs-table.ts';
import { films } from './films-table.ts';
import type { ClearRung } from './make-rungs.ts';
import { sealPieces } from './seal-pieces.ts';

export interface KnownFilm {
  id: string;
  secret: Buffer;
  facts: FilmFacts;
  durationSeconds: number;
  mode: FilmMode;
  gain: number;
}

/** Keeps one quality, with its file, in one transaction; the first brings the film's pictures along. */
export async function storeRung(
  work: LongWork<unknown>,
  film: KnownFilm,
  { rung, folder, pieces }: ClearRung,
  tools: FilmTools,
): Promise<void> {
  const { platform, tenant } = work;
  const { facts, durationSeconds, mode, secret } = film;
  const isFirst = rung !== null && !(await hasPictures(work, film.id, mode));
  const pictures = isFirst ? await drawFilmPictures(tools, folder, rung, durationSeconds) : null;
  const mediaId = newId();
  const sealed = join(folder, 'sealed');
  const segments = await refuseFullDisk(sealPieces(pieces, { secret, mediaId, into: sealed }));
  await refuseFullDisk(platform.files.takeIn(tenant.id, mediaId, sealed));
  const poster = pictures ? { id: newId(), bytes: pictures.poster, name: 'poster' } : null;
  const strip = pictures ? { id: newId(), bytes: pictures.strip, name: 'strip' } : null;
  const drawn = [poster, strip].filter((picture) => picture !== null);
  for (const { id, bytes } of drawn) await refuseFullDisk(platform.files.write(tenant.id, id, bytes));
  const name = rung?.name ?? SOUND_ALONE.name;
  const kept = { tenantId: tenant.id, open: false, createdAt: work.now };
  await work.withTenant(async (tx) => {
    await tx.insert(mediaFiles).values([
      { ...kept, id: mediaId, contentType: RUNG_TYPE, byteLength: bytesOf({ segments }), fileName: `${name}.bin` },
      ...drawn.map(({ id, bytes, name: of }) => ({
        ...kept,
        ...{ id, contentType: 'image/jpeg', byteLength: bytes.length, fileName: `${of}.jpg` },
      })),
    ]);
    await tx.insert(filmRungs).values({
      ...{ tenantId: tenant.id, filmId: film.id, name, mode, mediaId, segments },
      ...{ lines: rung?.lines ?? null, width: rung?.width ?? 0, height: rung?.height ?? 0 },
      ...{ frameRate: rung?.frameRate ?? 0, codecs: codecsOf(rung, facts) },
    });
    if (!pictures) return;
    await tx
      .update(films)
      .set({
        ...{ mode, posterMediaId: poster?.id ?? null, stripMediaId: strip?.id ?? null, strip: pictures.plan },
        durationSeconds: filmSeconds(secondsOf({ segments })),
      })
      .where(and(eq(films.tenantId, tenant.id), eq(films.id, film.id)));
  });
  await rm(folder, { recursive: true, force: true });
}

/** The pictures belong to the mode that is played: another one begins with pictures of its own. */
async function hasPictures(work: LongWork<unknown>, filmId: string, mode: FilmMode): Promise<boolean> {
  const [film] = await work.withTenant(
    (tx) =>
      tx
        .select({ mode: films.mode })
        .from(films)
        .where(and(eq(films.tenantId, work.tenant.id), eq(films.id, filmId))),
    'read',
  );
  return film?.mode === mode;
}

function codecsOf(rung: Rung | null, { channels }: FilmFacts): string {
  if (!rung) return SOUND_ALONE.codecs;
  return channels > 0 ? rung.codecs : (rung.codecs.split(',')[0] ?? rung.codecs);
}

function newId(): string {
  return randomBytes(16).toString('base64url');
}
