import { below } from '../../choice-order.ts';
import { seededRandom } from '../../seeded-random.ts';
import { FORM_LETTERS, type FormLetter } from '../exam-form.ts';
import { seatNumber } from '../seat-number.ts';
import type { SheetCode } from '../sheet-code.ts';
import { answerRows, type Bubble, FORM_BUBBLES, SEAT_BUBBLES } from '../sheet-geometry.ts';
import { type Chance, type Page, type Pen, printSheet, shade, tick } from './drawn-sheet.fixture.ts';
import type { GreyPicture } from './grey-picture.ts';
import { type Conditions, photograph } from './photograph.fixture.ts';

/** A photographed sheet and what its student meant. */
export interface RenderedSheet {
  readonly picture: GreyPicture;
  readonly code: SheetCode;
  readonly questions: number;
  readonly form: FormLetter;
  readonly serial: number;
  /** By row, whether each bubble was meant. */
  readonly meant: readonly (readonly boolean[])[];
  readonly pen: string;
  readonly hard: number;
}

const PENS: Readonly<Record<string, Pen>> = {
  'black pen': { tone: 0.16, uneven: 0.15, covers: 0.93 },
  'blue pen': { tone: 0.32, uneven: 0.2, covers: 0.9 },
  'grey pencil': { tone: 0.5, uneven: 0.25, covers: 0.88 },
  'light pen': { tone: 0.6, uneven: 0.15, covers: 0.92 },
};

/** How often, of all rows: left empty, two shaded, one rubbed out beside the answer, ticked instead of shaded. */
const EMPTY = 0.03;
const DOUBLE = 0.01;
const RUBBED = 0.005;
const TICKED = 0.003;

const blanks = new Map<string, Page>();

/** The sheet with this number, always the same one. */
export function renderSheet(number: number): RenderedSheet {
  const next = seededRandom(`sheet ${number}`);
  const chance: Chance = () => next() / 2 ** 32;
  const pick = <T>(list: readonly T[]): T => list[below(list.length, next)] as T;
  const questions = pick([20, 40, 42, 60]);
  const isNamed = chance() < 0.5;
  const serial = 100_001 + below(800_000, next);
  const code = { lessonId: 1_000 + below(40, next), version: 1 + below(9, next), serial: isNamed ? serial : 0 };
  const page = Uint8Array.from(blankSheet(questions, code));
  const [name, pen] = pick(Object.entries(PENS));
  const form = below(4, next);
  shade(page, FORM_BUBBLES[form] as Bubble, pen, chance);
  if (!isNamed) {
    for (const [place, digit] of [...String(seatNumber(serial))].entries()) {
      shade(page, SEAT_BUBBLES[place]?.[Number(digit)] as Bubble, pen, chance);
    }
  }
  const meant = answerRows(questions).map(({ bubbles }) => answer(page, bubbles, pen, chance));
  const hard = chance();
  const amount = () => hard * (0.3 + 0.7 * chance());
  const conditions: Conditions = { tilt: amount(), shadow: amount(), blur: amount(), bend: amount(), noise: amount() };
  const picture = photograph(page, conditions, chance);
  return { picture, code, questions, form: FORM_LETTERS[form] as FormLetter, serial, meant, pen: name, hard };
}

function answer(page: Page, bubbles: readonly Bubble[], pen: Pen, chance: Chance): boolean[] {
  const choice = Math.floor(chance() * bubbles.length);
  const other = (choice + 1 + Math.floor(chance() * (bubbles.length - 1))) % bubbles.length;
  const fate = chance();
  const meant = bubbles.map((_, at) => fate >= EMPTY && at === choice);
  if (fate < EMPTY) return meant;
  if (fate < EMPTY + TICKED) {
    tick(page, bubbles[choice] as Bubble, pen);
    return meant;
  }
  shade(page, bubbles[choice] as Bubble, pen, chance);
  if (fate > 1 - DOUBLE) {
    shade(page, bubbles[other] as Bubble, pen, chance);
    meant[other] = true;
  } else if (fate > 1 - DOUBLE - RUBBED) {
    shade(page, bubbles[other] as Bubble, { tone: 0.8 + 0.1 * chance(), uneven: 0.3, covers: 0.9 }, chance);
  }
  return meant;
}

/** Printing is slow; one paper's sheets for anybody are all alike. */
function blankSheet(questions: number, code: SheetCode): Page {
  const key = JSON.stringify([questions, code]);
  const known = blanks.get(key) ?? printSheet(questions, code);
  if (code.serial === 0) blanks.set(key, known);
  return known;
}
