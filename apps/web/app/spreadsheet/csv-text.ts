/** A spreadsheet runs what begins like this as a formula; an apostrophe makes it text again. */
const FORMULA = /^[=+\-@\t\r]/;

/** Excel reads Arabic only with this mark at the start of the file. */
export const CSV_MARK = '\ufeff';

export function csvLines(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number): string {
  const text = String(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
