import { describe, expect, test } from 'vitest';
import { kindOf, kindProblems, partFrom, readPart } from './question-kinds.ts';
import type { SeveralChoices } from './several-choices.ts';
import type { SingleChoice } from './single-choice.ts';

const PREPOSITION: SingleChoice = { kind: 'single-choice', choices: ['for', 'since', 'ago'], rightChoice: 1 };
const VERBS: SeveralChoices = {
  kind: 'several-choices',
  choices: ['go', 'school', 'eat', 'red', 'cairo'],
  rightChoices: [0, 2],
};
const ORDER = [2, 1, 0];

describe('a question with one right choice', () => {
  test('looks before and after as it always did: no key before, the key and the place of the answer after [KIND-04]', () => {
    const { present, mark, shuffled } = kindOf(PREPOSITION);
    expect(shuffled(PREPOSITION)).toBe(3);
    expect(present(PREPOSITION, ORDER)).toEqual({
      answers: ['ago', 'since', 'for'].map((text) => ({ text, isCorrect: null })),
    });
    expect(mark(PREPOSITION, ORDER, 0)).toEqual({
      chosen: 2,
      answers: ['ago', 'since', 'for'].map((text) => ({ text, isCorrect: text === 'since' })),
    });
  });

  test('comes out of its row as it went in [KIND-01]', () => {
    const row = kindOf(PREPOSITION).toRow(PREPOSITION);
    expect(row).toEqual({ choices: PREPOSITION.choices, rightChoice: 1, details: null });
    expect(readPart({ kind: 'single-choice', ...row })).toEqual(PREPOSITION);
    expect(readPart({ kind: 'single-choice', ...row, rightChoice: null })).toMatchObject({ rightChoice: 0 });
  });

  test('without a key lacks that alone, and complete it lacks nothing [KIND-01]', () => {
    const text = 'He is good ____ English.';
    expect(kindProblems({ ...PREPOSITION, text, weight: 1 })).toEqual([]);
    expect(kindProblems({ ...PREPOSITION, text, weight: 1, rightChoice: null })).toEqual(['no-right-choice']);
  });
});

describe('a question that was found in a file', () => {
  test.each([
    [[], 'single-choice'],
    [[1], 'single-choice'],
    [[0, 2], 'several-choices'],
    [[0, 1, 2], 'several-choices'],
  ] as const)('with the key %j is a %s, and fits no other kind [KIND-06]', (right, name) => {
    const sketch = { choices: PREPOSITION.choices, right };
    expect(partFrom(sketch).kind).toBe(name);
    const fitting = [PREPOSITION, VERBS].filter((part) => kindOf(part).fits(sketch)).map(({ kind }) => kind);
    expect(fitting).toEqual([name]);
  });

  test('is written again with its key: in a table by letters, in GIFT by signs [KIND-06, KIND-07]', () => {
    expect(kindOf(PREPOSITION).cells(PREPOSITION)).toEqual({ choices: PREPOSITION.choices, right: 'B' });
    expect(kindOf(VERBS).cells(VERBS)).toEqual({ choices: VERBS.choices, right: 'A, C' });
    expect(kindOf(PREPOSITION).gift(PREPOSITION)).toEqual([
      { sign: '~', text: 'for' },
      { sign: '=', text: 'since' },
      { sign: '~', text: 'ago' },
    ]);
    expect(kindOf(VERBS).gift(VERBS)).toEqual([
      { sign: '~%50%', text: 'go' },
      { sign: '~%-33.33333%', text: 'school' },
      { sign: '~%50%', text: 'eat' },
      { sign: '~%-33.33333%', text: 'red' },
      { sign: '~%-33.33333%', text: 'cairo' },
    ]);
  });
});
