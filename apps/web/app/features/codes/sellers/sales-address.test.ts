import { expect, test } from 'vitest';
import { readSalesAddress, salesAddress } from './sales-address.ts';

const today = '2026-11-19';

test('the days of the sales report are in its address, and come back from it [DESK-371]', () => {
  for (const span of [
    { from: '2026-11-13', to: today },
    { from: '2026-10-01', to: '2026-10-31' },
    { from: '', to: today },
  ]) {
    expect(readSalesAddress(new URLSearchParams(salesAddress(span, today)), today)).toEqual(span);
  }
  expect(salesAddress({ from: today, to: today }, today)).toEqual({});
  expect(readSalesAddress(new URLSearchParams('from=yesterday&to=2026-11'), today)).toEqual({ from: today, to: today });
});
