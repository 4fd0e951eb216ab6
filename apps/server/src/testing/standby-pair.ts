import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { appendFile, chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/postgres/start-embedded-postgres.ts';
import type { TestDatabase } from './test-database.ts';

const run = promisify(execFile);
const DATABASE = 'pair';

/** A primary and its standby, which follows it by streaming; both are PostgreSQLs of the test's own. */
export interface StandbyPair {
  /** An empty database on the primary. */
  database: TestDatabase;
  /** The same one on the standby. */
  standbyUrl: string;
  /** As a superuser there, who sees everything and can hold the standby back. */
  onStandby: postgres.Sql;
  /** Stops every process of the standby where it is, and lets them go on. */
  freeze(): void;
  thaw(): void;
  stopStandby(): Promise<void>;
  startStandby(): Promise<void>;
  stop(): Promise<void>;
}

export async function startStandbyPair(): Promise<StandbyPair> {
  const [home, copy] = [await createHome(), await createHome()];
  const first = await start(home);
  const root = postgres(first.ownerUrl('postgres'), { max: 1, onnotice: () => {} });
  await root.unsafe(`create database ${DATABASE}`);
  await root.end();
  await first.stop();
  await run('cp', ['-a', `${home}/.`, copy]);
  const primary = await start(home);
  let standby = await start(copy, primary);
  const connections: postgres.Sql[] = [];
  const connect = (url: string) => {
    const connection = postgres(url, { max: 1, onnotice: () => {} });
    connections.push(connection);
    return connection;
  };
  const ownerUrl = primary.ownerUrl(DATABASE);
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of processesOf(standby.pid)) process.kill(pid, name);
  };
  return {
    database: {
      ownerUrl,
      owner: connect(ownerUrl),
      connectAsOwner: () => connect(ownerUrl),
      drop: async () => {},
    },
    standbyUrl: standby.ownerUrl(DATABASE),
    onStandby: connect(standby.ownerUrl(DATABASE)),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stopStandby: () => standby.stop(),
    async startStandby() {
      standby = await start(copy);
    },
    async stop() {
      await Promise.all(connections.map((connection) => connection.end({ timeout: 1 })));
      await standby.stop();
      await primary.stop();
      for (const folder of [home, copy]) await rm(folder, { recursive: true, force: true });
    },
  };
}

async function createHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'hessa-pair-'));
  // The database's own user must be able to pass through.
  await chmod(home, 0o711);
  return home;
}

/** With somebody to follow it becomes a standby, and stays one. */
async function start(dataDir: string, follows?: EmbeddedPostgres): Promise<EmbeddedPostgres> {
  if (follows) {
    const cluster = join(dataDir, 'postgres/cluster');
    const url = new URL(follows.ownerUrl('postgres'));
    const address = `host=${url.hostname} port=${url.port} user=${url.username} password=${url.password}`;
    await appendFile(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${address}'\n`);
    await writeFile(join(cluster, 'standby.signal'), '');
  }
  return startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
}

function processesOf(postmaster: number): number[] {
  const children = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === postmaster);
  return [postmaster, ...children.map(Number)];
}

function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}
