import type { ReadSheet } from './reading/read-sheet.ts';

/** What a number on the sheet asks for: how many letters it has, and which are right. */
export interface KeyRow {
  readonly choices: number;
  readonly several: boolean;
  readonly right: readonly number[];
}

/** A number that somebody has to look at: something on it is doubtful, or there are two letters where one is right. */
export interface SheetDoubt {
  readonly row: number;
  readonly why: 'doubtful' | 'double';
  readonly several: boolean;
  /** What is shaded, or may be. */
  readonly seen: readonly number[];
}

/** The letters that are shaded on each number, and the numbers that have to be looked at. */
export function sheetAnswers(
  read: Pick<ReadSheet, 'rows'>,
  key: readonly Pick<KeyRow, 'choices' | 'several'>[],
): { rows: number[][]; doubts: SheetDoubt[] } {
  const doubts: SheetDoubt[] = [];
  const rows = key.map(({ choices, several }, row) => {
    const bubbles = (read.rows[row] ?? []).slice(0, choices);
    const marked = bubbles.flatMap(({ state }, choice) => (state === 'marked' ? choice : []));
    const seen = bubbles.flatMap(({ state }, choice) => (state === 'empty' ? [] : choice));
    if (seen.length > marked.length) doubts.push({ row, why: 'doubtful', several, seen });
    else if (marked.length > 1 && !several) doubts.push({ row, why: 'double', several, seen });
    return marked;
  });
  return { rows, doubts };
}

/** How many numbers are wholly right. */
export function rightRows(rows: readonly (readonly number[])[], key: readonly KeyRow[]): number {
  const isRight = ({ right }: KeyRow, at: number) => {
    const shaded = rows[at] ?? [];
    return shaded.length === right.length && right.every((place) => shaded.includes(place));
  };
  return key.filter((row, at) => row.choices > 0 && isRight(row, at)).length;
}

/** How many rows a sheet with this key has: what is written behind them is marked at the desk. */
export const shadedRows = (key: readonly Pick<KeyRow, 'choices'>[]): number =>
  key.filter(({ choices }) => choices > 0).length;
