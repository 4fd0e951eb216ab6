import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIVE_PATIENCE } from '../db/database-patience.ts';
import { slowness } from '../testing/slowness.ts';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { until } from '../testing/until.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ patience: { lockMs: LIVE_PATIENCE.lockMs } });
});
afterAll(() => platform.stop());

/** Holds a table until it is let go, so that whoever needs it is stuck. */
async function holdTable(table: string) {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holding = platform.database.owner.begin(async (owner) => {
    await owner.unsafe(`lock table ${table} in access exclusive mode`);
    held.resolve();
    await released.promise;
  });
  await held.promise;
  return async () => {
    released.resolve();
    await holding;
  };
}

const contacts = () => platform.client().call('GET /api/Contact/getAll');

describe('trouble with the database', () => {
  test('a backend killed under a request: 503 service.unavailable with Retry-After, and the next request works [T-R3, T-R4]', async () => {
    const release = await holdTable('contact_records');
    const stuck = contacts();
    const killer = platform.database.connectAsOwner();
    await until(async () => {
      const rows = await killer`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%contact_records%'`;
      return rows.length > 0;
    });
    const answer = await stuck;
    await release();
    expect([answer.status, answer.body.code]).toEqual([503, 'service.unavailable']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    await Promise.all(Array.from({ length: 20 }, async () => expect((await contacts()).status).toBe(200)));
  });

  test('every backend killed at once: at worst one refusal each, then all is well; the process lives on [T-R3]', async () => {
    const killer = platform.database.connectAsOwner();
    await killer`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'hessa'`;
    await until(async () => (await contacts()).status === 200);
    const after = await Promise.all(Array.from({ length: 50 }, contacts));
    for (const { status, body } of after) expect(status === 200 || body.code === 'service.unavailable').toBe(true);
    expect((await contacts()).status).toBe(200);
  });

  test('a lock held for ever: that call is 503 in time, the others go on meanwhile [T-R4]', async () => {
    const release = await holdTable('contact_records');
    const started = performance.now();
    const stuck = contacts();
    const student = await platform.createAccount();
    const others = await Promise.all(Array.from({ length: 5 }, () => platform.client().call('GET /api/Site')));
    const login = await platform.client().login(student);
    const othersTook = performance.now() - started;
    expect([...others.map(({ status }) => status), login.status]).toEqual([200, 200, 200, 200, 200, 200]);
    const answer = await stuck;
    await release();
    expect([answer.status, answer.body.code]).toEqual([503, 'service.unavailable']);
    const took = performance.now() - started;
    expect(took).toBeLessThan(LIVE_PATIENCE.lockMs + 3000 * (await slowness()));
    expect(othersTook).toBeLessThan(took);
    expect((await contacts()).status).toBe(200);
  });

  test('no log line of all this holds a statement, but one that was slow, and that without its values [T-LOG-1, MACH-21]', () => {
    const isSlow = (line: string) => line.includes('"slow statement"');
    const log = platform.logLines.filter((line) => !isSlow(line)).join('');
    expect(log).toContain('database away');
    expect(log).not.toMatch(/select |insert |contact_records/i);
    for (const line of platform.logLines.filter(isSlow)) expect(line).not.toContain(platform.tenantId);
  });
});
