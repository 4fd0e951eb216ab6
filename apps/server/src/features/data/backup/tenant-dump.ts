import { createHash, type Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { readTenantRows } from '../../../db/tenant-rows.ts';
import type { RunStatement, TenantTableShape } from '../../../db/tenant-tables.ts';
import { StartupError } from '../../../errors/startup-error.ts';
import type { BackedUpTenant } from './backup-manifest.ts';

/** Before the rows of a table stands its name; no row of JSON begins so. */
const HEAD = 'table ';

/** A tenant's rows, table after table, as text; fills `tables` with what the manifest says about them. */
export async function* dumpTenant(
  run: RunStatement,
  tenantId: string,
  shapes: readonly TenantTableShape[],
  tables: BackedUpTenant['tables'],
): AsyncGenerator<string> {
  for (const shape of shapes) {
    yield `${HEAD}${shape.name}\n`;
    const hash = createHash('sha256');
    let rows = 0;
    for await (const lines of readTenantRows(run, tenantId, shape)) {
      const text = lines.map((line) => `${line}\n`).join('');
      hash.update(text);
      rows += lines.length;
      yield text;
    }
    tables[shape.name] = { columns: shape.columns, rows, sha256: hash.digest('hex') };
  }
}

/** Reads a dump back, hands each row over, and refuses one that is not what the manifest says. */
export async function readDump(
  content: Readable,
  tables: BackedUpTenant['tables'],
  take: (table: string, line: string) => Promise<void> = async () => {},
): Promise<void> {
  const seen = new Map<string, { hash: Hash; rows: number }>();
  let current = '';
  for await (const line of linesOf(content)) {
    if (line.startsWith(HEAD)) {
      current = line.slice(HEAD.length);
      seen.set(current, { hash: createHash('sha256'), rows: 0 });
      continue;
    }
    const table = seen.get(current);
    if (!table) throw new StartupError('the rows of a tenant do not begin with their table');
    table.hash.update(`${line}\n`);
    table.rows += 1;
    await take(current, line);
  }
  for (const [name, { rows, sha256 }] of Object.entries(tables)) {
    const found = seen.get(name);
    if (found?.rows !== rows || found.hash.digest('hex') !== sha256) {
      throw new StartupError(`${name} is not what the manifest says: ${found?.rows ?? 0} rows of ${rows}`);
    }
  }
}

async function* linesOf(content: Readable): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of content as AsyncIterable<Buffer>) {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
