import { makeWorkbook } from '../../../spreadsheet/make-workbook.ts';
import { saveFile } from '../../../spreadsheet/save-file.ts';
import { callFreshly } from '../../../teach-shell/frame/call-freshly.ts';
import { codesCsv } from './codes-csv.ts';
import { codesRows } from './codes-rows.ts';

const WIDTHS = [10, 14, 12, 24, 12, 28, 16, 16, 16, 44, 30, 30, 24];

/** Every card of a batch in a file, with its state and who used it; the trail keeps who took it. */
export async function exportBatch(batchId: number, kind: 'csv' | 'xlsx', siteUrl = location.origin): Promise<void> {
  const { data } = await callFreshly('POST /api/teach/code-batches/{batchId}/export', { params: { batchId } });
  const rows = codesRows(data.batch, data.cards, siteUrl);
  const file =
    kind === 'csv'
      ? new Blob([codesCsv(rows)], { type: 'text/csv;charset=utf-8' })
      : await makeWorkbook([{ name: 'الأكواد', rows, widths: WIDTHS }]);
  saveFile(file, `codes-${batchId}.${kind}`);
}
