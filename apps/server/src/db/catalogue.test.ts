import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogueFaults } from '../testing/catalogue-faults.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { WITHOUT_TENANT } from './lock-tables.ts';

const SOURCE = join(import.meta.dirname, '..');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function sourceFiles(pattern: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(pattern, { cwd: SOURCE })) files.push(file);
  return files.sort();
}

async function declaredTables() {
  const files = await sourceFiles('**/*-table.ts');
  const modules = await Promise.all(
    files.map((file) => import(join(SOURCE, file)) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)));
}

describe('the second and the fourth lock: every table belongs to tenants, by declaration and in the catalogue', () => {
  test('tenantTable() is the only way to declare a table: no other file asks the query builder for one [T-TEN-1]', async () => {
    const direct: string[] = [];
    for (const file of await sourceFiles('**/*.ts')) {
      const text = await readFile(join(SOURCE, file), 'utf8');
      if (
        /\bpg(?:Table|TableCreator|Schema|View|MaterializedView)\b(?=[^']*from 'drizzle-orm\/pg-core'|\()/.test(text)
      ) {
        direct.push(file);
      }
    }
    expect(direct).toEqual(['db/tenant-table.ts']);
  });

  test('every table of the database is declared, and every declared table is in the database, column by column [T-TEN-1]', async () => {
    const declared = (await declaredTables()).flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      return columns.map(
        (column) => `${name}.${column.name} ${plain(column.getSQLType())}${column.notNull ? ' not null' : ''}`,
      );
    });
    const rows = await database.owner<{ line: string }[]>`
      select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
        || case when a.attnotnull then ' not null' else '' end as line
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
        and not a.attisdropped and c.relname <> all (${[...WITHOUT_TENANT]})`;
    expect(declared.length).toBeGreaterThan(50);
    expect(rows.map((row) => row.line).sort()).toEqual(declared.sort());
  });

  test('every table has tenant_id first in its key, composite links, forced row security and its own-tenant policy [T-TEN-1, T-TEN-2]', async () => {
    expect(await catalogueFaults(database.owner, 'hessa_app')).toEqual([]);
  });

  const policy = (name: string, expression: string) =>
    `alter table ${name} enable row level security; alter table ${name} force row level security;
     create policy ${name}_own_tenant on ${name} using (${expression}) with check (${expression})`;
  const own = "tenant_id = current_setting('hessa.tenant', true)";

  test.each([
    [
      'no tenant in the key',
      `create table bad (id int primary key, tenant_id text); ${policy('bad', own)}`,
      /bad: tenant_id is not first/,
    ],
    [
      'tenant last in the key',
      `create table bad (tenant_id text, id int, primary key (id, tenant_id)); ${policy('bad', own)}`,
      /bad: tenant_id is not first/,
    ],
    ['row security left out', 'create table bad (tenant_id text primary key)', /bad: row security/],
    [
      'row security not forced',
      `create table bad (tenant_id text primary key); ${policy('bad', own)}; alter table bad no force row level security`,
      /bad: row security/,
    ],
    [
      'a policy that lets all through',
      `create table bad (tenant_id text primary key); ${policy('bad', 'true')}`,
      /bad: its policies/,
    ],
    [
      'a second policy beside the right one',
      `create table bad (tenant_id text primary key); ${policy('bad', own)}; create policy more on bad for select using (true)`,
      /bad: its policies/,
    ],
    [
      'a policy only for the application',
      'create policy more on accounts for select to hessa_app using (true)',
      /accounts: its policies/,
    ],
    [
      'a link by id alone',
      `create table bad (tenant_id text, host text references tenant_hosts (host), primary key (tenant_id, host)); ${policy('bad', own)}`,
      /bad: the link .* can cross tenants/,
    ],
    [
      'a value unique among tenants',
      'create unique index everybody on accounts (email)',
      /everybody is unique among all tenants/,
    ],
    ['a view', 'create view everybody as select * from accounts', /everybody: a view/],
    [
      'a function that runs as its owner',
      "create function everybody() returns text language sql security definer as 'select 1::text'",
      /everybody\(\): a function/,
    ],
    ['a table in another schema', 'create schema aside; create table aside.bad (id int)', /aside.bad: a table outside/],
  ])('the check fails on %s [T-TEN-1, T-TEN-2]', async (_what, statements, fault) => {
    const { owner } = database;
    await owner.begin(async (sql) => {
      await sql.unsafe(statements);
      expect((await catalogueFaults(sql, 'hessa_app')).join('\n')).toMatch(fault);
      await sql.unsafe('rollback; begin');
    });
    expect(await catalogueFaults(owner, 'hessa_app')).toEqual([]);
  });
});

/** Drizzle's spelling of a type, as PostgreSQL prints it. */
function plain(type: string): string {
  return type.replace(/^timestamp \((\d)\)/, 'timestamp($1)').replace(/^varchar/, 'character varying');
}
