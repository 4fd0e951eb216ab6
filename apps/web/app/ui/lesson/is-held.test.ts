import { expect, test } from 'vitest';
import { isHeld } from './is-held.ts';

test.each([
  ['told', { releasedAt: null }, false],
  ['kept on the phone from before there was a time to tell them', {}, false],
  ['not read yet', undefined, false],
  ['told at a time that is to come', { releasedAt: '2026-11-20T18:00:00Z' }, true],
])('results that are %s are held: %s [LEARN-286]', (_, result, held) => {
  expect(isHeld(result)).toBe(held);
});
