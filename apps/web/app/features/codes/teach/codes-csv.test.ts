import { expect, test } from 'vitest';
import { makeWorkbook } from '../../../spreadsheet/make-workbook.ts';
import { readWorkbook } from '../../../spreadsheet/read-workbook.ts';
import { codesCsv } from './codes-csv.ts';
import { codesRows } from './codes-rows.ts';

const batch = { courseName: 'Grammar من الصفر', unitName: null, label: '=HYPERLINK("http://evil")' };
const card = {
  id: 9,
  serial: 144,
  code: 'ABCD-2345',
  state: 'redeemed' as const,
  soldAt: null,
  // Half past one at night in Egypt.
  redeemedAt: '2026-11-15T23:30:00.000Z',
  isWithSeller: false,
  voidedAt: null,
  pricePiastres: 150_00,
  sellerName: 'مكتبة الهدى',
  studentName: '=1+1',
  studentPhone: '01055500003',
};
const rows = codesRows(batch, [card], 'https://school.test');

test('a list of codes opens in Excel: Arabic readable, one line a code, with state, seller and student, the day as it was in Egypt, nothing in it runs as a formula [T-CON-5, DESK-39, DESK-188]', () => {
  const csv = codesCsv(rows);
  expect(csv.startsWith('\ufeff')).toBe(true);
  const [, line] = csv.trimEnd().split('\r\n');
  expect(line).toBe(
    '"000144","ABCD-2345","اتفعّل","مكتبة الهدى","150","\'=1+1","01055500003","","2026-11-16",' +
      '"https://school.test/redeem/ABCD2345","Grammar من الصفر","","\'=HYPERLINK(""http://evil"")"',
  );
});

test('the same list as a workbook holds the same cells, as text [T-CON-5, DESK-39]', async () => {
  const [, line] = await readWorkbook(await makeWorkbook([{ name: 'الأكواد', rows, widths: [] }]));
  expect(line?.slice(0, 7)).toEqual(['000144', 'ABCD-2345', 'اتفعّل', 'مكتبة الهدى', 150, "'=1+1", '01055500003']);
});
