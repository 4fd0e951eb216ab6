import type { Point } from '../sheet-geometry.ts';
import type { Quad } from './find-quads.ts';
import { type GreyPicture, lightnessAt } from './grey-picture.ts';

const LOOKS = 14;
const STEPS = 8;

/** The same corners closer than a pixel: where straight lines along the edges meet. */
export function sharpenQuad(picture: GreyPicture, quad: Quad): Quad {
  const lines = quad.map((from, at) => edgeLine(picture, from, quad[(at + 1) % 4] as Point, quad));
  return quad.map((corner, at) => {
    const met = meet(lines[(at + 3) % 4] ?? null, lines[at] ?? null);
    const side = Math.hypot(quad[1].x - quad[0].x, quad[1].y - quad[0].y);
    return met && Math.hypot(met.x - corner.x, met.y - corner.y) < side / 5 ? met : corner;
  }) as unknown as Quad;
}

interface Line {
  point: Point;
  along: Point;
}

/** A line through the places where paper turns to ink, looked for from outside to inside. */
function edgeLine(picture: GreyPicture, from: Point, to: Point, quad: Quad): Line | null {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  // Clockwise with y downwards: inside is to the right hand.
  const inward = { x: -along.y, y: along.x };
  const reach = Math.max(2.5, length / 9);
  const middle = { x: (quad[0].x + quad[2].x) / 2, y: (quad[0].y + quad[2].y) / 2 };
  const isRight = (middle.x - from.x) * inward.x + (middle.y - from.y) * inward.y > 0 ? 1 : -1;
  const edges: Point[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    const part = 0.12 + (0.76 * look) / (LOOKS - 1);
    const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    const lights: number[] = [];
    for (let step = -STEPS; step <= STEPS; step += 1) {
      const far = (reach * step * isRight) / STEPS;
      lights.push(lightnessAt(picture, at.x + inward.x * far, at.y + inward.y * far));
    }
    const outside = Math.max(...lights.slice(0, STEPS));
    const inside = Math.min(...lights.slice(STEPS));
    const half = (outside + inside) / 2;
    if (outside - inside < 20) continue;
    const crossing = lights.findIndex(
      (light, place) => light < half && place > 0 && (lights[place - 1] as number) >= half,
    );
    if (crossing < 1) continue;
    const [before, after] = [lights[crossing - 1] as number, lights[crossing] as number];
    const step = crossing - 1 + (before - half) / (before - after) - STEPS;
    const far = (reach * step * isRight) / STEPS;
    edges.push({ x: at.x + inward.x * far, y: at.y + inward.y * far });
  }
  return edges.length < 5 ? null : fitLine(edges, along, inward);
}

/** By least squares across the edge's direction; twice, the second time without what lies apart. */
function fitLine(edges: readonly Point[], along: Point, across: Point): Line {
  let kept = edges;
  for (let round = 0; ; round += 1) {
    const count = kept.length;
    const places = kept.map(({ x, y }) => ({ t: x * along.x + y * along.y, d: x * across.x + y * across.y }));
    const meanT = places.reduce((sum, { t }) => sum + t, 0) / count;
    const meanD = places.reduce((sum, { d }) => sum + d, 0) / count;
    const spread = places.reduce((sum, { t }) => sum + (t - meanT) ** 2, 0) || 1;
    const slope = places.reduce((sum, { t, d }) => sum + (t - meanT) * (d - meanD), 0) / spread;
    const point = { x: along.x * meanT + across.x * meanD, y: along.y * meanT + across.y * meanD };
    const line = { point, along: { x: along.x + across.x * slope, y: along.y + across.y * slope } };
    if (round === 1) return line;
    const off = places.map(({ t, d }) => Math.abs(d - meanD - slope * (t - meanT)));
    const usual = [...off].sort((one, other) => one - other)[Math.floor(count / 2)] as number;
    const closer = kept.filter((_, at) => (off[at] as number) <= Math.max(0.6, usual * 3));
    kept = closer.length < 5 ? kept : closer;
  }
}

function meet(one: Line | null, other: Line | null): Point | null {
  if (!one || !other) return null;
  const turn = one.along.x * other.along.y - one.along.y * other.along.x;
  if (Math.abs(turn) < 0.1) return null;
  const x = other.point.x - one.point.x;
  const y = other.point.y - one.point.y;
  const far = (x * other.along.y - y * other.along.x) / turn;
  return { x: one.point.x + one.along.x * far, y: one.point.y + one.along.y * far };
}
