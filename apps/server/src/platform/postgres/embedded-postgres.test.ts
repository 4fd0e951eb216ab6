import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { StartupError } from '../../errors/startup-error.ts';
import { slowness } from '../../testing/slowness.ts';
import { isPostmasterOf, readPostmasterNote, stopPostmaster } from './postmaster.ts';
import { canReach } from './run-as.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

const isRoot = process.getuid?.() === 0;
const fixture = fileURLToPath(new URL('./host-process.fixture.ts', import.meta.url));
const nobody = { uid: 65534, gid: 65534 };

type Report = { pid: number; port: number; adopted: boolean; cluster: string; url: string };

let base: string;
let dataDir: string;
let outside: string;
let children: ChildProcess[];
/** A data folder for tests that do not care whether it was used before: making a cluster takes a second. */
let usedDir: string;

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hessa-postgres-'));
  await chmod(folder, 0o755);
  usedDir = path.join(folder, 'data');
});
afterAll(() => rm(path.dirname(usedDir), { recursive: true, force: true, maxRetries: 5 }));

beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'hessa-postgres-'));
  await chmod(base, 0o755);
  dataDir = path.join(base, 'data');
  outside = path.join(base, 'outside');
  children = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  const homes = (await readdir(outside).catch(() => [])).map((name) => path.join(outside, name));
  const inside = [dataDir, usedDir, path.join(base, 'closed', 'data')].map((folder) => path.join(folder, 'postgres'));
  for (const home of [...inside, ...homes]) {
    const cluster = path.join(home, 'cluster');
    const note = await readPostmasterNote(cluster);
    if (note !== null) await stopPostmaster(note.pid, cluster);
  }
  await rm(base, { recursive: true, force: true, maxRetries: 5 });
});

function spawnHost(folder: string, user: { uid?: number; gid?: number } = {}) {
  const child = fork(fixture, [folder, outside], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], cwd: '/', ...user });
  children.push(child);
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const closed = once(child, 'close').then(([code]) => ({ code: code as number | null, errors }));
  const ready = Promise.race([
    once(child, 'message').then(([report]) => report as Report),
    closed.then((end) => Promise.reject(new Error(`ended before it was ready: ${end.errors}`))),
  ]);
  ready.catch(() => undefined);
  const kill = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return closed;
  };
  return { child, ready, closed, kill };
}

async function query<Row extends Record<string, unknown>>(url: string, statement: string): Promise<Row[]> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return await sql.unsafe<Row[]>(statement);
  } finally {
    await sql.end();
  }
}

const start = (folder = dataDir) => startEmbeddedPostgres({ dataDir: folder, outsideFolders: [outside] });

describe('the embedded PostgreSQL', () => {
  test('it is a real server on the loopback address alone, with fsync on and a password kept in mode 600 [T-R1]', async () => {
    const database = await start(usedDir);
    const [row] = await query(
      database.ownerUrl('postgres'),
      `select current_setting('fsync') as fsync, current_setting('listen_addresses') as address,
              current_setting('data_checksums') as checksums, current_setting('server_encoding') as encoding`,
    );
    expect(row).toEqual({ fsync: 'on', address: '127.0.0.1', checksums: 'on', encoding: 'UTF8' });
    const wrong = database.ownerUrl('postgres').replace(/:[^:@]+@/, ':wrong@');
    await expect(query(wrong, 'select 1')).rejects.toThrow(/password authentication failed/);
    expect((await stat(path.join(usedDir, 'postgres', 'state.json'))).mode & 0o777).toBe(0o600);
    await database.stop();
    expect(await isPostmasterOf(database.pid, database.cluster)).toBe(false);
    expect(await database.isHealthy()).toBe(false);
  });

  test('a kill -9 of the server process alone leaves its database running, and the next start takes it over [T-R1]', async () => {
    const first = spawnHost(usedDir);
    const before = await first.ready;
    await query(before.url, 'create table taken_over as select 42 as value');
    await first.kill('SIGKILL');
    const after = await spawnHost(usedDir).ready;
    expect(after).toMatchObject({ pid: before.pid, port: before.port, adopted: true });
    expect(await query(after.url, 'select value from taken_over')).toEqual([{ value: 42 }]);
  });

  test('a kill -9 of server and database loses nothing that was committed, and the next start recovers [T-R1]', async () => {
    const first = spawnHost(usedDir);
    const before = await first.ready;
    await query(before.url, 'create table recovered as select generate_series(1, 1000) as value');
    process.kill(before.pid, 'SIGKILL');
    await first.kill('SIGKILL');
    const after = await spawnHost(usedDir).ready;
    expect(after).toMatchObject({ adopted: false, port: before.port });
    expect(await query(after.url, 'select count(*)::int as n from recovered')).toEqual([{ n: 1000 }]);
  });

  test('a database that dies under the running server is started again at the same address [T-R3]', async () => {
    const database = await start(usedDir);
    const firstPid = database.pid;
    process.kill(firstPid, 'SIGKILL');
    await vi.waitFor(
      async () => expect([database.pid !== firstPid, await database.isHealthy()]).toEqual([true, true]),
      {
        timeout: 30_000,
      },
    );
    await database.stop();
  });

  test('a second server on the same data folder ends within a second and names the holder [T-R6]', async () => {
    const holder = spawnHost(usedDir);
    await holder.ready;
    await expect(start(usedDir)).rejects.toThrow(`another server (process ${holder.child.pid}, running since `);
    const second = spawnHost(usedDir);
    const started = performance.now();
    const end = await second.closed;
    const took = performance.now() - started;
    expect(end.code).toBe(1);
    expect(end.errors).toContain(`process ${holder.child.pid}`);
    // The limit is the lock's own second; the rest is what starting Node costs on a busy machine.
    expect(took).toBeLessThan(3_000 * (await slowness()));
  });

  test('of many servers started at once on one data folder exactly one gets it [T-R6]', async () => {
    const hosts = Array.from({ length: 6 }, () => spawnHost(dataDir));
    const outcomes = await Promise.allSettled(hosts.map((host) => host.ready));
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
  });

  test('a kill at any moment of the first start leaves a folder from which the next start completes [T-R7]', async () => {
    for (const moment of [60, 200, 350, 500, 700, 900]) {
      const folder = path.join(base, `data-${moment}`);
      const host = spawnHost(folder);
      await delay(moment);
      await host.kill('SIGKILL');
      const database = await start(folder);
      expect(await database.isHealthy()).toBe(true);
      await database.stop();
      // An initdb that outlived its server may write for another moment; a start after that leaves nothing of it.
      await vi.waitFor(
        async () => {
          await (await start(folder)).stop();
          const names = await readdir(path.join(folder, 'postgres'));
          expect(names.filter((name) => name.startsWith('cluster'))).toEqual(['cluster']);
        },
        { timeout: 30_000 },
      );
    }
  });

  test('when its port is taken it chooses another and remembers it', async () => {
    const database = await start(usedDir);
    await database.stop();
    const squatter = createServer().listen(database.port, '127.0.0.1');
    await once(squatter, 'listening');
    const moved = await start(usedDir);
    expect(moved.port).not.toBe(database.port);
    await moved.stop();
    squatter.close();
    const again = await start(usedDir);
    expect(again.port).toBe(moved.port);
    await again.stop();
  });

  test('a pid file that names a living process of somebody else does not stop the start [T-R6]', async () => {
    const database = await start(usedDir);
    await database.stop();
    const note = path.join(database.cluster, 'postmaster.pid');
    await writeFile(note, `${process.pid}\n${database.cluster}\n1700000000\n${database.port}\n\n127.0.0.1\n\nready\n`);
    const again = await start(usedDir);
    expect(again.adopted).toBe(false);
    await again.stop();
  });
});

describe('a data folder it cannot use is refused with one line', () => {
  const refusal = async (folder = dataDir) => {
    const error = await start(folder).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartupError);
    const { message } = error as StartupError;
    expect(message).not.toContain('\n');
    return message;
  };

  test('a file in its place, and a folder nobody may write [T-R20]', async () => {
    await writeFile(path.join(base, 'file'), '');
    expect(await refusal(path.join(base, 'file'))).toContain('is a file, not a folder');
    expect(await refusal('/proc/hessa')).toMatch(/cannot use the data folder \/proc\/hessa: /);
  });

  test('damaged files, another major version, a vanished database: and nothing is changed or made anew [T-R20]', async () => {
    const database = await start();
    await database.stop();
    const { cluster } = database;
    const state = path.join(dataDir, 'postgres', 'state.json');
    const control = path.join(cluster, 'global', 'pg_control');

    const soundControl = await readFile(control);
    await writeFile(control, Buffer.alloc(soundControl.length, 7));
    expect(await refusal()).toContain('does not start (');
    await writeFile(control, soundControl);

    await writeFile(path.join(cluster, 'PG_VERSION'), '15\n');
    expect(await refusal()).toContain('was made by PostgreSQL 15');
    await rm(path.join(cluster, 'PG_VERSION'));
    expect(await refusal()).toContain('is damaged');
    await rm(cluster, { recursive: true });
    expect(await refusal()).toContain('is missing from');
    expect(await readdir(path.dirname(cluster))).not.toContain('cluster');

    await writeFile(state, '{"password":');
    expect(await refusal()).toContain('state.json is not readable');
    expect(await readFile(state, 'utf8')).toBe('{"password":');
  });
});

describe.runIf(isRoot)('as root, where the PostgreSQL user cannot enter', () => {
  test('the database lives outside, tied to the data folder, and no permission is loosened', async () => {
    const closed = path.join(base, 'closed');
    const folder = path.join(closed, 'data');
    await mkdir(closed, { mode: 0o700 });
    const first = await start(folder);
    expect(path.dirname(path.dirname(first.cluster))).toBe(outside);
    await query(first.ownerUrl('postgres'), 'create table kept as select 42 as value');
    await first.stop();
    expect((await stat(closed)).mode & 0o777).toBe(0o700);
    expect((await stat(first.cluster)).mode & 0o777).toBe(0o700);

    const second = await start(folder);
    expect(second.cluster).toBe(first.cluster);
    expect(await query(second.ownerUrl('postgres'), 'select value from kept')).toEqual([{ value: 42 }]);
    await second.stop();
  });

  test('a data folder that is moved to such a place takes its database along', async () => {
    const database = await start();
    await query(database.ownerUrl('postgres'), 'create table kept as select 42 as value');
    await database.stop();
    await chmod(dataDir, 0o700);
    const moved = await start();
    expect(path.dirname(path.dirname(moved.cluster))).toBe(outside);
    expect(await query(moved.ownerUrl('postgres'), 'select value from kept')).toEqual([{ value: 42 }]);
    await moved.stop();

    const copy = path.join(base, 'copy', 'postgres');
    await mkdir(copy, { recursive: true });
    await writeFile(path.join(copy, 'state.json'), await readFile(path.join(dataDir, 'postgres', 'state.json')));
    await expect(start(path.join(base, 'copy'))).rejects.toThrow(/is a copy of .* belongs to that one/);
  });

  test('an ordinary user starts it in a folder of their own, and root starts that one later as the same user', async (context) => {
    if (!(await canReach(nobody, path.dirname(process.execPath))) || !(await canReach(nobody, path.dirname(fixture)))) {
      context.skip('this checkout is closed to other users');
    }
    const open = path.join(base, 'open');
    await mkdir(open, { mode: 0o777 });
    await chmod(open, 0o777);
    const folder = path.join(open, 'data');
    const host = spawnHost(folder, nobody);
    const report = await host.ready;
    expect((await stat(report.cluster)).uid).toBe(nobody.uid);
    expect((await host.kill('SIGTERM')).code).toBe(0);

    const asRoot = await start(folder);
    expect((await stat(path.join(asRoot.cluster, 'postmaster.pid'))).uid).toBe(nobody.uid);
    await asRoot.stop();

    const again = spawnHost(folder, nobody);
    expect((await again.ready).cluster).toBe(report.cluster);
    expect((await again.kill('SIGTERM')).code).toBe(0);
  });
});
