import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { type ChildFigures, lookUpChild, refusalOf } from './look-up-child.ts';

afterEach(() => vi.unstubAllGlobals());

const refused = (status: number) => new ApiError('x', status, '', '');

test.each([
  [[404, 404], 'not-found'],
  [[404, 0], 'not-found'],
  [[429, 404], 'not-found'],
  [[429, 429], 'too-many'],
  [[0, 429], 'too-many'],
  [[0, 0], 'unreachable'],
  [[500, 503], 'unreachable'],
])('two failed calls with %j are told as %s [PAR-08, OP-PAR-1]', (statuses, refusal) => {
  expect(refusalOf(statuses.map(refused))).toBe(refusal);
});

test('a failure of another kind is no proof that the student is unknown [PAR-08]', () => {
  expect(refusalOf([new TypeError('cut'), refused(500)])).toBe('unreachable');
});

test('where the browser knows of no line, nothing is asked and nothing is said of the numbers [LEARN-190]', async () => {
  const asked = vi.fn();
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('fetch', asked);
  const answer = await lookUpChild({ parentPhone: '01112345678', studentPhone: '01012345678' });
  expect(answer).toEqual({ kind: 'refused', refusal: 'no-line' });
  expect(asked).not.toHaveBeenCalled();
});

test('a part that still does not come when it is asked for again says why, however much is known of the rest [LEARN-234]', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('cut')));
  const known = { lessons: { success: true } as unknown as ChildFigures['lessons'], quizzes: null };
  const answer = await lookUpChild({ parentPhone: '01112345678', studentPhone: '01012345678' }, known);
  expect(answer).toEqual({ kind: 'refused', refusal: 'unreachable' });
});
