import { SEAT_DIGITS } from './seat-number.ts';
import { CODE_CELLS } from './sheet-code.ts';
import { SHEET_ROOM } from './sheet-fit.ts';

/** A place on the sheet in millimetres from its upper left corner, whichever way its words run. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Bubble extends Point {
  readonly radius: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A4 without the margins that printers leave: whatever the reader needs lies inside. */
export const SHEET_SIZE = { width: 190, height: 276 } as const;

/** Black squares in the corners, seven cells wide, of which the outer ring is black. */
export const MARK_SIZE = 13;
export const MARK_CELLS = 7;

/** The inner cells of each mark by rows, 1 for white. No two are alike, however they are turned. */
export const MARKS = [
  { x: 0, y: 0, rows: ['10000', '10111', '01001', '10111', '10111'] },
  { x: SHEET_SIZE.width - MARK_SIZE, y: 0, rows: ['10111', '10000', '01110', '01110', '01001'] },
  { x: 0, y: SHEET_SIZE.height - MARK_SIZE, rows: ['01001', '01001', '10000', '10111', '10000'] },
  {
    x: SHEET_SIZE.width - MARK_SIZE,
    y: SHEET_SIZE.height - MARK_SIZE,
    rows: ['01110', '01001', '10000', '01001', '01110'],
  },
] as const;

/** The square that says which paper it is, and whose, if it was printed for somebody. */
export const CODE_BOX: Box = { x: 69, y: 3, width: CODE_CELLS * 1.5, height: CODE_CELLS * 1.5 };
export const OWNER_BOX: Box = { x: 18, y: 0.5, width: 74, height: 25 };

export const FORM_BOX: Box = { x: 159, y: 42, width: 30, height: 80 };
export const SEAT_BOX: Box = { x: 1, y: 42, width: 62, height: 80 };
export const HOW_BOX: Box = { x: 68, y: 42, width: 86, height: 80 };
export const ANSWERS_BOX: Box = { x: 1, y: 127, width: 188, height: 122 };

export const COLUMNS = 4;
export const COLUMN_WIDTH = ANSWERS_BOX.width / COLUMNS;
const FIRST_ROW = ANSWERS_BOX.y + 9;
const ROWS_HEIGHT = ANSWERS_BOX.height - 10;
const ROWS_AT_LEAST = 10;
const FIRST_CHOICE = 15.3;
const CHOICE_PITCH = 8.2;

/** By the order of the letters. */
export const FORM_BUBBLES: readonly Bubble[] = [64, 79, 94, 109].map((y) => ({ x: 174, y, radius: 4.5 }));

const SEAT_PITCH = SEAT_BOX.width / SEAT_DIGITS;
const seatX = (place: number) => SEAT_BOX.x + SEAT_PITCH * (place + 0.5);

/** Where each digit of the seat number is written. */
export const SEAT_FIELDS: readonly Box[] = Array.from({ length: SEAT_DIGITS }, (_, place) => ({
  x: seatX(place) - 3.2,
  y: 53,
  width: 6.4,
  height: 7.4,
}));

/** By digit of the seat number from the left, then by the digit that is shaded. */
export const SEAT_BUBBLES: readonly (readonly Bubble[])[] = Array.from({ length: SEAT_DIGITS }, (_, place) =>
  Array.from({ length: 10 }, (_, digit) => ({ x: seatX(place), y: 65 + 5.75 * digit, radius: 2.45 })),
);

export interface AnswerRow {
  /** The middle of its number. */
  readonly label: Point;
  /** From a to d. */
  readonly bubbles: readonly Bubble[];
}

/** The rows of so many questions in the order of their numbers: down the first column, then the next. */
export function answerRows(questions: number): AnswerRow[] {
  const perColumn = Math.max(ROWS_AT_LEAST, Math.ceil(questions / COLUMNS));
  const pitch = ROWS_HEIGHT / perColumn;
  return Array.from({ length: questions }, (_, at) => {
    const left = ANSWERS_BOX.x + COLUMN_WIDTH * Math.floor(at / perColumn);
    const y = FIRST_ROW + pitch * ((at % perColumn) + 0.5);
    return {
      label: { x: left + 6, y },
      bubbles: Array.from({ length: SHEET_ROOM.choices }, (_, choice) => ({
        x: left + FIRST_CHOICE + CHOICE_PITCH * choice,
        y,
        radius: 2.8,
      })),
    };
  });
}
