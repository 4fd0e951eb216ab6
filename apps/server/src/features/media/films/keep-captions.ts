import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { captionsTrack } from '@hessa/rules/media/film/film-captions';
import { servedType } from '@hessa/rules/media/stored-file-name';
import { and, eq } from 'drizzle-orm';
import type { FilmTools } from '../../../platform/films/find-film-tools.ts';
import { runLimited } from '../../../platform/films/run-limited.ts';
import type { LongWork } from '../../../platform/jobs/long-job-kind.ts';
import { mediaFiles } from '../media-files-table.ts';
import { LOOK_LIMITS, readingArgs, workLimits } from './film-limits.ts';
import { type FilmRow, films } from './films-table.ts';
import { readJson } from './look-into-film.ts';

/** More words than anybody says in half a day. */
const MOST_MEGABYTES = 4;

/** The words inside a film as WebVTT; null where it has none, or none that can be read: a film is not lost for them. */
export async function extractCaptions(
  { ffmpeg, ffprobe }: FilmTools,
  path: string,
  { folder, durationSeconds }: { folder: string; durationSeconds: number },
): Promise<Buffer | null> {
  const shown = 'stream=codec_name:stream_tags=language:stream_disposition=default';
  const asking = ['-v', 'error', '-of', 'json', '-select_streams', 's', '-show_entries', shown, ...readingArgs(path)];
  const told = await runLimited(ffprobe, asking, { limits: LOOK_LIMITS });
  const track = told.kind === 'done' ? captionsTrack(readJson(told.said)) : null;
  if (track === null) return null;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const into = join(folder, 'captions.vtt');
  const quietly = ['-hide_banner', '-nostdin', '-nostats', '-v', 'error', '-y'];
  const writing = ['-map', `0:s:${track}`, '-map_metadata', '-1', '-c:s', 'webvtt', '-f', 'webvtt', into];
  const limits = { ...workLimits(durationSeconds), fileMegabytes: MOST_MEGABYTES };
  const outcome = await runLimited(ffmpeg, [...quietly, ...readingArgs(path), ...writing], { limits });
  if (outcome.kind !== 'done') return null;
  const words = await readFile(into);
  return words.includes('-->') ? words : null;
}

/** Keeps what is written inside a film, for lessons whose teacher uploads no captions; found once, kept for good. */
export async function keepCaptions(
  work: LongWork<unknown>,
  film: FilmRow,
  reading: { tools: FilmTools; path: string; durationSeconds: number },
): Promise<void> {
  if (film.captionsMediaId !== null) return;
  const { platform, tenant, now } = work;
  const folder = await platform.workFolders.make(tenant.id, film.id);
  const { tools, path, durationSeconds } = reading;
  const words = await extractCaptions(tools, path, { folder, durationSeconds });
  if (!words) return;
  const captionsMediaId = randomBytes(16).toString('base64url');
  await platform.files.write(tenant.id, captionsMediaId, words);
  await work.withTenant(async (tx) => {
    await tx.insert(mediaFiles).values({
      ...{ tenantId: tenant.id, id: captionsMediaId, open: false, createdAt: now },
      ...{ contentType: servedType('text/vtt'), byteLength: words.length, fileName: 'captions.vtt' },
    });
    await tx
      .update(films)
      .set({ captionsMediaId })
      .where(and(eq(films.tenantId, tenant.id), eq(films.id, film.id)));
  });
}
