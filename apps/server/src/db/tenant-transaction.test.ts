import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DomainError } from '../errors/domain-error.ts';
import { contactRecords } from '../features/contact/contact-records-table.ts';
import { createTenant } from '../features/tenants/create-tenant.ts';
import { byHand } from '../testing/routing/sent-statements.ts';
import { slowness } from '../testing/slowness.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { until } from '../testing/until.ts';
import { isDatabaseAway } from './database-away.ts';
import { LIVE_PATIENCE } from './database-patience.ts';
import { type Database, openDatabase } from './root-database.ts';
import type { Tx } from './tenant-transaction.ts';

const A = 'tenant-a';
const B = 'tenant-b';

let copy: TestDatabase;
let database: Database;
beforeAll(async () => {
  copy = await createTestDatabase();
  // One lane: whatever a transaction leaves behind on its connection, the next one meets.
  const opened = await openDatabase({ ownerUrl: copy.ownerUrl, lanes: 1 });
  database = Object.assign(opened, { withTenant: byHand(opened.withTenant) });
  for (const id of [A, B]) {
    await createTenant(database.withTenant, { id, name: id, nameLatin: id }, new Date());
    await database.withTenant(id, (tx) => addContact(tx, id, 'first'));
  }
});
afterAll(async () => {
  await database.close();
  await copy.drop();
});

const addContact = (tx: Tx, tenantId: string, page: string) =>
  tx.insert(contactRecords).values({ tenantId, facebookPage: page });
const pagesOf = async (tenantId: string) =>
  (await database.withTenant(tenantId, (tx) => tx.select().from(contactRecords), 'read')).map(
    (row) => row.facebookPage,
  );
const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const backend = async (tx: Tx) =>
  Number((await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`))[0]?.pid);

describe('a transaction of a tenant', () => {
  test('an error takes everything back, and the next transaction on the connection is whole [T-R4]', async () => {
    const wrong = await failure(
      database.withTenant(A, async (tx) => {
        await addContact(tx, A, 'half');
        await tx.execute(sql`select no_such_function()`);
      }),
    );
    expect(wrong).toBeInstanceOf(Error);
    const refused = await failure(
      database.withTenant(A, async (tx) => {
        await addContact(tx, A, 'half');
        throw new DomainError('register.taken');
      }),
    );
    expect(refused).toBeInstanceOf(DomainError);
    expect(await pagesOf(A)).toEqual(['first']);
    expect(await pagesOf(B)).toEqual(['first']);
  });

  test('parallel queries inside one transaction stay in it, also when one of them fails', async () => {
    const wrong = await failure(
      database.withTenant(A, (tx) =>
        Promise.all([addContact(tx, A, 'one'), tx.execute(sql`select 1 / 0`), addContact(tx, A, 'two')]),
      ),
    );
    expect(wrong).toBeInstanceOf(Error);
    expect(await pagesOf(A)).toEqual(['first']);
  });

  test('a failed statement whose error was swallowed is no success: the caller is told that nothing was saved', async () => {
    const swallowed = await failure(
      database.withTenant(A, async (tx) => {
        await addContact(tx, A, 'lost');
        await tx.execute(sql`select 1 / 0`).catch(() => {});
        return 'saved';
      }),
    );
    expect(String(swallowed)).toMatch(/nothing was saved/);
    expect(await pagesOf(A)).toEqual(['first']);
  });

  test('a query after its transaction ended is refused: it would run as whoever comes next [T-TEN-4]', async () => {
    let kept: Tx | undefined;
    await database.withTenant(A, async (tx) => {
      kept = tx;
      await tx.execute(sql`select 1`);
    });
    expect(String(await failure(kept?.select().from(contactRecords) ?? Promise.resolve()))).toMatch(
      /after its transaction|Failed query/,
    );
    expect(await pagesOf(B)).toEqual(['first']);
  });

  test('a reading transaction cannot write', async () => {
    const written = (await failure(database.withTenant(A, (tx) => addContact(tx, A, 'x'), 'read'))) as {
      cause?: { code?: string };
    };
    expect(written.cause?.code).toBe('25006');
  });

  test('whose statements all go at once: kept whole, taken back whole, and closed to a later one [LEAN-31]', async () => {
    await database.withTenant(
      A,
      (tx) => Promise.all([addContact(tx, A, 'one'), addContact(tx, A, 'two')]),
      'write at once',
    );
    expect(await pagesOf(A)).toEqual(['first', 'one', 'two']);
    const wrong = await failure(
      database.withTenant(
        A,
        (tx) => Promise.all([addContact(tx, A, 'three'), tx.execute(sql`select 1 / 0`)]),
        'write at once',
      ),
    );
    expect(wrong).toBeInstanceOf(Error);
    const late = await failure(
      database.withTenant(
        A,
        async (tx) => {
          await tx.delete(contactRecords).where(inArray(contactRecords.facebookPage, ['one', 'two']));
          await addContact(tx, A, 'late');
        },
        'write at once',
      ),
    );
    expect(String(late)).toMatch(/after its transaction|Failed query/);
    expect(await pagesOf(A)).toEqual(['first']);
    const swallowed = failure(
      database.withTenant(A, (tx) => tx.execute(sql`select 1 / 0`).catch(() => 'saved'), 'write at once'),
    );
    expect(String(await swallowed)).toMatch(/nothing was saved/);
    const written = (await failure(database.withTenant(A, (tx) => addContact(tx, A, 'x'), 'read at once'))) as {
      cause?: { code?: string };
    };
    expect(written.cause?.code).toBe('25006');
    expect(await pagesOf(B)).toEqual(['first']);
  });

  test.each(["x'; drop table accounts; --", '', 'A', 'a b', '-a', 'a-', 'a'.repeat(41)])(
    'the tenant id %j never reaches a statement',
    async (id) => {
      await expect(async () => database.withTenant(id, (tx) => tx.execute(sql`select 1`))).rejects.toThrow(
        'wrong shape',
      );
    },
  );
});

describe('a connection that breaks', () => {
  test('killed between two statements: the caller hears "away", nothing is half done, the next one works [T-R3]', async () => {
    const lost = await failure(
      database.withTenant(A, async (tx) => {
        await addContact(tx, A, 'half');
        await copy.owner`select pg_terminate_backend(${await backend(tx)})`;
        await addContact(tx, A, 'other half');
      }),
    );
    expect(isDatabaseAway(lost), String(lost)).toBe(true);
    expect(await pagesOf(A)).toEqual(['first']);
  });

  test('killed in the middle of a statement: the same [T-R3]', async () => {
    let pid = 0;
    const stuck = failure(
      database.withTenant(A, async (tx) => {
        pid = await backend(tx);
        await tx.execute(sql`select pg_sleep(30)`);
      }),
    );
    await until(
      async () =>
        (await copy.owner`select 1 from pg_stat_activity where pid = ${pid} and query like '%pg_sleep%'`).length > 0,
    );
    await copy.owner`select pg_terminate_backend(${pid})`;
    expect(isDatabaseAway(await stuck)).toBe(true);
    expect(await pagesOf(A)).toEqual(['first']);
  });

  test('what was concluded after the connection was lost is void: a "not found" becomes "away" [T-R3]', async () => {
    const concluded = await failure(
      database.withTenant(A, async (tx) => {
        const pid = await backend(tx);
        await copy.owner`select pg_terminate_backend(${pid})`;
        await until(async () => (await copy.owner`select 1 from pg_stat_activity where pid = ${pid}`).length === 0);
        await failure(tx.execute(sql`select 1`));
        throw new DomainError('session.expired');
      }),
    );
    expect(isDatabaseAway(concluded), String(concluded)).toBe(true);
  });

  test('killed while idle: the next transaction is at worst refused once, then all is well [T-R3]', async () => {
    await copy.owner`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hessa' and datname = current_database()`;
    await until(async () => (await failure(pagesOf(A))) === null);
    expect(await pagesOf(A)).toEqual(['first']);
    expect(await pagesOf(B)).toEqual(['first']);
  });

  test('a lock held for ever ends in time with "away", and the lane is free again [T-R4]', async () => {
    const locked = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const holding = copy.owner.begin(async (owner) => {
      await owner`lock table contact_records in access exclusive mode`;
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    const started = performance.now();
    expect(isDatabaseAway(await failure(pagesOf(A)))).toBe(true);
    expect(performance.now() - started).toBeLessThan(LIVE_PATIENCE.lockMs + 1500 * (await slowness()));
    release.resolve();
    await holding;
    expect(await pagesOf(A)).toEqual(['first']);
  });
});
