import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { isBehindPooler } from './behind-pooler.ts';
import { LIVE_PATIENCE } from './database-patience.ts';
import { openDatabase } from './root-database.ts';
import { runStatement } from './tenant-transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const ASKED = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
  current_setting('idle_in_transaction_session_timeout') as idle, $1::text as word,
  (select count(*)::int from pg_prepared_statements) as prepared`;

async function askedTwice(pooled: boolean | undefined) {
  const opened = await openDatabase({
    ownerUrl: database.ownerUrl,
    lanes: 1,
    ...(pooled === undefined ? {} : { pooled }),
  });
  try {
    const ask = () => opened.withTenant('tenant-a', (tx) => runStatement(tx, ASKED, ['x']), 'read');
    await ask();
    const [row] = await ask();
    return { pooled: opened.pooled, ...row };
  } finally {
    await opened.close();
  }
}

describe('a pooler in transaction mode before the database', () => {
  const limits = { statement: '5s', lock: '3s', idle: '10s' };

  test('is not seen where there is none: statements are prepared once [MACH-10]', async () => {
    expect(await isBehindPooler(database.ownerUrl)).toBe(false);
    expect(await askedTwice(undefined)).toEqual({ pooled: false, ...limits, word: 'x', prepared: 1 });
  });

  test('is given nothing to keep: no statement is prepared, and the limits go with each transaction [MACH-10]', async () => {
    expect(LIVE_PATIENCE).toMatchObject({ statementMs: 5000, lockMs: 3000 });
    expect(await askedTwice(true)).toEqual({ pooled: true, ...limits, word: 'x', prepared: 0 });
  });
});
