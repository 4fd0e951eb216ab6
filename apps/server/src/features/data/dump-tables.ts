import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { ALIKE_EVERYWHERE, readTenantRows } from '../../db/tenant-rows.ts';
import type { RunStatement } from '../../db/tenant-tables.ts';
import type { Secrets } from '../../settings/key-ring.ts';
import type { Manifest } from './manifest.ts';
import type { MovedTable } from './moved-tables.ts';

interface DumpOptions {
  run: RunStatement;
  tenantId: string;
  secrets: Secrets;
  /** Told after every portion of rows. */
  onRows?: (count: number) => Promise<void>;
}

export async function readAlike(run: RunStatement): Promise<void> {
  for (const statement of ALIKE_EVERYWHERE.split('; ')) await run(statement);
}

/** Writes each table into a file of its own, a portion at a time; answers what the manifest says about them. */
export async function dumpTables(
  folder: string,
  tables: MovedTable[],
  options: DumpOptions,
): Promise<Manifest['tables']> {
  const dumped: Manifest['tables'] = {};
  for (const table of tables) {
    const file = await open(join(folder, `${table.name}.ndjson`), 'wx', 0o600);
    try {
      dumped[table.name] = await dumpTable(table, options, (text) => file.writeFile(text));
    } finally {
      await file.close();
    }
  }
  return dumped;
}

/** One table as it travels: told line by line, counted and hashed. */
export async function dumpTable(
  table: MovedTable,
  { run, tenantId, secrets, onRows = async () => {} }: DumpOptions,
  write: (text: string) => Promise<unknown> = async () => {},
): Promise<Manifest['tables'][string]> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const lines of readTenantRows(run, tenantId, table)) {
    const text = lines.map((line) => `${table.turner.pack(line, secrets, tenantId)}\n`).join('');
    hash.update(text);
    await write(text);
    rows += lines.length;
    await onRows(lines.length);
  }
  return { columns: table.turner.packed(table.columns), rows, sha256: hash.digest('hex') };
}
