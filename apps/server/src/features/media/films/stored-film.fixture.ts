import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPieces } from '@hessa/rules/media/film/film-playlists';
import { and, eq } from 'drizzle-orm';
import { longJobs } from '../../../platform/jobs/long-jobs-table.ts';
import type { TestPlatform } from '../../../testing/test-platform.ts';
import { mediaFiles } from '../media-files-table.ts';
import { storedFile } from '../stored-file.fixture.ts';
import { testTools } from './film.fixture.ts';
import { filmRungs } from './film-rungs-table.ts';
import { films } from './films-table.ts';
import { sealPieces } from './seal-pieces.ts';

export interface StoredFilm {
  filmId: string;
  secret: Buffer;
  mediaId: string;
  byteLength: number;
}

interface WantedFilm {
  lines?: number;
  /** What it is made of; bytes that play nowhere where nobody plays them. */
  pieces?: (
    folder: string,
  ) => { path: string; milliseconds: number }[] | Promise<{ path: string; milliseconds: number }[]>;
}

/** A film that is ready in one quality, without the minutes of making one. */
export async function storedFilm(
  platform: TestPlatform,
  { lines = 360, pieces = plainPieces }: WantedFilm = {},
  tenantId = platform.tenantId,
): Promise<StoredFilm> {
  const folder = await mkdtemp(join(tmpdir(), 'hessa-stored-film-'));
  try {
    const filmId = await storedFile(platform, {}, tenantId);
    const mediaId = await storedFile(platform, { contentType: 'video/mp2t' }, tenantId);
    const secret = randomBytes(32);
    const into = join(folder, 'sealed');
    const segments = await sealPieces(await pieces(folder), { secret, mediaId, into });
    await platform.platform.files.remove(tenantId, mediaId);
    const sealed = await readFile(into);
    await platform.platform.files.write(tenantId, mediaId, sealed);
    await platform.withTenant(tenantId, async (tx) => {
      const isFile = and(eq(mediaFiles.tenantId, tenantId), eq(mediaFiles.id, mediaId));
      await tx.update(mediaFiles).set({ byteLength: sealed.length }).where(isFile);
      const seconds = segments.reduce((sum, [, milliseconds]) => sum + milliseconds, 0) / 1000;
      const made = { mode: 'camera' as const, durationSeconds: Math.round(seconds), readyAt: platform.clock.now() };
      await tx.insert(films).values({ tenantId, id: filmId, jobId: randomUUID(), secret, ...made });
      const shape = { lines, width: (lines * 16) / 9, height: lines, frameRate: 10, codecs: 'avc1.4d401e,mp4a.40.2' };
      await tx
        .insert(filmRungs)
        .values({ tenantId, filmId, name: `camera-${lines}`, mode: 'camera', mediaId, segments, ...shape });
    });
    return { filmId, secret, mediaId, byteLength: sealed.length };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type JobNews = Partial<Pick<typeof longJobs.$inferInsert, 'state' | 'done' | 'total' | 'problem'>>;

/** Puts the film into the hands of a job that nobody runs: without its qualities, as far as it is said to be. */
export async function beingMade(platform: TestPlatform, filmId: string, job: JobNews, startedAt: Date | null = null) {
  const { tenantId } = platform;
  const isIt = and(eq(films.tenantId, tenantId), eq(films.id, filmId));
  return platform.withTenant(tenantId, async (tx) => {
    const [film] = await tx.update(films).set({ readyAt: null, startedAt }).where(isIt).returning();
    const news = { state: 'running' as const, ...job };
    const asked = { askedBy: randomUUID(), askedAt: platform.clock.now(), input: {} };
    await tx
      .insert(longJobs)
      .values({ tenantId, id: film?.jobId ?? '', kind: 'films.make', ...asked, ...news })
      .onConflictDoUpdate({ target: [longJobs.tenantId, longJobs.id], set: news });
    const ofFilm = and(eq(filmRungs.tenantId, tenantId), eq(filmRungs.filmId, filmId));
    return tx.delete(filmRungs).where(ofFilm).returning();
  });
}

/** More pieces than one key opens. */
async function plainPieces(folder: string) {
  const names = Array.from({ length: 25 }, (_, index) => join(folder, `${index}.ts`));
  for (const path of names) await writeFile(path, 'a piece');
  return names.map((path) => ({ path, milliseconds: 6000 }));
}

interface DrawnPieces {
  size?: string;
  rate?: number;
  pieceSeconds?: number;
}

/** A film that plays, in pieces of two seconds. */
export function drawnPieces(seconds: number, { size = '640x360', rate = 10, pieceSeconds = 2 }: DrawnPieces = {}) {
  return async (folder: string) => {
    const list = join(folder, 'list.m3u8');
    const { status, stderr } = spawnSync(
      testTools().ffmpeg,
      [
        ...['-v', 'error', '-f', 'lavfi', '-t', String(seconds), '-i', `testsrc2=s=${size}:r=${rate}`],
        ...['-f', 'lavfi', '-t', String(seconds), '-i', 'sine=frequency=300'],
        ...[
          '-c:v',
          'libx264',
          '-preset',
          'ultrafast',
          '-pix_fmt',
          'yuv420p',
          '-g',
          String(rate * pieceSeconds),
          '-c:a',
          'aac',
        ],
        // With few frames a second the encoder is far behind the sound, which must not be cut without it.
        ...['-max_interleave_delta', '0', '-f', 'hls', '-hls_time', String(pieceSeconds), '-hls_list_size', '0', list],
      ],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`the film could not be drawn: ${stderr}`);
    const told = readPieces(await readFile(list, 'utf8'));
    return told.map(({ name, milliseconds }) => ({ path: join(folder, name), milliseconds }));
  };
}
