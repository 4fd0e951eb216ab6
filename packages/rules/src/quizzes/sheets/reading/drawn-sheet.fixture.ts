import { CODE_CELLS, drawSheetCode, type SheetCode } from '../sheet-code.ts';
import {
  ANSWERS_BOX,
  answerRows,
  type Box,
  type Bubble,
  CODE_BOX,
  COLUMN_WIDTH,
  FORM_BOX,
  FORM_BUBBLES,
  HOW_BOX,
  MARK_CELLS,
  MARK_SIZE,
  MARKS,
  OWNER_BOX,
  SEAT_BOX,
  SEAT_BUBBLES,
  SHEET_SIZE,
} from '../sheet-geometry.ts';

/** A printed A4 page, margins included, so many pixels a millimetre. */
export const PAGE_SCALE = 6;
export const PAGE_MARGIN = 10;
export const PAGE_WIDTH = (SHEET_SIZE.width + 2 * PAGE_MARGIN) * PAGE_SCALE;
export const PAGE_HEIGHT = (SHEET_SIZE.height + 2 * PAGE_MARGIN) * PAGE_SCALE;
const PAPER = 236;
const TONER = 30;

export type Page = Uint8Array;

/** The chance of something from 0 to 1. */
export type Chance = () => number;

/** Darkens every pixel of a box of the sheet by what `ink` says at its place: 1 leaves it, 0 makes it black. */
function ink(page: Page, { x, y, width, height }: Box, share: (x: number, y: number) => number): void {
  const first = Math.max(0, Math.floor((x + PAGE_MARGIN) * PAGE_SCALE));
  const last = Math.min(PAGE_WIDTH - 1, Math.ceil((x + width + PAGE_MARGIN) * PAGE_SCALE));
  const top = Math.max(0, Math.floor((y + PAGE_MARGIN) * PAGE_SCALE));
  const bottom = Math.min(PAGE_HEIGHT - 1, Math.ceil((y + height + PAGE_MARGIN) * PAGE_SCALE));
  for (let row = top; row <= bottom; row += 1) {
    for (let column = first; column <= last; column += 1) {
      const at = row * PAGE_WIDTH + column;
      const here = share((column + 0.5) / PAGE_SCALE - PAGE_MARGIN, (row + 0.5) / PAGE_SCALE - PAGE_MARGIN);
      if (here < 1) page[at] = (page[at] as number) * here;
    }
  }
}

const around = ({ x, y }: Bubble, reach: number): Box => ({
  x: x - reach,
  y: y - reach,
  width: 2 * reach,
  height: 2 * reach,
});
/** Ink on one side of a line, smooth over half a pixel. */
const within = (inside: number): number => Math.min(1, Math.max(0, 0.5 - inside * PAGE_SCALE));
const BLACK = TONER / PAPER;

const printed = (share: number, tone = BLACK) => 1 - share * (1 - tone);

function solid(page: Page, box: Box, tone = BLACK): void {
  const { x, y, width, height } = box;
  ink(page, box, (px, py) => printed(within(Math.max(x - px, px - x - width, y - py, py - y - height)), tone));
}

function frame(page: Page, { x, y, width, height }: Box, line = 0.4): void {
  solid(page, { x: x - line / 2, y: y - line / 2, width: width + line, height: line });
  solid(page, { x: x - line / 2, y: y + height - line / 2, width: width + line, height: line });
  solid(page, { x: x - line / 2, y, width: line, height });
  solid(page, { x: x + width - line / 2, y, width: line, height });
}

/** The circle, and in it strokes about as wide and as grey as the printed letter, another for every letter. */
function circle(page: Page, bubble: Bubble, letter: number): void {
  const { x, y, radius } = bubble;
  ink(page, around(bubble, radius + 0.5), (px, py) =>
    printed(within(Math.abs(Math.hypot(px - x, py - y) - radius) - 0.175)),
  );
  const size = radius * 0.34;
  ink(page, around(bubble, radius * 0.6), (px, py) => {
    const bowl = Math.abs(Math.hypot(px - x, py - y) - size) - 0.16;
    const stem = Math.max(
      Math.abs(px - x - (letter % 2 === 0 ? size : -size)) - 0.16,
      Math.abs(py - y) - size * (1 + (letter % 3) / 2),
    );
    return printed(
      within(letter % 4 === 2 && px > x + size * 0.4 ? 1 : Math.min(bowl, letter % 4 === 2 ? 1 : stem)),
      0.46,
    );
  });
}

/** The sheet as it comes out of the printer. */
export function printSheet(questions: number, code: SheetCode): Page {
  const page = new Uint8Array(PAGE_WIDTH * PAGE_HEIGHT).fill(PAPER);
  const cell = MARK_SIZE / MARK_CELLS;
  for (const { x, y, rows } of MARKS) {
    solid(page, { x, y, width: MARK_SIZE, height: MARK_SIZE });
    for (const [row, line] of rows.entries()) {
      for (const [column, bit] of [...line].entries()) {
        if (bit !== '1') continue;
        const left = Math.round((x + (column + 1) * cell + PAGE_MARGIN) * PAGE_SCALE);
        const top = Math.round((y + (row + 1) * cell + PAGE_MARGIN) * PAGE_SCALE);
        for (let down = 0; down < cell * PAGE_SCALE; down += 1) {
          page.fill(
            PAPER,
            (top + down) * PAGE_WIDTH + left,
            (top + down) * PAGE_WIDTH + left + Math.round(cell * PAGE_SCALE),
          );
        }
      }
    }
  }
  const size = CODE_BOX.width / CODE_CELLS;
  for (const [at, isBlack] of (drawSheetCode(code) ?? []).entries()) {
    const place = { x: CODE_BOX.x + (at % CODE_CELLS) * size, y: CODE_BOX.y + Math.floor(at / CODE_CELLS) * size };
    if (isBlack) solid(page, { ...place, width: size, height: size });
  }
  for (const box of [OWNER_BOX, FORM_BOX, SEAT_BOX, HOW_BOX, ANSWERS_BOX]) frame(page, box);
  for (const column of [1, 2, 3]) {
    solid(page, {
      x: ANSWERS_BOX.x + COLUMN_WIDTH * column - 0.15,
      y: ANSWERS_BOX.y,
      width: 0.3,
      height: ANSWERS_BOX.height,
    });
  }
  for (let line = 0; line < 6; line += 1) solid(page, { x: 80, y: 57 + line * 8, width: 66, height: 0.8 }, 0.4);
  for (const [at, bubble] of FORM_BUBBLES.entries()) circle(page, bubble, at);
  for (const column of SEAT_BUBBLES) for (const [digit, bubble] of column.entries()) circle(page, bubble, digit);
  for (const { label, bubbles } of answerRows(questions)) {
    solid(page, { x: label.x - 2, y: label.y - 1.4, width: 1.2, height: 2.8 });
    solid(page, { x: label.x + 0.4, y: label.y - 1.4, width: 1.4, height: 2.8 });
    for (const [choice, bubble] of bubbles.entries()) circle(page, bubble, choice);
  }
  return page;
}

/** Ink or pencil: how light it leaves the paper, how unevenly it lies, how much of the circle is filled. */
export interface Pen {
  readonly tone: number;
  readonly uneven: number;
  readonly covers: number;
}

/** Shades a bubble as a hand does: not quite in the middle, in strokes, a little beyond the line or short of it. */
export function shade(page: Page, bubble: Bubble, pen: Pen, chance: Chance): void {
  const radius = bubble.radius * (0.86 + chance() * 0.26);
  const x = bubble.x + (chance() - 0.5) * 0.7;
  const y = bubble.y + (chance() - 0.5) * 0.7;
  const way = chance() * Math.PI;
  const [cos, sin] = [Math.cos(way), Math.sin(way)];
  const stroke = 0.5 + chance() * 0.5;
  const tone = pen.tone + (chance() - 0.5) * 0.08;
  ink(page, around(bubble, bubble.radius * 1.4), (px, py) => {
    const edge = within((Math.hypot(px - x, py - y) - radius) * 0.35);
    const across = (px - x) * cos + (py - y) * sin;
    const gap = (((across / stroke) % 1) + 1) % 1 > pen.covers ? 0.75 : 0;
    return 1 - edge * (1 - tone) * (1 - gap) * (1 - pen.uneven * chance());
  });
}

/** A tick instead of shading. */
export function tick(page: Page, bubble: Bubble, pen: Pen): void {
  const { x, y, radius } = bubble;
  ink(page, around(bubble, radius * 1.2), (px, py) => {
    const [dx, dy] = [px - x, py - y];
    const short = Math.max(Math.abs(dx - dy * 0.8 + 0.9) - 0.45, dx, -dx - radius * 0.7);
    const long = Math.max(Math.abs(dx + dy * 0.8 - 0.9) - 0.45, -dx, dx - radius);
    return 1 - within(Math.min(short, long)) * (1 - pen.tone);
  });
}
