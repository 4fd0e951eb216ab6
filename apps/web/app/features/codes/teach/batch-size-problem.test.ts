import { expect, test } from 'vitest';
import { NO_NUMBER } from '../../../ui/fields/no-number.ts';
import { batchSizeProblem } from './batch-size-problem.ts';

test.each([
  [NO_NUMBER, 'اكتب عدد صحيح من غير كسور.'],
  ['', 'اكتب عدد الأكواد.'],
  ['5', null],
])('a batch of «%s» codes is told what is wrong with it: %s [DESK-229]', (typed, problem) => {
  expect(batchSizeProblem(typed, 'arabic')).toBe(problem);
});
