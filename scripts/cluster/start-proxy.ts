import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

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

/** What `deploy/` would say to it, but for TLS. A server that stops says so before it closes its door. */
function serversBehind(port: number, servers: string[]): string {
  const lines = servers.map((url, at) => `  server s${at + 1} ${new URL(url).host}`);
  return `global
  maxconn 4000
defaults
  mode http
  timeout connect 2s
  timeout check 5s
  timeout client 60s
  timeout server 60s
  timeout http-keep-alive 4s
  option forwardfor
  option redispatch
  retries 3
frontend door
  bind 127.0.0.1:${port}
  http-request deny if { path /metrics /readyz }
  default_backend servers
backend servers
  balance random
  option httpchk GET /readyz
  default-server check inter 50ms fastinter 50ms downinter 100ms fall 1 rise 1 pool-purge-delay 1s
${lines.join('\n')}
`;
}

export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1');
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false));
    probe.once('connect', () => probe.destroy());
  });
}
