import type postgres from 'postgres';
import { connectOnce } from './connect-once.ts';

/** Keys of one generation as they are kept: sealed, and nothing to anyone who has only the database. */
export interface KeyRow {
  generation: number;
  sealed: Buffer;
}

export interface HeldKeyRows {
  rows: KeyRow[];
  add(row: KeyRow): Promise<void>;
  /** The same generation, sealed in another way. */
  replace(row: KeyRow): Promise<void>;
  /** Whether anybody has sealed anything here yet. */
  hasTenants(): Promise<boolean>;
}

/** Any number but that of the migrations. */
const ADVISORY_LOCK = 4_877_353;

/** One transaction of the owner on the rows; of servers that start at once, one decides and the others find what it did. */
export async function holdKeyRows<T>(ownerUrl: string, work: (held: HeldKeyRows) => Promise<T>): Promise<T> {
  return connected(ownerUrl, (owner) =>
    owner.begin(async (sql) => {
      await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`;
      return work({
        rows: await listRows(sql),
        add: async ({ generation, sealed }) => {
          await sql`insert into public.installation_keys (generation, sealed) values (${generation}, ${sealed})`;
        },
        replace: async ({ generation, sealed }) => {
          await sql`update public.installation_keys set sealed = ${sealed} where generation = ${generation}`;
        },
        hasTenants: async () => (await sql`select 1 from public.tenants limit 1`).length > 0,
      });
    }),
  ) as Promise<T>;
}

/** As any role of the installation may. */
export function readKeyRows(url: string): Promise<KeyRow[]> {
  return connected(url, listRows);
}

async function listRows(sql: postgres.Sql | postgres.TransactionSql): Promise<KeyRow[]> {
  const rows = await sql<{ generation: number; sealed: Buffer }[]>`
    select generation, sealed from public.installation_keys order by generation`;
  return rows.map(({ generation, sealed }) => ({ generation, sealed: Buffer.from(sealed) }));
}

async function connected<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = connectOnce(url);
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 2 });
  }
}
