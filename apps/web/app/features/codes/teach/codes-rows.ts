import { safeCell } from '@hessa/rules/text/spreadsheet-cell';
import type { Batch } from './batch.ts';
import { redeemLink } from './sale-message.ts';

/** A batch's codes for a spreadsheet, heads first; no cell runs as a formula. */
export function codesRows(
  batch: Pick<Batch, 'courseName' | 'unitName' | 'label'>,
  cards: readonly { serial: number; code: string }[],
  siteUrl: string,
): (string | number)[][] {
  const about = [batch.courseName, batch.unitName ?? '', batch.label].map(safeCell);
  return [
    ['رقم', 'الكود', 'اللينك', 'الكورس', 'المحاضرة', 'الدفعة'],
    ...cards.map(({ serial, code }) => [serial, code, redeemLink(code, siteUrl), ...about]),
  ];
}
