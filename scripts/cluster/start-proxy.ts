import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { deployFile } from './deploy-file.ts';

/** Where Debian puts it, which is not on everybody's path. */
const PROGRAMS = ['haproxy', '/usr/sbin/haproxy'];

export interface Proxy {
  url: string;
  stop(): Promise<void>;
}

/** Asked before anything is started: without it there is nothing to show. */
export function findProxy(): string {
  const program = PROGRAMS.find((name) => spawnSync(name, ['-v']).status === 0);
  if (!program) throw new Error('there is no haproxy on this machine (Debian: apt-get install haproxy)');
  return program;
}

/** HAProxy before these servers: each request goes to any of them that says it is ready, and sticks to none. */
export async function startProxy(port: number, servers: string[]): Promise<Proxy> {
  const stop = await runProxy(port, serversBehind(port, servers));
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** HAProxy with this configuration, once it listens there. */
export async function runProxy(port: number, configuration: string): Promise<() => Promise<void>> {
  // Whoever else listens there would be taken for it.
  if (await isListening(port)) throw new Error(`port ${port} is taken: name another one, as in PORT=3417`);
  const program = findProxy();
  const folder = await mkdtemp(join(tmpdir(), 'hessa-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, configuration);
  const child = spawn(program, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`haproxy did not start: ${said}`);
    await delay(20);
  }
  return async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}

/** As `deploy/` has it, with a faster pulse: a server of the demo says only a quarter of a second before that it goes. */
export function serversBehind(port: number, servers: string[]): string {
  const lines = servers.map((url, at) => `  server s${at + 1} ${new URL(url).host}\n`);
  return deployFile('haproxy.cfg', [
    [/^ {2}bind :80$/m, `  bind 127.0.0.1:${port}`],
    [/inter 500ms fastinter 250ms downinter 1s/, 'inter 50ms fastinter 50ms downinter 100ms'],
    [/(?:^ {2}server .*\n)+/m, lines.join('')],
  ]);
}

export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1');
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false));
    probe.once('connect', () => probe.destroy());
  });
}
