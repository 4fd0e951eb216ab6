import postgres from 'postgres';
import { describe, expect, test } from 'vitest';
import { appConnection } from '../testing/app-connection.ts';
import { sharedPlatform } from '../testing/shared-platform.ts';
import { appRoleUrl } from './app-role.ts';
import { APPEND_ONLY, WITHOUT_TENANT } from './lock-tables.ts';

const platform = await sharedPlatform();
const app = appConnection(platform);
const other = await platform.makeTenant();
await platform.createAccount();
await platform.createAccount({}, other);
const rows = await platform.database.owner<{ name: string }[]>`
  select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;
const tables = rows.map((row) => row.name).filter((name) => !WITHOUT_TENANT.includes(name));

const codeOf = (query: Promise<unknown>) =>
  query.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

describe('the third lock: row security under a role that owns nothing', () => {
  test('a query without a tenant sees no row of any table [T-TEN-3]', async () => {
    expect(tables.length).toBeGreaterThan(8);
    for (const table of tables) expect(await app.unsafe(`select 1 from "${table}" limit 1`), table).toHaveLength(0);
    const [all] = await platform.database.owner`select count(*)::int as count from accounts`;
    expect(all?.count, 'the rows are there').toBe(2);
  });

  test('a query without a tenant, with an empty one or with a made-up one writes nothing [T-TEN-3]', async () => {
    const insert = (id: string) =>
      `insert into tenants (tenant_id, profile, settings, created_at) values ('${id}', '{}', '{}', now())`;
    expect(await codeOf(app.unsafe(insert('sneaky')))).toBe('42501');
    expect(await codeOf(app.unsafe(`begin; set local hessa.tenant = ''; ${insert('sneaky')}`))).toBe('42501');
    await app.unsafe('rollback');
    for (const table of tables.filter((name) => !APPEND_ONLY.includes(name))) {
      expect((await app.unsafe(`update "${table}" set tenant_id = tenant_id`)).count, table).toBe(0);
      expect((await app.unsafe(`delete from "${table}"`)).count, table).toBe(0);
    }
    const [left] = await platform.database.owner`select count(*)::int as count from accounts`;
    expect(left?.count).toBe(2);
  });

  test('a search by part of a phone goes by its index for the role too, and stays inside the tenant [LEAN-06, T-TEN-2]', async () => {
    const { owner } = platform.database;
    const crowded = [await platform.makeTenant(), await platform.makeTenant()];
    for (const tenant of crowded) {
      await owner`insert into accounts (tenant_id, id, role, name, email, phone, password_hash, created_at)
        select ${tenant}, gen_random_uuid(), 'student', 'طالب ' || n, n || '@crowd.test', '015' || 10000000 + n, '', now()
        from generate_series(1, 3000) n`;
    }
    await owner`vacuum (analyze) accounts`;
    const search = `from accounts where tenant_id = '${crowded[0]}' and search_letters like '%02345%'`;
    await app.begin(async (sql) => {
      await sql.unsafe(`set local hessa.tenant = '${crowded[0]}'`);
      const plan = (await sql.unsafe(`explain select 1 ${search}`)).map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('Bitmap Index Scan on accounts_search');
      expect(await sql.unsafe(`select tenant_id, count(*)::int ${search} group by 1`)).toEqual([
        { tenant_id: crowded[0], count: 1 },
      ]);
    });
  });

  test('a tenant sees its own rows alone, and can neither write another’s nor move a row over [OP-TEN-1, T-TEN-2]', async () => {
    await app.begin(async (sql) => {
      await sql.unsafe(`set local hessa.tenant = '${platform.tenantId}'`);
      expect(await sql`select distinct tenant_id from accounts`).toEqual([{ tenant_id: platform.tenantId }]);
      expect((await sql`update accounts set name = 'taken' where tenant_id = ${other}`).count).toBe(0);
    });
    for (const crossing of [
      `update accounts set tenant_id = '${other}'`,
      `insert into contact_records (tenant_id) values ('${other}')`,
    ]) {
      const written = app.begin((sql) => sql.unsafe(`set local hessa.tenant = '${platform.tenantId}'; ${crossing}`));
      expect(await codeOf(written), crossing).toBe('42501');
    }
  });

  test('a link to another tenant’s row is refused even to the owner, whom no policy would stop [T-TEN-1]', async () => {
    const { owner } = platform.database;
    const [account] = await owner`select id from accounts where tenant_id = ${other}`;
    const crossing = owner`
      insert into devices (tenant_id, account_id, id, cookie_hash, label, first_seen_at, last_login_at)
      values (${platform.tenantId}, ${account?.id}, gen_random_uuid(), '\\x00', 'x', now(), now())`;
    expect(await codeOf(crossing)).toBe('23503');
  });

  test('the application role changes no schema, makes no temporary table and reads no other database [T-SEC-2]', async () => {
    for (const statement of [
      'create table sneaky (id int)',
      'create temporary table sneaky (id int)',
      'create schema sneaky',
      'create function sneaky() returns int language sql as $$select 1$$',
      'alter table accounts disable row level security',
      'alter table accounts no force row level security',
      'drop policy accounts_own_tenant on accounts',
      'create policy open on accounts using (true)',
      'truncate accounts',
      'drop table accounts',
      'create database sneaky',
      'create role sneaky',
      'select * from schema_migrations',
    ]) {
      expect(await codeOf(app.unsafe(statement)), statement).toBe('42501');
    }
    const { owner, ownerUrl } = platform.database;
    const neighbour = `neighbour_${Date.now()}`;
    await owner.unsafe(`create database ${neighbour}`);
    const address = (url: string) => Object.assign(new URL(url), { pathname: `/${neighbour}` }).href;
    const inside = postgres(address(ownerUrl), { max: 1 });
    const stranger = postgres(address(appRoleUrl(ownerUrl)), { max: 1 });
    try {
      await inside`create table letters (text text)`;
      expect(await codeOf(stranger`select * from letters`)).toBe('42501');
    } finally {
      await Promise.all([inside.end(), stranger.end()]);
      await owner.unsafe(`drop database ${neighbour} with (force)`);
    }
  });

  test('the application role can neither bypass row security nor become the owner [T-SEC-2, T-TEN-3]', async () => {
    const [role] = await app`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication, rolinherit
      from pg_roles where rolname = current_user`;
    expect(Object.values(role ?? { none: true })).toEqual([false, false, false, false, false, false]);
    expect(await app`select rolname from pg_roles where pg_has_role(current_user, oid, 'member')`).toEqual([
      { rolname: 'hessa_app' },
    ]);
    const owner = new URL(platform.database.ownerUrl).username;
    expect(await codeOf(app.unsafe(`set role "${owner}"`))).toBe('42501');
    expect(await codeOf(app.unsafe(`set session authorization "${owner}"`))).toBe('42501');
    expect(await codeOf(app.unsafe('alter role hessa_app bypassrls'))).toBe('42501');
    // It turns "hide the rows" into "refuse the query": never into "show them".
    await app.begin(async (sql) => {
      await sql.unsafe('set local row_security = off');
      expect(await codeOf(sql.savepoint((inner) => inner`select * from accounts`))).toBe('42501');
    });
  });

  test('what was audited stays: the application role neither changes nor deletes it [T-LOG-2]', async () => {
    expect(await codeOf(app`update audit_events set kind = 'nothing'`)).toBe('42501');
    expect(await codeOf(app`delete from audit_events`)).toBe('42501');
    for (const table of APPEND_ONLY) expect(await codeOf(app.unsafe(`delete from "${table}"`)), table).toBe('42501');
  });
});
