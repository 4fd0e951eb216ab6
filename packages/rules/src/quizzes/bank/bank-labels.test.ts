import { expect, test } from 'vitest';
import { BANK_LIMITS, measuredLevel, wholeFigures, withTags } from './bank-labels.ts';

test.each([
  [9, 0.95, null],
  [10, 0.8, 'easy'],
  [10, 0.79, 'middle'],
  [10, 0.5, 'middle'],
  [10, 0.49, 'hard'],
])('%i papers that earned %f of the mark say %s [EXAM-82]', (papers, difficulty, level) => {
  expect(measuredLevel({ papers, difficulty })).toBe(level);
});

test('how a question did over all counts every quiz by its papers [EXAM-82]', () => {
  const uses = [
    { papers: 30, difficulty: 0.5, discrimination: 0.4 },
    { papers: 10, difficulty: 0.9, discrimination: null },
  ];
  expect(wholeFigures(uses)).toEqual({ papers: 40, difficulty: 0.6, discrimination: 0.4 });
  expect(wholeFigures([])).toEqual({ papers: 0, difficulty: 0, discrimination: null });
});

test('tags are kept once, none of them empty, and no more than fit [EXAM-81]', () => {
  expect(withTags(['a', 'b'], [' b ', 'c', ' '], ['a'])).toEqual(['b', 'c']);
  const many = Array.from({ length: 30 }, (_, at) => `tag ${at}`);
  expect(withTags([], many, [])).toHaveLength(BANK_LIMITS.tags);
});
