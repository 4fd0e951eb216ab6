import { join } from 'node:path';
import postgres from 'postgres';
import {
  createTestFolder,
  freePort,
  runToEnd,
  type ServerProcess,
  startServer,
} from '../../apps/server/src/main/server-process.fixture.ts';
import { createStopStack, type StopStack } from '../../apps/server/src/main/stop-stack.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/postgres/start-embedded-postgres.ts';
import { type S3Server, startS3Server } from '../../apps/server/src/testing/s3-server.ts';
import { serverFaults } from './server-faults.ts';
import { type Citus, startCitus } from './start-citus.ts';
import { type Patroni, startPatroni } from './start-patroni.ts';
import { findProxy, startProxy } from './start-proxy.ts';

export interface Cluster {
  /** The proxy's address, which people type. */
  url: string;
  servers: readonly { url: string; child: { pid?: number | undefined } }[];
  /** What is where, a line each. */
  parts: string[];
  /** The owner's address of the database, and its machines where there is more than one. */
  database: { ownerUrl: string; patroni: Patroni | null; citus: Citus | null };
  /** What the commands of an operator are run with: the database, the bucket and the key of all servers. */
  environment: Readonly<Record<string, string>>;
  storage: S3Server;
  /** What went wrong by the servers' own words. */
  faults(): string[];
  /** All servers, as when everything is to be restored. */
  stopServers(): Promise<void>;
  startServers(): Promise<void>;
  /** As an operator does it (`npm run distribute`): without words while no server runs. */
  distribute(...words: string[]): Promise<void>;
  /** Stops one server as an operator does, and starts another in its place. */
  replace(at: number): Promise<{ stopMs: number; startMs: number }>;
  stop(): Promise<void>;
}

/** Kept nowhere but here: every server gets it from its environment. */
export const CLUSTER_KEY = 'of the cluster to play with, and of nothing else';

const WORKERS = 3;

export type DatabaseKind = 'one' | 'synchronous pair' | 'asynchronous pair' | 'spread';

/** A PostgreSQL or several, an object storage, three servers that share nothing else, and a proxy before them. */
export async function startCluster(proxyPort: number, kind: DatabaseKind = 'one', count = 3): Promise<Cluster> {
  findProxy();
  const started = createStopStack();
  try {
    return await startParts(started, proxyPort, kind, count);
  } catch (error) {
    await started.stop();
    throw error;
  }
}

async function startParts(started: StopStack, proxyPort: number, kind: DatabaseKind, count: number): Promise<Cluster> {
  const home = await createTestFolder();
  started.push(home.remove);
  const citus = kind === 'spread' ? await startCitus(started, WORKERS) : null;
  const patroni = kind.endsWith('pair') ? await startPatroni(started, kind === 'synchronous pair') : null;
  const ownerUrl = (citus ?? patroni)?.ownerUrl ?? (await startOne(started, home.dataDir));
  const s3 = await startS3Server();
  started.push(s3.stop);
  const environment = {
    ...s3.variables,
    DATABASE_URL: ownerUrl,
    ...(patroni ? { DATABASE_READS_URL: patroni.readsUrl } : {}),
    HESSA_KEY: CLUSTER_KEY,
  };
  const environments = await Promise.all(
    Array.from({ length: count }, async (_, at) => ({
      ...environment,
      PORT: await freePort(),
      HESSA_DATA_DIR: join(home.dataDir, `server-${at + 1}`),
      PUBLIC_URL: `http://localhost:${proxyPort}`,
      TRUSTED_PROXIES: '127.0.0.1',
    })),
  );
  const servers: ServerProcess[] = [];
  const stopServers = async () => {
    for (const { child } of servers) child.kill('SIGTERM');
    await Promise.all(servers.map(({ ended }) => ended));
  };
  const startServers = async () => {
    for (const [at, each] of environments.entries()) servers[at] = await startServer(each);
  };
  started.push(stopServers);
  const commands = { ...environment, HESSA_DATA_DIR: join(home.dataDir, 'commands') };
  if (citus && environments[0]) {
    // The first server makes schema and demo, and stops before they are spread.
    servers[0] = await startServer(environments[0]);
    await stopServers();
    await distribute(commands);
  }
  await startServers();
  const urls = servers.map(({ url }) => url);
  const proxy = await startProxy(proxyPort, urls);
  started.push(proxy.stop);
  return {
    url: proxy.url,
    servers,
    database: { ownerUrl, patroni, citus },
    environment: commands,
    storage: s3,
    faults: () => serverFaults(servers.map(({ output }) => output())),
    stopServers,
    startServers,
    distribute: (...words) => distribute(commands, words),
    parts: [
      ...((citus ?? patroni)?.parts ?? [`PostgreSQL   ${new URL(ownerUrl).host}`]),
      `S3           ${s3.variables.AWS_ENDPOINT_URL_S3} (${s3.variables.HESSA_FILES})`,
      ...urls.map((url, at) => `server ${at + 1}     ${url}`),
      `proxy        http://localhost:${proxyPort}`,
    ],
    async replace(at) {
      const [server, own] = [servers[at], environments[at]];
      if (!server || !own) throw new Error('there is no such server');
      const began = performance.now();
      server.child.kill('SIGTERM');
      const { code } = await server.ended;
      if (code !== 0) throw new Error(`server ${at + 1} ended with ${code}: ${server.output()}`);
      const stopped = performance.now();
      servers[at] = await startServer(own);
      return { stopMs: stopped - began, startMs: performance.now() - stopped };
    },
    stop: () => started.stop(),
  };
}

async function distribute(environment: Record<string, string>, words: string[] = []): Promise<void> {
  const entry = join(import.meta.dirname, '../../apps/server/build/distribute.js');
  const { code, lines, ms } = await runToEnd(environment, entry, words);
  if (code !== 0) throw new Error(`npm run distribute ended with ${code}: ${lines.join('\n')}`);
  console.log(`${lines[0]} (${(ms / 1000).toFixed(1)} s)`);
}

async function startOne(started: StopStack, dataDir: string): Promise<string> {
  const database = await startEmbeddedPostgres({ dataDir });
  started.push(database.stop);
  const root = postgres(database.ownerUrl('postgres'), { max: 1, onnotice: () => {} });
  await root`create database hessa`;
  await root.end();
  return database.ownerUrl('hessa');
}
