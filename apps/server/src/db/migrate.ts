import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type postgres from 'postgres';
import { StartupError } from '../errors/startup-error.ts';
import { SOURCES } from '../own-files.ts';
import { ensureAppRole, refuseUnsafeAppRole, roleOf } from './app-role.ts';
import { connectOnce } from './connect-once.ts';
import { letLikeUseIndexes } from './like-by-index.ts';
import { lockTables } from './lock-tables.ts';
import { letNumberRows } from './spread/let-number-rows.ts';
import { isSpread, type MigrationManner, migrationManner } from './spread/migrate-spread.ts';

/** Any number; every server of one database waits for the same one. */
const ADVISORY_LOCK = 4_877_352;

/** A change that waits for a table keeps everybody behind it waiting: it steps back and tries again instead. */
const LOCK_WAIT = "set local lock_timeout = '2s'";
const LOCK_TRIES = 10;

const LOOK_AGAIN_MS = 100;

interface Migration {
  name: string;
  checksum: string;
  text: string;
}

export interface MigrateOptions {
  ownerUrl: string;
  appUrl: string;
  manageAppRole: boolean;
  folder?: string | undefined;
  /** Only these, which a backup was taken after; those that came later run at the next start. */
  upTo?: readonly { name: string; checksum: string }[];
}

/**
 * `owner` is a single connection. The lock is held by a transaction on another one for as long as all of it takes: a
 * lock of a session would be lost behind a pooler (record 96). Forward only. Each file is one transaction together with
 * its row in the ledger, so a kill between two files or within one leaves a state that the next start completes.
 * Several servers at once: one runs, the others wait.
 */
export async function migrate(owner: postgres.Sql, options: MigrateOptions): Promise<{ applied: string[] }> {
  const keeper = connectOnce(options.ownerUrl);
  try {
    for (;;) {
      const done = await keeper.begin(async (sql) => {
        await sql.unsafe('set local idle_in_transaction_session_timeout = 0');
        const [lock] = await sql<{ isOurs: boolean }[]>`select pg_try_advisory_xact_lock(${ADVISORY_LOCK}) as "isOurs"`;
        return lock?.isOurs ? await migrateAlone(owner, options) : null;
      });
      if (done) return done;
      // Asked again rather than waited for: whoever waits holds a backend, which a small pool lacks for who migrates.
      await delay(LOOK_AGAIN_MS);
    }
  } finally {
    await keeper.end({ timeout: 2 });
  }
}

async function migrateAlone(owner: postgres.Sql, options: MigrateOptions): Promise<{ applied: string[] }> {
  const known = await readMigrations(options.folder ?? join(SOURCES, 'db/migrations'));
  if (options.upTo) pendingMigrations(known, options.upTo);
  const files = options.upTo ? known.filter(({ name }) => options.upTo?.some((one) => one.name === name)) : known;
  await owner`create table if not exists public.schema_migrations
    (name text primary key, checksum text not null, applied_at timestamptz not null default now())`;
  const rows = await owner<{ name: string; checksum: string }[]>`
    select name, checksum from public.schema_migrations order by name`;
  const pending = pendingMigrations(files, rows);
  const manner = await migrationManner(owner);
  for (const migration of pending) await apply(owner, migration, manner);
  if (options.manageAppRole) await ensureAppRole(owner, options.ownerUrl);
  await refuseUnsafeAppRole(owner, options.appUrl);
  await lockTables(owner, roleOf(options.appUrl), await isSpread(owner));
  await letNumberRows(owner, roleOf(options.appUrl));
  await letLikeUseIndexes(owner);
  return { applied: pending.map((migration) => migration.name) };
}

async function apply(owner: postgres.Sql, migration: Migration, manner: MigrationManner): Promise<void> {
  for (let left = LOCK_TRIES; ; left -= 1) {
    try {
      // A message of its own: where the database is spread, a message that sets something is sent on as it came.
      await owner.unsafe(['begin', LOCK_WAIT, ...manner.settings].join('; '));
      for (const message of manner.messagesOf(migration.text)) await owner.unsafe(message);
      await manner.finish(owner);
      await owner.unsafe(
        `insert into public.schema_migrations (name, checksum)
         values ('${migration.name}', '${migration.checksum}');\ncommit;`,
      );
      return;
    } catch (error) {
      await owner.unsafe('rollback').catch(() => {});
      if ((error as { code?: string }).code !== '55P03' || left === 0) throw error;
    }
  }
}

function pendingMigrations(files: Migration[], applied: readonly { name: string; checksum: string }[]): Migration[] {
  const known = new Map(files.map((file) => [file.name, file.checksum]));
  for (const row of applied) {
    const checksum = known.get(row.name);
    if (checksum === undefined) {
      throw new StartupError(`The database is newer than this version of Hessa (it has migration ${row.name})`);
    }
    if (checksum !== row.checksum) {
      throw new StartupError(`Migration ${row.name} was changed after it ran; migrations are forward only`);
    }
  }
  const done = new Set(applied.map((row) => row.name));
  return files.filter((file) => !done.has(file.name));
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}
