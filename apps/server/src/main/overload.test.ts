import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIVE_PATIENCE } from '../db/database-patience.ts';
import { slowness } from '../testing/slowness.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Answer, call, keepCalling, quantile } from './load.fixture.ts';
import {
  createTestFolder,
  freePort,
  type ServerProcess,
  startServer,
  type TestFolder,
} from './server-process.fixture.ts';

const SLOW_SOCKETS = 60;
/** More than may run and wait for a hash, and fewer than one tenant may have under way. */
const LOGINS = 180;
/** The server's connectionTimeout. */
const SILENT_AT_MOST_MS = 15_000;

describe('too much at once', () => {
  let folder: TestFolder;
  let database: TestDatabase;
  let server: ServerProcess;

  beforeAll(async () => {
    folder = await createTestFolder();
    database = await createTestDatabase();
    server = await startServer({
      HESSA_DATA_DIR: folder.dataDir,
      PORT: await freePort(),
      DATABASE_URL: database.ownerUrl,
    });
  });
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
    await database.drop();
    await folder.remove();
  });

  const login = (EmailorMobile: string, DeviceId: string) =>
    call(server.url, {
      method: 'POST',
      path: '/api/Auth/login',
      headers: { DeviceId },
      body: JSON.stringify({ EmailorMobile, password: 'demo1234' }),
    });

  /**
   * A process that itself waits for the machine turns people away at its door, or lets them wait for a connection in
   * vain.
   */
  async function refusedByTheMachine(answers: Answer[]): Promise<number> {
    const { body } = await call(server.url, { path: '/metrics' });
    const atTheDoor = Number(/hessa_http_requests_shed_total\{reason="event loop"\} (\d+)/.exec(body)?.[1] ?? 0);
    return atTheDoor + answers.filter(({ status, ms }) => status === 503 && ms >= LIVE_PATIENCE.laneMs).length;
  }

  async function expectServed(answers: Answer[]): Promise<void> {
    const refused = answers.filter((answer) => answer.status !== 200);
    expect(new Set(refused.map((answer) => answer.status)).isSubsetOf(new Set([503]))).toBe(true);
    expect(refused.length).toBeLessThanOrEqual(await refusedByTheMachine(answers));
    expect(refused.length).toBeLessThan(answers.length / 2);
  }

  test('a burst of logins is shed with 503 and Retry-After, and those who are signed in go on [T-R12] [T-AUTH-1]', async () => {
    const DeviceId = 'device-of-the-teacher';
    const { token } = JSON.parse((await login('teacher@demo.test', DeviceId)).body);
    const reads = keepCalling(
      server.url,
      { path: '/api/teach/outbox', headers: { DeviceId, authorization: `Bearer ${token}` } },
      { clients: 2, everyMs: 10 },
    );
    const burst = await Promise.all(
      Array.from({ length: LOGINS }, (_, index) => login(`nobody${index}@demo.test`, `device-of-nobody-${index}`)),
    );
    const answers = await reads.stop();

    const shed = burst.filter((answer) => answer.status === 503);
    expect(shed.length).toBeGreaterThan(0);
    for (const { headers, body } of shed) {
      expect(headers['retry-after']).toMatch(/^[1-9]\d?$/);
      expect(JSON.parse(body).code).toBe('service.busy');
    }
    // Spread out, so that they do not all come back in the same second; too few cannot tell.
    const seconds = new Set(shed.map((answer) => answer.headers['retry-after']));
    expect(seconds.size).toBeGreaterThan(shed.length < 8 ? 0 : 1);
    // Two at work and a hundred waiting: no fewer, but for those who were refused because the machine kept the process
    // waiting, at its door or before the database.
    const served = burst.filter((answer) => answer.status !== 503);
    expect(served.length + (await refusedByTheMachine(burst))).toBeGreaterThanOrEqual(100);
    // On a machine that takes longer over a login than a socket may be silent, the line is cut: that is no answer of ours.
    const answered = served.filter(({ status, ms }) => status !== 0 || ms < SILENT_AT_MOST_MS);
    expect([...new Set(answered.map(({ status }) => status))].filter((status) => ![400, 429].includes(status))).toEqual(
      [],
    );
    expect(answers.length).toBeGreaterThan(20);
    await expectServed(answers);
    // They do not stand in the queue of those who want in.
    const median = quantile(
      served.map((answer) => answer.ms),
      0.5,
    );
    const almostAll = quantile(
      answers.map((answer) => answer.ms),
      0.95,
    );
    expect(almostAll).toBeLessThan(median / 2);
  });

  test('sockets that send nothing, half a header or a body drop by drop are closed within 10 s [T-R13]', async () => {
    const openings = [
      '',
      'GET /api/Site HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
      'POST /api/Auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
    ];
    const alone = keepCalling(server.url, { path: '/api/Contact/getAll' }, { clients: 2, everyMs: 20 });
    await expect.poll(() => alone.answers.length, { timeout: 30_000 }).toBeGreaterThan(40);
    const usual = quantile(
      (await alone.stop()).map((answer) => answer.ms),
      0.95,
    );
    const opened = performance.now();
    const drips: NodeJS.Timeout[] = [];
    const closed = Promise.all(
      Array.from({ length: SLOW_SOCKETS }, (_, index) => {
        const opening = openings[index % openings.length] ?? '';
        const socket: Socket = connect(Number(new URL(server.url).port), '127.0.0.1');
        socket.on('error', () => {});
        socket.resume();
        socket.write(opening);
        if (opening !== '') drips.push(setInterval(() => socket.writable && socket.write('a'), 1000));
        return new Promise<number>((resolve) => socket.on('close', () => resolve(performance.now() - opened)));
      }),
    );
    const normal = keepCalling(server.url, { path: '/api/Contact/getAll' }, { clients: 2, everyMs: 20 });
    const lifetimes = await closed;
    for (const drip of drips) clearInterval(drip);
    const answers = await normal.stop();
    await expectServed(answers);
    // Node's own limits are a minute and five: this is the server's, and what its timers are late by.
    expect(Math.max(...lifetimes)).toBeLessThan(11_000 + 1000 * (await slowness()));
    expect(
      quantile(
        answers.map((answer) => answer.ms),
        0.95,
      ),
    ).toBeLessThan(300 + 5 * usual);
  });

  test('a body or a header past its limit is refused [T-R13]', async () => {
    const body = JSON.stringify({ EmailorMobile: 'x'.repeat(70_000), password: 'x' });
    expect((await call(server.url, { method: 'POST', path: '/api/Auth/login', body })).status).toBe(413);
    const headers = { 'x-large': 'x'.repeat(64 * 1024) };
    expect((await call(server.url, { path: '/api/Site', headers })).status).toBe(431);
  });
});
