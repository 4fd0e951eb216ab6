import { expect, test } from 'vitest';
import { expiryFault } from './code-expiry.ts';

const now = new Date('2026-11-16T10:00:00Z');

test.each([
  ['2020-01-01T00:00:00Z', 'past'],
  ['2026-11-16T10:00:00Z', 'past'],
  ['2026-11-16T10:00:01Z', null],
  ['2029-11-16T10:00:00Z', null],
  ['2029-11-16T10:00:01Z', 'far'],
  ['9999-12-31T00:00:00Z', 'far'],
] as const)('codes that end at %s: %s [DESK-150]', (expiresAt, fault) => {
  expect(expiryFault(new Date(expiresAt), now)).toBe(fault);
});
