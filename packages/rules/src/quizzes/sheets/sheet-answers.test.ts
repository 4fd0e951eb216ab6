import { expect, test } from 'vitest';
import type { BubbleState } from './reading/judge-bubbles.ts';
import { rightRows, shadedRows, sheetAnswers } from './sheet-answers.ts';

const STATES: Readonly<Record<string, BubbleState>> = { '#': 'marked', '.': 'empty', '?': 'doubtful' };
const read = (...rows: string[]) => ({
  rows: rows.map((row) => [...row].map((sign) => ({ state: STATES[sign] ?? 'empty', ink: 0 }))),
});
const one = { choices: 4, several: false, right: [1] };

test('doubtful and double bubbles are asked about, never guessed; several letters stand where several are right [EXAM-53]', () => {
  const key = [one, one, one, one, { ...one, several: true, right: [0, 2] }, { ...one, choices: 2 }];
  const { rows, doubts } = sheetAnswers(read('.#..', '....', '#.#.', '?#..', '#.#.', '.#?#'), key);
  expect(rows).toEqual([[1], [], [0, 2], [1], [0, 2], [1]]);
  expect(doubts).toEqual([
    { row: 2, why: 'double', several: false, seen: [0, 2] },
    { row: 3, why: 'doubtful', several: false, seen: [0, 1] },
  ]);
  expect(rightRows(rows, key)).toBe(4);
});

test('what is written behind the shaded rows has no row, and is never counted as right [EXAM-145]', () => {
  const key = [one, { choices: 0, several: false, right: [] }];
  const { rows, doubts } = sheetAnswers(read('.#..'), key);
  expect(rows).toEqual([[1], []]);
  expect(doubts).toEqual([]);
  expect(rightRows(rows, key)).toBe(1);
  expect(shadedRows(key)).toBe(1);
});
