import type { FilmMode } from './film-ladder.ts';

/**
 * How much two pictures half a second apart differ, as a mean over the whole picture from 0 to 255. Slides and boards
 * stay below one nearly always; a person who talks in front of a wall is above it nearly always.
 */
const STILL_BELOW = 1;
/** A page is turned, a hand passes: so many of the differences may be large. */
const STILL_SHARE = 0.7;
/** Too few pictures to judge by: the mode that suits everything. */
const FEWEST = 2;

export function modeByMotion(differences: readonly number[]): FilmMode {
  if (differences.length < FEWEST) return 'camera';
  const still = differences.filter((difference) => difference < STILL_BELOW).length;
  return still / differences.length >= STILL_SHARE ? 'board' : 'camera';
}

/** Where a film is looked at to judge how much it moves: short looks all over it, or all of a short one. */
export function looksAt(durationSeconds: number): { at: number; seconds: number }[] {
  const LOOKS = 8;
  const EACH = 5;
  if (durationSeconds <= LOOKS * EACH) return [{ at: 0, seconds: LOOKS * EACH }];
  // Not the very beginning and end: titles are no lesson.
  const step = durationSeconds / (LOOKS + 1);
  return Array.from({ length: LOOKS }, (_, index) => ({ at: Math.round(step * (index + 1)), seconds: EACH }));
}

/** Speech on a phone, as streaming services even it out (EBU R128). */
const WANTED_LUFS = -16;
const QUIETEST_LUFS = -60;
const MOST_GAIN = 24;

/** By how many decibels the sound is to be made louder, or softer; silence stays silence. */
export function evenGain(measuredLufs: number | null): number {
  if (measuredLufs === null || !Number.isFinite(measuredLufs) || measuredLufs < QUIETEST_LUFS) return 0;
  const gain = Math.min(MOST_GAIN, Math.max(-MOST_GAIN, WANTED_LUFS - measuredLufs));
  return Math.round(gain * 10) / 10;
}

export interface StripPlan {
  readonly everySeconds: number;
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
}

const STRIP_COLUMNS = 10;
const STRIP_PICTURES = 100;
const STRIP_SIDE = 160;

/** The pictures that a seek bar shows, all in one file: at most a hundred, at least a second apart. */
export function stripPlan(durationSeconds: number, { width, height }: { width: number; height: number }): StripPlan {
  const everySeconds = Math.max(1, Math.ceil(durationSeconds / STRIP_PICTURES));
  const pictures = Math.max(1, Math.ceil(durationSeconds / everySeconds));
  const scale = STRIP_SIDE / Math.max(width, height);
  const side = (value: number) => Math.max(2, Math.round((value * scale) / 2) * 2);
  return {
    everySeconds,
    columns: Math.min(STRIP_COLUMNS, pictures),
    rows: Math.ceil(pictures / STRIP_COLUMNS),
    width: side(width),
    height: side(height),
  };
}

/** Which picture of the strip shows a second: its column and row. */
export function stripPlace(
  { everySeconds, columns, rows }: StripPlan,
  second: number,
): { column: number; row: number } {
  const index = Math.min(columns * rows - 1, Math.max(0, Math.floor(second / everySeconds)));
  return { column: index % columns, row: Math.floor(index / columns) };
}
