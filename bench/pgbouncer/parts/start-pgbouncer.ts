import { spawn, spawnSync } from 'node:child_process';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { appRoleUrl } from '../../../apps/server/src/db/app-role.ts';
import { freePort } from '../../../apps/server/src/main/server-process.fixture.ts';
import { deployFile } from '../../../scripts/cluster/deploy-file.ts';
import { isListening } from '../../../scripts/cluster/start-proxy.ts';

/** Where Debian puts it, which is not on everybody's path. */
const PROGRAMS = ['pgbouncer', '/usr/sbin/pgbouncer'];
/** It does not run as root. */
const NOBODY = 65_534;

export interface PgBouncer {
  /** The owner's address through it. */
  ownerUrl: string;
  version: string;
  stop(): Promise<void>;
}

/** Null where the machine has no such program. */
export async function startPgBouncer(ownerUrl: string, poolSize: number): Promise<PgBouncer | null> {
  const program = PROGRAMS.find((name) => spawnSync(name, ['--version']).status === 0);
  if (!program) return null;
  const version = spawnSync(program, ['--version']).stdout.toString().split('\n')[0] ?? '';
  const folder = await mkdtemp(join(tmpdir(), 'hessa-pgbouncer-'));
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  const files = { 'pgbouncer.ini': configuration(ownerUrl, port, folder, poolSize), 'users.txt': users(ownerUrl) };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text, { mode: 0o600 });
  if (isRoot) {
    await chmod(folder, 0o700);
    for (const path of ['', ...Object.keys(files)]) await chown(join(folder, path), NOBODY, NOBODY);
  }
  const child = spawn(program, [join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000);
  });
  while (!(await isListening(Number(port)))) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with code ${child.exitCode}: ${said}`);
    await delay(50);
  }
  const through = new URL(ownerUrl);
  through.host = `127.0.0.1:${port}`;
  return {
    ownerUrl: through.href,
    version,
    async stop() {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export function configuration(ownerUrl: string, port: string, folder: string, poolSize: number): string {
  const { hostname, port: target } = new URL(ownerUrl);
  return deployFile('pgbouncer.ini', [
    [/host=\S+ port=5432/, `host=${hostname} port=${target}`],
    [/listen_addr = \S+/, 'listen_addr = 127.0.0.1'],
    [/listen_port = \d+/, `listen_port = ${port}`],
    [/auth_file = \S+/, `auth_file = ${join(folder, 'users.txt')}`],
    [/default_pool_size = \d+/, `default_pool_size = ${poolSize}`],
  ]);
}

/** The owner and the application's role, whose password follows from the owner's. */
function users(ownerUrl: string): string {
  return [ownerUrl, appRoleUrl(ownerUrl)]
    .map((url) => new URL(url))
    .map(({ username, password }) => `"${username}" "${decodeURIComponent(password)}"\n`)
    .join('');
}
