export interface Sheet {
  name: string;
  /** The first row holds the heads. */
  rows: readonly (readonly (string | number)[])[];
  widths: readonly number[];
}

/** A workbook for Excel, right to left, the heads in bold and always in sight. What writes it is fetched only now. */
export async function makeWorkbook(sheets: readonly Sheet[]): Promise<Blob> {
  const { default: write } = await import('write-excel-file/universal');
  return write(
    sheets.map(({ name, rows, widths }) => ({
      sheet: name,
      data: rows.map((cells, at) =>
        cells.map((value) =>
          typeof value === 'number'
            ? { value, type: Number }
            : // Text by its type, so that no program takes it for a number, a date or a formula.
              { value, type: String, wrap: true, ...(at === 0 ? { fontWeight: 'bold' as const } : {}) },
        ),
      ),
      columns: widths.map((width) => ({ width })),
      rightToLeft: true,
      stickyRowsCount: 1,
    })),
  ).toBlob();
}
