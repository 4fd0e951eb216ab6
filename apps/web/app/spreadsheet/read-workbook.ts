/** The cells of a workbook's first sheet. What reads it is fetched only now. */
export async function readWorkbook(file: Blob): Promise<unknown[][]> {
  const { readSheet } = await import('read-excel-file/universal');
  return readSheet(file);
}
