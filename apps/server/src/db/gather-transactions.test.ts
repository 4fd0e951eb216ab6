import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactRecords } from '../features/contact/contact-records-table.ts';
import { createTenant } from '../features/tenants/create-tenant.ts';
import { byHand } from '../testing/routing/sent-statements.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { until } from '../testing/until.ts';
import { isDatabaseAway } from './database-away.ts';
import { gatherTransactions } from './gather-transactions.ts';
import { type Database, openDatabase } from './root-database.ts';
import type { SharedMode, Tx } from './tenant-transaction.ts';

const A = 'tenant-a';
const B = 'tenant-b';
const MODES: [string, SharedMode][] = [
  ['reads', 'read together'],
  ['writes', { writeTogether: 'a row' }],
];

let copy: TestDatabase;
let database: Database;
beforeAll(async () => {
  copy = await createTestDatabase();
  database = await open();
  for (const id of [A, B]) await createTenant(database.withTenant, { id, name: id, nameLatin: id }, new Date());
});
beforeEach(async () => {
  await copy.owner`delete from contact_records`;
});
afterAll(async () => {
  await database.close();
  await copy.drop();
});

async function open(): Promise<Database> {
  const opened = await openDatabase({ ownerUrl: copy.ownerUrl, lanes: 6 });
  return Object.assign(opened, { withTenant: byHand(opened.withTenant) });
}

/** When the transaction began, which tells one from another. */
const begun = async (tx: Tx, tenantId: string) => {
  const [row] = await tx.execute<{ at: string; tenant: string }>(
    sql`select pg_backend_pid() || ' ' || transaction_timestamp() as at, current_setting('hessa.tenant') as tenant`,
  );
  expect(row?.tenant).toBe(tenantId);
  return String(row?.at);
};
const together = (tenantId: string, mode: SharedMode) =>
  database.withTenant(tenantId, (tx) => begun(tx, tenantId), mode);
const many = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));
const addContact = (page: string) => (tx: Tx) => tx.insert(contactRecords).values({ tenantId: A, facebookPage: page });
const pages = async () =>
  (await copy.owner`select facebook_page as page from contact_records order by 1`).map(({ page }) => page);
const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe.each(MODES)('transactions that may go together: %s', (_kind, mode) => {
  test('those of one turn are one, sixteen at most [LEAN-37]', async () => {
    expect(new Set(await many(16, () => together(A, mode))).size).toBe(1);
    expect(new Set(await many(40, () => together(A, mode))).size).toBe(3);
  });

  test('nobody shares one with another tenant, nor with a caller who sees some grades alone [LEAN-37]', async () => {
    const [ofA, ofB] = await Promise.all([many(5, () => together(A, mode)), many(5, () => together(B, mode))]);
    expect(new Set([...ofA, ...ofB]).size).toBe(2);
    const some = (tx: Tx) => begun(tx, A);
    const served = await many(3, () => database.withTenant(A, some, mode, ['Secondary1']));
    expect(new Set(served).size).toBe(3);
  });

  test('those that come while one is under way are the next one, and are not kept until it ends [LEAN-38]', async () => {
    const slow = database.withTenant(A, (tx) => tx.execute(sql`select pg_sleep(0.5)`), mode);
    await delay(20);
    let isOver = false;
    void slow.then(() => {
      isOver = true;
    });
    expect(new Set(await many(5, () => together(A, mode))).size).toBe(1);
    expect(isOver).toBe(false);
    await slow;
  });

  test('nobody waits for company longer than a few milliseconds, whatever another waits for [LEAN-38]', async () => {
    vi.useFakeTimers();
    try {
      // What is under way never ends.
      const gone: string[][] = [];
      const gather = gatherTransactions((_tenantId, _mode, work) => {
        gone.push([]);
        void work({} as Tx);
        return new Promise(() => {});
      });
      const ask = (name: string) => void gather(A, mode, async () => gone.at(-1)?.push(name));
      ask('first');
      await vi.advanceTimersByTimeAsync(0);
      expect(gone).toEqual([['first']]);
      ask('second');
      await vi.advanceTimersByTimeAsync(2);
      ask('company');
      expect(gone).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(gone).toEqual([['first'], ['second', 'company']]);
      // With two that never end it is the same for the next.
      ask('third');
      await vi.advanceTimersByTimeAsync(3);
      expect(gone.at(-1)).toEqual(['third']);
    } finally {
      vi.useRealTimers();
    }
  });

  test('each is named by whoever asked for it [LEAN-37]', async () => {
    const asker = new AsyncLocalStorage<number>();
    const work = async (tx: Tx) => {
      const before = asker.getStore();
      await tx.execute(sql`select 1`);
      return [before, asker.getStore()];
    };
    const named = await many(3, (at) => asker.run(at, () => database.withTenant(A, work, mode)));
    expect(named).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
  });

  test('a tenant id of the wrong shape is refused, with company and without [LEAN-37]', async () => {
    const work = (tx: Tx) => tx.execute(sql`select 1`);
    for (const count of [1, 3]) {
      const refused = await many(count, () => failure(database.withTenant("a'b", work, mode)));
      expect(refused.map(String)).toEqual(Array.from({ length: count }, () => expect.stringMatching(/wrong shape/)));
    }
  });
});

describe('writing together', () => {
  const write = (work: (tx: Tx) => Promise<unknown>, on = database, rows = '') =>
    on.withTenant(A, work, { writeTogether: rows });

  test('rows are taken in the order of their names, whoever came first, and each hears its own answer [EXAM-222]', async () => {
    const taken: string[] = [];
    const take = (row: string) => (tx: Tx) => {
      taken.push(row);
      return tx.execute(sql`select ${row}::text as row`);
    };
    const came = ['c', 'a', 'd', 'b', 'a'];
    const heard = await Promise.all(came.map((row) => write(take(row), database, row)));
    expect(heard).toEqual(came.map((row) => [{ row }]));
    expect(taken).toEqual(['a', 'a', 'b', 'c', 'd']);
  });

  test('what one does wrong takes nothing from the others, and it hears its own fault [LEAN-39]', async () => {
    const outcomes = await many(6, (at) =>
      failure(write(at === 3 ? (tx) => tx.execute(sql`select 1 / 0`) : addContact(`page ${at}`))),
    );
    expect(outcomes.map((outcome) => outcome === null)).toEqual([true, true, true, false, true, true]);
    expect((outcomes[3] as { cause?: { code?: string } }).cause?.code).toBe('22012');
    expect(await pages()).toEqual(['page 0', 'page 1', 'page 2', 'page 4', 'page 5']);
  });

  test('all are in the database before any is answered [LEAN-39]', async () => {
    await many(10, async (at) => {
      await write(addContact(`page ${at}`));
      expect(await pages()).toHaveLength(10);
    });
  });

  test('a connection that is lost fails them all, and none is tried again unasked [LEAN-39]', async () => {
    const outcomes = many(4, (at) =>
      failure(write(at === 0 ? (tx) => tx.execute(sql`select pg_sleep(30)`) : addContact(`page ${at}`))),
    );
    await until(async () => {
      const ended = await copy.owner`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like '%pg_sleep(30)%' and pid <> pg_backend_pid()`;
      return ended.length > 0;
    });
    expect((await outcomes).map(isDatabaseAway)).toEqual([true, true, true, true]);
    expect(await pages()).toEqual([]);
  });

  test('a server that stops lets those under way finish and refuses those that wait [LEAN-39]', async () => {
    const stopping = await open();
    const underWay = write((tx) => tx.execute(sql`select pg_sleep(0.3)`), stopping);
    await delay(50);
    const waiting = many(3, (at) => failure(write(addContact(`page ${at}`), stopping)));
    await stopping.close();
    await underWay;
    expect((await waiting).map((error) => (error as { code?: string }).code)).toEqual(
      Array.from({ length: 3 }, () => 'service.unavailable'),
    );
    expect(await pages()).toEqual([]);
  });
});
