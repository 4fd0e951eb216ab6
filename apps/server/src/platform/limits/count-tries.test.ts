import { RATE_LIMITS, type RateLimitName } from '@hessa/rules/auth/rate-limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { WorkNeeded } from '../../errors/work-needed.ts';
import { createTestTenants, type TestTenants } from '../../testing/test-tenants.ts';
import { until } from '../../testing/until.ts';
import { randomToken, sha256 } from '../keyed-hash.ts';
import { type Bucket, countOrRefuse, countTry, forgetTries, judgeTry, refuseBeyondLimit } from './count-tries.ts';

const TENANT = 'tenant-a';
const START = new Date('2026-11-15T10:00:00Z');
const secrets = { current: { otpKey: randomToken() } };

let tenants: TestTenants;
beforeAll(async () => {
  tenants = await createTestTenants([TENANT], START, 2);
});
afterAll(() => tenants.drop());

let somebody: string;
beforeEach(() => {
  somebody = randomToken();
});

const bucket = (policy: RateLimitName, subject = somebody): Bucket => ({ policy, subjectHash: sha256(subject) });
const at = (seconds: number, work = 0) => ({
  tenant: { id: TENANT },
  now: new Date(START.getTime() + seconds * 1000),
  caller: { work },
  platform: { secrets },
});
const inTenant = <T>(work: (tx: Tx) => Promise<T>) => tenants.withTenant(TENANT, work);
const refusalOf = async (work: (tx: Tx) => Promise<unknown>) =>
  inTenant(work).then(
    () => null,
    (error: unknown) => {
      if (error instanceof DomainError) return error;
      throw error;
    },
  );
const use = async (times: number, seconds: number, ...buckets: Bucket[]) => {
  for (let time = 0; time < times; time += 1) await inTenant((tx) => countTry(tx, at(seconds), ...buckets));
};

describe('a bucket of tries', () => {
  test('lets as many through as its limit says, then tells how long to wait [T-AUTH-3, OP-API-14]', async () => {
    const own = bucket('codeUser');
    for (let time = 0; time < RATE_LIMITS.codeUser.limit; time += 1) {
      expect(await refusalOf((tx) => countOrRefuse(tx, at(time), own))).toBeNull();
    }
    const refusal = await refusalOf((tx) => countOrRefuse(tx, at(100), own));
    expect(refusal).toMatchObject({ code: 'limit.too_many_requests', values: {}, retryAfterSeconds: 15 * 60 - 100 });
    expect(refusal).not.toBeInstanceOf(WorkNeeded);
  });

  test('is empty again when the window that its first try began is over, and not before [T-AUTH-3]', async () => {
    const own = bucket('codeUser');
    await use(10, 0, own);
    expect(await refusalOf((tx) => refuseBeyondLimit(tx, at(15 * 60 - 1), own))).toMatchObject({
      retryAfterSeconds: 1,
    });
    expect(await refusalOf((tx) => refuseBeyondLimit(tx, at(15 * 60), own))).toBeNull();
    expect(await inTenant((tx) => countTry(tx, at(15 * 60 - 1), own))).toMatchObject([{ count: 11, waitSeconds: 1 }]);
    expect(await inTenant((tx) => countTry(tx, at(15 * 60), own))).toEqual([
      { policy: 'codeUser', count: 1, waitSeconds: 15 * 60 },
    ]);
    expect(await inTenant((tx) => countTry(tx, at(15 * 60 + 60), own))).toMatchObject([
      { count: 2, waitSeconds: 14 * 60 },
    ]);
  });

  test('is looked at without being filled [T-AUTH-3]', async () => {
    const own = bucket('otpAccountHour');
    for (let time = 0; time < 8; time += 1) await inTenant((tx) => refuseBeyondLimit(tx, at(0), own));
    expect(await inTenant((tx) => countTry(tx, at(0), own))).toMatchObject([{ count: 1 }]);
  });

  test('is one subject’s under one policy: others are not in its way [T-AUTH-3]', async () => {
    await use(10, 0, bucket('codeUser'));
    expect(await refusalOf((tx) => refuseBeyondLimit(tx, at(0), bucket('codeUser', 'another')))).toBeNull();
    expect(await refusalOf((tx) => refuseBeyondLimit(tx, at(0), bucket('loginKnownDevice')))).toBeNull();
  });

  test('of several the longest wait is told, each by its own window [T-CODE-7]', async () => {
    const both = [bucket('codeUserDay'), bucket('codeUser')];
    await use(10, 0, ...both);
    expect(await refusalOf((tx) => refuseBeyondLimit(tx, at(0), ...both))).toMatchObject({ retryAfterSeconds: 900 });
    for (let quarter = 1; quarter < 5; quarter += 1) await use(10, quarter * 900, ...both);
    expect(await refusalOf((tx) => refuseBeyondLimit(tx, at(4 * 900), ...both))).toMatchObject({
      retryAfterSeconds: 23 * 3600,
    });
    expect(await refusalOf((tx) => refuseBeyondLimit(tx, at(5 * 900), ...both))).toMatchObject({
      retryAfterSeconds: 24 * 3600 - 5 * 900,
    });
  });

  test('that another fills between looking and counting refuses too, and undoes what was done [T-AUTH-3]', async () => {
    const own = bucket('otpAccountHour');
    const waiting = () =>
      tenants.owner`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await use(4, 0, own);
    let late: Promise<DomainError | null> | undefined;
    await inTenant(async (tx) => {
      expect(await countTry(tx, at(0), own)).toMatchObject([{ count: 5 }]);
      late = refusalOf((other) => countOrRefuse(other, at(0), own));
      await until(async () => (await waiting()).length > 0);
    });
    expect(await late).toMatchObject({ code: 'limit.too_many_requests' });
    expect(await inTenant((tx) => countTry(tx, at(0), own))).toMatchObject([{ count: 6 }]);
  });

  test('gives a try back that was nobody’s guess, and keeps a guess [T-PAR-2]', async () => {
    const [own, other] = [bucket('parentPhone'), bucket('parentPhone', 'another')];
    await use(3, 0, own, other);
    await inTenant((tx) => judgeTry(tx, at(0), true, own, other));
    expect(await inTenant((tx) => countTry(tx, at(0), own))).toMatchObject([{ count: 4 }]);
    await inTenant((tx) => judgeTry(tx, at(0), false, own));
    expect(await inTenant((tx) => countTry(tx, at(0), own))).toMatchObject([{ count: 4 }]);
    expect(await inTenant((tx) => countTry(tx, at(0), other))).toMatchObject([{ count: 4 }]);
  });

  test('is forgotten for who has proven to be its owner, and for nobody else [T-AUTH-4]', async () => {
    const [own, other] = [bucket('codeUser'), bucket('codeUser', 'another forgotten')];
    await use(10, 0, own);
    await use(10, 0, other);
    await inTenant((tx) => forgetTries(tx, at(0), own));
    expect(await refusalOf((tx) => refuseBeyondLimit(tx, at(0), own))).toBeNull();
    expect(await refusalOf((tx) => refuseBeyondLimit(tx, at(0), other))).not.toBeNull();
  });
});

describe('a full bucket of strangers', () => {
  const most = (refusal: DomainError | null) =>
    refusal instanceof WorkNeeded ? Number.parseInt(refusal.work.split('.')[1] ?? '', 36) : null;

  test('asks for work, the more the fuller it is, and lets through who has done half of it [T-AUTH-14]', async () => {
    const address = bucket('registerAddress');
    await use(10, 0, address);
    const first = await refusalOf((tx) => refuseBeyondLimit(tx, at(60), address));
    expect(first).toMatchObject({ code: 'limit.work_needed', retryAfterSeconds: 3540 });
    expect(most(first)).toBe(2 ** 18);
    expect(await refusalOf((tx) => refuseBeyondLimit(tx, at(60, 2 ** 17), address))).toBeNull();
    expect(await refusalOf((tx) => refuseBeyondLimit(tx, at(60, 2 ** 17 - 1), address))).not.toBeNull();
    await use(30, 0, address);
    expect(most(await refusalOf((tx) => refuseBeyondLimit(tx, at(60), address)))).toBe(2 ** 19);
  });

  test('asks for the most that any of several wants; one that refuses refuses, whatever was done [T-AUTH-14]', async () => {
    const [address, phone, user] = [bucket('parentAddress'), bucket('parentPhone'), bucket('codeUser')];
    await use(10, 0, address, user);
    await use(20, 0, phone);
    expect(most(await refusalOf((tx) => refuseBeyondLimit(tx, at(0), address)))).toBe(2 ** 18);
    expect(most(await refusalOf((tx) => refuseBeyondLimit(tx, at(0), address, phone)))).toBe(2 ** 19);
    expect(await refusalOf((tx) => refuseBeyondLimit(tx, at(0, 2 ** 30), address, phone))).toBeNull();
    expect(await refusalOf((tx) => refuseBeyondLimit(tx, at(0, 2 ** 30), address, user))).toMatchObject({
      code: 'limit.too_many_requests',
    });
  });
});
