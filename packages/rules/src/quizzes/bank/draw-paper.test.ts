import { expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import type { BlueprintRow, Wanted } from './blueprint.ts';
import { type Candidate, drawPaper } from './draw-paper.ts';

const ANY: Wanted = { unit: null, skill: null, level: null, kind: null };

const row = (count: number, wanted: Partial<Wanted> = {}): BlueprintRow => ({ ...ANY, ...wanted, count });

function question(id: number, labels: Partial<Omit<Candidate, 'id'>> = {}): Candidate {
  return { id, unit: 'Unit 1', skill: null, level: null, kind: 'single-choice', passage: null, ...labels };
}

const draw = (rows: readonly BlueprintRow[], candidates: readonly Candidate[], seed = 'one') =>
  drawPaper(rows, candidates, seededRandom(seed));

test('each row gets as many as it asks for, of its unit, skill, level and kind, and no question stands twice [EXAM-84]', () => {
  const bank = Array.from({ length: 60 }, (_, at) =>
    question(at, {
      unit: `Unit ${at % 3}`,
      skill: at % 2 === 0 ? 'grammar' : 'vocabulary',
      level: at % 5 === 0 ? 'hard' : 'easy',
    }),
  );
  const rows = [row(5, { unit: 'Unit 0', skill: 'grammar' }), row(4, { level: 'hard' }), row(20)];
  const drawn = draw(rows, bank);
  expect(drawn.map((ids) => ids.length)).toEqual([5, 4, 20]);
  expect(new Set(drawn.flat()).size).toBe(29);
  expect(drawn[0]?.every((id) => id % 6 === 0)).toBe(true);
  expect(drawn[1]?.every((id) => id % 5 === 0)).toBe(true);
});

test('a row that may take anything leaves what another one needs: as many places are filled as can be [EXAM-85]', () => {
  const bank = [question(1, { level: 'hard' }), question(2, { level: 'hard' }), question(3), question(4)];
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const [any, hard] = draw([row(2), row(2, { level: 'hard' })], bank, seed);
    expect([any?.sort(), hard?.sort()]).toEqual([
      [3, 4],
      [1, 2],
    ]);
  }
});

test('a chain of rows gives way too [EXAM-85]', () => {
  const bank = [
    question(1, { level: 'hard', skill: 'grammar' }),
    question(2, { skill: 'grammar', level: 'easy' }),
    question(3, { skill: 'reading', level: 'easy' }),
  ];
  const rows = [row(1, { skill: 'grammar' }), row(1, { level: 'easy' }), row(1, { level: 'hard' })];
  for (const seed of ['a', 'b', 'c', 'd']) expect(draw(rows, bank, seed)).toEqual([[2], [3], [1]]);
});

test('where there is too little for two rows, the one that asks for something special comes first [EXAM-85]', () => {
  const bank = [question(1, { level: 'hard' }), question(2)];
  expect(draw([row(9), row(9, { level: 'hard' })], bank)).toEqual([[2], [1]]);
});

test('what cannot be filled stays open, and the rest is filled [EXAM-85]', () => {
  const drawn = draw([row(3, { unit: 'Unit 9' }), row(5)], [question(1), question(2)]);
  expect(drawn.map((ids) => ids.length)).toEqual([0, 2]);
});

test('the questions of a passage come together [EXAM-86]', () => {
  const bank = Array.from({ length: 40 }, (_, at) => question(at, { passage: Math.floor(at / 4) }));
  for (const seed of ['a', 'b', 'c']) {
    const [ids = []] = draw([row(8)], bank, seed);
    expect(new Set(ids.map((id) => Math.floor(id / 4))).size).toBe(2);
  }
});

test('another chance draws others [EXAM-84]', () => {
  const bank = Array.from({ length: 100 }, (_, at) => question(at));
  expect(draw([row(10)], bank, 'a')).not.toEqual(draw([row(10)], bank, 'b'));
});

test('a passage comes whole or not at all, whatever number a row asks for [EXAM-149]', () => {
  const passage = (id: number, size: number, labels: Partial<Candidate> = {}) =>
    Array.from({ length: size }, (_, at) => question(id * 100 + at, { passage: id, ...labels }));
  const bank = [...passage(1, 3), ...passage(2, 4), ...passage(3, 2), ...[1, 2, 3].map((id) => question(id))];
  for (let seed = 0; seed < 60; seed += 1) {
    for (const count of [1, 2, 4, 5, 9]) {
      const [ids = []] = draw([row(count)], bank, `seed ${seed}`);
      expect(ids).toHaveLength(count);
      for (const [id, size] of [
        [1, 3],
        [2, 4],
        [3, 2],
      ] as const) {
        const here = ids.filter((each) => Math.floor(each / 100) === id).length;
        expect([0, size]).toContain(here);
      }
    }
  }
  // One of its questions is of another level: a row for hard ones alone does not tear it apart.
  const mixed = [...passage(1, 2, { level: 'hard' }), question(102, { passage: 1, level: 'easy' })];
  expect(draw([row(2, { level: 'hard' }), row(3)], mixed)).toEqual([[], [100, 101, 102]]);
});
