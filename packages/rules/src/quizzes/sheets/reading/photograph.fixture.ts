import { SHEET_SIZE } from '../sheet-geometry.ts';
import { compress } from './compressed-picture.fixture.ts';
import { type Chance, PAGE_HEIGHT, PAGE_MARGIN, PAGE_SCALE, PAGE_WIDTH, type Page } from './drawn-sheet.fixture.ts';
import type { GreyPicture } from './grey-picture.ts';
import { fitHomography, project } from './homography.ts';

/** How hard a picture was made: from 0, a scanner, to 1, the worst that is rendered. */
export interface Conditions {
  readonly tilt: number;
  readonly shadow: number;
  readonly blur: number;
  readonly bend: number;
  readonly noise: number;
}

const between = (chance: Chance, least: number, most: number) => least + chance() * (most - least);

/** A phone's picture of a page on a table: turned, tilted, bent and creased, in uneven light, blurred, noisy, compressed. */
export function photograph(page: Page, hard: Conditions, chance: Chance): GreyPicture {
  const width = Math.round(between(chance, 800, 1080));
  const height = Math.round(width * 1.36);
  const toPage = placePage(width, height, hard.tilt, chance);
  const bend = bendPage(hard.bend, chance);
  const light = lightOn(width, height, hard.shadow, chance);
  const table = between(chance, 50, 120);
  const plain = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = project(toPage, x, y);
      const moved = bend(at.x, at.y);
      const column = (moved.x + PAGE_MARGIN) * PAGE_SCALE - 0.5;
      const row = (moved.y + PAGE_MARGIN) * PAGE_SCALE - 0.5;
      const isPage = column >= 0 && row >= 0 && column < PAGE_WIDTH - 1 && row < PAGE_HEIGHT - 1;
      const lit = isPage ? onPage(page, column, row) * moved.light : table + 12 * Math.sin(x * 0.07 + y * 0.011);
      plain[y * width + x] = lit * light(x, y);
    }
  }
  const blurred = blur(plain, width, height, between(chance, 0.3, 0.35 + 1.35 * hard.blur));
  const noise = 1.5 + 8 * hard.noise * chance();
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at += 1) {
    const grain = (chance() - 0.5) * 3.46 * noise;
    data[at] = Math.min(255, Math.max(0, (blurred[at] as number) + grain));
  }
  return compress({ width, height, data }, between(chance, 10, 14 + 26 * hard.noise));
}

/** Bilinear, and where the picture is coarser than the page the mean of a few places. */
function onPage(page: Page, column: number, row: number): number {
  const left = Math.floor(column);
  const top = Math.floor(row);
  const right = column - left;
  const below = row - top;
  const at = top * PAGE_WIDTH + left;
  return (
    ((page[at] as number) * (1 - right) + (page[at + 1] as number) * right) * (1 - below) +
    ((page[at + PAGE_WIDTH] as number) * (1 - right) + (page[at + PAGE_WIDTH + 1] as number) * right) * below
  );
}

function placePage(width: number, height: number, tilt: number, chance: Chance) {
  const { width: wide, height: high } = SHEET_SIZE;
  const scale = between(chance, 0.8, 0.98) * Math.min(width / (wide + 20), height / (high + 20));
  const turn = (chance() - 0.5) * 0.28 * tilt + (chance() < 0.04 ? Math.PI : 0);
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  const pairs = [
    [0, 0],
    [wide, 0],
    [wide, high],
    [0, high],
  ].map(([x = 0, y = 0]) => {
    const [right, down] = [x - wide / 2, y - high / 2];
    const lean = () => (chance() - 0.5) * 0.1 * tilt * width;
    return {
      from: { x: width / 2 + right * cos - down * sin + lean(), y: height / 2 + right * sin + down * cos + lean() },
      to: { x, y },
    };
  });
  return fitHomography(pairs) ?? [];
}

/** A page that bulges, with a crease or two: where a place of the flat page really is, and how light it is there. */
function bendPage(hard: number, chance: Chance) {
  const bulge = (chance() - 0.5) * 2.4 * hard;
  const wave = between(chance, 0.8, 1.4);
  const creases = Array.from({ length: Math.floor(chance() * 3 * hard + 0.4) }, () => {
    const way = chance() * Math.PI;
    return {
      cos: Math.cos(way),
      sin: Math.sin(way),
      far: between(chance, 40, 180),
      off: (chance() - 0.5) * 0.9 * hard,
      dark: between(chance, 0.1, 0.35),
    };
  });
  return (x: number, y: number) => {
    const down = y / SHEET_SIZE.height;
    const across = x / SHEET_SIZE.width;
    let moveX = bulge * 2 * down * (1 - down);
    let moveY = bulge * 4 * across * (wave - across);
    let light = 1 + bulge * 0.03 * (1 - 2 * across);
    for (const { cos, sin, far, off, dark } of creases) {
      const away = x * cos + y * sin - far;
      const near = Math.exp(-(away * away) / 800);
      moveX += off * near * cos * Math.sign(away);
      moveY += off * near * sin * Math.sign(away);
      light *= 1 - dark * Math.exp(-(away * away) / 1.2) + 0.06 * Math.sign(away) * near;
    }
    return { x: x + moveX, y: y + moveY, light };
  };
}

/** Light that falls off to a side, and a shadow with a soft edge: a hand, a head, the phone itself. */
function lightOn(width: number, height: number, hard: number, chance: Chance) {
  const way = chance() * Math.PI * 2;
  const edge = chance() * Math.PI * 2;
  const [wayX, wayY] = [Math.cos(way) / height, Math.sin(way) / height];
  const [edgeX, edgeY] = [Math.cos(edge), Math.sin(edge)];
  const fall = 0.35 * hard * chance();
  const bright = between(chance, 0.72, 1.02);
  const shade = chance() < 0.75 ? between(chance, 0.25, 0.55) * hard : 0;
  const soft = between(chance, 12, 120);
  const far = (chance() - 0.5) * width * 0.7;
  const radius = between(chance, 0.4, 1.2) * width;
  return (x: number, y: number) => {
    const right = x - width / 2;
    const down = y - height / 2;
    const slope = 1 - fall * (0.5 + right * wayX + down * wayY);
    const round = (right * edgeY - down * edgeX) / radius;
    const beyond = right * edgeX + down * edgeY - far + round * round * 60;
    return bright * slope * (1 - shade / (1 + Math.exp(-beyond / soft)));
  };
}

function blur(from: Float32Array, width: number, height: number, sigma: number): Float32Array {
  const reach = Math.ceil(sigma * 2.5);
  const weights = Array.from({ length: reach + 1 }, (_, at) => Math.exp(-(at * at) / (2 * sigma * sigma)));
  const sum = weights.reduce((total, weight, at) => total + weight * (at === 0 ? 1 : 2), 0);
  const pass = (source: Float32Array, lines: number, length: number, step: number, next: number) => {
    const out = new Float32Array(source.length);
    for (let line = 0; line < lines; line += 1) {
      for (let place = 0; place < length; place += 1) {
        const at = line * next + place * step;
        let total = (source[at] as number) * (weights[0] as number);
        for (let far = 1; far <= reach; far += 1) {
          const back = place >= far ? at - far * step : at;
          const forth = place + far < length ? at + far * step : at;
          total += ((source[back] as number) + (source[forth] as number)) * (weights[far] as number);
        }
        out[at] = total / sum;
      }
    }
    return out;
  };
  return pass(pass(from, height, width, 1, width), width, height, width, 1);
}
