import { expect, test } from 'vitest';
import { isNewOrder } from './is-new-order.ts';

test.each([
  [[1, 2, 3], [3, 1, 2], true],
  [[1, 2, 3], [1, 2, 3], true],
  [[], [], true],
  [[1, 2, 3], [1, 2], false],
  [[1, 2], [1, 2, 3], false],
  [[1, 2, 3], [1, 2, 2], false],
  [[1, 2, 3], [1, 2, 4], false],
])('of %j the order %j is whole: %s', (present, wanted, whole) => {
  expect(isNewOrder(present, wanted)).toBe(whole);
});
