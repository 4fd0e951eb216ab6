import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { slowness } from '../testing/slowness.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { call, keepCalling, until } from './load.fixture.ts';
import {
  createTestFolder,
  freePort,
  type ServerProcess,
  startServer,
  type TestFolder,
} from './server-process.fixture.ts';

describe('a stop', () => {
  let folder: TestFolder;
  let database: TestDatabase;
  let server: ServerProcess;

  beforeEach(async () => {
    folder = await createTestFolder();
    database = await createTestDatabase();
    server = await startServer({
      HESSA_DATA_DIR: folder.dataDir,
      PORT: await freePort(),
      DATABASE_URL: database.ownerUrl,
    });
  });
  afterEach(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
    await database.drop();
    await folder.remove();
  });

  test('SIGTERM under load: readiness refuses at once, no request under way fails, code 0 within 10 s [T-R9, MACH-46]', async () => {
    const reads = keepCalling(server.url, { path: '/api/Contact/getAll' }, { clients: 6, everyMs: 25 });
    const logins = keepCalling(
      server.url,
      {
        method: 'POST',
        path: '/api/Auth/login',
        headers: { DeviceId: 'device-under-the-stop' },
        body: JSON.stringify({ EmailorMobile: 'student@demo.test', password: 'demo1234' }),
      },
      { clients: 2, everyMs: 25 },
    );
    await expect.poll(() => reads.answers.length, { timeout: 30_000 }).toBeGreaterThan(60);

    const slow = await slowness();
    const asked = performance.now();
    server.child.kill('SIGTERM');
    const readiness = await until(server.url, '/readyz', 503);
    const { code } = await server.ended;
    const took = performance.now() - asked;
    const answers = [...(await reads.stop()), ...(await logins.stop())];

    expect(readiness).toBeLessThan(1000 * slow);
    expect(code).toBe(0);
    // Past its own patience of 10 s it would have ended with another code.
    expect(took).toBeLessThan(10_000 + 1000 * slow);
    const underWay = answers.filter((answer) => answer.sentAt < asked && answer.doneAt > asked);
    expect(underWay.filter((answer) => answer.status !== 200)).toEqual([]);
    const before = answers.filter((answer) => answer.doneAt < asked);
    expect(before.filter((answer) => answer.status !== 200)).toEqual([]);
    // Whoever came later was served or found the door shut; nobody got half an answer or an error of ours.
    expect(new Set(answers.map((answer) => answer.status)).isSubsetOf(new Set([200, 0]))).toBe(true);
  });

  test('a client that dawdles does not keep the server from stopping within 10 s [T-R9]', async () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write('POST /api/Auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n{');
    await call(server.url, { path: '/healthz' });
    const asked = performance.now();
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    expect(performance.now() - asked).toBeLessThan(10_000 + 1000 * (await slowness()));
    socket.destroy();
  });

  test('a second signal ends it at once [T-R9]', async () => {
    const dawdling = request(new URL('/api/Auth/login', server.url), {
      method: 'POST',
      headers: { 'content-length': '5000' },
    });
    dawdling.on('error', () => {});
    dawdling.write('{');
    await call(server.url, { path: '/healthz' });
    server.child.kill('SIGTERM');
    await until(server.url, '/readyz', 503);
    const slow = await slowness();
    const again = performance.now();
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(1);
    // Left to itself it would wait 5 s for the dawdler.
    expect(performance.now() - again).toBeLessThan(Math.min(4_500, 1000 * slow));
    dawdling.destroy();
  });
});
