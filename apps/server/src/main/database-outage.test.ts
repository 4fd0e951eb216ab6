import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, keepCalling, until } from './load.fixture.ts';
import {
  createTestFolder,
  freePort,
  type ServerProcess,
  startServer,
  type TestFolder,
} from './server-process.fixture.ts';

describe('a database that dies under load', () => {
  let folder: TestFolder;
  let server: ServerProcess;

  beforeAll(async () => {
    folder = await createTestFolder();
    server = await startServer({ HESSA_DATA_DIR: folder.dataDir, PORT: await freePort() });
  });
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
    await folder.remove();
  });

  test('kill -9 of PostgreSQL: only 503 with Retry-After meanwhile, back by itself within 5 s, the process lives [T-R3]', async () => {
    const reads = keepCalling(server.url, { path: '/api/Contact/getAll' }, { clients: 6, everyMs: 50 });
    const probes = keepCalling(server.url, { path: '/healthz' }, { clients: 1, everyMs: 50 });
    await expect.poll(() => reads.answers.length).toBeGreaterThan(30);

    const killed = performance.now();
    process.kill(await folder.postmaster(), 'SIGKILL');
    await until(server.url, '/readyz', 503);
    await until(server.url, '/readyz', 200);
    const back = performance.now() - killed;
    const seen = reads.answers.length;
    await expect.poll(() => reads.answers.length).toBeGreaterThan(seen + 30);
    const answers = await reads.stop();

    expect(back).toBeLessThan(5000);
    const failed = answers.filter((answer) => answer.status !== 200);
    expect(failed.length).toBeGreaterThan(0);
    for (const { status, headers, body } of failed) {
      expect({ status, retryAfter: headers['retry-after'], code: JSON.parse(body).code }).toEqual({
        status: 503,
        retryAfter: expect.stringMatching(/^[1-9]\d?$/),
        code: expect.stringMatching(/^service\.(unavailable|busy)$/),
      });
    }
    expect(answers.slice(-10).map((answer) => answer.status)).toEqual(Array(10).fill(200));
    expect((await probes.stop()).filter((answer) => answer.status !== 200)).toEqual([]);
    expect(server.child.exitCode).toBeNull();
  });

  test('what was acknowledged before the crash is there after it [T-R1]', async () => {
    const login = await call(server.url, {
      method: 'POST',
      path: '/api/Auth/login',
      headers: { DeviceId: 'device-across-the-crash' },
      body: JSON.stringify({ EmailorMobile: 'teacher@demo.test', password: 'demo1234' }),
    });
    expect(login.status).toBe(200);
    const headers = { DeviceId: 'device-across-the-crash', authorization: `Bearer ${JSON.parse(login.body).token}` };
    process.kill(await folder.postmaster(), 'SIGKILL');
    await until(server.url, '/readyz', 503);
    await until(server.url, '/readyz', 200);
    const outbox = await call(server.url, { path: '/api/teach/outbox', headers });
    expect(outbox.status).toBe(200);
  });
});
