import { expect, test } from 'vitest';
import { gapMisses } from './gap-misses.ts';
import { type Gaps, withSpelling } from './kinds/gaps.ts';
import { takesSpelling } from './kinds/mark-gaps.ts';

const PART: Gaps = {
  kind: 'gaps',
  gaps: [['went'], ["didn't"]],
  forgives: { capitals: true, apostrophes: false },
};
const wrote = (papers: number, ...answer: string[]) => ({ answer, score: 0, papers });

test('what was written and not taken is told by gap, as most wrote it, the most frequent first [EXAM-241]', () => {
  const answers = [
    wrote(2, 'Had gone', 'didnt'),
    wrote(3, 'had  gone', ''),
    wrote(1, 'WENT', 'Didn’t'),
    wrote(1, 'goed', 'and/or'),
    { answer: null, score: 0, papers: 4 },
  ];
  expect(gapMisses(PART, answers)).toEqual([
    { gap: 0, words: 'had gone', papers: 5 },
    { gap: 0, words: 'goed', papers: 1 },
    { gap: 1, words: 'didnt', papers: 2 },
  ]);
});

test('of many the five most frequent of each gap are told [EXAM-241]', () => {
  const answers = [...'abcdefg'].map((word, at) => wrote(at + 1, word, ''));
  expect(gapMisses(PART, answers).map(({ words }) => words)).toEqual(['g', 'f', 'e', 'd', 'c']);
});

test('a spelling is added once and taken out as it was added, whatever is forgiven of it [EXAM-242]', () => {
  const more = withSpelling(PART, 0, ' Had gone ', true);
  expect(more.gaps).toEqual([['went', 'Had gone'], ["didn't"]]);
  expect(takesSpelling(more, 0, 'had gone')).toBe(true);
  expect(withSpelling(more, 0, 'HAD GONE', true)).toBe(more);
  expect(withSpelling(more, 0, 'had gone', false).gaps).toEqual(PART.gaps);
  expect(withSpelling(PART, 0, 'had gone', false)).toBe(PART);
});
