import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type postgres from 'postgres';
import { StartupError } from '../platform/startup-error.ts';
import { lockTables } from './lock-tables.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');

/** Any number; every server of one database waits for the same one. */
const ADVISORY_LOCK = 4_877_352;

/** The role that serves requests, unless the operator names another one. */
const APP_ROLE = 'hessa_app';

interface Migration {
  name: string;
  checksum: string;
  text: string;
}

/**
 * `owner` is a single connection, because the advisory lock belongs to a connection. Forward only. Each file is one transaction together with its row in the ledger, so a kill between two files
 * or within one leaves a state that the next start completes. Several servers at once: one runs, the others wait.
 */
export async function migrate(
  owner: postgres.Sql,
  options: { ownerUrl: string; appUrl: string; manageAppRole: boolean },
): Promise<{ applied: string[] }> {
  const files = await readMigrations();
  try {
    await owner`select pg_advisory_lock(${ADVISORY_LOCK})`;
    await owner`create table if not exists public.schema_migrations
      (name text primary key, checksum text not null, applied_at timestamptz not null default now())`;
    const rows = await owner<{ name: string; checksum: string }[]>`
      select name, checksum from public.schema_migrations order by name`;
    const pending = pendingMigrations(files, rows);
    for (const migration of pending) {
      await owner.unsafe(
        `begin;\n${migration.text}\n;insert into public.schema_migrations (name, checksum)
         values ('${migration.name}', '${migration.checksum}');\ncommit;`,
      );
    }
    if (options.manageAppRole) await ensureAppRole(owner, options.ownerUrl);
    await lockTables(owner, new URL(options.appUrl).username);
    return { applied: pending.map((migration) => migration.name) };
  } finally {
    await owner`select pg_advisory_unlock_all()`.catch(() => {});
  }
}

function pendingMigrations(files: Migration[], applied: { name: string; checksum: string }[]): Migration[] {
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

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(MIGRATIONS, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** The role that serves requests: it owns nothing, can't change the schema and can't step around row security. */
async function ensureAppRole(owner: postgres.Sql, ownerUrl: string): Promise<void> {
  const [role] = await owner`select 1 from pg_roles where rolname = ${APP_ROLE}`;
  const password = appRolePassword(ownerUrl);
  await owner.unsafe(
    `${role ? 'alter' : 'create'} role ${APP_ROLE} login nosuperuser nocreatedb nocreaterole noinherit nobypassrls password '${password}'`,
  );
}

/** Derived from the owner's address, so that several servers which share it agree without another setting. */
function appRolePassword(ownerUrl: string): string {
  return createHash('sha256')
    .update(`hessa app role ${new URL(ownerUrl).password}`)
    .digest('hex');
}

export function appRoleUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = APP_ROLE;
  url.password = appRolePassword(ownerUrl);
  return url.href;
}
