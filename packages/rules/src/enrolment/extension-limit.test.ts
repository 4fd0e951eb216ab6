import { expect, test } from 'vitest';
import { extensionFault } from './extension-limit.ts';

const now = new Date('2026-11-16T10:00:00Z');

test.each([
  ['2026-11-16T10:00:00Z', 'past'],
  ['2026-11-16T10:00:01Z', null],
  ['2028-11-16T10:00:00Z', null],
  ['2028-11-16T10:00:01Z', 'far'],
  ['2199-01-01T00:00:00Z', 'far'],
] as const)('more time until %s: %s [DESK-124]', (until, fault) => {
  expect(extensionFault(new Date(until), now)).toBe(fault);
});
