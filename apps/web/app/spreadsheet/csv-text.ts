/** Excel reads Arabic only with this mark at the start of the file. */
export const CSV_MARK = '\ufeff';

/** Lines of a file for Excel. Cells that came from people went through `safeCell` before. */
export function csvLines(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

function quoted(value: string | number): string {
  return `"${String(value).replaceAll('"', '""')}"`;
}
