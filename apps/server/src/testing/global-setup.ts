import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { connectOnce } from '../db/connect-once.ts';
import { WITHOUT_TENANT } from '../db/lock-tables.ts';
import { openDatabase } from '../db/root-database.ts';
import { REPOSITORY } from '../own-files.ts';
import { prepareJobQueue } from '../platform/jobs/job-queue.ts';
import { startEmbeddedPostgres } from '../platform/postgres/start-embedded-postgres.ts';
import { folderInMemory, removeLeftovers } from './folder-in-memory.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** Tables whose rows belong to tenants, and the column that numbers them by itself. */
    tenantTables: { name: string; number: string | null }[];
  }
}

export const TEMPLATE = 'hessa_template';

/** Nothing of it has to outlive the run, and every test file opens a dozen connections. */
const THROW_AWAY = { fsync: 'off', full_page_writes: 'off', scram_iterations: '1' };

/** One real PostgreSQL for the whole run, with one migrated template that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildServer();
  await removeLeftovers();
  const dataDir = await folderInMemory();
  const server = await startEmbeddedPostgres({ dataDir, settings: THROW_AWAY });
  const owner = postgres(server.ownerUrl('postgres'), { max: 1, onnotice: () => {} });
  // Written anew, at the cost above.
  await owner.unsafe(`alter role current_user password '${server.password}'`);
  await owner.unsafe(`create database ${TEMPLATE}`);
  await owner.end();
  const database = await openDatabase({ ownerUrl: server.ownerUrl(TEMPLATE), lanes: 1 });
  await prepareJobQueue(server.ownerUrl(TEMPLATE), new URL(database.appUrl).username);
  await database.close();
  project.provide('tenantTables', await tenantTables(server.ownerUrl(TEMPLATE)));
  project.provide('postgresUrl', server.ownerUrl('postgres'));
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function tenantTables(url: string): Promise<{ name: string; number: string | null }[]> {
  const owner = connectOnce(url);
  try {
    const rows = await owner<{ name: string; number: string | null }[]>`
      select relname as name, (select attname from pg_attribute where attrelid = c.oid and attidentity <> '') as number
      from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;
    return rows.map(({ name, number }) => ({ name, number })).filter(({ name }) => !WITHOUT_TENANT.includes(name));
  } finally {
    await owner.end({ timeout: 2 });
  }
}

/** Some tests start the program in a process of its own, as people do: built from what is written now. */
async function buildServer(): Promise<void> {
  const script = pathToFileURL(join(REPOSITORY, 'scripts/build-server.mjs')).href;
  const { ensureServerBuilt } = (await import(script)) as { ensureServerBuilt(node: string): Promise<void> };
  await ensureServerBuilt(process.execPath);
}
