import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import { freePort } from '../../apps/server/src/main/server-process.fixture.ts';
import type { StopStack } from '../../apps/server/src/main/stop-stack.ts';
import { chooseRunAs } from '../../apps/server/src/platform/postgres/run-as.ts';
import { deployFile } from './deploy-file.ts';
import { postgresPrograms } from './postgres-programs.ts';
import { isListening, runProxy } from './start-proxy.ts';

const PASSWORD = 'of the cluster to play with';

export interface Patroni {
  /** The owner's address, through a proxy that leads to whichever node is the leader. */
  ownerUrl: string;
  /** The same, to whichever node follows. */
  readsUrl: string;
  parts: string[];
  leader(): Promise<string>;
  /** As a machine that loses its power: Patroni and every process of its PostgreSQL at once. */
  kill(name: string): Promise<void>;
  /** Starts it again, and waits until it follows the leader. */
  bringBack(name: string): Promise<void>;
}

interface NodePlace {
  name: string;
  folder: string;
  port: string;
  restPort: string;
}

interface Node extends NodePlace {
  patroni: ChildProcess | null;
}

/** Two PostgreSQLs, of which Patroni makes one the leader, the store in which they agree, and a proxy to the leader. */
export async function startPatroni(started: StopStack, isSynchronous: boolean): Promise<Patroni> {
  demandPrograms();
  const home = await mkdtemp(join(tmpdir(), 'hessa-patroni-'));
  started.push(() => rm(home, { recursive: true, force: true, maxRetries: 5 }));
  const runAs = await chooseRunAs(home, null);
  if (runAs) await chown(home, runAs.uid, runAs.gid);
  const run = (program: string, args: string[]) =>
    spawn(program, args, {
      stdio: 'ignore',
      env: { PATH: process.env.PATH ?? '', ETCD_UNSUPPORTED_ARCH: 'arm64' },
      ...runAs,
    });

  const store = await startStore(started, home, run);
  const nodes: Node[] = [];
  for (const name of ['db1', 'db2']) {
    const [port, restPort] = [await freePort(), await freePort()];
    nodes.push({ name, folder: join(home, name), port, restPort, patroni: null });
  }
  async function launch(node: Node): Promise<void> {
    const file = join(home, `${node.name}.yml`);
    await writeFile(file, settingsOf(node, store, isSynchronous), { mode: 0o600 });
    if (runAs) await chown(file, runAs.uid, runAs.gid);
    node.patroni = run('patroni', [file]);
  }
  started.push(async () => {
    for (const node of nodes) killNode(node);
  });
  const named = (name: string) => {
    const node = nodes.find((each) => each.name === name);
    if (!node) throw new Error(`there is no ${name}`);
    return node;
  };

  for (const node of nodes) {
    await launch(node);
    await until(() => isRole(node, node === nodes[0] ? 'primary' : 'replica'), `${node.name} to be ready`);
  }
  const [door, besideDoor] = [Number(await freePort()), Number(await freePort())];
  started.push(await runProxy(door, databasesBehind(door, besideDoor, nodes)));
  const ownerUrl = `postgres://postgres:${encodeURIComponent(PASSWORD)}@127.0.0.1:${door}/hessa`;
  await createDatabase(ownerUrl);
  const standby = nodes.slice(1).map(({ name }) => name);
  if (isSynchronous) await until(() => isRole(named(standby[0] ?? ''), 'synchronous'), 'the standby to be synchronous');
  return {
    ownerUrl,
    readsUrl: ownerUrl.replace(`:${door}/`, `:${besideDoor}/`),
    parts: [
      `etcd         ${store}`,
      ...nodes.map(({ name, port, restPort }) => `${name}          127.0.0.1:${port}, Patroni 127.0.0.1:${restPort}`),
      `leader       127.0.0.1:${door}`,
      `standby      127.0.0.1:${besideDoor}`,
    ],
    async leader() {
      for (const node of nodes) if (await isRole(node, 'primary')) return node.name;
      throw new Error('there is no leader');
    },
    async kill(name) {
      killNode(named(name));
    },
    async bringBack(name) {
      const node = named(name);
      await launch(node);
      await until(() => isRole(node, isSynchronous ? 'synchronous' : 'replica'), `${name} to follow`);
    },
  };
}

/** Said before anything is started. */
function demandPrograms(): void {
  for (const [program, debian] of [
    ['etcd', 'etcd-server'],
    ['patroni', 'patroni'],
  ] as const) {
    if (spawnSync(program, ['--version']).status !== 0)
      throw new Error(`there is no ${program} on this machine (Debian: apt-get install ${debian})`);
  }
  postgresPrograms();
}

async function startStore(
  started: StopStack,
  home: string,
  run: (program: string, args: string[]) => ChildProcess,
): Promise<string> {
  const [port, peerPort] = [await freePort(), await freePort()];
  const [clients, peers] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  const etcd = run('etcd', [
    ...['--data-dir', join(home, 'etcd'), '--initial-cluster', `default=${peers}`],
    ...['--listen-client-urls', clients, '--advertise-client-urls', clients],
    ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers],
  ]);
  const ended = new Promise<void>((resolve) => etcd.once('close', () => resolve()));
  started.push(async () => {
    etcd.kill('SIGTERM');
    await ended;
  });
  await until(() => isListening(Number(port)), 'etcd to listen');
  return `127.0.0.1:${port}`;
}

/** As `deploy/` has it, on this machine and without its etcd's, its folder's and its passwords' places. */
function settingsOf({ name, folder, port, restPort }: NodePlace, store: string, isSynchronous: boolean): string {
  const local = (at: string) => `127.0.0.1:${at}`;
  return deployFile('patroni.yml', [
    [/^name: db1$/m, `name: ${name}`],
    [/listen: 0\.0\.0\.0:8008/, `listen: ${local(restPort)}`],
    [/connect_address: 10\.0\.0\.21:8008/, `connect_address: ${local(restPort)}`],
    [/hosts: \S+/, `hosts: ${store}`],
    [/synchronous_mode: true/, `synchronous_mode: ${isSynchronous}`],
    [/10\.0\.0\.0\/24/g, '127.0.0.1/32'],
    [/listen: 0\.0\.0\.0:5432/, `listen: ${local(port)}`],
    [/connect_address: 10\.0\.0\.21:5432/, `connect_address: ${local(port)}`],
    [/data_dir: .*/, `data_dir: ${folder}`],
    [/bin_dir: .*/, `bin_dir: ${postgresPrograms()}`],
    [/pgpass: .*/, `pgpass: ${folder}.pass`],
    [/password: change-me/g, `password: ${PASSWORD}`],
  ]);
}

/** Patroni is asked which of them leads, and which follows. */
export function databasesBehind(leader: number, standby: number, nodes: readonly NodePlace[]): string {
  const lines = nodes.map(({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}\n`);
  return deployFile('haproxy-postgres.cfg', [
    [/^ {2}bind :5000$/m, `  bind 127.0.0.1:${leader}`],
    [/^ {2}bind :5001$/m, `  bind 127.0.0.1:${standby}`],
    [/(?:^ {2}server .*\n)+/gm, lines.join('')],
  ]);
}

async function createDatabase(ownerUrl: string): Promise<void> {
  const root = postgres(ownerUrl.replace(/hessa$/, 'postgres'), { max: 1, onnotice: () => {} });
  try {
    // The proxy believes that both lead until it has asked them.
    const isLeader = async () => (await root`select 1 where not pg_is_in_recovery()`.catch(() => [])).length === 1;
    await until(isLeader, 'the leader to answer');
    await root`create database hessa`;
  } finally {
    await root.end();
  }
}

async function isRole({ restPort }: Node, role: 'primary' | 'replica' | 'synchronous'): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${restPort}/${role}`).catch(() => null);
  await answer?.text();
  return answer?.status === 200;
}

function killNode(node: Node): void {
  node.patroni?.kill('SIGKILL');
  node.patroni = null;
  const postmaster = Number(readOr(join(node.folder, 'postmaster.pid')).split('\n', 1)[0]);
  if (!(postmaster > 1) || !readOr(`/proc/${postmaster}/cmdline`).includes(node.folder)) return;
  const children = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === postmaster);
  for (const pid of [postmaster, ...children.map(Number)]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {}
  }
}

function parentOf(pid: string): number {
  const stat = readOr(`/proc/${pid}/stat`);
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

function readOr(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + 120_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`waited two minutes for ${what}`);
    await delay(100);
  }
}
