import { expect, test } from 'vitest';
import { plainCell, safeCell } from './spreadsheet-cell.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+20100', "'+20100"],
  ['-5', "'-5"],
  ['@home', "'@home"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['\n=1', "'\n=1"],
  ["'=1", "''=1"],
  ["'tis", "'tis"],
  ['Where = is', 'Where = is'],
  ['', ''],
])('%j stands in a cell as %j, runs nothing and comes back as it was [T-INJ-2, T-CON-5]', (text, cell) => {
  expect(safeCell(text)).toBe(cell);
  expect(plainCell(cell)).toBe(text);
});
