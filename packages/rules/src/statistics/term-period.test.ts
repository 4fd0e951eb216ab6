import { expect, test } from 'vitest';
import { currentTermPeriod, termPeriod } from './term-period.ts';

test.each([
  ['2026-09-20', '2026-First'],
  ['2027-01-31', '2026-First'],
  ['2027-02-01', '2026-Second'],
  ['2027-06-30', '2026-Second'],
  ['2027-07-01', '2026-Summer'],
  ['2027-08-01', '2027-First'],
])('on %s the honour board shows the period %s [HOME-10]', (day, period) => {
  expect(currentTermPeriod(Date.parse(day))).toBe(period);
});

test('work in a summer course in August counts for the school year that has begun [HOME-10]', () => {
  expect(termPeriod('Summer', Date.parse('2026-08-20'))).toBe('2026-Summer');
});
