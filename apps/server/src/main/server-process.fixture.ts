import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isPostmasterOf, readPostmasterNote, stopPostmaster } from '../platform/postgres/postmaster.ts';

/** As `npm start` runs it; whoever starts the tests has built it (`testing/global-setup.ts`). */
const ENTRY = path.join(import.meta.dirname, '../../build/start.js');

export interface ServerProcess {
  child: ChildProcess;
  url: string;
  /** Everything printed so far, both streams. */
  output(): string;
  /** Resolves when the process is gone. */
  ended: Promise<{ code: number | null; ms: number }>;
}

/** The real program in a process of its own; nothing of the test run's environment reaches it but its path. */
export function spawnServer(env: Record<string, string>, entry = ENTRY, args: string[] = []) {
  const started = performance.now();
  const child = spawn(process.execPath, [entry, ...args], {
    env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'warn', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const heard: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      for (const listener of heard) listener();
    });
  }
  const ended = new Promise<{ code: number | null; ms: number }>((resolve) => {
    child.on('close', (code) => resolve({ code, ms: performance.now() - started }));
  });
  const says = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(text);
        if (found) resolve(found);
      };
      heard.push(look);
      look();
      void ended.then(() => reject(new Error(`the server ended without saying ${pattern}: ${text}`)));
    });
  return { child, ended, says, output: () => text };
}

export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const { child, ended, says, output } = spawnServer(env);
  ended.catch(() => {});
  await says(/Hessa is ready: \S+/);
  return { child, ended, output, url: `http://127.0.0.1:${env.PORT}` };
}

/** Runs until the process ends by itself. */
export async function runToEnd(env: Record<string, string>, entry?: string, args?: string[]) {
  const server = spawnServer(env, entry, args);
  const { code, ms } = await server.ended;
  return { code, ms, lines: server.output().trim().split('\n') };
}

export async function freePort(): Promise<string> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  return String(port);
}

export interface TestFolder {
  dataDir: string;
  /** The main process of this folder's PostgreSQL. */
  postmaster(): Promise<number>;
  isDatabaseRunning(pid: number): Promise<boolean>;
  remove(): Promise<void>;
}

/** A data folder of its own; taking it away ends the database that a killed server left behind. */
export async function createTestFolder(): Promise<TestFolder> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hessa-process-'));
  const note = async () => {
    const folder = path.join(dataDir, 'postgres');
    const state = await readFile(path.join(folder, 'state.json'), 'utf8').catch(() => '{}');
    const home = (JSON.parse(state) as { clusterHome?: string | null }).clusterHome ?? null;
    const cluster = path.join(home ?? folder, 'cluster');
    return { home, cluster, found: await readPostmasterNote(cluster) };
  };
  return {
    dataDir,
    async postmaster() {
      const { found } = await note();
      if (!found) throw new Error('no database is running');
      return found.pid;
    },
    isDatabaseRunning: async (pid) => isPostmasterOf(pid, (await note()).cluster),
    async remove() {
      const { home, cluster, found } = await note();
      if (found) await stopPostmaster(found.pid, cluster);
      for (const folder of [dataDir, ...(home ? [home] : [])]) {
        await rm(folder, { recursive: true, force: true, maxRetries: 5 });
      }
    },
  };
}
