import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type FilmFacts, LONGEST_FILM_SECONDS } from '@hessa/rules/media/film/film-facts';
import { type Rung, SEGMENT_SECONDS, SOUND_ALONE } from '@hessa/rules/media/film/film-ladder';
import { readPieces } from '@hessa/rules/media/film/film-playlists';
import { DomainError } from '../../../errors/domain-error.ts';
import type { FilmTools } from '../../../platform/films/find-film-tools.ts';
import { runLimited } from '../../../platform/films/run-limited.ts';
import { FILM_THREADS, PICTURE, readingArgs, workLimits } from './film-limits.ts';
import { demandDone } from './measure-film.ts';

export interface RungWork {
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

/**
 * How long sound waits for the picture of its second. Left to itself ffmpeg gives up after ten, which an encoder that
 * looks ahead reaches where frames are few, and then cuts pieces without their sound; waiting for ever would hold the
 * rest of a film in memory whose sound ends early.
 */
const TOGETHER_WITHIN_SECONDS = 60;

const THREADS = ['-threads', String(FILM_THREADS)];

/** The list of clear pieces, which the pictures are drawn from. */
export const PIECES_LIST = 'pieces.m3u8';

/** Writes one quality as clear pieces, or the sound alone where no rung is given. */
export async function makeRung(rung: Rung | null, work: RungWork): Promise<ClearPiece[]> {
  const { tools, path, facts, folder, durationSeconds, onProgress } = work;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const args = [
    ...['-hide_banner', '-nostdin', '-nostats', '-v', 'error', '-filter_threads', String(FILM_THREADS)],
    // Said twice: before the file it is of reading, after it of writing.
    ...[...THREADS, ...readingArgs(path), ...THREADS],
    ...(rung ? ['-map', PICTURE, ...pictureArgs(rung, facts, tools)] : ['-vn']),
    ...(facts.channels > 0 ? soundArgs(rung?.soundKilobits ?? SOUND_ALONE.kilobits, work.gain) : []),
    ...['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn', '-t', String(LONGEST_FILM_SECONDS)],
    ...['-max_muxing_queue_size', '9999', '-max_interleave_delta', String(TOGETHER_WITHIN_SECONDS * 1_000_000)],
    ...['-f', 'hls', '-hls_time', String(SEGMENT_SECONDS), '-hls_list_size', '0', '-hls_playlist_type', 'vod'],
    ...['-hls_segment_filename', join(folder, '%05d.ts'), '-progress', 'pipe:1', join(folder, PIECES_LIST)],
  ];
  const outcome = await runLimited(tools.ffmpeg, args, {
    limits: workLimits(durationSeconds),
    async onLine(line) {
      const told = /^out_time_(?:us|ms)=(\d+)$/.exec(line)?.[1];
      if (told !== undefined) await onProgress(Math.min(1, Number(told) / 1_000_000 / durationSeconds));
    },
  });
  demandDone(outcome);
  const pieces = readPieces(await readFile(join(folder, PIECES_LIST), 'utf8').catch(() => ''));
  if (pieces.length === 0) throw new DomainError('film.broken');
  return pieces.map(({ name, milliseconds }) => ({ path: join(folder, name), milliseconds }));
}

/** A camera that notes the curve of HDR films in its wide colours, whether it notes them too or not. */
const TONED_DOWN = [
  'zscale=pin=2020:min=2020_ncl:t=linear:npl=100,format=gbrpf32le,zscale=p=bt709',
  'tonemap=tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv',
];
/** Without the filters for it, such a picture is grey and dull; this is no measure, but it can be watched. */
const LESS_PALE = 'eq=contrast=1.25:saturation=1.6';
/** What the film says of its colours is true of what it was, not of what is written. */
const ORDINARY_COLOURS = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'];

/** Turned as it was held, its colours brought down where they are too many, its frames evened out. */
function pictureArgs(rung: Rung, { isHdr }: FilmFacts, { tonesDown }: FilmTools): string[] {
  const filters = [
    `fps=${rung.frameRate}`,
    `scale=${rung.width}:${rung.height}:flags=bicubic`,
    ...(isHdr ? (tonesDown ? TONED_DOWN : [LESS_PALE]) : []),
    'setsar=1,format=yuv420p',
  ];
  const group = Math.max(1, Math.round(rung.frameRate * SEGMENT_SECONDS));
  return [
    ...['-vf', filters.join(','), '-c:v', 'libx264', '-preset', 'medium', '-profile:v', 'main'],
    ...['-crf', String(rung.quality), '-maxrate', `${rung.mostKilobits}k`, '-bufsize', `${rung.mostKilobits * 2}k`],
    ...['-g', String(group), '-keyint_min', String(group), '-sc_threshold', '0'],
    ...(isHdr ? ORDINARY_COLOURS : []),
    ...['-force_key_frames', `expr:gte(t,n_forced*${SEGMENT_SECONDS})`],
  ];
}

/** However many channels it was recorded with, a phone has one that matters. */
function soundArgs(kilobits: number, gain: number): string[] {
  const filters = [...(gain === 0 ? [] : [`volume=${gain}dB`]), 'alimiter=limit=0.84:level=disabled'];
  return [
    ...['-map', '0:a:0', '-af', filters.join(','), '-c:a', 'aac', '-ac', '1'],
    ...['-ar', kilobits > 32 ? '44100' : '32000', '-b:a', `${kilobits}k`],
  ];
}
