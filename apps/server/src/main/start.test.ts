import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { call, callUntilServed } from './load.fixture.ts';
import {
  createTestFolder,
  freePort,
  runToEnd,
  type ServerProcess,
  startServer,
  type TestFolder,
} from './server-process.fixture.ts';

const TENANT = path.join(import.meta.dirname, '../../build/tenant.js');

describe('a server on a bare data folder', () => {
  let folder: TestFolder;
  let server: ServerProcess;
  let env: Record<string, string>;

  beforeAll(async () => {
    folder = await createTestFolder();
    env = { HESSA_DATA_DIR: folder.dataDir, PORT: await freePort() };
    server = await startServer(env);
  });
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
    await folder.remove();
  });

  const login = (DeviceId: string, password = 'demo1234', EmailorMobile = 'student@demo.test') =>
    callUntilServed(server.url, {
      method: 'POST',
      path: '/api/Auth/login',
      headers: { DeviceId },
      body: JSON.stringify({ EmailorMobile, password }),
    });

  test('it prints its address and the demo accounts, and they work [T-R20]', async () => {
    // Its lines are printed one by one, and may arrive so.
    await expect
      .poll(() => server.output())
      .toMatch(/Demo accounts, all with the password demo1234:\n {2}01000000001 +student@demo\.test/);
    expect(server.output()).toContain(`Hessa is ready: http://localhost:${env.PORT}`);
    expect((await login('device-of-the-start-test')).status).toBe(200);
    expect((await call(server.url, { path: '/readyz' })).body).toBe('{"status":"ready"}');
  });

  test('its secrets are in the data folder and nobody else may read them [T-SEC-1]', async () => {
    const { mode } = await stat(path.join(folder.dataDir, 'secrets.json'));
    expect(mode & 0o777).toBe(0o600);
  });

  test('a second server on the same data folder ends at once and names the first [T-R6]', async () => {
    const second = await runToEnd({ ...env, PORT: await freePort() });
    expect(second.code).toBe(1);
    expect(second.lines).toEqual([
      expect.stringMatching(
        `^Hessa cannot start: another server \\(process ${server.child.pid}, .* is already using the data folder`,
      ),
    ]);
    expect((await call(server.url, { path: '/readyz' })).status).toBe(200);
  });

  test('a tenant can be made beside the running server and is served without a restart', async () => {
    const args = ['create', 'nour', '--name', 'مس نور', '--name-latin', 'Miss Nour', '--host', 'nour.example'];
    const made = await runToEnd(env, TENANT, args);
    expect(made.code).toBe(0);
    expect(made.lines.at(-1)).toMatch(/https:\/\/nour\.example\/claim-ownership\?claim=\S{40,}/);
    const site = await callUntilServed(server.url, { path: '/api/Site', headers: { 'x-tenant-id': 'nour' } });
    expect(JSON.parse(site.body).data.profile.tenantId).toBe('nour');
    const again = await runToEnd(env, TENANT, args);
    expect(again).toMatchObject({ code: 1, lines: ['The tenant was not made: the tenant nour exists already'] });
  });

  test('a whole tenant goes out as an archive and comes in by the command, beside the running server', async () => {
    const { token } = JSON.parse((await login('device-of-the-mover', 'demo1234', 'teacher@demo.test')).body);
    const ask = async (method: string, address: string, body?: object) => {
      const headers = { DeviceId: 'device-of-the-mover', authorization: `Bearer ${token}` };
      return JSON.parse(
        (
          await callUntilServed(server.url, {
            method,
            path: address,
            headers,
            ...(body ? { body: JSON.stringify(body) } : {}),
          })
        ).body,
      ).data;
    };
    const key = randomUUID();
    await ask('POST', '/api/teach/data/export', { key, password: 'demo1234' });
    await expect.poll(() => ask('GET', `/api/teach/jobs/${key}`), { timeout: 30_000 }).toMatchObject({ state: 'done' });
    const { url } = await ask('POST', `/api/teach/data/archives/${key}/open`, {});
    const archive = path.join(folder.dataDir, 'moving.tar.gz');
    await writeFile(archive, Buffer.from(await (await fetch(new URL(url, server.url))).arrayBuffer()));
    const moved = await runToEnd(env, TENANT, ['import', archive, '--as', 'moved']);
    expect([moved.code, moved.lines[0]]).toEqual([
      0,
      expect.stringMatching(/^Tenant moved is here: \d{3,} rows and [1-9]\d* files, all as in the archive\.$/),
    ]);
    const site = await callUntilServed(server.url, { path: '/api/Site', headers: { 'x-tenant-id': 'moved' } });
    expect(JSON.parse(site.body).data.profile.tenantId).toBe('moved');
    const again = await runToEnd(env, TENANT, ['import', archive, '--as', 'moved']);
    expect([again.code, again.lines]).toEqual([
      1,
      [expect.stringMatching(/^The tenant was not brought in: .* is not empty/)],
    ]);
  });

  test('after a kill -9 of the Node process alone the next start takes the database over and nothing is lost [T-R1]', async () => {
    const postmaster = await folder.postmaster();
    server.child.kill('SIGKILL');
    await server.ended;
    server = await startServer(env);
    expect(server.output()).toContain('The database was still running: taking it over');
    expect(await folder.postmaster()).toBe(postmaster);
    expect((await login('device-after-the-kill')).status).toBe(200);
    expect((await callUntilServed(server.url, { path: '/api/Site', headers: { 'x-tenant-id': 'nour' } })).status).toBe(
      200,
    );
  });

  test('Ctrl-C stops the server and its database with code 0 [T-R9]', async () => {
    const database = await folder.postmaster();
    expect(await folder.isDatabaseRunning(database)).toBe(true);
    server.child.kill('SIGINT');
    const { code } = await server.ended;
    expect(code).toBe(0);
    expect(await folder.isDatabaseRunning(database)).toBe(false);
  });
});

describe.concurrent('a start that cannot succeed says so in one line and changes nothing', () => {
  const refused = async (env: Record<string, string>) => {
    const folder = await createTestFolder();
    const { code, lines } = await runToEnd({ HESSA_DATA_DIR: folder.dataDir, PORT: await freePort(), ...env });
    const left = await readdir(folder.dataDir);
    await folder.remove();
    return { code, lines, left };
  };
  const oneLine = (line: RegExp) => ({ code: 1, lines: [expect.stringMatching(line)], left: [] });
  const databaseAt = (change: (url: URL) => void) => {
    const url = new URL(inject('postgresUrl'));
    change(url);
    return { DATABASE_URL: url.href };
  };

  test('a taken port [T-R20]', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const end = await refused({ PORT: String(port) });
    expect(end).toEqual(oneLine(/^Hessa cannot start: Port \d+ is taken\. Set PORT to a free one$/));
    other.close();
  });

  test('a database address that is none [T-R20]', async () => {
    const end = await refused({ DATABASE_URL: 'nonsense' });
    expect(end).toEqual(oneLine(/Wrong setting\. DATABASE_URL: must be an address that starts with postgres:/));
  });

  test('a database host that does not exist [T-R20]', async () => {
    const end = await refused({ DATABASE_URL: 'postgres://owner:secret@no-such-host.invalid/hessa' });
    expect(end).toEqual(oneLine(/The database of DATABASE_URL cannot be used: .*no-such-host/));
    expect(end.lines.join()).not.toContain('secret');
  });

  test('a wrong password of the database [T-R20]', async () => {
    const end = await refused(databaseAt((url) => (url.password = 'wrong')));
    expect(end).toEqual(oneLine(/cannot be used: password authentication failed/));
  });

  test('a database that does not exist [T-R20]', async () => {
    const end = await refused(databaseAt((url) => (url.pathname = '/nowhere')));
    expect(end).toEqual(oneLine(/cannot be used: database "nowhere" does not exist/));
  });

  test('a data folder that cannot be made [T-R20]', async () => {
    const end = await refused({ HESSA_DATA_DIR: '/proc/nowhere' });
    expect(end).toEqual(oneLine(/^Hessa cannot start: cannot use the data folder/));
  });

  test.skipIf(process.getuid?.() === 0)('a data folder that may not be written [T-R20]', async () => {
    const folder = await createTestFolder();
    await chmod(folder.dataDir, 0o555);
    const end = await refused({ HESSA_DATA_DIR: folder.dataDir });
    expect(end).toEqual(oneLine(/permission denied/));
    await chmod(folder.dataDir, 0o755);
    await folder.remove();
  });

  test('damaged secrets, which are never replaced by new ones [T-R20] [T-SEC-1]', async () => {
    const folder = await createTestFolder();
    const file = path.join(folder.dataDir, 'secrets.json');
    await writeFile(file, '{"otpKey":');
    const env = { HESSA_DATA_DIR: folder.dataDir, PORT: await freePort(), DATABASE_URL: inject('postgresUrl') };
    const end = await runToEnd(env);
    expect(end.code).toBe(1);
    expect(end.lines).toEqual([`Hessa cannot start: The secrets file ${file} is damaged; restore it from a backup`]);
    expect(await readFile(file, 'utf8')).toBe('{"otpKey":');
    await folder.remove();
  });
});
