import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { slowness } from '../testing/slowness.ts';
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

  /** Resolves when another PostgreSQL has taken the killed one's place. */
  async function killDatabase(): Promise<void> {
    const old = await folder.postmaster();
    process.kill(old, 'SIGKILL');
    const successor = async () => {
      const pid = await folder.postmaster().catch(() => old);
      return pid !== old && (await folder.isDatabaseRunning(pid));
    };
    await expect.poll(successor, { timeout: 30_000 }).toBe(true);
  }

  test('kill -9 of PostgreSQL: only 503 with Retry-After meanwhile, back by itself within 5 s, the process lives [T-R3]', async () => {
    const reads = keepCalling(server.url, { path: '/api/Contact/getAll' }, { clients: 6, everyMs: 50 });
    const probes = keepCalling(server.url, { path: '/healthz' }, { clients: 1, everyMs: 50 });
    await expect.poll(() => reads.answers.length, { timeout: 30_000 }).toBeGreaterThan(30);

    const killed = performance.now();
    await killDatabase();
    const sinceBack = () => reads.answers.slice(reads.answers.findLastIndex(({ status }) => status !== 200) + 1).length;
    await expect.poll(sinceBack, { timeout: 40_000 }).toBeGreaterThan(60);
    await until(server.url, '/readyz', 200);
    const answers = await reads.stop();

    const failed = answers.filter((answer) => answer.status !== 200);
    expect(failed.length).toBeGreaterThan(0);
    expect(Math.max(...failed.map((answer) => answer.doneAt)) - killed).toBeLessThan(5000 * (await slowness()));
    for (const { status, headers, body } of failed) {
      expect({ status, retryAfter: headers['retry-after'], code: JSON.parse(body).code }).toEqual({
        status: 503,
        retryAfter: expect.stringMatching(/^[1-9]\d?$/),
        code: expect.stringMatching(/^service\.(unavailable|busy)$/),
      });
    }
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
    await killDatabase();
    const outbox = async () => (await call(server.url, { path: '/api/teach/outbox', headers })).status;
    await expect.poll(outbox, { timeout: 5000 * (await slowness()) }).toBe(200);
  });
});
