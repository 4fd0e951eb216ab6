import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createTestFolder, freePort } from '../../../apps/server/src/main/server-process.fixture.ts';
import { findRunningPostgres } from '../../../apps/server/src/platform/postgres/find-running-postgres.ts';

import { SERVER_FLAGS } from '../../../scripts/server-flags.mjs';

const ROOT = path.join(import.meta.dirname, '../../..');
const PATIENCE_MS = 180_000;

export interface Running {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

export interface RealServer extends Running {
  databaseUrl: string;
  dataDir: string;
}

/** The whole platform as `npm start` runs it, on a fresh data folder, its log thrown away. */
export async function startRealServer(nodeArgs: string[], variables: Record<string, string> = {}): Promise<RealServer> {
  const folder = await createTestFolder();
  const port = await freePort();
  const own = { PATH: process.env.PATH, NODE_ENV: 'production', HESSA_DATA_DIR: folder.dataDir, PORT: port };
  const env = { ...own, ...variables };
  const entry = path.join(ROOT, 'apps/server/build/start.js');
  const running = await start([...SERVER_FLAGS, ...nodeArgs, entry], env, port, '/readyz');
  const databaseUrl = variables.DATABASE_URL ?? (await findRunningPostgres(folder.dataDir))?.('hessa');
  if (!databaseUrl) throw new Error('the server runs without its database');
  return {
    ...running,
    databaseUrl,
    dataDir: folder.dataDir,
    async stop() {
      await running.stop();
      await folder.remove();
    },
  };
}

export async function startBareServer(databaseUrl: string, tenant: string, student: string): Promise<Running> {
  return startBare(path.join(import.meta.dirname, 'bare-server.ts'), databaseUrl, [tenant, student]);
}

/** A server to compare with: its arguments are the database, its port and `more`, and it answers `/nothing`. */
export async function startBare(entry: string, databaseUrl: string, more: string[]): Promise<Running> {
  const port = await freePort();
  return start([entry, databaseUrl, port, ...more], { NODE_ENV: 'production' }, port, '/nothing');
}

async function start(args: string[], env: Record<string, string | undefined>, port: string, probe: string) {
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
