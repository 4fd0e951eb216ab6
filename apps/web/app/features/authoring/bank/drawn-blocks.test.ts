import { describe, expect, test } from 'vitest';
import { blocksOf, type DrawnQuestion, withOther } from './drawn-blocks.ts';
import type { Drawn } from './take-drawn.ts';

const question = (id: number, passage: number | null = null, row = 0): DrawnQuestion => ({
  ...{ id, row, passage, text: `Q${id}`, kind: 'single-choice', choices: ['a', 'b'], rightChoice: 0, weight: 1 },
  ...{ explanation: '', imageMediaId: null, imageUrl: null, pinned: false },
});
const passage = (title: string) => ({
  ...{ title, text: '', imageMediaId: null, imageUrl: null, audioMediaId: null, audioUrl: null },
});
const drawn = (questions: DrawnQuestion[], titles: string[] = []): Drawn => ({
  found: [questions.length],
  questions,
  passages: titles.map(passage),
});
const PAPER = drawn([question(1), question(2, 0), question(3, 0), question(4, null, 1)], ['The bookshop']);
const told = (paper: Drawn | null) =>
  paper?.questions.map(({ id, row, passage: at }) => [id, row, at === null ? null : paper.passages[at]?.title]);

describe('what was drawn, before it goes into the paper', () => {
  test('is told in blocks: a question alone, and all of a passage [EXAM-168]', () => {
    expect(blocksOf(PAPER).map((block) => block.map(({ id }) => id))).toEqual([[1], [2, 3], [4]]);
  });

  test('one that is changed leaves its place and its row to another [EXAM-168]', () => {
    const changed = withOther(PAPER, [question(4, null, 1)], drawn([question(9)]));
    expect(told(changed)).toEqual([
      [1, 0, null],
      [2, 0, 'The bookshop'],
      [3, 0, 'The bookshop'],
      [9, 1, null],
    ]);
  });

  test('a passage goes with all of its questions, and as many others come [EXAM-168]', () => {
    const [, block = []] = blocksOf(PAPER);
    const changed = withOther(PAPER, block, drawn([question(7, 0), question(8, 0)], ['The station']));
    expect(told(changed)).toEqual([
      [1, 0, null],
      [7, 0, 'The station'],
      [8, 0, 'The station'],
      [4, 1, null],
    ]);
    expect(withOther(PAPER, block, drawn([question(7)]))).toBeNull();
  });
});
