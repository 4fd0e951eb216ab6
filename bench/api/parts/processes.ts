import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findRunningPostgres } from '../../../apps/server/src/platform/postgres/find-running-postgres.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const PATIENCE_MS = 60_000;

export interface Running {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

export interface RealServer extends Running {
  databaseUrl: string;
}

/** The whole platform as `npm start` runs it, on a fresh data folder, its log thrown away. */
export async function startRealServer(nodeArgs: string[]): Promise<RealServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hessa-bench-'));
  const port = await freePort();
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', HESSA_DATA_DIR: dataDir, PORT: String(port) };
  const entry = path.join(ROOT, 'apps/server/src/main/start.ts');
  const running = await start([...nodeArgs, entry], env, port, '/readyz');
  const database = await findRunningPostgres(dataDir);
  if (!database) throw new Error('the server runs without its database');
  return {
    ...running,
    databaseUrl: database('hessa'),
    async stop() {
      await running.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function startBareServer(databaseUrl: string, tenant: string, student: string): Promise<Running> {
  const port = await freePort();
  const entry = path.join(import.meta.dirname, 'bare-server.ts');
  return start([entry, databaseUrl, String(port), tenant, student], { NODE_ENV: 'production' }, port, '/nothing');
}

async function start(args: string[], env: Record<string, string | undefined>, port: number, probe: string) {
  const child: ChildProcess = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await answers(url + probe))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`no server at ${url}`);
    await delay(100);
  }
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  return port;
}
