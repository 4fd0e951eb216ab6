import { expect, test } from 'vitest';
import { BATCH_STATES, batchState, codesByState } from './batch-state.ts';

const NOW = new Date('2026-11-15T10:00:00Z');
const PAST = new Date('2026-11-15T10:00:00Z');
const LATER = new Date('2026-11-15T10:00:01Z');

test.each([
  ['codes left', 5, 1, 1, null, 'active'],
  ['codes left until later', 5, 0, 0, LATER, 'active'],
  ['codes left when its time ends', 5, 0, 0, PAST, 'expired'],
  ['all used or void', 5, 3, 2, null, 'finished'],
  ['all used before its time ended', 5, 5, 0, PAST, 'finished'],
  ['all void', 5, 0, 5, PAST, 'stopped'],
] as const)('a batch with %s', (_, size, redeemed, voided, expiresAt, state) => {
  expect(batchState({ size, redeemed, voided, expiresAt }, NOW)).toBe(state);
});

test('batches can be narrowed by each of these, in the order of what is left to sell', () => {
  expect(BATCH_STATES).toEqual(['active', 'expired', 'finished', 'stopped']);
});

test.each([
  ['before its last day', LATER, { fresh: 4, sold: 2, expired: 0 }],
  ['without one', null, { fresh: 4, sold: 2, expired: 0 }],
  ['after it', PAST, { fresh: 0, sold: 0, expired: 6 }],
] as const)('the codes of a batch are counted by state %s [DESK-255]', (_, expiresAt, left) => {
  const counted = codesByState({ fresh: 4, sold: 2, redeemed: 3, voided: 1, expiresAt }, NOW);
  expect(counted).toEqual({ ...left, redeemed: 3, voided: 1 });
});
