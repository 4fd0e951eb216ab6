import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { refusalOf } from './look-up-child.ts';

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
