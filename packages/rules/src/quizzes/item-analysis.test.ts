import { describe, expect, test } from 'vitest';
import { analyseItem, isConfusing, PAPERS_TO_JUDGE } from './item-analysis.ts';

/** Each score with how many of its papers chose answer 0, 1, 2…; answer 0 is the right one. */
function analyse(table: Record<number, number[]>) {
  const rows = Object.entries(table).map(([score, chosen]) => ({ score: Number(score), chosen }));
  const answers = rows.flatMap(({ score, chosen }) => chosen.map((papers, answer) => ({ score, answer, papers })));
  return analyseItem({ kind: 'single-choice', choices: ['a', 'b', 'c', 'd'], rightChoice: 0 }, answers);
}

describe('item analysis, worked out by hand', () => {
  test('twelve papers make groups of three; the third place of the upper is shared by the three at its edge', () => {
    const item = analyse({ 100: [2], 75: [2, 1], 50: [2, 2], 25: [1, 2] });
    // Right in all: 7 of 12. Upper: (2 + 2 × 1/3) of 3; lower: 1 of 3.
    expect(item.difficulty).toBeCloseTo(7 / 12);
    expect(item.discrimination).toBeCloseTo(8 / 9 - 1 / 3);
    expect(item.choices.map(({ papers }) => papers)).toEqual([7, 5, 0, 0]);
    expect(item.choices[1]?.share).toBeCloseTo(5 / 12);
    expect(item.reading).toBe('good');
  });

  test.each([
    ['all are equal: nothing is told apart', { 50: [6, 6] }, 0.5, 0, 'weak'],
    ['nearly all have it right', { 100: [5], 0: [4, 1] }, 0.9, 0.2, 'too-easy'],
    ['hardly anyone has it right, the strong most of all', { 100: [2, 1, 1, 1], 0: [0, 5] }, 0.2, 0.4, 'too-hard'],
    ['the weak have it right and the strong less', { 100: [2, 1], 50: [2, 2], 0: [3] }, 0.7, -1 / 3, 'confuses-strong'],
    ['the strong agree on a wrong answer', { 100: [1, 3], 0: [6] }, 0.7, -0.75, 'check-key'],
    [
      'the strong prefer a wrong answer though the weak do worse still',
      { 100: [1, 2], 50: [2, 2], 0: [0, 3] },
      0.3,
      1 / 3,
      'check-key',
    ],
  ])('%s', (_name, table, difficulty, discrimination, reading) => {
    const item = analyse(table as unknown as Record<number, number[]>);
    expect(item.difficulty).toBeCloseTo(difficulty);
    expect(item.discrimination).toBeCloseTo(discrimination);
    expect(item.reading).toBe(reading);
  });

  test('with fewer than ten papers the shares are told and nothing is judged', () => {
    const few = analyse({ 100: [1, 3], 0: [PAPERS_TO_JUDGE - 5] });
    expect([few.papers, few.discrimination, few.reading]).toEqual([9, null, 'too-few']);
    expect(few.difficulty).toBeCloseTo(6 / 9);
    expect(analyse({}).reading).toBe('too-few');
  });

  test('whoever did not draw a question is in neither group of it [EXAM-124]', () => {
    const item = { kind: 'single-choice', choices: ['a', 'b'], rightChoice: 0 } as const;
    const drawn = [
      { score: 90, answer: 0, papers: 5 },
      { score: 20, answer: 1, papers: 5 },
    ];
    // The best and the weakest of the class had other questions: among those who had this one it tells apart wholly.
    expect(analyseItem(item, drawn)).toMatchObject({ papers: 10, difficulty: 0.5, discrimination: 1, reading: 'good' });
    expect(analyseItem(item, drawn.slice(0, 1))).toMatchObject({ papers: 5, reading: 'too-few' });
  });

  test('only two readings ask for the question itself to be looked at', () => {
    expect(
      (['check-key', 'confuses-strong', 'too-easy', 'too-hard', 'weak', 'good', 'too-few'] as const).filter(
        isConfusing,
      ),
    ).toEqual(['check-key', 'confuses-strong']);
  });
});
