import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTenant } from '../features/tenants/create-tenant.ts';
import { byHand } from '../testing/routing/sent-statements.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { arrayOf, arraysOf } from './array-of.ts';
import { gatheredStatement } from './gathered-statement.ts';
import { preparedStatement } from './prepared-query.ts';
import { type Database, openDatabase } from './root-database.ts';

const A = 'tenant-a';
const B = 'tenant-b';

let copy: TestDatabase;
let database: Database;
beforeAll(async () => {
  copy = await createTestDatabase();
  database = await openDatabase({ ownerUrl: copy.ownerUrl, lanes: 4 });
  database = Object.assign(database, { withTenant: byHand(database.withTenant) });
  for (const id of [A, B]) await createTenant(database.withTenant, { id, name: id, nameLatin: id }, new Date());
});
beforeEach(async () => {
  await copy.owner`delete from contact_records`;
  await copy.owner`
    insert into contact_records (tenant_id, facebook_page, whats_app_number)
    select t, 'page ' || n, '' from unnest(${[A, B]}::text[]) t, generate_series(0, 9) n`;
});
afterAll(async () => {
  await database.close();
  await copy.drop();
});

interface Page {
  page: string;
}
interface Addition extends Page {
  more: string;
}

let sizes: number[] = [];
beforeEach(() => {
  sizes = [];
});

const adding = preparedStatement<Record<keyof Addition | 'tenantId', string>, Page & { whole: string }>(sql`
  update contact_records set whats_app_number = whats_app_number || (12 / length(sent.more)) || sent.more
  from unnest(${sql.placeholder('page')}::text[], ${sql.placeholder('more')}::text[]) as sent (page, more)
  where tenant_id = ${sql.placeholder('tenantId')} and facebook_page = sent.page
  returning facebook_page as page, whats_app_number as whole`);
const add = gatheredStatement(
  ({ page }: Page) => page,
  (tx, tenantId, all: readonly Addition[]) => {
    sizes.push(all.length);
    return adding(tx, { ...arraysOf(all), tenantId });
  },
);

const ask = (tenantId: string, page: string, more: string) =>
  database
    .withTenant(tenantId, (tx) => add(tx, tenantId, { page, more }), 'write together')
    .then(
      (row) => row?.whole ?? null,
      (error: { cause?: { code: string }; code?: string }) => error.cause?.code ?? error.code,
    );

describe('a statement that many share', () => {
  test('is one for those of one transaction, each of whom gets their own row or none [LEAN-41]', async () => {
    const asked = Array.from({ length: 12 }, (_, at) => ask(A, `page ${at}`, 'x'.repeat(at + 1)));
    const told = Array.from({ length: 10 }, (_, at) => `${Math.trunc(12 / (at + 1))}${'x'.repeat(at + 1)}`);
    expect(await Promise.all(asked)).toEqual([...told, null, null]);
    expect(sizes).toEqual([12]);
  });

  test('never joins tenants [LEAN-41, T-TEN-4]', async () => {
    expect(await Promise.all([ask(A, 'page 0', 'a'), ask(B, 'page 0', 'b'), ask(A, 'page 1', 'a')])).toEqual([
      ...['12a', '12b', '12a'],
    ]);
    expect(sizes.sort()).toEqual([1, 2]);
  });

  test('takes a row that is asked for again with the next one, and nothing is lost [LEAN-41]', async () => {
    const asked = ['a', 'b', 'c'].flatMap((more) => [ask(A, 'page 0', more), ask(A, 'page 1', more)]);
    expect(await Promise.all(asked)).toEqual(['12a', '12a', '12a12b', '12a12b', '12a12b12c', '12a12b12c']);
    expect(sizes).toEqual([2, 2, 2]);
  });

  test('that fails by one of them is tried for each alone: the others have their rows [LEAN-41]', async () => {
    const asked = [ask(A, 'page 0', 'a'), ask(A, 'page 1', ''), ask(A, 'page 2', 'c')];
    expect(await Promise.all(asked)).toEqual(['12a', '22012', '12c']);
    expect(sizes).toEqual([3, 1, 1, 1]);
  });
});

test('a list reaches the database as it is, whatever stands in it [LEAN-41]', async () => {
  const list = ['', 'null', null, 'a "b" \\ c', '{1,2}', 'سطر\nوسطر\t،', '{"a": "\\n\\"x\\""}', "it's"];
  const [row] = await copy.owner`
    select to_jsonb(${arrayOf(list)}::text::text[]) as list, to_jsonb(${arrayOf([1, null])}::text::int[]) as ints`;
  expect(row).toEqual({ list, ints: [1, null] });
});
