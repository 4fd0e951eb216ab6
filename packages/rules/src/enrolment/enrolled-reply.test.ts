import { expect, test } from 'vitest';
import { isEnrolledReply } from './enrolled-reply.ts';

test.each([true, 1, 'true', { isEnrolled: true }, { isEnrolled: 1 }])('%j means enrolled [API-27]', (data) => {
  expect(isEnrolledReply(data)).toBe(true);
});

test.each([
  false,
  0,
  'false',
  '',
  'yes',
  2,
  null,
  undefined,
  {},
  [],
  { isEnrolled: false },
  { isEnrolled: { isEnrolled: true } },
])('%j means not enrolled [API-27]', (data) => {
  expect(isEnrolledReply(data)).toBe(false);
});
