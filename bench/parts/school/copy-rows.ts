import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type postgres from 'postgres';

export type Cell = string | number | boolean | Date | Buffer | object | null;

const ROWS_AT_ONCE = 50_000;
const CHUNK = 64 * 1024;

/**
 * Fills a table by COPY, a batch a statement. Foreign keys are not checked row by row: the rows are ours, and the
 * million checks would take longer than the million rows.
 */
export async function copyRows(
  sql: postgres.Sql,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Cell[]>,
): Promise<void> {
  const iterator = rows[Symbol.iterator]();
  let next = iterator.next();
  while (!next.done) {
    await sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      const sink = await tx.unsafe(`copy ${table} (${columns.join(', ')}) from stdin`).writable();
      let text = '';
      for (let count = 0; count < ROWS_AT_ONCE && !next.done; count += 1) {
        text += `${next.value.map(cellText).join('\t')}\n`;
        next = iterator.next();
        if (text.length < CHUNK) continue;
        if (!sink.write(text)) await once(sink, 'drain');
        text = '';
      }
      sink.end(text);
      await finished(sink);
    });
  }
}

function cellText(cell: Cell): string {
  if (cell === null) return '\\N';
  if (cell instanceof Date) return cell.toISOString();
  if (Buffer.isBuffer(cell)) return `\\\\x${cell.toString('hex')}`;
  const text = typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
  return text.replace(/[\\\t\n\r]/g, (found) => `\\${{ '\t': 't', '\n': 'n', '\r': 'r' }[found] ?? found}`);
}
