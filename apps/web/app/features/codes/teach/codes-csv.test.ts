import { expect, test } from 'vitest';
import { codesCsv } from './codes-csv.ts';

const batch = { courseName: 'Grammar من الصفر', unitName: null, label: '=HYPERLINK("http://evil")' };

test('a list of codes opens in Excel: Arabic readable, one line a code, nothing in it runs as a formula [T-CON-5]', () => {
  const csv = codesCsv(batch, [{ serial: 1, code: 'ABCD-2345' }], 'https://school.test');
  expect(csv.startsWith('\ufeff')).toBe(true);
  const [, line] = csv.trimEnd().split('\r\n');
  expect(line).toBe(
    '"1","ABCD-2345","https://school.test/redeem/ABCD2345","Grammar من الصفر","","\'=HYPERLINK(""http://evil"")"',
  );
});
