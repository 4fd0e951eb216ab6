import { expect, test } from 'vitest';
import { makeWorkbook } from './make-workbook.ts';
import { readWorkbook } from './read-workbook.ts';

test('a workbook comes back cell by cell, text as text, and only the first sheet is read', async () => {
  const rows = [
    ['السؤال', 'الدرجة'],
    ["'=1+1", 2],
    ['سطر\nتاني', 1],
    ['007', 3],
  ];
  const made = await makeWorkbook([
    { name: 'الأسئلة', rows, widths: [40, 10] },
    { name: 'مثال', rows: [['x']], widths: [10] },
  ]);
  expect(await readWorkbook(made)).toEqual(rows);
});
