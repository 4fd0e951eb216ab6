import postgres from 'postgres';
import { startEmbeddedPostgres } from '../platform/postgres/start-embedded-postgres.ts';
import type { Settings } from '../settings/settings.ts';

export interface ProvidedPostgres {
  ownerUrl: string;
  stop(): Promise<void>;
}

const DATABASE = 'hessa';

/** The operator's PostgreSQL, or one of our own in the data folder. */
export async function providePostgres(settings: Settings, log: (line: string) => void): Promise<ProvidedPostgres> {
  if (settings.databaseUrl) return { ownerUrl: settings.databaseUrl, stop: async () => {} };
  const server = await startEmbeddedPostgres({ dataDir: settings.dataDir, log });
  const root = postgres(server.ownerUrl('postgres'), { max: 1, onnotice: () => {} });
  const [existing] = await root`select 1 from pg_database where datname = ${DATABASE}`;
  if (!existing) await root.unsafe(`create database ${DATABASE}`);
  await root.end();
  return { ownerUrl: server.ownerUrl(DATABASE), stop: server.stop };
}
