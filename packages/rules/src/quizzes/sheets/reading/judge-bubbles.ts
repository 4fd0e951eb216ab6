/** `doubtful` is never guessed: somebody looks at it. */
export type BubbleState = 'empty' | 'marked' | 'doubtful';

export interface JudgedBubble {
  readonly state: BubbleState;
  /** How much of it is ink, from 0 to 1, beyond the letter that is printed in it. */
  readonly ink: number;
}

/** What shading is at least, and what is at most a smudge, of bubbles filled as the sheet's own usually are. */
const MARKED_SHARE = 0.6;
const EMPTY_SHARE = 0.16;
/** Below the first nothing was meant, above the second something was, whatever the pen. */
const EMPTY_AT_LEAST = 0.075;
const MARKED_AT_LEAST = 0.13;
/** So few rows with ink say nothing about the pen: a smudge on an empty sheet must not be its own measure. */
const TELLING_ROWS = 3;
const USUAL_INK = 0.6;
/** Noise of the picture, as often as it may stand out. */
const EMPTY_NOISE = 4.5;
const MARKED_NOISE = 7;

const medianOf = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/**
 * Which bubbles of a sheet are shaded, by how dark each is (from 0, paper, to 1, the black of the marks). A sheet is
 * its own measure: what most bubbles have is the printed letter and the blur, what the darkest of each row have is the
 * pen. Grey pencil is then as clear as black ink, and between the two lies what is doubtful.
 */
export function judgeBubbles(rows: readonly (readonly number[])[]): JudgedBubble[][] {
  const all = rows.flat();
  const printed = medianOf(all);
  const near = all.filter((dark) => dark < printed + EMPTY_AT_LEAST).map((dark) => Math.abs(dark - printed));
  const noise = medianOf(near) * 1.48;
  const tops = rows.map((row) => Math.max(...row) - printed).filter((ink) => ink > MARKED_AT_LEAST);
  const isEnough = tops.length >= Math.min(TELLING_ROWS, rows.length);
  const usual = isEnough ? medianOf(tops) : Math.max(USUAL_INK, medianOf(tops));
  const emptyBelow = Math.max(EMPTY_AT_LEAST, noise * EMPTY_NOISE, usual * EMPTY_SHARE);
  const markedFrom = Math.max(MARKED_AT_LEAST, noise * MARKED_NOISE, usual * MARKED_SHARE, emptyBelow);
  return rows.map((row) =>
    row.map((dark) => {
      const ink = dark - printed;
      const state = ink < emptyBelow ? 'empty' : ink >= markedFrom ? 'marked' : 'doubtful';
      return { state, ink: Math.min(1, Math.max(0, ink)) };
    }),
  );
}
