import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../seed/demo-accounts.ts';
import { until } from '../testing/until.ts';
import { call } from './load.fixture.ts';
import {
  createTestFolder,
  freePort,
  runToEnd,
  type ServerProcess,
  startServer,
  type TestFolder,
} from './server-process.fixture.ts';

const BACKUP = join(import.meta.dirname, '../../build/backup.js');
const RESTORE = join(import.meta.dirname, '../../build/restore.js');

describe('backups of a server with its own PostgreSQL', () => {
  let folder: TestFolder;
  let fresh: TestFolder;
  let backups: string;
  let env: Record<string, string>;
  let server: ServerProcess;

  beforeAll(async () => {
    [folder, fresh] = await Promise.all([createTestFolder(), createTestFolder()]);
    backups = await mkdtemp(join(tmpdir(), 'hessa-backups-'));
    env = {
      HESSA_DATA_DIR: folder.dataDir,
      PORT: await freePort(),
      HESSA_BACKUP_DIR: backups,
      HESSA_BACKUP_KEY: 'only for this test, and long',
    };
    server = await startServer(env);
  });
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
    await Promise.all([folder.remove(), fresh.remove()]);
    await rm(backups, { recursive: true, force: true });
  });

  const signIn = (url: string) =>
    call(url, {
      method: 'POST',
      path: '/api/Auth/login',
      headers: { DeviceId: 'device-of-a-student' },
      body: JSON.stringify({ EmailorMobile: 'student@demo.test', password: DEMO_PASSWORD }),
    });
  const listed = async () => (await runToEnd(env, BACKUP, ['list'])).lines.filter((line) => line !== '');

  test('one is made while it runs, rehearsed, told of in /metrics, and brought back into an empty place [TRUST-70, TRUST-74, TRUST-75, T-R17]', async () => {
    const made = await runToEnd(env, BACKUP);
    expect([made.code, made.lines.join(' ')]).toEqual([0, expect.stringMatching(/was read back: 1 tenants, \d+ rows/)]);
    const rehearsed = await runToEnd(env, BACKUP, ['rehearse']);
    expect([rehearsed.code, rehearsed.lines.at(-1)]).toEqual([0, expect.stringContaining('and is the same')]);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/hessa_backup_last_success_timestamp_seconds 1\d{9}/);
    expect(metrics).toMatch(/hessa_backup_rehearsal_last_success_timestamp_seconds 1\d{9}/);

    const elsewhere = { ...env, HESSA_DATA_DIR: fresh.dataDir, PORT: await freePort() };
    const restored = await runToEnd(elsewhere, RESTORE, ['newest']);
    expect([restored.code, restored.lines.at(-1)]).toEqual([0, expect.stringContaining('all as they were')]);
    const again = await runToEnd(elsewhere, RESTORE, ['newest']);
    expect([again.code, again.lines.at(-1)]).toEqual([1, expect.stringContaining('needs an empty data folder')]);
    const second = await startServer(elsewhere);
    // A server that has just started may turn a call away as crowded on a busy machine.
    await expect.poll(async () => (await signIn(second.url)).status).toBe(200);
    second.child.kill('SIGTERM');
    await second.ended;
  });

  test('killed in the middle it leaves the last good one as it was, and the next one goes through [TRUST-73]', async () => {
    const before = await listed();
    expect(before).toHaveLength(1);
    const killed = spawn(process.execPath, [BACKUP], {
      env: { PATH: process.env.PATH ?? '', ...env },
      stdio: 'ignore',
    });
    const gone = new Promise((resolve) => killed.once('close', resolve));
    await until(async () => (await readdir(backups)).some((name) => name.endsWith('.partial')));
    killed.kill('SIGKILL');
    await gone;
    expect(await listed()).toEqual(before);
    const verified = await runToEnd(env, BACKUP, ['verify']);
    expect([verified.code, verified.lines.at(-1)]).toEqual([0, expect.stringContaining('is whole')]);
    expect((await runToEnd(env, BACKUP)).code).toBe(0);
    expect((await readdir(backups)).filter((name) => name.endsWith('.partial'))).toEqual([]);
  });

  test('another key, or none, is said in one line with code 1 [TRUST-70]', async () => {
    const wrong = await runToEnd({ ...env, HESSA_BACKUP_KEY: 'another one that is long' }, BACKUP, ['verify']);
    expect([wrong.code, wrong.lines.length, wrong.lines[0]]).toEqual([1, 1, expect.stringContaining('another key')]);
    const without = await runToEnd({ ...env, HESSA_BACKUP_KEY: '' }, BACKUP, ['rehearse']);
    expect([without.code, without.lines.length]).toEqual([1, 1]);
  });
});
