import { expect, test } from 'vitest';
import { cardErrand } from './card-errand.ts';

test.each([
  ['K5JT-PBB7', { from: '/redeem/K5JT-PBB7', cause: 'card-code' }],
  [' K5JT PBB7 ', { from: '/redeem/K5JT%20PBB7', cause: 'card-code' }],
  ['', { from: '/redeem' }],
  ['   ', { from: '/redeem' }],
  ['K5JT', { from: '/redeem' }],
])('whoever typed %j on a card goes to the registration with %j [LEARN-353]', (typed, errand) => {
  expect(cardErrand(typed)).toEqual(errand);
});
