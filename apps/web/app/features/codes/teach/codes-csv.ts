import { CSV_MARK, csvLines } from '../../../spreadsheet/csv-text.ts';

export function codesCsv(rows: readonly (readonly (string | number)[])[]): string {
  return CSV_MARK + csvLines(rows);
}
