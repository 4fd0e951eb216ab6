import { expect, test } from 'vitest';
import { batchSizeProblem } from './batch-size-problem.ts';

test.each([
  ['-5', 'اكتب عدد صحيح من غير كسور.'],
  ['1.5', 'اكتب عدد صحيح من غير كسور.'],
  ['', 'اكتب عدد الأكواد.'],
  ['5', null],
])('a batch of «%s» codes is told what is wrong with it: %s [DESK-229]', (typed, problem) => {
  expect(batchSizeProblem(typed, 'arabic')).toBe(problem);
});
