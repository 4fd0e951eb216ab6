import { expect, test } from 'vitest';
import { isShown, showingOf, storedShowing } from './showing.ts';

const NOW = Date.parse('2026-11-16T10:00:00Z');
const at = (offset: number) => new Date(NOW + offset);

test.each([
  ['shown', { hidden: false, appearsAt: null }, true, { kind: 'shown' }],
  ['hidden', { hidden: true, appearsAt: null }, false, { kind: 'hidden' }],
  ['a moment before its time', { hidden: false, appearsAt: at(1) }, false, { kind: 'from', at: NOW + 1 }],
  ['at its time', { hidden: false, appearsAt: at(0) }, true, { kind: 'shown' }],
  ['past its time', { hidden: false, appearsAt: at(-1) }, true, { kind: 'shown' }],
  ['hidden past its time', { hidden: true, appearsAt: at(-1) }, false, { kind: 'hidden' }],
] as const)('%s [DESK-73]', (_what, stored, shown, showing) => {
  expect(isShown(stored, NOW)).toBe(shown);
  expect(showingOf(stored, NOW)).toEqual(showing);
});

test('a lesson that nothing was put into yet is not shown, whatever the teacher chose [DESK-106]', () => {
  expect(isShown({ hidden: false, appearsAt: null, written: false }, NOW)).toBe(false);
  expect(isShown({ hidden: false, appearsAt: at(-1), written: true }, NOW)).toBe(true);
});

test.each([{ kind: 'shown' }, { kind: 'hidden' }, { kind: 'from', at: NOW + 1 }] as const)(
  '%j is read as it was written [DESK-73]',
  (showing) => {
    expect(showingOf(storedShowing(showing), NOW)).toEqual(showing);
  },
);
