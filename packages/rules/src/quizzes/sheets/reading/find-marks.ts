import { MARK_CELLS, MARKS, type Point } from '../sheet-geometry.ts';
import { findQuads, type Quad } from './find-quads.ts';
import { type GreyPicture, lightnessAt, shrink } from './grey-picture.ts';
import { fitHomography, type Homography, project } from './homography.ts';
import { sharpenQuad } from './sharpen-quad.ts';

/** One corner mark in a picture: its corners from the upper left of the sheet, clockwise. */
export interface FoundMark {
  readonly corners: Quad;
  /** How light its black is, and its white. */
  readonly black: number;
  readonly white: number;
}

/** Marks are looked for in a picture no larger than this: they are large themselves. */
const LOOKED_AT = 1_100;
/** So many cells may be misread: no two marks have fewer than five that differ. */
const RING_FAULTS = 3;
const INNER_FAULTS = 2;

const UNIT = [
  { x: 0, y: 0 },
  { x: MARK_CELLS, y: 0 },
  { x: MARK_CELLS, y: MARK_CELLS },
  { x: 0, y: MARK_CELLS },
] as const;

/** The corner marks by the order of `MARKS`; null for one that is not to be seen. */
export function findMarks(picture: GreyPicture): (FoundMark | null)[] {
  const times = Math.max(1, Math.ceil(Math.max(picture.width, picture.height) / LOOKED_AT));
  const small = shrink(picture, times);
  const found: ({ mark: FoundMark; faults: number } | null)[] = MARKS.map(() => null);
  for (const rough of findQuads(small)) {
    const known = recognise(small, rough);
    if (!known || (found[known.which]?.faults ?? Infinity) <= known.faults) continue;
    const large = known.corners.map(({ x, y }) => ({ x: (x + 0.5) * times - 0.5, y: (y + 0.5) * times - 0.5 }));
    const { faults, black, white } = known;
    found[known.which] = { faults, mark: { corners: sharpenQuad(picture, large as unknown as Quad), black, white } };
  }
  return found.map((each) => each?.mark ?? null);
}

interface Known {
  which: number;
  faults: number;
  corners: Quad;
  black: number;
  white: number;
}

/** Which mark a thing is and which way it is turned; null for none. */
function recognise(picture: GreyPicture, quad: Quad): Known | null {
  const map = fitHomography(quad.map((to, at) => ({ from: UNIT[at] as Point, to })));
  if (!map) return null;
  const cells = cellLightness(picture, map);
  const sorted = [...cells].sort((one, other) => one - other);
  const black = sorted[8] as number;
  const white = sorted[sorted.length - 4] as number;
  if (white - black < 25) return null;
  const isWhite = (row: number, column: number) => (cells[row * MARK_CELLS + column] as number) * 2 > black + white;
  const last = MARK_CELLS - 1;
  let ringFaults = 0;
  for (let at = 0; at < MARK_CELLS; at += 1) {
    for (const [row, column] of [
      [0, at],
      [last, at],
      [at, 0],
      [at, last],
    ] as const) {
      if (isWhite(row, column)) ringFaults += 1;
    }
  }
  if (ringFaults > RING_FAULTS) return null;
  let best: Known | null = null;
  for (let turn = 0; turn < 4; turn += 1) {
    for (const [which, { rows }] of MARKS.entries()) {
      let faults = 0;
      for (let row = 0; row < 5; row += 1) {
        for (let column = 0; column < 5; column += 1) {
          const [seenRow, seenColumn] = turned(row + 1, column + 1, turn, last);
          if (isWhite(seenRow, seenColumn) !== (rows[row]?.[column] === '1')) faults += 1;
        }
      }
      if (faults > INNER_FAULTS || faults + ringFaults / 8 >= (best?.faults ?? Infinity)) continue;
      const corners = quad.map((_, at) => quad[(at + turn) % 4]) as unknown as Quad;
      best = { which, faults: faults + ringFaults / 8, corners, black, white };
    }
  }
  return best;
}

/** Where a cell of the mark is seen when the quad's corner number `turn` is the mark's upper left one. */
function turned(row: number, column: number, turn: number, last: number): readonly [number, number] {
  if (turn === 1) return [column, last - row];
  if (turn === 2) return [last - row, last - column];
  if (turn === 3) return [last - column, row];
  return [row, column];
}

function cellLightness(picture: GreyPicture, map: Homography): number[] {
  return Array.from({ length: MARK_CELLS * MARK_CELLS }, (_, at) => {
    const column = (at % MARK_CELLS) + 0.5;
    const row = Math.floor(at / MARK_CELLS) + 0.5;
    let sum = 0;
    for (const [x, y] of [
      [0, 0],
      [-0.2, 0],
      [0.2, 0],
      [0, -0.2],
      [0, 0.2],
    ] as const) {
      const seen = project(map, column + x, row + y);
      sum += lightnessAt(picture, seen.x, seen.y);
    }
    return sum / 5;
  });
}
