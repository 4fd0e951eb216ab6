import { expect, test } from 'vitest';
import { keptBackups } from './kept-backups.ts';

const daily = (days: number, from = '2026-12-31T03:00:00Z') =>
  Array.from({ length: days }, (_, ago) => new Date(new Date(from).getTime() - ago * 86_400_000));
const names = (moments: readonly Date[]) => [...keptBackups(moments)].map((at) => at.toISOString().slice(0, 10)).sort();

test('of two years of nights seven days, four weeks and twelve months stay [TRUST-72]', () => {
  expect(names(daily(730))).toEqual([
    ...['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31'],
    ...['2026-08-31', '2026-09-30', '2026-10-31', '2026-11-30', '2026-12-11', '2026-12-18', '2026-12-25'],
    ...['2026-12-26', '2026-12-27', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'],
  ]);
});

test('of several in a day the last stays, and a long silence costs nothing [TRUST-72]', () => {
  const morning = new Date('2026-03-01T08:00:00Z');
  const evening = new Date('2026-03-01T20:00:00Z');
  const old = new Date('2025-01-01T08:00:00Z');
  expect(keptBackups([morning, old, evening])).toEqual(new Set([evening, old]));
  expect(keptBackups([])).toEqual(new Set());
});
