import type { Reply } from '@hessa/contract/client';
import { safeCell } from '@hessa/rules/text/spreadsheet-cell';
import { call } from '../../../api/call.ts';
import { makeWorkbook } from '../../../spreadsheet/make-workbook.ts';
import { saveFile } from '../../../spreadsheet/save-file.ts';
import { UNSOLD } from './seller.ts';

type ReportLine = Reply<'GET /api/teach/code-sales'>['data']['lines'][number];

const HEADS = [
  'اليوم',
  'الكورس',
  'البيّاع',
  'اتباع',
  'اتفعّل منهم',
  'التمن بالجنيه',
  UNSOLD,
  'تمن اللي اتلغى بالجنيه',
  'اتدفع بالجنيه',
];
const WIDTHS = [12, 30, 24, 10, 12, 14, 10, 18, 14];

/** Every line of the days, however many answers they take. */
export async function saveReport({ from, to }: { from: string; to: string }): Promise<void> {
  const lines: ReportLine[] = [];
  let after: string | null = null;
  do {
    const { data }: Reply<'GET /api/teach/code-sales'> = await call('GET /api/teach/code-sales', {
      query: { from, to, ...(after === null ? {} : { after }) },
    });
    lines.push(...data.lines);
    after = data.next;
  } while (after !== null);
  const file = await makeWorkbook([{ name: 'البيع', rows: reportRows(lines), widths: WIDTHS }]);
  saveFile(file, `sales-${from}-${to}.xlsx`);
}

function reportRows(lines: readonly ReportLine[]): (string | number)[][] {
  return [
    HEADS,
    ...lines.map(({ day, courseName, sellerName, sold, redeemed, duePiastres, unsold, backPiastres, paidPiastres }) => [
      day,
      safeCell(courseName ?? ''),
      safeCell(sellerName ?? ''),
      sold,
      redeemed,
      duePiastres / 100,
      unsold,
      backPiastres / 100,
      paidPiastres / 100,
    ]),
  ];
}
