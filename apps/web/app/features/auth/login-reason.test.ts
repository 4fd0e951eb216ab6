import { expect, test } from 'vitest';
import { loginReason } from './login-reason.ts';

test.each([
  [{ from: '/statistics' }, 'لازم تسجّل دخولك عشان تشوف إحصائياتك'],
  [{ from: '/statistics?term=2#gauges' }, 'لازم تسجّل دخولك عشان تشوف إحصائياتك'],
  [{ from: '/my-lectures' }, null],
  [{ from: 'https://elsewhere.test/statistics' }, null],
  [null, null],
])('whoever comes from %j reads %j [STAT-01, OP-STAT-6]', (state, reason) => {
  expect(loginReason(state)).toBe(reason);
});
