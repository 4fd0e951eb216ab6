import { cleanSource } from './clean-source.ts';
import { IMPORT_LIMITS } from './imported-row.ts';

const SIGNS = ['\t', ';', ','] as const;

/** The sign between cells: the one that is most frequent in the first line with words, outside quotation marks. */
function findSign(text: string): string {
  const counts = new Map<string, number>();
  let quoted = false;
  let words = false;
  for (const char of text) {
    if (char === '"') quoted = !quoted;
    else if (char === '\n' && !quoted && words) break;
    else if (!quoted) counts.set(char, (counts.get(char) ?? 0) + 1);
    words ||= char.trim() !== '';
  }
  return SIGNS.reduce<string>((best, sign) => ((counts.get(sign) ?? 0) > (counts.get(best) ?? 0) ? sign : best), ',');
}

/** A CSV file or cells copied out of a spreadsheet, as rows. Stops one row after the limit: more is refused anyway. */
export function splitDelimited(source: string): string[][] {
  const text = cleanSource(source);
  const sign = findSign(text);
  const rows: string[][] = [];
  let cells: string[] = [];
  let at = 0;
  while (at <= text.length && rows.length <= IMPORT_LIMITS.rows + 20) {
    const [cell, end] = text[at] === '"' ? quotedCell(text, at, sign) : plainCellAt(text, at, sign);
    cells.push(cell);
    at = end + 1;
    if (text[end] !== sign) {
      rows.push(cells);
      cells = [];
    }
  }
  return rows;
}

function plainCellAt(text: string, start: number, sign: string): [string, number] {
  let end = start;
  while (end < text.length && text[end] !== sign && text[end] !== '\n') end += 1;
  return [text.slice(start, end), end];
}

function quotedCell(text: string, start: number, sign: string): [string, number] {
  const parts: string[] = [];
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return [text.slice(start + 1), text.length];
    parts.push(text.slice(from, quote));
    from = quote + 1;
    if (text[from] === '"') {
      parts.push('"');
      from += 1;
      continue;
    }
    // Whatever follows the closing mark up to the next sign belongs to the cell as well.
    const [rest, end] = plainCellAt(text, from, sign);
    return [parts.join('') + rest, end];
  }
}

/** The same rows as text again, to be shown, put right and read once more. */
export function joinDelimited(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(delimitedCell).join('\t')).join('\n');
}

function delimitedCell(cell: string): string {
  return /["\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
