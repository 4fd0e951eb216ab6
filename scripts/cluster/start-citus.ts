import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import { freePort } from '../../apps/server/src/main/server-process.fixture.ts';
import type { StopStack } from '../../apps/server/src/main/stop-stack.ts';
import { chooseRunAs } from '../../apps/server/src/platform/postgres/run-as.ts';
import { runProgram } from '../../apps/server/src/platform/postgres/run-program.ts';
import { postgresPrograms } from './postgres-programs.ts';

/** Asked for by nobody on this machine's own address, and needed: the application's password is derived from it. */
const PASSWORD = 'of-the-cluster-to-play-with';

const SETTINGS = [
  'shared_preload_libraries=citus',
  // A shard that moves while it is written to is followed in the log.
  'wal_level=logical',
  'max_connections=200',
  'max_wal_senders=50',
  'max_replication_slots=50',
  'max_logical_replication_workers=40',
  'max_worker_processes=60',
  'max_prepared_transactions=200',
  'citus.node_conninfo=sslmode=disable',
  'unix_socket_directories=',
  'listen_addresses=127.0.0.1',
  'fsync=off',
];

export interface Citus {
  /** The owner's address of the coordinator. */
  ownerUrl: string;
  parts: string[];
  /** The coordinator's process first, then the workers'. */
  pids: readonly number[];
  /** Their ports. */
  workers: readonly number[];
  /** Empty on every machine, in place of what there was. */
  makeDatabase(): Promise<void>;
}

/** A coordinator and its workers, all of them processes of this machine. */
export async function startCitus(started: StopStack, workers: number): Promise<Citus> {
  const programs = citusPrograms();
  const home = await mkdtemp(join(tmpdir(), 'hessa-citus-'));
  started.push(() => rm(home, { recursive: true, force: true, maxRetries: 5 }));
  const runAs = await chooseRunAs(home, null);
  if (runAs) await chown(home, runAs.uid, runAs.gid);
  const addressOf = (port: string, database: string) => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`;

  const pids: number[] = [];
  async function startNode(name: string): Promise<string> {
    const [folder, port] = [join(home, name), await freePort()];
    const made = await runProgram(
      join(programs, 'initdb'),
      ['-D', folder, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
      runAs,
    );
    if (made.code !== 0) throw new Error(`initdb of ${name}: ${made.output}`);
    const settings = [...SETTINGS, `port=${port}`].flatMap((setting) => ['-c', setting]);
    const child = spawn(join(programs, 'postgres'), ['-D', folder, ...settings], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' },
      ...runAs,
    });
    pids.push(child.pid ?? 0);
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-2000);
    });
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    started.push(async () => {
      child.kill('SIGQUIT');
      await ended;
    });
    while (!(await answers(addressOf(port, 'postgres')))) {
      if (child.exitCode !== null) throw new Error(`${name} did not start: ${said}`);
      await delay(100);
    }
    return port;
  }

  const door = await startNode('coordinator');
  const ownerUrl = addressOf(door, 'hessa');
  const ports: string[] = [];
  for (let count = 1; count <= workers; count += 1) ports.push(await startNode(`worker-${count}`));

  async function makeDatabase(): Promise<void> {
    for (const port of [door, ...ports]) {
      await say(addressOf(port, 'postgres'), 'drop database if exists hessa with (force)');
      await say(addressOf(port, 'postgres'), 'create database hessa');
      await say(addressOf(port, 'hessa'), 'create extension citus');
    }
    await say(ownerUrl, `select citus_set_coordinator_host('127.0.0.1', ${door})`);
    for (const port of ports) await say(ownerUrl, `select citus_add_node('127.0.0.1', ${port})`);
  }

  await makeDatabase();
  return {
    ownerUrl,
    pids,
    workers: ports.map(Number),
    makeDatabase,
    parts: [`coordinator  127.0.0.1:${door}`, ...ports.map((port, at) => `worker ${at + 1}     127.0.0.1:${port}`)],
  };
}

/** The programs of a PostgreSQL that has the extension: the one that is named, or Debian's newest. */
export function citusPrograms(): string {
  const programs = process.env.HESSA_CITUS_PROGRAMS || postgresPrograms();
  const asked = spawnSync(join(programs, 'pg_config'), ['--sharedir']);
  if (asked.status === 0 && existsSync(join(asked.stdout.toString().trim(), 'extension/citus.control')))
    return programs;
  throw new Error(
    `the PostgreSQL in ${programs} has no Citus extension: nothing was tried. Name the programs of one that has it by HESSA_CITUS_PROGRAMS`,
  );
}

async function answers(url: string): Promise<boolean> {
  return say(url, 'select 1').then(
    () => true,
    () => false,
  );
}

async function say(url: string, statement: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 5 });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}
