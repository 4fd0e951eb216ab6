/** For Excel, which reads Arabic only with the mark at the start. */
export function codesCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`;
}

const quoted = (value: string | number): string => `"${String(value).replaceAll('"', '""')}"`;
