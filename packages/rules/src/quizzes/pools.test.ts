import { describe, expect, test } from 'vitest';
import { drawPlaces, poolProblems } from './pools.ts';

const single = (section: number | null, weight = 1) => ({ section, passage: null as number | null, weight });
const of = (passage: number, section = 0) => ({ section, passage, weight: 1 });
const SEEDS = Array.from({ length: 200 }, (_, at) => `student ${at}`);

describe('a section that draws', () => {
  const paper = [...Array.from({ length: 6 }, () => single(0)), single(1), single(1)];
  const sections = [{ draw: 2 }, { draw: null }];

  test('gives every student so many of its questions, and the others all of theirs, in the order of the paper [EXAM-120]', () => {
    for (const seed of SEEDS) {
      const drawn = drawPlaces(sections, paper, seed);
      expect(drawn).toHaveLength(4);
      expect(drawn.slice(2)).toEqual([6, 7]);
      expect([...drawn].sort((one, other) => one - other)).toEqual(drawn);
      expect(drawPlaces(sections, paper, seed)).toEqual(drawn);
    }
  });

  test('gives each of its questions to about as many students [EXAM-120]', () => {
    const seen = paper.map((_, at) => SEEDS.filter((seed) => drawPlaces(sections, paper, seed).includes(at)).length);
    // A third of two hundred, within four deviations.
    for (const count of seen.slice(0, 6)) expect(Math.abs(count - 200 / 3)).toBeLessThan(27);
  });

  test('keeps a passage with its questions, and still comes out at so many [EXAM-121]', () => {
    const mixed = [of(0), of(0), of(0), single(0), of(1), of(1), single(0)];
    for (const seed of SEEDS) {
      const drawn = drawPlaces([{ draw: 4 }], mixed, seed);
      expect(drawn).toHaveLength(4);
      for (const passage of [0, 1]) {
        const own = mixed.flatMap((question, at) => (question.passage === passage ? at : []));
        expect([0, own.length]).toContain(own.filter((at) => drawn.includes(at)).length);
      }
    }
  });
});

describe('what is wrong with a section that draws', () => {
  test('is no whole number of questions, more of them than it has, questions that weigh differently, and a passage that would be cut [EXAM-122]', () => {
    const two = [single(0), single(0, 2)];
    expect(poolProblems([{ draw: 1 }], [single(0), single(0)])).toEqual([]);
    expect(poolProblems([{ draw: null }], two)).toEqual([]);
    expect(poolProblems([{ draw: 0 }], two)).toEqual(['draws-none']);
    expect(poolProblems([{ draw: 3 }], two)).toEqual(['draws-too-many']);
    expect(poolProblems([{ draw: 1 }], two)).toEqual(['draw-weighs-differently']);
    expect(poolProblems([{ draw: 3 }], [of(0), of(0), of(1), of(1)])).toEqual(['draw-splits-passage']);
    expect(poolProblems([{ draw: 2 }], [of(0), of(0), of(1), of(1)])).toEqual([]);
  });
});
