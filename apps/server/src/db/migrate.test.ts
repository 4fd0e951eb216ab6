import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { keptAndRecounted } from '../testing/recounted-figures.ts';
import { until } from '../testing/until.ts';
import { appRoleUrl } from './app-role.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './root-database.ts';
import { fitStatements } from './spread/plan-spreading.ts';
import { readUnfit } from './spread/read-layout.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');
const ROOT = join(import.meta.dirname, '../../../..');

async function emptyDatabase(): Promise<{ name: string; url: string; connect: () => postgres.Sql }> {
  const name = `migrate_${randomBytes(6).toString('hex')}`;
  const url = Object.assign(new URL(inject('postgresUrl')), { pathname: `/${name}` }).href;
  const root = postgres(inject('postgresUrl'), { max: 1, onnotice: () => {} });
  await root.unsafe(`create database ${name}`);
  const open: postgres.Sql[] = [];
  onTestFinished(async () => {
    for (const sql of open) await sql.end({ timeout: 1 });
    await root.unsafe(`drop database ${name} with (force)`);
    await root.end();
  });
  const connect = () => {
    const sql = postgres(url, { max: 1, onnotice: () => {}, fetch_types: false });
    open.push(sql);
    return sql;
  };
  return { name, url, connect };
}

const BREAK = '--> statement-breakpoint';

/** As far as it is asked, a coordinator; a connection that takes it for one. */
async function asCoordinator(owner: postgres.Sql, name: string, connect: () => postgres.Sql): Promise<postgres.Sql> {
  await owner.unsafe(`
    create schema coordinator;
    create table coordinator.pg_dist_partition as select 1 as tables;
    create function coordinator.run_command_on_workers(text) returns table (success bool, result text)
      language sql as 'select true, ''GRANT''';
    insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
      values (99999, 'citus', 10, 'coordinator'::regnamespace, false, '13');
    alter database ${name} set search_path = public, coordinator`);
  return connect();
}

const unfitOf = (spread: postgres.Sql) => readUnfit(async (text) => [...(await spread.unsafe(text))]);

/** The released migrations with others beside them. */
async function folderWith(extra: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hessa-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(MIGRATIONS, folder, { recursive: true });
  for (const [name, text] of Object.entries(extra)) await writeFile(join(folder, name), text);
  return folder;
}

const options = (url: string, folder?: string) => ({
  ownerUrl: url,
  appUrl: appRoleUrl(url),
  manageAppRole: true,
  folder,
});

async function released(): Promise<string[]> {
  return (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
}

/** Everything the catalogue says, so that "no change" means none. */
async function fingerprint(owner: postgres.Sql): Promise<unknown> {
  return owner`
    select (select json_agg(json_build_array(relname, relkind, relacl::text, relrowsecurity, relforcerowsecurity, xmin::text) order by oid)
        from pg_class where relnamespace = 'public'::regnamespace) as tables,
      (select json_agg(json_build_array(polname, polrelid::regclass::text, xmin::text) order by oid) from pg_policy) as policies,
      (select json_agg(json_build_array(name, checksum, applied_at) order by name) from schema_migrations) as ledger`;
}

/** A database of an owner whom row security binds, as it was before a migration. */
async function boundBefore(migration: string) {
  const { name, url, connect } = await emptyDatabase();
  const root = connect();
  const roles = { owner: `owner_${name}`, web: `web_${name}` };
  for (const role of Object.values(roles))
    await root.unsafe(`create role ${role} login nosuperuser nobypassrls password 'x'`);
  await root.unsafe(`alter database ${name} owner to ${roles.owner}; grant all on schema public to ${roles.owner}`);
  const as = (role: string) => Object.assign(new URL(url), { username: role, password: 'x' }).href;
  const bound = postgres(as(roles.owner), { max: 1, onnotice: () => {}, fetch_types: false });
  onTestFinished(async () => {
    await bound.end({ timeout: 1 });
    await root.unsafe(`alter database ${name} owner to current_user`);
    for (const role of Object.values(roles)) await root.unsafe(`drop owned by ${role} cascade; drop role ${role}`);
  });
  const wanted = { ownerUrl: as(roles.owner), appUrl: as(roles.web), manageAppRole: false };
  const before = await folderWith({});
  for (const file of await released()) if (file >= migration) await rm(join(before, file));
  await migrate(bound, { ...wanted, folder: before });
  return { root, bound, wanted };
}

describe('migrations', () => {
  test('the first run applies every file in order; a second run changes nothing in the catalogue [T-R8]', async () => {
    const { url, connect } = await emptyDatabase();
    const owner = connect();
    expect((await migrate(owner, options(url))).applied).toEqual(await released());
    const before = await fingerprint(owner);
    expect((await migrate(owner, options(url))).applied).toEqual([]);
    expect(await fingerprint(owner)).toEqual(before);
  });

  test('four servers that start at once on an empty database: one migrates, the others wait, all serve [T-R8]', async () => {
    const { url, connect } = await emptyDatabase();
    const servers = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ ownerUrl: url, lanes: 1 })));
    for (const server of servers) await server.ping();
    const [ledger] = await connect()`select count(*)::int as count from schema_migrations`;
    expect(ledger?.count).toBe((await released()).length);
    await Promise.all(servers.map((server) => server.close()));
  });

  test('a migration that was changed after it ran is refused in one line, and nothing is touched [T-R8]', async () => {
    const { url, connect } = await emptyDatabase();
    const owner = connect();
    await migrate(owner, options(url));
    const before = await fingerprint(owner);
    const [first = ''] = await released();
    const folder = await folderWith({ [first]: 'select 1', '9999_more.sql': 'create table never (id int)' });
    await expect(migrate(owner, options(url, folder))).rejects.toThrow(`Migration ${first} was changed after it ran`);
    expect(await fingerprint(owner)).toEqual(before);
  });

  test('a database that is newer than the program is refused in one line [T-R8]', async () => {
    const { url, connect } = await emptyDatabase();
    await migrate(connect(), options(url, await folderWith({ '9999_later.sql': 'select 1' })));
    await expect(openDatabase({ ownerUrl: url })).rejects.toThrow('The database is newer than this version of Hessa');
  });

  test('on a spread database what a migration writes anew gets its fitted form again [DESK-222, MACH-79]', async () => {
    const { name, url, connect } = await emptyDatabase();
    const owner = connect();
    await migrate(owner, options(url));
    const [{ definition = '' } = {}] = await owner`
      select pg_get_functiondef('keep_card_figures'::regproc) as definition`;
    const narrowing = (await readFile(join(MIGRATIONS, '0044_served-grades.sql'), 'utf8')).split(BREAK)[1] ?? '';
    expect(narrowing).toContain('CREATE POLICY "accounts_of_served_grades"');
    const spread = await asCoordinator(owner, name, connect);
    const unfit = () => unfitOf(spread);
    const policies = () => spread`select policyname, permissive, qual, with_check from pg_policies
      where tablename = 'accounts'`;
    for (const statement of fitStatements(await unfit())) await spread.unsafe(statement);
    const fitted = await policies();
    expect(fitted).toHaveLength(1);
    const anew = [definition, 'DROP POLICY "accounts_of_served_grades" ON "accounts"', narrowing].join(BREAK);
    const folder = await folderWith({ '9999_anew.sql': anew });
    expect((await migrate(spread, options(url, folder))).applied).toEqual(['9999_anew.sql']);
    expect(await unfit()).toEqual({ unfitPolicies: [], unfitFunctions: [] });
    expect(await policies()).toEqual(fitted);
  });

  test('on a spread database a policy that workers take for wider is refused, with its migration [MACH-79]', async () => {
    const { name, url, connect } = await emptyDatabase();
    const owner = connect();
    await migrate(owner, options(url));
    const spread = await asCoordinator(owner, name, connect);
    for (const statement of fitStatements(await unfitOf(spread))) await spread.unsafe(statement);
    const narrower = 'create policy "narrower" on "lessons" as restrictive for all using (name is not null)';
    const folder = await folderWith({ '9999_narrower.sql': narrower });
    await expect(migrate(spread, options(url, folder))).rejects.toThrow('the policy narrower cannot be spread');
    expect(await spread`select from pg_policies where policyname = 'narrower'`).toEqual([]);
    expect(await spread`select from schema_migrations where name = '9999_narrower.sql'`).toEqual([]);
  });

  test('a kill in the middle of a migration leaves nothing of it, and the next start completes [T-R7]', async () => {
    const { url, connect } = await emptyDatabase();
    const slow = 'create table half (tenant_id text primary key); select pg_sleep(30);';
    const killed = migrate(connect(), options(url, await folderWith({ '9998_slow.sql': slow }))).catch(
      (error: { code?: string }) => error.code,
    );
    const watcher = connect();
    await until(async () => {
      const rows = await watcher`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and query like '%pg_sleep(30)%'`;
      return rows.length > 0;
    });
    expect(await killed).toMatch(/57P01|CONNECTION_CLOSED/);
    expect(await watcher`select name from schema_migrations order by name`).toHaveLength((await released()).length);
    expect(await watcher`select to_regclass('half') as half`).toEqual([{ half: null }]);
    const quick = await folderWith({ '9998_slow.sql': slow.replace('30', '0') });
    expect((await migrate(watcher, options(url, quick))).applied).toEqual(['9998_slow.sql']);
  });

  test('a failing migration takes back what it did, and the ledger does not know it [T-R7]', async () => {
    const { url, connect } = await emptyDatabase();
    const owner = connect();
    const folder = await folderWith({ '9998_wrong.sql': 'create table half (id int); select 1 / 0;' });
    await expect(migrate(owner, options(url, folder))).rejects.toThrow('division by zero');
    expect(await owner`select to_regclass('half') as half`).toEqual([{ half: null }]);
    expect((await migrate(owner, options(url))).applied).toEqual([]);
  });

  test('a table that a later migration forgets to lock is locked and granted after it [T-TEN-2]', async () => {
    const { url, connect } = await emptyDatabase();
    const owner = connect();
    await migrate(
      owner,
      options(url, await folderWith({ '9998_forgot.sql': 'create table forgot (tenant_id text primary key)' })),
    );
    const [table] = await owner`
      select relforcerowsecurity as forced, has_table_privilege('hessa_app', oid, 'insert') as granted,
        has_table_privilege('hessa_app', oid, 'truncate') as too_much
      from pg_class where oid = 'forgot'::regclass`;
    expect(table).toEqual({ forced: true, granted: true, too_much: false });
  });

  test('the owner, a superuser or a role that acts as the owner may not serve requests: one clear line [T-TEN-3, T-SEC-2]', async () => {
    const { url, connect } = await emptyDatabase();
    const owner = connect();
    const loose = `loose_${randomBytes(4).toString('hex')}`;
    await owner.unsafe(`create role ${loose} login bypassrls`);
    const as = (role: string) => Object.assign(new URL(url), { username: role }).href;
    try {
      for (const appUrl of [url, as(loose)]) {
        await expect(openDatabase({ ownerUrl: url, appUrl })).rejects.toThrow(/must not be a superuser/);
      }
      await expect(openDatabase({ ownerUrl: url, appUrl: as('nobody-here') })).rejects.toThrow(
        /nobody-here .* does not exist/,
      );
    } finally {
      await owner.unsafe(`drop role ${loose}`);
    }
  });

  test('cards made before numbers went through all batches get theirs in the order of the batches, with a price [DESK-30]', async () => {
    const { url, connect } = await emptyDatabase();
    const owner = connect();
    const before = await folderWith({});
    for (const name of await released()) if (name >= '0035') await rm(join(before, name));
    await migrate(owner, options(url, before));
    for (const tenant of ['first', 'second']) {
      await owner`insert into tenants (tenant_id, profile, settings, created_at) values (${tenant}, '{}', '{}', now())`;
      await owner`
        insert into courses (tenant_id, name, grade, term, price_piastres, created_at)
        values (${tenant}, 'Grammar', 'prep3', 'First', 15000, now())`;
      await owner`
        insert into code_batches (tenant_id, kind, course_id, size, created_at)
        select ${tenant}, kind, id, 2, now() from courses, unnest(array['course', 'lecture']) kind
        where tenant_id = ${tenant} order by kind`;
      await owner`
        insert into codes (tenant_id, batch_id, serial, kind, course_id, lookup_hash, sealed)
        select tenant_id, id, serial, kind, course_id, sha256((id || ' ' || serial)::bytea), ''
        from code_batches, generate_series(1, 2) serial where tenant_id = ${tenant}`;
    }
    await migrate(owner, options(url));
    const cards = await owner<{ serial: number; price: number }[]>`
      select serial, price_piastres as price from codes order by tenant_id, batch_id, serial`;
    const numbered = [1, 2, 3, 4].map((serial) => ({ serial, price: serial <= 2 ? 15_000 : 0 }));
    expect(cards.map((card) => ({ ...card }))).toEqual([...numbered, ...numbered]);
  });

  test('an owner whom row security binds counts the marks of papers that were handed in before there were sums, and banks what was asked before there was a bank [LEAN-30, EXAM-88]', async () => {
    const { root, bound, wanted } = await boundBefore('0038');
    const student = '00000000-0000-4000-8000-000000000001';
    await root.begin(async (sql) => {
      // Whose paper it is and of which lesson says nothing about its sum.
      await sql`set local session_replication_role = replica`;
      await sql`insert into tenants (tenant_id, profile, settings, created_at) values ('old', '{}', '{}', now())`;
      await sql`
        insert into quiz_results
          (tenant_id, student_id, course_id, lesson_id, content_version, answers, score, correct_count, total, notes, submitted_at)
        select 'old', ${student}, 1, lesson, 1, '[0]', 60, 3, 5, '', now() from generate_series(1, 2) lesson`;
      await sql`
        insert into accounts (tenant_id, id, role, name, email, phone, password_hash, created_at)
        values ('old', ${student}, 'student', 'مريم', 'm@example.com', '01088800001', '', now())`;
      await sql`insert into units (tenant_id, course_id, position, name) values ('old', 1, 0, 'Tenses')`;
      await sql`
        insert into lessons (tenant_id, unit_id, course_id, position, name, type, question_count)
        select 'old', 1, 1, place, 'Quiz', 'Quiz', 1 from generate_series(1, 2) place`;
      await sql`
        insert into questions (tenant_id, lesson_id, position, text, choices, right_choice)
        select 'old', lesson, 0, 'She ____ English.', '["studies", "study"]', 0 from generate_series(1, 2) lesson`;
    });
    await migrate(bound, wanted);
    const [sum] = await root`select score_sum, quiz_count from term_scores where period = 'all'`;
    expect({ ...sum }).toEqual({ score_sum: 120, quiz_count: 2 });
    const banked = await root`
      select b.text, b.unit, count(*)::int as uses, count(used_at)::int as sat
      from bank_questions b join bank_uses u on u.tenant_id = b.tenant_id and u.bank_id = b.id group by b.id, b.text, b.unit`;
    expect(banked.map((row) => ({ ...row }))).toEqual([{ text: 'She ____ English.', unit: 'Tenses', uses: 2, sat: 2 }]);
  });

  test('marks that wait for a word on late answers leave the averages of before, those that do not stay [DESK-237]', async () => {
    const { root, bound, wanted } = await boundBefore('0083');
    const student = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
    await root.begin(async (sql) => {
      await sql`insert into tenants (tenant_id, profile, settings, created_at) values ('old', '{}', '{}', now())`;
      await sql`insert into courses (tenant_id, name, grade, term, price_piastres, created_at)
        values ('old', 'Grammar', 'prep3', 'First', 0, now())`;
      for (const last of [1, 2, 3]) {
        await sql`insert into accounts (tenant_id, id, role, name, email, phone, password_hash, created_at)
          values ('old', ${student(last)}, 'student', 'مريم', ${`${last}@example.com`}, ${`0108880000${last}`}, '', now())`;
      }
      await sql`insert into units (tenant_id, course_id, position, name) values ('old', 1, 0, 'Tenses')`;
      await sql`insert into lessons (tenant_id, unit_id, course_id, position, name, type, question_count)
        select 'old', 1, 1, place, 'Quiz', 'Quiz', 1 from generate_series(1, 2) place`;
      await sql`
        insert into quiz_results
          (tenant_id, student_id, course_id, lesson_id, content_version, answers, score, correct_count, total, notes, submitted_at)
        select 'old', a.id, 1, lesson, 1, '[0]', 40 * lesson, 3, 5, '', '2026-07-31 23:00Z' from accounts a, generate_series(1, 2) lesson
        where a.id <> ${student(3)} or lesson = 1`;
      await sql`
        insert into term_scores (tenant_id, period, student_id, score_sum, quiz_count)
        select tenant_id, period, student_id, sum(score), count(*) from quiz_results, (values ('all'), ('2025-First')) p (period)
        group by 1, 2, 3`;
      const letter = (last: number, lesson: number, reason: string) => sql`
        insert into held_answers (tenant_id, student_id, lesson_id, number, mark, received_at, reason, is_signed, answers)
        values ('old', ${student(last)}, ${lesson}, 1, 'x', now(), ${reason}, true, '[]')`;
      await letter(1, 1, 'late');
      await letter(2, 1, 'after-key');
      await letter(3, 1, 'late');
    });
    await migrate(bound, wanted);
    const waiting = await root`select student_id, lesson_id::int from quiz_results where for_now order by 1`;
    expect(waiting.map((row) => ({ ...row }))).toEqual(
      [1, 3].map((last) => ({ student_id: student(last), lesson_id: 1 })),
    );
    const sums = await root`select period, student_id, score_sum, quiz_count from term_scores order by 1 desc, 2`;
    expect(sums.map((row) => ({ ...row }))).toEqual(
      ['all', '2025-First'].flatMap((period) => [
        { period, student_id: student(1), score_sum: 80, quiz_count: 1 },
        { period, student_id: student(2), score_sum: 120, quiz_count: 2 },
      ]),
    );
    for (const [kept, recounted] of await keptAndRecounted(root)) expect(kept).toEqual(recounted);
  });

  test('the tables and the migrations agree: generating from the tables finds nothing to change [T-R8]', async () => {
    const folder = await folderWith({});
    // The generator wants a path that starts in the project.
    const out = join('node_modules/.cache', `migrations-${randomBytes(4).toString('hex')}`);
    await cp(folder, join(ROOT, out), { recursive: true });
    onTestFinished(() => rm(join(ROOT, out), { recursive: true, force: true }));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        join(ROOT, 'node_modules/drizzle-kit/bin.cjs'),
        'generate',
        '--dialect=postgresql',
        '--schema=./apps/server/src/**/*-table.ts',
        `--out=./${out}`,
      ],
      { cwd: ROOT },
    );
    expect(stdout).toContain('No schema changes');
  });
});
