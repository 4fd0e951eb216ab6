import type { Batch } from './batch.ts';
import { redeemLink } from './sale-message.ts';

/** A spreadsheet runs what begins like this as a formula; an apostrophe makes it text again. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number): string {
  const text = String(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** For Excel, which reads Arabic only with the mark at the start. */
export function codesCsv(
  batch: Pick<Batch, 'courseName' | 'unitName' | 'label'>,
  cards: readonly { serial: number; code: string }[],
  siteUrl: string,
): string {
  const rows = cards.map(({ serial, code }) => [
    serial,
    code,
    redeemLink(code, siteUrl),
    batch.courseName,
    batch.unitName ?? '',
    batch.label,
  ]);
  const lines = [['رقم', 'الكود', 'اللينك', 'الكورس', 'المحاضرة', 'الدفعة'], ...rows];
  return `\ufeff${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}
