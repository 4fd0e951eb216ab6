import { createHash, randomUUID } from 'node:crypto';
import type { FilmFacts } from '@hessa/rules/media/film/film-facts';
import type { Tx } from '../db/tenant-transaction.ts';
import { filmRungs } from '../features/media/films/film-rungs-table.ts';
import { films } from '../features/media/films/films-table.ts';
import { sealPiece } from '../features/media/films/seal-pieces.ts';
import streams from './demo/streams.json' with { type: 'json' };
import { readMediaFile, type StoredMedia } from './store-media.ts';

type Stream = (typeof streams)[keyof typeof streams];
type FilmRung = Omit<typeof filmRungs.$inferInsert, 'tenantId' | 'filmId'>;

/** A film of the demo as the platform made it, its qualities sealed. */
export interface DemoFilm {
  row: Omit<typeof films.$inferInsert, 'tenantId' | 'jobId'>;
  rungs: FilmRung[];
  /** What is stored for it besides the files that lessons name. */
  files: StoredMedia[];
}

/**
 * The films of the demo that are streamed. Their qualities were made once and lie in the media folder in the clear, so
 * that a start makes nothing and needs no tool. The secret is of the film's own bytes: storing it twice changes nothing,
 * and what is sealed with it lies open beside this file anyway.
 */
export async function readDemoFilms(
  folder: string,
  media: ReadonlyMap<string, StoredMedia>,
  now: Date,
): Promise<DemoFilm[]> {
  const read: DemoFilm[] = [];
  for (const [name, stream] of Object.entries(streams)) {
    const source = media.get(`${name}.mp4`);
    if (!source) continue;
    const secret = createHash('sha256').update('demo film').update(source.bytes).digest();
    const strip = await readMediaFile(folder, `${name}.strip.webp`);
    const files = [strip];
    const rungs: FilmRung[] = [];
    for (const { pieces, ...rung } of stream.rungs) {
      const clear = await readMediaFile(folder, `${name}.${rung.name}.mpegts`);
      const sealed = sealAll(clear, secret, pieces);
      files.push({ ...clear, fileName: `${rung.name}.bin`, bytes: Buffer.concat(sealed.map(({ bytes }) => bytes)) });
      const segments = sealed.map(({ bytes, milliseconds }): [number, number] => [bytes.length, milliseconds]);
      rungs.push({ ...rung, mode: 'board', mediaId: clear.id, segments });
    }
    const made = { mode: 'board', measuredMode: 'board', gain: stream.gain, readyAt: now } as const;
    const pictures = { posterMediaId: media.get(`${name}.webp`)?.id ?? null, stripMediaId: strip.id };
    const facts = factsOf(stream);
    const durationSeconds = stream.durationSeconds;
    read.push({
      row: { id: source.id, secret, facts, durationSeconds, ...made, ...pictures, strip: stream.strip },
      rungs,
      files,
    });
  }
  return read;
}

export async function recordDemoFilms(tx: Tx, tenantId: string, made: readonly DemoFilm[]): Promise<void> {
  for (const { row, rungs } of made) {
    // No job of this server made it, as after moving from another one.
    await tx.insert(films).values({ tenantId, jobId: randomUUID(), ...row });
    await tx.insert(filmRungs).values(rungs.map((rung) => ({ tenantId, filmId: row.id, ...rung })));
  }
}

function sealAll({ id, bytes }: StoredMedia, secret: Buffer, pieces: readonly number[][]) {
  let start = 0;
  return pieces.map(([length = 0, milliseconds = 0], index) => {
    const clear = bytes.subarray(start, start + length);
    start += length;
    return { milliseconds, bytes: sealPiece(clear, { secret, mediaId: id, index }) };
  });
}

function factsOf({ durationSeconds, width, height, frameRate }: Stream): FilmFacts {
  const codecs = { videoCodec: 'h264', isHdr: false, audioCodec: 'aac', channels: 1 };
  return { durationSeconds, width, height, frameRate, ...codecs };
}
