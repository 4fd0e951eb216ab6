import type { Point } from '../sheet-geometry.ts';
import { darkPixels, type GreyPicture } from './grey-picture.ts';

/** Four corners, clockwise. */
export type Quad = readonly [Point, Point, Point, Point];

/** A mark is no smaller than this many pixels, and no larger than this part of the picture. */
const SMALLEST = 14;
const LARGEST_PART = 0.2;
/** Wide enough that a mark's black ring is seen against the paper around it. */
const REACH_PART = 1 / 28;
const DARKER_THAN = 0.8;

/** Dark things with four corners, of about the size that a corner mark may have. */
export function findQuads(picture: GreyPicture): Quad[] {
  const { width, height } = picture;
  const longest = Math.max(width, height);
  const dark = darkPixels(picture, Math.round(longest * REACH_PART), DARKER_THAN);
  const quads: Quad[] = [];
  const stack = new Int32Array(width * height);
  for (let start = 0; start < dark.length; start += 1) {
    if (dark[start] !== 1) continue;
    const count = takeThing(dark, stack, start, width, height);
    if (count < SMALLEST * 4) continue;
    const quad = cornersOf(stack.subarray(0, count), width, longest * LARGEST_PART);
    if (quad) quads.push(quad);
  }
  return quads;
}

/** The pixels that hang together with one, taken out of the picture; how many they are. */
function takeThing(dark: Uint8Array, stack: Int32Array, start: number, width: number, height: number): number {
  let count = 1;
  stack[0] = start;
  dark[start] = 0;
  for (let next = 0; next < count; next += 1) {
    const at = stack[next] as number;
    const x = at % width;
    const y = (at - x) / width;
    const visit = (neighbour: number) => {
      if (dark[neighbour] !== 1) return;
      dark[neighbour] = 0;
      stack[count] = neighbour;
      count += 1;
    };
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (y > 0) visit(at - width);
    if (y < height - 1) visit(at + width);
  }
  return count;
}

/** The corners of a thing that is about square; null for any other. */
function cornersOf(pixels: Int32Array, width: number, largest: number): Quad | null {
  const pointOf = (at: number): Point => ({ x: at % width, y: Math.floor(at / width) });
  let [minX, maxX, minY, maxY] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const at of pixels) {
    const { x, y } = pointOf(at);
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  const [wide, high] = [maxX - minX + 1, maxY - minY + 1];
  if (Math.min(wide, high) < SMALLEST || Math.max(wide, high) > largest) return null;
  if (Math.max(wide, high) > 2.2 * Math.min(wide, high) || pixels.length < wide * high * 0.2) return null;

  const farthest = (measure: (point: Point) => number): Point => {
    let best = pointOf(pixels[0] as number);
    let most = -Infinity;
    for (const at of pixels) {
      const point = pointOf(at);
      const far = measure(point);
      if (far > most) [best, most] = [point, far];
    }
    return best;
  };
  const [midX, midY] = [(minX + maxX) / 2, (minY + maxY) / 2];
  const first = farthest(({ x, y }) => (x - midX) ** 2 + (y - midY) ** 2);
  const third = farthest(({ x, y }) => (x - first.x) ** 2 + (y - first.y) ** 2);
  const side = ({ x, y }: Point) => (third.x - first.x) * (y - first.y) - (third.y - first.y) * (x - first.x);
  const second = farthest((point) => -side(point));
  const fourth = farthest(side);
  const area = (Math.abs(side(second)) + Math.abs(side(fourth))) / 2;
  if (side(second) >= 0 || side(fourth) <= 0 || area < wide * high * 0.4) return null;
  return [first, second, third, fourth];
}
