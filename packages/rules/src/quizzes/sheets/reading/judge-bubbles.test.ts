import { describe, expect, test } from 'vitest';
import { judgeBubbles } from './judge-bubbles.ts';

const printed = 0.1;
const sheet = (ink: number, first: readonly number[]) => [
  first,
  ...Array.from({ length: 19 }, (_, at) => [0, 1, 2, 3].map((choice) => printed + (choice === at % 4 ? ink : 0))),
];
const statesOf = (ink: number, first: readonly number[]) =>
  judgeBubbles(sheet(ink, first))[0]?.map(({ state }) => state);

describe('which bubbles are shaded', () => {
  test.each([
    ['black ink', 0.8],
    ['grey pencil', 0.35],
    ['a light pen', 0.25],
  ])('%s is as clear as any other: the sheet is its own measure [EXAM-53]', (_, ink) => {
    expect(statesOf(ink, [printed, printed + ink * 0.9, printed, printed])).toEqual([
      'empty',
      'marked',
      'empty',
      'empty',
    ]);
    expect(statesOf(ink, [printed + ink, printed + ink, printed, printed])).toEqual([
      'marked',
      'marked',
      'empty',
      'empty',
    ]);
    expect(statesOf(ink, [printed, printed + ink * 0.4, printed, printed])?.[1]).toBe('doubtful');
  });

  test('a sheet without any shading has none, and a smudge on it is doubtful [EXAM-53]', () => {
    expect(statesOf(0, [printed, printed, printed, printed])).toEqual(['empty', 'empty', 'empty', 'empty']);
    expect(statesOf(0, [printed, printed, printed + 0.2, printed])?.[2]).toBe('doubtful');
  });
});
