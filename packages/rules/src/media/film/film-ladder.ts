import type { FilmFacts } from './film-facts.ts';

/** A board hardly moves and must be read; a camera shows people. */
export const FILM_MODES = ['board', 'camera'] as const;
export type FilmMode = (typeof FILM_MODES)[number];

export interface Rung {
  /** Also its name in addresses. */
  readonly name: string;
  readonly mode: FilmMode;
  /** Of the shorter side, as qualities are called. */
  readonly lines: number;
  readonly width: number;
  readonly height: number;
  readonly frameRate: number;
  /** Constant quality of H.264: the less it moves, the fewer bytes it takes, up to the limit. */
  readonly quality: number;
  readonly mostKilobits: number;
  readonly soundKilobits: number;
  /** The codecs as a playlist names them. */
  readonly codecs: string;
}

/** What one mode spends on each height. */
const SPENT: Record<
  FilmMode,
  readonly { lines: number; quality: number; mostKilobits: number; soundKilobits: number }[]
> = {
  board: [
    { lines: 1080, quality: 27, mostKilobits: 700, soundKilobits: 32 },
    { lines: 720, quality: 26, mostKilobits: 400, soundKilobits: 32 },
    { lines: 480, quality: 26, mostKilobits: 300, soundKilobits: 32 },
    { lines: 360, quality: 26, mostKilobits: 220, soundKilobits: 32 },
    { lines: 240, quality: 26, mostKilobits: 150, soundKilobits: 24 },
  ],
  camera: [
    { lines: 1080, quality: 23, mostKilobits: 2500, soundKilobits: 64 },
    { lines: 720, quality: 23, mostKilobits: 1400, soundKilobits: 64 },
    { lines: 480, quality: 24, mostKilobits: 750, soundKilobits: 48 },
    { lines: 360, quality: 25, mostKilobits: 450, soundKilobits: 32 },
    { lines: 240, quality: 26, mostKilobits: 250, soundKilobits: 32 },
  ],
};

/** For the bus: speech, and the poster. */
export const SOUND_ALONE = { name: 'sound', kilobits: 24, codecs: 'mp4a.40.2' } as const;

/** On a board these are read without effort; more lines are for large screens. */
const READABLE_LINES = 720;

/** Every piece of a stream lasts so long and begins with a whole picture. */
export const SEGMENT_SECONDS = 6;

const FASTEST = 30;

/** The rungs of a film, the one to begin with first and the largest last; never more lines or frames than it has. */
export function filmLadder({ width, height, frameRate }: FilmFacts, mode: FilmMode): Rung[] {
  const source = Math.min(width, height);
  const fitting = SPENT[mode].filter(({ lines }) => lines <= source);
  const spent = fitting.length > 0 ? fitting : SPENT[mode].slice(-1);
  const [top] = spent;
  const rungs = spent.map(({ lines: named, ...costs }) => {
    // Between two heights, or below the smallest, the film keeps its own; only what is larger than all is cut down.
    const lines = named === top?.lines && named !== SPENT[mode][0]?.lines ? even(source) : named;
    return {
      name: `${mode}-${named}`,
      mode,
      lines,
      width: even((width * lines) / source),
      height: even((height * lines) / source),
      frameRate: rungFrameRate(frameRate, mode),
      ...costs,
      codecs: `${h264Name(named)},mp4a.40.2`,
    };
  });
  return rungs.sort((one, other) => placeInLine(one, mode) - placeInLine(other, mode) || other.lines - one.lines);
}

/** A board is redrawn six times a second: nobody writes faster, and four frames of five are not paid for. */
export function rungFrameRate(source: number, mode: FilmMode): number {
  if (mode === 'camera') return Math.min(FASTEST, source);
  const isTwentyFive = Math.abs(source / 25 - Math.round(source / 25)) < 0.01;
  return Math.min(source, isTwentyFive ? 6.25 : 6);
}

/** What most students watch is made first, so that the lesson opens soon; what few can carry is made last. */
function placeInLine({ name }: Rung, mode: FilmMode): number {
  const named = Number(name.split('-')[1]);
  const first = mode === 'board' ? READABLE_LINES : 480;
  if (named === first) return 0;
  return named < first ? 1 : 2;
}

function even(value: number): number {
  return Math.max(2, Math.round(value / 2) * 2);
}

/** Main profile, at the level that the height needs. */
function h264Name(lines: number): string {
  if (lines > 720) return 'avc1.4d4028';
  return lines > 480 ? 'avc1.4d401f' : 'avc1.4d401e';
}

/** Above these a camera's film is for large screens, which wait longer. */
const PHONE_LINES = 720;

/**
 * Which qualities are made while the source is read once; null is the sound alone. A board's are short work, and the
 * first is watched while the others are made. A camera's source costs as much to read as a quality to write: all that
 * phones watch are made together, and what only large screens show after them.
 */
export function filmPasses(ladder: readonly (Rung | null)[], mode: FilmMode): (Rung | null)[][] {
  if (mode === 'board') return ladder.map((rung) => [rung]);
  const isLarge = (rung: Rung | null) => rung !== null && rung.lines > PHONE_LINES;
  const together = [ladder.filter((rung) => !isLarge(rung)), ladder.filter(isLarge)];
  return together.filter((pass) => pass.length > 0);
}

/** About how much work a pass is, for a bar that moves evenly: pixels to be written, and reading the source. */
export function workOf(pass: readonly (Pick<Rung, 'width' | 'height' | 'frameRate'> | null)[]): number {
  const READING = 3_000_000;
  return pass.reduce((sum, rung) => sum + (rung ? rung.width * rung.height * rung.frameRate : 0), READING);
}

/** How long the rest takes if it goes on as it did; null while that would be a guess. */
export function secondsLeft({
  done,
  total,
  elapsedMs,
}: {
  done: number;
  total: number | null;
  elapsedMs: number;
}): number | null {
  if (!total || done <= 0 || elapsedMs < 2000 || done / total < 0.02) return null;
  return Math.max(1, Math.round(((total - done) / done) * (elapsedMs / 1000)));
}
