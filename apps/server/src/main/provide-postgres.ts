import postgres from 'postgres';
import { connectOnce } from '../db/connect-once.ts';
import { StartupError } from '../errors/startup-error.ts';
import { findRunningPostgres } from '../platform/postgres/find-running-postgres.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/postgres/start-embedded-postgres.ts';
import type { Settings } from '../settings/settings.ts';

export interface ProvidedPostgres {
  ownerUrl: string;
  /** The server that was started for this; not one of the operator's, nor one that ran already. */
  own?: EmbeddedPostgres;
  stop(): Promise<void>;
}

const DATABASE = 'hessa';

/** The operator's PostgreSQL, or one of our own in the data folder. */
export async function providePostgres(settings: Settings, log: (line: string) => void): Promise<ProvidedPostgres> {
  if (settings.databaseUrl) {
    await refuseUnusable(settings.databaseUrl);
    return { ownerUrl: settings.databaseUrl, stop: async () => {} };
  }
  const server = await startEmbeddedPostgres({ dataDir: settings.dataDir, log, archive: settings.pointInTime });
  try {
    await ensureDatabase(server.ownerUrl('postgres'));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { ownerUrl: server.ownerUrl(DATABASE), own: server, stop: server.stop };
}

/** For a command that may run beside the server: joins the database that runs already, and then leaves it running. */
export async function borrowPostgres(settings: Settings, log: (line: string) => void): Promise<ProvidedPostgres> {
  const running = settings.databaseUrl ? null : await findRunningPostgres(settings.dataDir);
  if (!running) return providePostgres(settings, log);
  await ensureDatabase(running('postgres'));
  return { ownerUrl: running(DATABASE), stop: async () => {} };
}

async function ensureDatabase(rootUrl: string): Promise<void> {
  const root = postgres(rootUrl, { max: 1, onnotice: () => {} });
  try {
    const [existing] = await root`select 1 from pg_database where datname = ${DATABASE}`;
    if (!existing) await root.unsafe(`create database ${DATABASE}`);
  } finally {
    await root.end();
  }
}

/** Asked before anything is made, so that a wrong address leaves no trace. */
async function refuseUnusable(url: string): Promise<void> {
  const connection = connectOnce(url);
  try {
    await connection`select 1`;
  } catch (error) {
    const { message } = error as Error;
    throw new StartupError(`The database of DATABASE_URL cannot be used: ${message}`);
  } finally {
    await connection.end({ timeout: 1 });
  }
}
