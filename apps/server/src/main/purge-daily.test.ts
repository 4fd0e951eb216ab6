import { randomUUID } from 'node:crypto';
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '@hessa/rules/auth/session-lifetime';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { appRoleUrl } from '../db/app-role.ts';
import { purgeTenant } from '../features/auth/purge-tenant.ts';
import { sessions } from '../features/auth/sessions-table.ts';
import { startJobQueue } from '../platform/jobs/job-queue.ts';
import { longJobs } from '../platform/jobs/long-jobs-table.ts';
import { sharedPlatform } from '../testing/shared-platform.ts';
import { until } from '../testing/until.ts';
import { purgeDaily } from './purge-daily.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const platform = await sharedPlatform();

const TABLES = ['rate_limits', 'one_time_codes', 'mails', 'sessions', 'long_jobs'] as const;

async function rows(tenantId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const [row] = await platform.database.owner`
      select count(*)::int as count from ${platform.database.owner(table)} where tenant_id = ${tenantId}`;
    counts[table] = row?.count ?? -1;
  }
  return counts;
}

/** A tenant with one row of each kind: a wrong guess, a code with its mail, a login, a job that ended. */
async function usedTenant(): Promise<string> {
  const tenantId = await platform.makeTenant();
  const account = await platform.createAccount({}, tenantId);
  const now = platform.clock.now();
  await platform.withTenant(tenantId, (tx) =>
    tx.insert(longJobs).values({
      tenantId,
      id: randomUUID(),
      kind: 'test',
      state: 'done',
      askedBy: account.id,
      askedAt: now,
      endedAt: now,
      input: {},
    }),
  );
  const client = platform.client(tenantId);
  await client.login(account);
  await platform
    .client(tenantId)
    .call('POST /api/Auth/login', { body: { EmailorMobile: 'ghost@example.test', password: 'x' } });
  await client.call('POST /api/Auth/ForgotPassword', { query: { email: account.email } });
  await until(async () => (await rows(tenantId)).mails === 1);
  return tenantId;
}

const purge = (tenantId: string, batch?: number) =>
  purgeTenant(platform.withTenant, tenantId, platform.clock.now(), batch);

describe('the daily purge', () => {
  test('leaves what a rule may still ask about, and removes each kind once its time is over [T-AUTH-13]', async () => {
    const tenantId = await usedTenant();
    const fresh = await rows(tenantId);
    expect(Object.values(fresh).every((count) => count > 0)).toBe(true);
    await purge(tenantId);
    expect(await rows(tenantId)).toEqual(fresh);

    platform.clock.advance(DAY + HOUR);
    await purge(tenantId);
    expect(await rows(tenantId)).toEqual({ ...fresh, rate_limits: 0, one_time_codes: 0 });

    platform.clock.advance(Math.max(SESSION_IDLE_MS, 30 * DAY));
    await purge(tenantId);
    expect(await rows(tenantId)).toEqual({ rate_limits: 0, one_time_codes: 0, mails: 0, sessions: 0, long_jobs: 0 });
  });

  test('ends a login of half a year that was renewed to the last day, and no younger one [T-AUTH-13]', async () => {
    const tenantId = await usedTenant();
    const signedIn = (ms: number) =>
      platform.withTenant(tenantId, (tx) =>
        tx.update(sessions).set({ signedInAt: new Date(platform.clock.now().getTime() - ms) }),
      );
    await signedIn(SESSION_ABSOLUTE_MS - HOUR);
    await purge(tenantId);
    expect((await rows(tenantId)).sessions).toBe(1);
    await signedIn(SESSION_ABSOLUTE_MS + HOUR);
    await purge(tenantId);
    expect((await rows(tenantId)).sessions).toBe(0);
  });

  test('goes on batch by batch, touches no other tenant, and waits for no row that somebody holds', async () => {
    const [tenantId, other] = [await usedTenant(), await usedTenant()];
    const old = new Date(platform.clock.now().getTime() - 40 * DAY);
    await platform.withTenant(tenantId, (tx) =>
      tx.execute(sql`
        insert into mails (tenant_id, recipient, subject, created_at)
        select ${tenantId}, 'a@b.test', 'old ' || n, ${old.toISOString()} from generate_series(1, 25) n`),
    );
    const held = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const holding = platform.database.connectAsOwner().begin(async (owner) => {
      await owner`select 1 from mails where tenant_id = ${tenantId} and subject = 'old 7' for update`;
      held.resolve();
      await release.promise;
    });
    await held.promise;
    await purge(tenantId, 10);
    expect((await rows(tenantId)).mails).toBe(2);
    release.resolve();
    await holding;
    await purge(tenantId, 10);
    expect((await rows(tenantId)).mails).toBe(1);
    expect((await rows(other)).mails).toBe(1);
  });

  test('is one job a tenant and day, however many servers ask for it, and gets done', async () => {
    const tenantId = await usedTenant();
    platform.clock.advance(2 * DAY);
    const { ownerUrl, owner } = platform.database;
    const onError = (error: unknown) => expect.unreachable(String(error));
    const queues = await Promise.all([1, 2].map(() => startJobQueue(appRoleUrl(ownerUrl), onError)));
    onTestFinished(async () => void (await Promise.all(queues.map((queue) => queue.stop()))));
    for (const jobs of queues) {
      const { withTenant } = platform;
      const daily = await purgeDaily({
        platform: { ...platform.platform, jobs },
        withTenant,
        ownerUrl,
        onError,
        pauseSeconds: 0.5,
      });
      daily.stop();
    }
    const mine = () => owner`
      select state::text from pgboss.job where name = 'purge-tenant' and data->>'tenantId' = ${tenantId}`;
    await until(async () => (await mine()).some(({ state }) => state === 'completed'));
    expect(await rows(tenantId)).toMatchObject({ rate_limits: 0, one_time_codes: 0, mails: 1, sessions: 1 });
    // Later that day, again.
    await Promise.all(queues.map((queue) => queue.enqueueDaily('purge-tenant', { tenantId }, tenantId)));
    expect(await mine()).toHaveLength(1);
  });
});
