import type { Point } from '../sheet-geometry.ts';

/** How a flat sheet lies in a picture: eight numbers, the ninth being 1. */
export type Homography = readonly number[];

export function project(map: Homography, x: number, y: number): Point {
  const depth = at(map, 6) * x + at(map, 7) * y + 1;
  return {
    x: (at(map, 0) * x + at(map, 1) * y + at(map, 2)) / depth,
    y: (at(map, 3) * x + at(map, 4) * y + at(map, 5)) / depth,
  };
}

/** Taken apart by name a list is walked through, a hundred times slower: this is called a million times a picture. */
const at = (map: Homography, place: number): number => map[place] as number;

/** The map that brings each place closest to its picture; null when they don't say one. At least four pairs. */
export function fitHomography(pairs: readonly { readonly from: Point; readonly to: Point }[]): Homography | null {
  const centre = middleOf(pairs.map(({ from }) => from));
  const sums = Array.from({ length: 8 }, () => Array<number>(9).fill(0));
  const add = (equation: readonly number[]) => {
    for (let row = 0; row < 8; row += 1) {
      for (let column = 0; column < 9; column += 1) {
        (sums[row] as number[])[column] =
          (sums[row]?.[column] as number) + (equation[row] as number) * (equation[column] as number);
      }
    }
  };
  // Around their middle and small, so that no number drowns another.
  for (const { from, to } of pairs) {
    const x = (from.x - centre.x) / centre.reach;
    const y = (from.y - centre.y) / centre.reach;
    add([x, y, 1, 0, 0, 0, -x * to.x, -y * to.x, to.x]);
    add([0, 0, 0, x, y, 1, -x * to.y, -y * to.y, to.y]);
  }
  const solved = solve(sums);
  if (!solved) return null;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solved;
  const { x, y, reach } = centre;
  const depth = 1 - (g * x + h * y) / reach;
  if (Math.abs(depth) < 1e-9) return null;
  const shifted = [
    a / reach,
    b / reach,
    c - (a * x + b * y) / reach,
    d / reach,
    e / reach,
    f - (d * x + e * y) / reach,
    g / reach,
    h / reach,
  ];
  return shifted.map((value) => value / depth);
}

function middleOf(points: readonly Point[]) {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(points.map((point) => point.x));
  const y = mean(points.map((point) => point.y));
  return { x, y, reach: Math.max(1e-6, ...points.map((point) => Math.hypot(point.x - x, point.y - y))) };
}

/** Eight equations, each with what it comes to behind it. */
function solve(rows: number[][]): number[] | null {
  const count = rows.length;
  for (let at = 0; at < count; at += 1) {
    let best = at;
    for (let row = at + 1; row < count; row += 1) {
      if (Math.abs(rows[row]?.[at] as number) > Math.abs(rows[best]?.[at] as number)) best = row;
    }
    [rows[at], rows[best]] = [rows[best] as number[], rows[at] as number[]];
    const pivot = rows[at] as number[];
    if (Math.abs(pivot[at] as number) < 1e-12) return null;
    for (const [row, other] of rows.entries()) {
      if (row === at) continue;
      const factor = (other[at] as number) / (pivot[at] as number);
      for (let column = at; column <= count; column += 1) {
        other[column] = (other[column] as number) - factor * (pivot[column] as number);
      }
    }
  }
  return rows.map((row, at) => (row[count] as number) / (row[at] as number));
}
