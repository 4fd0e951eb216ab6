import { expect, test } from 'vitest';
import { makeWorkbook } from '../../../spreadsheet/make-workbook.ts';
import { readWorkbook } from '../../../spreadsheet/read-workbook.ts';
import { codesCsv } from './codes-csv.ts';
import { codesRows } from './codes-rows.ts';

const batch = { courseName: 'Grammar من الصفر', unitName: null, label: '=HYPERLINK("http://evil")' };
const rows = codesRows(batch, [{ serial: 1, code: 'ABCD-2345' }], 'https://school.test');

test('a list of codes opens in Excel: Arabic readable, one line a code, nothing in it runs as a formula [T-CON-5]', () => {
  const csv = codesCsv(rows);
  expect(csv.startsWith('\ufeff')).toBe(true);
  const [, line] = csv.trimEnd().split('\r\n');
  expect(line).toBe(
    '"1","ABCD-2345","https://school.test/redeem/ABCD2345","Grammar من الصفر","","\'=HYPERLINK(""http://evil"")"',
  );
});

test('the same list as a workbook holds the same cells, as text [T-CON-5]', async () => {
  const [, line] = await readWorkbook(await makeWorkbook([{ name: 'الأكواد', rows, widths: [] }]));
  expect(line).toEqual([
    1,
    'ABCD-2345',
    'https://school.test/redeem/ABCD2345',
    'Grammar من الصفر',
    null,
    '\'=HYPERLINK("http://evil")',
  ]);
});
