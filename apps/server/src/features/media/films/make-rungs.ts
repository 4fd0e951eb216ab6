import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type FilmFacts, LONGEST_FILM_SECONDS } from '@hessa/rules/media/film/film-facts';
import { type Rung, SEGMENT_SECONDS, SOUND_ALONE } from '@hessa/rules/media/film/film-ladder';
import { readPieces } from '@hessa/rules/media/film/film-playlists';
import { DomainError } from '../../../errors/domain-error.ts';
import type { FilmTools } from '../../../platform/films/find-film-tools.ts';
import { runLimited } from '../../../platform/films/run-limited.ts';
import { FILM_THREADS, readingArgs, workLimits } from './film-limits.ts';
import { demandDone } from './measure-film.ts';
import { drawnOnce, heardOnce, pictureArgs, soundArgs } from './rung-args.ts';

export interface RungsWork {
  tools: FilmTools;
  path: string;
  facts: FilmFacts;
  gain: number;
  durationSeconds: number;
  /** An own folder; whatever an earlier try left there goes. */
  folder: string;
  /** Told how far it is, from 0 to 1; what it throws ends the work. */
  onProgress: (share: number) => Promise<void>;
}

export interface ClearPiece {
  path: string;
  milliseconds: number;
}

export interface ClearRung {
  /** Null for the sound alone. */
  rung: Rung | null;
  /** Where its pieces and their list lie. */
  folder: string;
  pieces: ClearPiece[];
}

/**
 * How long sound waits for the picture of its second. Left to itself ffmpeg gives up after ten, which an encoder that
 * looks ahead reaches where frames are few, and then cuts pieces without their sound; waiting for ever would hold the
 * rest of a film in memory whose sound ends early.
 */
const TOGETHER_WITHIN_SECONDS = 60;

const THREADS = String(FILM_THREADS);

/** The list of clear pieces, which the pictures are drawn from. */
export const PIECES_LIST = 'pieces.m3u8';

/** Writes qualities as clear pieces while the source is read once; null is the sound alone. */
export async function makeRungs(rungs: readonly (Rung | null)[], work: RungsWork): Promise<ClearRung[]> {
  const { tools, path, facts, durationSeconds, onProgress } = work;
  const hasSound = facts.channels > 0;
  const folders = rungs.map((rung) => join(work.folder, rung?.name ?? SOUND_ALONE.name));
  await rm(work.folder, { recursive: true, force: true });
  for (const folder of folders) await mkdir(folder, { recursive: true, mode: 0o700 });
  const args = [
    ...['-hide_banner', '-nostdin', '-nostats', '-v', 'error', '-progress', 'pipe:1'],
    // Before the file it is of reading; of writing it is said with each quality.
    ...['-filter_complex_threads', THREADS, '-threads', THREADS, ...readingArgs(path)],
    ...drawnOnce(rungs, facts, tools),
    ...(hasSound ? heardOnce(rungs.length, work.gain) : []),
    ...rungs.flatMap((rung, at) => [
      ...['-threads', THREADS, ...(rung ? pictureArgs(rung, at, facts) : [])],
      ...(hasSound ? soundArgs(rung?.soundKilobits ?? SOUND_ALONE.kilobits, at) : []),
      ...writingArgs(folders[at] ?? work.folder),
    ]),
  ];
  const outcome = await runLimited(tools.ffmpeg, args, {
    limits: workLimits(durationSeconds, rungs.length),
    async onLine(line) {
      const told = /^out_time_(?:us|ms)=(\d+)$/.exec(line)?.[1];
      if (told !== undefined) await onProgress(Math.min(1, Number(told) / 1_000_000 / durationSeconds));
    },
  });
  demandDone(outcome);
  return Promise.all(
    rungs.map(async (rung, at) => {
      const folder = folders[at] ?? work.folder;
      return { rung, folder, pieces: await piecesIn(folder) };
    }),
  );
}

async function piecesIn(folder: string): Promise<ClearPiece[]> {
  const pieces = readPieces(await readFile(join(folder, PIECES_LIST), 'utf8').catch(() => ''));
  if (pieces.length === 0) throw new DomainError('film.broken');
  return pieces.map(({ name, milliseconds }) => ({ path: join(folder, name), milliseconds }));
}

/** One list of pieces, without a word of what stood in the file beside pictures and sound. */
function writingArgs(folder: string): string[] {
  return [
    ...['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn', '-t', String(LONGEST_FILM_SECONDS)],
    ...['-max_muxing_queue_size', '9999', '-max_interleave_delta', String(TOGETHER_WITHIN_SECONDS * 1_000_000)],
    ...['-f', 'hls', '-hls_time', String(SEGMENT_SECONDS), '-hls_list_size', '0', '-hls_playlist_type', 'vod'],
    ...['-hls_segment_filename', join(folder, '%05d.ts'), join(folder, PIECES_LIST)],
  ];
}
