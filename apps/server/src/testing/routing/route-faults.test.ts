import { beforeAll, describe, expect, test } from 'vitest';
import { routeFaults } from './route-faults.ts';
import { listenToStatements } from './sent-statements.ts';

const TABLES = {
  names: new Set(['accounts', 'courses', 'codes', 'code_ledger']),
  numberedBy: new Map([['code_ledger', 'id']]),
};
const faultsOf = (text: string) => routeFaults(text, TABLES);

beforeAll(listenToStatements);

describe('statements that find their tenant’s place', () => {
  test.each([
    ['one table', 'select * from accounts where tenant_id = $1 and id = $2'],
    ['an alias', 'select a.id from "accounts" a where a."tenant_id" = $1::text'],
    [
      'a join that names it on both sides',
      'select 1 from codes c join courses k on k.tenant_id = c.tenant_id and k.id = c.course_id where c.tenant_id = $1',
    ],
    [
      'a join by USING',
      'select 1 from codes left join courses using (tenant_id, course_id) where codes.tenant_id = $1',
    ],
    ['both given', 'select 1 from codes c, courses k where c.tenant_id = $1 and k.tenant_id = $1'],
    [
      'a subquery that names it of the outer row',
      'select 1 from codes c where c.tenant_id = $1 and exists (select 1 from courses k where k.tenant_id = c.tenant_id)',
    ],
    [
      'rows among rows',
      'select 1 from codes where tenant_id = $1 and (tenant_id, id) in (select tenant_id, id from courses)',
    ],
    [
      'what WITH gives',
      'with own as (select id from codes where tenant_id = $1) select 1 from own join courses k on k.tenant_id = $1',
    ],
    [
      'a lateral',
      'select 1 from codes c cross join lateral (select 1 from courses k where k.tenant_id = $1) l where c.tenant_id = $1',
    ],
    [
      'both branches',
      'select id from codes where tenant_id = $1 union all select id from courses where tenant_id = $1',
    ],
    ['an insert', 'insert into codes (tenant_id, id) values ($1, $2), ($1, $3) on conflict do nothing returning id'],
    [
      'an insert of rows',
      'insert into code_ledger (id, tenant_id) select id, tenant_id from codes where tenant_id = $1',
    ],
    [
      'gathered rows that are laid aside, because something is returned',
      'insert into code_ledger (tenant_id, id) select $1, id from codes where tenant_id = $1 returning 1',
    ],
    [
      'gathered rows that are laid aside, because they are compared',
      'with new as (insert into codes (tenant_id, id) values ($1, $2) returning tenant_id, id), more as (insert into code_ledger (tenant_id, id) select tenant_id, id from new on conflict do nothing) select 1 from new',
    ],
    [
      'rows that are numbered after they were laid aside',
      'with own as materialized (select id from codes where tenant_id = $1) insert into code_ledger (tenant_id, code_id) select $1, id from own returning 1',
    ],
    [
      'rows that are numbered after others were changed',
      'with spent as (update codes set sold = true where tenant_id = $1 returning id), told as (insert into code_ledger (tenant_id, code_id) select $1, id from spent returning 1) select 1',
    ],
    [
      'given rows that are numbered',
      'insert into code_ledger (tenant_id, code_id) select $1, l.id from jsonb_to_recordset($2) as l (id bigint) returning 1',
    ],
    ['an update', 'update codes set sold = true from courses k where codes.tenant_id = $1 and k.tenant_id = $1'],
    [
      'a moment in UTC',
      "update codes set at = (at at time zone 'UTC' + $2 * interval '1 day') at time zone 'UTC' where tenant_id = $1",
    ],
    ['a given moment', 'update codes set at = $2::timestamptz where tenant_id = $1 and at < $3::timestamptz'],
    ['a delete', 'delete from codes where tenant_id = $1 and id in (select id from courses where tenant_id = $1)'],
    ['tables of nobody', 'select name from pgboss.job where id = $1'],
  ])('%s [MACH-32, MACH-68]', (_name, text) => {
    expect(faultsOf(text)).toEqual([]);
  });
});

describe('statements that do not', () => {
  test.each([
    ['no tenant at all', 'select * from accounts where id = $1', 'accounts: no tenant_id'],
    [
      'a join with one side alone',
      'select 1 from codes c join courses k on k.id = c.course_id where c.tenant_id = $1',
      'courses k: no tenant_id',
    ],
    [
      'a tenant that is joined and never given',
      'select 1 from codes c join courses k on k.tenant_id = c.tenant_id',
      'codes c: no tenant_id',
    ],
    ['only one of two ways', 'select 1 from codes where tenant_id = $1 or id = $2', 'codes: no tenant_id'],
    ['one of two tenants', 'select 1 from codes where tenant_id in ($1, $2)', 'codes: no tenant_id'],
    ['a setting', "select 1 from codes where tenant_id = current_setting('hessa.tenant')", 'codes: no tenant_id'],
    [
      'a subquery of everybody',
      'select 1 from codes where tenant_id = $1 and id in (select id from courses)',
      'courses: no tenant_id',
    ],
    [
      'one branch',
      'select id from codes where tenant_id = $1 union all select id from courses',
      'courses: no tenant_id',
    ],
    ['an update of everybody', 'update codes set sold = true where id = $1', 'codes: no tenant_id'],
    ['a delete of everybody', 'delete from codes', 'codes: no tenant_id'],
    ['an insert that leaves the tenant out', 'insert into codes (id) values ($1)', 'codes: no tenant_id'],
    ['a row that moves', 'update codes set tenant_id = $2 where tenant_id = $1', 'tenant_id is changed'],
    [
      'a subquery among the values',
      'insert into code_ledger (tenant_id, id) values ($1, (select id from codes where tenant_id = $1))',
      'a subquery inside VALUES',
    ],
    [
      'a subquery on conflict',
      'insert into codes (tenant_id, id) values ($1, $2) on conflict (tenant_id, id) do update set n = (select 1)',
      'a subquery in ON CONFLICT',
    ],
    [
      'a subquery for each row that leans on the row',
      'select (select count(*) from codes c where c.tenant_id = k.tenant_id) from courses k where k.tenant_id = $1',
      'codes c: no tenant_id',
    ],
    [
      'a lateral that leans on the row',
      'select 1 from codes c cross join lateral (select 1 from courses k where k.tenant_id = c.tenant_id limit 1) l where c.tenant_id = $1',
      'courses k: no tenant_id',
    ],
    [
      'a subquery that is one way of two',
      'select 1 from codes c where c.tenant_id = $1 and (c.id = 1 or exists (select from courses k where k.tenant_id = c.tenant_id))',
      'courses k: no tenant_id',
    ],
    [
      'a join with what WITH has read',
      'with own as (select tenant_id, id from codes where tenant_id = $1 limit 3) select 1 from own join courses k on k.tenant_id = own.tenant_id',
      'courses k: no tenant_id',
    ],
    [
      'rows that were taken out and put in',
      'with gone as (delete from codes where tenant_id = $1 returning id) insert into codes (tenant_id, id) select $1, id from gone',
      'INSERT … SELECT from WITH that changes rows',
    ],
    [
      'a row’s tenant beside a function',
      'insert into code_ledger (tenant_id, id) select c.tenant_id, j.id from jsonb_to_recordset($2) as j (id bigint) join codes c on c.tenant_id = $1 and c.id = j.id',
      'the tenant of a row beside a function',
    ],
    [
      'a moment moved in the zone of the session',
      "update codes set at = at + $2 * interval '1 day' where tenant_id = $1",
      'a column is reckoned with in the time zone of the session',
    ],
    [
      'a text read as a moment',
      'update codes set at = w.at::timestamptz from jsonb_to_recordset($2) as w (at text) where tenant_id = $1',
      'a column is reckoned with in the time zone of the session',
    ],
    [
      'a value compared by CASE on conflict',
      'insert into codes (tenant_id, id) values ($1, $2) on conflict (tenant_id, id) do update set n = case codes.id when $2 then 1 end',
      'CASE … WHEN value in ON CONFLICT',
    ],
    [
      'rows that a coordinator would gather',
      'insert into code_ledger (tenant_id, id) select $1, id from codes where tenant_id = $1',
      'gathered for code_ledger',
    ],
    [
      'rows that were changed and go on',
      'with new as (insert into codes (tenant_id, id) values ($1, $2) returning tenant_id, id), more as (insert into code_ledger (tenant_id, id) select tenant_id, id from new) select 1 from new',
      'gathered for code_ledger',
    ],
    [
      'rows that are numbered where they lie',
      'insert into code_ledger (tenant_id, code_id) select $1, id from codes where tenant_id = $1 returning 1',
      'code_ledger: numbered by a worker',
    ],
    [
      'given rows that are numbered beside a table',
      'insert into code_ledger (tenant_id, code_id, device) select $1, l.id, (select name from accounts where tenant_id = $1) from jsonb_to_recordset($2) as l (id bigint) returning 1',
      'code_ledger: numbered by a worker',
    ],
    [
      'rows that are numbered and not laid aside, since nothing says so',
      'with own as (select id from codes where tenant_id = $1) insert into code_ledger (tenant_id, code_id) select $1, id from own returning 1',
      'code_ledger: numbered by a worker',
    ],
    [
      'tables of nobody beside',
      'select 1 from codes c join pgboss.job j on j.id = c.job where c.tenant_id = $1',
      'beside tables of tenants: pgboss.job',
    ],
  ])('%s [MACH-32, MACH-68]', (_name, text, fault) => {
    expect(faultsOf(text)).toContain(fault);
  });
});
