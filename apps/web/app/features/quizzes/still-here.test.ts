import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { stillHere } from './still-here.ts';

test.each([
  [0, 'لسه موصلتش، والنت شكله مقطوع. هتتبعت لوحدها أول ما يرجع.'],
  [401, 'لسه موصلتش، ودخولك خلص. سجّل دخولك تاني وهتتبعت لوحدها.'],
  [429, 'لسه موصلتش، وهنجرّب تاني لوحدنا.'],
  [503, 'لسه موصلتش، وهنجرّب تاني لوحدنا.'],
])('a paper that waits after an answer of %i is told by what it waits for: %s [LEARN-352]', (status, words) => {
  expect(stillHere(new ApiError('x', status, 'x', 'x'))).toBe(words);
});

test('of one that went out nothing is told [LEARN-352]', () => {
  expect(stillHere(null)).toBeNull();
});
