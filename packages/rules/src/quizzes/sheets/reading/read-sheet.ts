import { FORM_LETTERS, type FormLetter } from '../exam-form.ts';
import { readSeatNumber } from '../seat-number.ts';
import { CODE_CELLS, readSheetCode, type SheetCode } from '../sheet-code.ts';
import {
  answerRows,
  CODE_BOX,
  FORM_BUBBLES,
  MARK_SIZE,
  MARKS,
  type Point,
  SEAT_BUBBLES,
  SHEET_SIZE,
} from '../sheet-geometry.ts';
import { findMarks } from './find-marks.ts';
import type { GreyPicture } from './grey-picture.ts';
import { fitHomography, project } from './homography.ts';
import { type JudgedBubble, judgeBubbles } from './judge-bubbles.ts';
import { type LaidSheet, sampleGroups, sheetLightness } from './sample-bubbles.ts';

/** Why a picture says nothing: corners are missing, it was taken from too far away, or the square can't be made out. */
export type SheetTrouble = 'no-sheet' | 'corners-missing' | 'too-far' | 'no-code';

export interface FoundSheet extends LaidSheet {
  readonly code: SheetCode;
}

/** A millimetre is at least so many pixels, or a bubble is a handful of them. */
const PIXELS_PER_MM = 2;

/** Where a sheet lies in a picture, and which paper it is. */
export function findSheet(picture: GreyPicture): FoundSheet | SheetTrouble {
  const marks = findMarks(picture);
  const seen = marks.filter((mark) => mark !== null);
  if (seen.length === 0) return 'no-sheet';
  if (seen.length < MARKS.length) return 'corners-missing';
  const pairs = MARKS.flatMap(({ x, y }, which) =>
    (marks[which]?.corners ?? []).map((to, corner) => {
      const right = corner === 1 || corner === 2 ? MARK_SIZE : 0;
      return { from: { x: x + right, y: y + (corner >= 2 ? MARK_SIZE : 0) }, to };
    }),
  );
  const map = fitHomography(pairs);
  if (!map) return 'corners-missing';
  const corners = sheetCorners(map);
  const length = (at: number, other: number) =>
    Math.hypot((corners[at]?.x ?? 0) - (corners[other]?.x ?? 0), (corners[at]?.y ?? 0) - (corners[other]?.y ?? 0));
  if (Math.min(length(0, 1), length(3, 2)) < SHEET_SIZE.width * PIXELS_PER_MM) return 'too-far';
  const blackness = seen.reduce((sum, { black, white }) => sum + black / white, 0) / seen.length;
  const laid = { picture, map, blackness: Math.min(0.6, blackness) };
  const code = findCode(laid);
  return code ? { ...laid, code } : 'no-code';
}

/** From the upper left, clockwise, in the picture. */
function sheetCorners(map: LaidSheet['map']): Point[] {
  const { width, height } = SHEET_SIZE;
  return [project(map, 0, 0), project(map, width, 0), project(map, width, height), project(map, 0, height)];
}

/** The square may lie a little off where a flat sheet would have it. */
function findCode(sheet: LaidSheet): SheetCode | null {
  const near = [0, -0.35, 0.35, -0.7, 0.7, -1.05, 1.05];
  for (const down of near) {
    for (const right of near) {
      const code = readSheetCode(cellsOf(sheet, right, down));
      if (code) return code;
    }
  }
  return null;
}

function cellsOf(sheet: LaidSheet, right: number, down: number): number[] {
  const size = CODE_BOX.width / CODE_CELLS;
  return Array.from({ length: CODE_CELLS * CODE_CELLS }, (_, at) => {
    const x = CODE_BOX.x + right + ((at % CODE_CELLS) + 0.5) * size;
    const y = CODE_BOX.y + down + (Math.floor(at / CODE_CELLS) + 0.5) * size;
    let sum = 0;
    for (const [dx, dy] of [
      [0, 0],
      [-0.25, 0],
      [0.25, 0],
      [0, -0.25],
      [0, 0.25],
    ] as const) {
      sum += sheetLightness(sheet, x + dx * size, y + dy * size);
    }
    return sum;
  });
}

export interface ReadSheet {
  /** Null where it has to be asked: none, several, or a doubtful one. */
  readonly form: FormLetter | null;
  /** The serial of the seat: the square's, else the one that was shaded; null where it has to be asked. */
  readonly serial: number | null;
  readonly rows: readonly (readonly JudgedBubble[])[];
  /** How far each row lies from where a flat sheet would have it, in millimetres. */
  readonly shifts: readonly Point[];
}

const areBeside = (one: number, other: number) => Math.abs(one - other) <= 2;

/** What is shaded on a sheet of so many questions. */
export function readSheet(sheet: FoundSheet, questions: number): ReadSheet {
  const rows = answerRows(questions);
  const places = rows.map(({ bubbles }) => bubbles);
  const isBelow = (one: number, other: number) => places[one]?.[0]?.x === places[other]?.[0]?.x;
  const { dark, shifts } = sampleGroups(sheet, places, isBelow);
  return { form: readForm(sheet), serial: readSerial(sheet), rows: judgeBubbles(dark), shifts };
}

function readForm(sheet: FoundSheet): FormLetter | null {
  const { dark } = sampleGroups(
    sheet,
    FORM_BUBBLES.map((bubble) => [bubble]),
    areBeside,
  );
  const place = onlyMarked(judgeBubbles([dark.flat()])[0] ?? []);
  return place === null ? null : (FORM_LETTERS[place] ?? null);
}

function readSerial(sheet: FoundSheet): number | null {
  if (sheet.code.serial > 0) return sheet.code.serial;
  const digits = judgeBubbles(sampleGroups(sheet, SEAT_BUBBLES, areBeside).dark).map(onlyMarked);
  return digits.includes(null) ? null : readSeatNumber(Number(digits.join('')));
}

/** The place of the one that is marked beyond doubt. */
function onlyMarked(bubbles: readonly JudgedBubble[]): number | null {
  if (bubbles.some(({ state }) => state === 'doubtful')) return null;
  const marked = bubbles.flatMap(({ state }, place) => (state === 'marked' ? place : []));
  return marked.length === 1 ? (marked[0] ?? null) : null;
}
