import { QUALITIES, type VideoQuality } from '../video-quality.ts';
import type { FilmMode } from './film-ladder.ts';

export interface FilmSize {
  readonly lines: number;
  readonly bytes: number;
}

/** What is still read, or seen, without paying for more. */
export const ENOUGH: Record<FilmMode, VideoQuality> = { board: 'hd720', camera: 'medium' };

function placeOf(quality: VideoQuality): number {
  return QUALITIES.findIndex((entry) => entry.quality === quality);
}

/**
 * The most that a film is played in when nobody chose: what the line and the screen stand for. A board is never held
 * below what can be read, since its other qualities cost about as much; who saves data gets no more than enough.
 */
export function filmQuality(
  recommended: VideoQuality,
  { mode, saves }: { readonly mode: FilmMode; readonly saves: boolean },
): VideoQuality {
  const enough = placeOf(ENOUGH[mode]);
  const wanted = placeOf(recommended);
  const readable = mode === 'board' ? Math.min(wanted, enough) : wanted;
  return QUALITIES[saves ? Math.max(readable, enough) : readable]?.quality ?? recommended;
}

/** What a film is played in for a quality: of those it has, the best that is not above it, else the smallest. */
export function filmSize(sizes: readonly FilmSize[], quality: VideoQuality): FilmSize | null {
  const most = QUALITIES[placeOf(quality) - 1]?.lines ?? Number.POSITIVE_INFINITY;
  const ordered = [...sizes].sort((one, other) => other.lines - one.lines);
  return ordered.find(({ lines }) => lines < most) ?? ordered.at(-1) ?? null;
}

/** What a whole film takes in a quality. */
export function filmBytes(sizes: readonly FilmSize[], quality: VideoQuality): number | null {
  return filmSize(sizes, quality)?.bytes ?? null;
}

/** Megabytes as people count them; nothing is free. */
export function megabytes(bytes: number): number {
  return Math.max(1, Math.round(bytes / 1_000_000));
}
