import type { Bubble } from '../sheet-geometry.ts';
import { type GreyPicture, lightnessAt } from './grey-picture.ts';
import { type Homography, project } from './homography.ts';

/** A sheet found in a picture, and how light its black is where its white is 1. */
export interface LaidSheet {
  readonly picture: GreyPicture;
  readonly map: Homography;
  readonly blackness: number;
}

export function sheetLightness({ picture, map }: LaidSheet, x: number, y: number): number {
  const seen = project(map, x, y);
  return lightnessAt(picture, seen.x, seen.y);
}

const AROUND = Array.from({ length: 12 }, (_, at) => {
  const angle = (Math.PI * 2 * at) / 12;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});
/** Within the printed circle, away from its line. */
const INNER_PART = 0.74;
const INNER: readonly { x: number; y: number }[] = Array.from({ length: 81 }, (_, at) => ({
  x: ((at % 9) - 4) / 4,
  y: (Math.floor(at / 9) - 4) / 4,
})).filter(({ x, y }) => x * x + y * y <= 1.01);

const STEP = 0.3;
const STEPS = 5;
const SHIFTS = Array.from({ length: (2 * STEPS + 1) ** 2 }, (_, at) => ({
  x: ((at % (2 * STEPS + 1)) - STEPS) * STEP,
  y: (Math.floor(at / (2 * STEPS + 1)) - STEPS) * STEP,
}));

/** How well the circles of a group fit their lines when all are shifted alike, for every shift. */
function shiftScores(sheet: LaidSheet, bubbles: readonly Bubble[]): Float64Array {
  return Float64Array.from(SHIFTS, ({ x: right, y: down }) => {
    let score = -0.004 * (right * right + down * down);
    for (const { x, y, radius } of bubbles) {
      let line = 0;
      let outside = 0;
      for (const way of AROUND) {
        line += sheetLightness(sheet, x + right + way.x * radius, y + down + way.y * radius);
        outside += sheetLightness(sheet, x + right + way.x * (radius + 0.75), y + down + way.y * (radius + 0.75));
      }
      score += Math.max(-0.2, Math.min(0.35, 1 - line / Math.max(outside, 1))) / bubbles.length;
    }
    return score;
  });
}

/**
 * How dark the bubbles of each group are. No paper is flat: each group is first shifted to where its printed circles
 * really are, and neighbours, which lie alike, decide together.
 */
export function sampleGroups(
  sheet: LaidSheet,
  groups: readonly (readonly Bubble[])[],
  areNeighbours: (one: number, other: number) => boolean,
): { dark: number[][]; shifts: { x: number; y: number }[] } {
  const scores = groups.map((bubbles) => shiftScores(sheet, bubbles));
  const shifts = groups.map((_, at) => {
    let best = 0;
    let most = -Infinity;
    for (let shift = 0; shift < SHIFTS.length; shift += 1) {
      let sum = 0;
      for (let other = Math.max(0, at - 2); other <= Math.min(groups.length - 1, at + 2); other += 1) {
        if (other === at || areNeighbours(at, other)) sum += (scores[other] as Float64Array)[shift] as number;
      }
      if (sum > most) [best, most] = [shift, sum];
    }
    return SHIFTS[best] as { x: number; y: number };
  });
  const dark = groups.map((bubbles, at) => {
    const { x, y } = shifts[at] as { x: number; y: number };
    return bubbles.map((bubble) => darknessOf(sheet, { ...bubble, x: bubble.x + x, y: bubble.y + y }));
  });
  return { dark, shifts };
}

/** From 0, the paper around it, to 1, the black of the corner marks in the same light. */
function darknessOf(sheet: LaidSheet, { x, y, radius }: Bubble): number {
  let sum = 0;
  for (const way of INNER)
    sum += sheetLightness(sheet, x + way.x * radius * INNER_PART, y + way.y * radius * INNER_PART);
  const mean = sum / INNER.length;
  // Halfway to the neighbours, on four sides; ink that ran over the line spoils one or two of them.
  const gap = radius + 1.05;
  const paper = [
    [gap, 0],
    [-gap, 0],
    [0, gap],
    [0, -gap],
    [gap * 0.72, gap * 0.72],
    [-gap * 0.72, gap * 0.72],
    [gap * 0.72, -gap * 0.72],
    [-gap * 0.72, -gap * 0.72],
  ].map(([right = 0, down = 0]) => sheetLightness(sheet, x + right, y + down));
  paper.sort((one, other) => one - other);
  const white = Math.max(1, ((paper[4] as number) + (paper[5] as number) + (paper[6] as number)) / 3);
  return (white - mean) / (white * (1 - sheet.blackness));
}
