import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { appRoleAt, appRoleUrl } from '../db/app-role.ts';
import { LIVE_PATIENCE } from '../db/database-patience.ts';
import { rowsOf } from '../db/rows-of.ts';
import { readFromStandby, type StandbyReads } from '../db/standby/read-standby.ts';
import { OLD_AT_MOST_MS, watchFreshness } from '../db/standby/standby-freshness.ts';
import { archiveBytes, exportJob } from '../features/data/archive.fixture.ts';
import { tenants } from '../features/tenants/tenants-table.ts';
import { useCheapPasswords } from '../testing/cheap-passwords.ts';
import { type StandbyPair, startStandbyPair } from '../testing/standby-pair.ts';
import type { TestClient } from '../testing/test-client.ts';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { until } from '../testing/until.ts';

let pair: StandbyPair;
let platform: TestPlatform;
let teacher: TestClient;
beforeAll(async () => {
  pair = await startStandbyPair();
  // Its own account would see every tenant's rows: the application enters with the application's.
  platform = await startTestPlatform({ database: pair.database, variables: { DATABASE_READS_URL: pair.standbyUrl } });
  useCheapPasswords(platform);
  teacher = platform.client();
  await teacher.login(await platform.createAccount({ role: 'owner', password: 'a long password' }));
  await saveNumber('01000000000');
});
afterAll(async () => {
  pair?.thaw();
  await platform?.stop();
  await pair?.stop();
});

const visit = () => platform.client().call('GET /api/Contact/getAll');

async function readsFrom(who: 'standby' | 'primary' | 'failed'): Promise<number> {
  const { body } = await platform.app.inject('/metrics');
  return Number(new RegExp(`^hessa_old_reads_total\\{from="${who}"\\} (\\S+)$`, 'm').exec(body)?.[1]);
}

async function isInUse(): Promise<boolean> {
  return /^hessa_standby_in_use 1$/m.test((await platform.app.inject('/metrics')).body);
}

/** Who answers one visit. */
async function whoAnswers(): Promise<string> {
  const before = [await readsFrom('standby'), await readsFrom('primary'), await readsFrom('failed')];
  const { status, text } = await visit();
  expect(status, text).toBe(200);
  const after = [await readsFrom('standby'), await readsFrom('primary'), await readsFrom('failed')];
  return ['standby', 'primary', 'failed'].filter((_, at) => after[at] !== before[at]).join();
}

beforeEach(() => until(async () => (await isInUse()) && (await whoAnswers()) === 'standby'), 60_000);

async function saveNumber(number: string): Promise<void> {
  const { version, contact } = (await teacher.call('GET /api/teach/contact')).body.data;
  const saved = await teacher.call('PUT /api/teach/contact', {
    body: { version, contact: { ...contact, whatsAppNumber: number } },
  });
  expect(saved.status, saved.text).toBe(200);
}

describe('reads that may be old', () => {
  test('are the standby’s, and nothing else is [MACH-51]', async () => {
    const before = await readsFrom('standby');
    expect((await teacher.call('GET /api/Student/profile')).status).toBe(200);
    expect((await teacher.call('GET /api/teach/students')).status).toBe(200);
    expect(await readsFrom('standby')).toBe(before);
    const courses = '/AdminStudent/CourseActive?grade=Secondary1';
    for (const report of [courses, '/api/teach/today', '/api/teach/results', '/api/teach/audit']) {
      const answered = await readsFrom('standby');
      expect((await teacher.request(report)).status, report).toBe(200);
      expect(await readsFrom('standby'), report).toBe(answered + 1);
    }
    const [role] = await pair.onStandby`select distinct usename from pg_stat_activity
      where application_name = 'hessa reads'`;
    expect(role?.usename).toBe('hessa_app');
  });

  test('show what was just changed in the console to everybody, also while the standby is held back [MACH-52]', async () => {
    await pair.onStandby`select pg_wal_replay_pause()`;
    try {
      for (const number of ['01000000001', '01000000002', '01000000003']) {
        await saveNumber(number);
        expect((await visit()).text).toContain(number);
      }
    } finally {
      await pair.onStandby`select pg_wal_replay_resume()`;
    }
    for (let at = 0; at < 20; at += 1) {
      await saveNumber(`0101234560${at % 10}`);
      expect((await visit()).text).toContain(`0101234560${at % 10}`);
    }
  });

  test('are never older than two seconds, however far the standby is behind [MACH-52]', async () => {
    await pair.onStandby`select pg_wal_replay_pause()`;
    try {
      // Behind the console's back: no server knows that anything changed.
      await pair.database.owner`update contact_records set whats_app_number = '01099999999'`;
      const changedAt = performance.now();
      await until(async () => {
        const begunAt = performance.now();
        const isNew = (await visit()).text.includes('01099999999');
        if (!isNew) expect(begunAt - changedAt).toBeLessThanOrEqual(OLD_AT_MOST_MS);
        return isNew;
      });
      expect(await whoAnswers()).toBe('primary');
      expect(await isInUse()).toBe(false);
    } finally {
      await pair.onStandby`select pg_wal_replay_resume()`;
    }
  });

  test('an archive is written from the standby, whole [MACH-51]', async () => {
    // Asking for it is an edit: a job that begins before the standby has that is the primary's.
    await until(async () => {
      const before = await readsFrom('standby');
      const job = await exportJob(teacher, 'a long password');
      expect((await archiveBytes(platform, job)).length).toBeGreaterThan(1000);
      return (await readsFrom('standby')) > before;
    });
  });

  test('of a standby that freezes are the primary’s, those under way too [MACH-53]', async () => {
    pair.freeze();
    try {
      const answers = await Promise.all(Array.from({ length: 12 }, visit));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      await until(async () => !(await isInUse()));
      expect(await whoAnswers()).toBe('primary');
    } finally {
      pair.thaw();
    }
  });

  test('of a standby that stops are the primary’s, and its own again when it is back [MACH-53]', async () => {
    await pair.stopStandby();
    const answers = await Promise.all(Array.from({ length: 12 }, visit));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await until(async () => !(await isInUse()));
    await pair.startStandby();
    await until(async () => (await whoAnswers()) === 'standby', 60_000);
    expect(platform.logLines.join('')).toContain('the standby is not used: it does not answer');
  });
});

describe('work that reads for long', () => {
  let reads: StandbyReads;
  let troubles: (string | null)[];
  beforeAll(() => {
    const primaryUrl = appRoleUrl(pair.database.ownerUrl);
    troubles = [];
    reads = readFromStandby({
      url: appRoleAt(pair.standbyUrl, primaryUrl),
      primaryUrl,
      primary: platform.withTenant,
      patience: LIVE_PATIENCE,
      pooled: false,
      onChange: (trouble) => troubles.push(trouble),
    });
  });
  afterAll(() => reads.stop());

  test('is begun anew by the primary when the standby freezes in its middle, and goes on nowhere else [MACH-53]', async () => {
    await until(() => reads.figures.inUse);
    const tries: string[] = [];
    const name = await reads.withTenant(
      platform.tenantId,
      async (tx) => {
        const at = tries.push('begun');
        const [row] = await tx
          .select({ profile: tenants.profile })
          .from(tenants)
          .where(eq(tenants.tenantId, platform.tenantId));
        if (at === 1) pair.freeze();
        await tx.execute(sql`select 1`);
        await tx.execute(sql`select 2`);
        tries.push(`ended ${at}`);
        return row?.profile.name;
      },
      'snapshot',
    );
    expect(name).toBe('مستر تست');
    pair.thaw();
    await until(() => reads.figures.inUse);
    expect(tries).toEqual(['begun', 'begun', 'ended 2']);
    expect(reads.figures.reads.failed).toBe(1);
  });

  test('a refusal of its own is no fault of the standby and is not asked twice [MACH-53]', async () => {
    await until(() => reads.figures.inUse);
    let asked = 0;
    const refusing = reads.withTenant(
      platform.tenantId,
      async () => {
        asked += 1;
        throw new RangeError('cancelled');
      },
      'read',
    );
    await expect(refusing).rejects.toThrow('cancelled');
    expect(asked).toBe(1);
  });

  test('what is written goes to the primary, whatever asked for it [MACH-51]', async () => {
    await until(() => reads.figures.inUse);
    const before = reads.figures.reads.standby;
    const found = await reads.withTenant(platform.tenantId, (tx) =>
      rowsOf<{ recovering: boolean }>(tx, sql`select pg_is_in_recovery() as recovering`),
    );
    expect(found).toEqual([{ recovering: false }]);
    expect(reads.figures.reads.standby).toBe(before);
  });
});

test.each([
  ['a standby of another database', () => [inject('postgresUrl'), pair.standbyUrl], 'it is the standby of another'],
  ['a primary', () => [inject('postgresUrl'), inject('postgresUrl')], 'it is no standby'],
  ['nobody', () => [inject('postgresUrl'), 'postgres://nobody@127.0.0.1:9/none'], 'it does not answer'],
] as const)('%s is said not to be ours and is never trusted [MACH-54]', async (_what, addresses, words) => {
  const troubles: (string | null)[] = [];
  const [primaryUrl = '', standbyUrl = ''] = addresses();
  const freshness = watchFreshness({
    ...{ primaryUrl, standbyUrl, patienceMs: 20_000 },
    onChange: (trouble) => troubles.push(trouble),
    onSilent: () => {},
  });
  await until(() => troubles.length > 0);
  expect(troubles[0]).toContain(words);
  expect(freshness.knownUpTo).toBe(Number.NEGATIVE_INFINITY);
  await freshness.stop();
});
