import { makeWorkbook } from '../../../spreadsheet/make-workbook.ts';
import { saveFile } from '../../../spreadsheet/save-file.ts';
import type { Batch } from './batch.ts';
import { codesCsv } from './codes-csv.ts';
import { codesRows } from './codes-rows.ts';

const WIDTHS = [8, 14, 44, 30, 30, 24];

export async function saveCodes(
  kind: 'csv' | 'xlsx',
  batch: Batch,
  cards: readonly { serial: number; code: string }[],
  siteUrl: string,
): Promise<void> {
  const rows = codesRows(batch, cards, siteUrl);
  const file =
    kind === 'csv'
      ? new Blob([codesCsv(rows)], { type: 'text/csv;charset=utf-8' })
      : await makeWorkbook([{ name: 'الأكواد', rows, widths: WIDTHS }]);
  saveFile(file, `codes-${batch.id}.${kind}`);
}
