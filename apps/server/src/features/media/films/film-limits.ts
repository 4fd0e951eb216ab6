import { LONGEST_FILM_SECONDS } from '@hessa/rules/media/film/film-facts';
import type { ToolLimits } from '../../../platform/films/run-limited.ts';

/** Of cores, and of threads for each thing it does, as much as a small machine has; the server itself goes first. */
export const FILM_THREADS = 2;

/** The stream that is the film; the drawing on the cover of a file is one too, and may stand before it. */
export const PICTURE = '0:V:0';

const SHARE = { memoryMegabytes: 4096, cores: FILM_THREADS };

/** Looking into a file is a matter of moments, whatever the file says. */
export const LOOK_LIMITS: ToolLimits = { ...SHARE, seconds: 20, fileMegabytes: 1, saysBytes: 512 * 1024 };

/**
 * Work that goes through the whole film: never longer than many times its length, for each quality that is written, and
 * ten minutes for slow machines.
 */
export function workLimits(durationSeconds: number, qualities = 1): ToolLimits {
  const seconds = 600 + 8 * qualities * Math.min(durationSeconds, LONGEST_FILM_SECONDS);
  return { ...SHARE, seconds, fileMegabytes: 8192, saysBytes: 64 * 1024 * 1024 };
}

/**
 * What every reading of a stranger's file begins with: files only, of the kinds that are taken, and no more streams
 * than a camera writes.
 */
export function readingArgs(path: string): string[] {
  return [
    ...['-protocol_whitelist', 'file', '-format_whitelist', 'mov,matroska,avi,mpegts'],
    ...['-max_streams', '100', '-i', `file:${path}`],
  ];
}
