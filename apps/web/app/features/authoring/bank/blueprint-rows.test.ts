import { expect, test } from 'vitest';
import { NO_NUMBER, wholeFault } from '../../../ui/fields/no-number.ts';
import { isCount, isReadable, isWeight, newRow, typedWeight, weightIn } from './blueprint-rows.ts';

test.each(['1.5', '1,5', '1،5', '.5'])('«%s» is no whole number [EXAM-213]', (typed) => {
  expect(wholeFault(typed)).toBe('لازم عدد صحيح من غير كسور.');
  expect(isReadable(newRow({ weight: typedWeight(NO_NUMBER) }))).toBe(false);
});

test('a row is drawn by a count from 1 to 200 and a weight of at most 100, or the bank’s own [EXAM-213]', () => {
  expect(['', '0', '1', '200', '201', '500'].map((count) => isCount(newRow({ count })))).toEqual([
    ...[false, false, true, true, false, false],
  ]);
  expect(['', '0', '1', '100', '101'].map((weight) => isWeight(newRow({ weight })))).toEqual([
    ...[true, false, true, true, false],
  ]);
  expect([weightIn(newRow({ weight: '3' }), 2), weightIn(newRow(), 2), weightIn(undefined, 2)]).toEqual([3, 2, 2]);
});
