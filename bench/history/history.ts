import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { createTestFolder } from '../../apps/server/src/main/server-process.fixture.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/postgres/start-embedded-postgres.ts';
import { quantile } from '../parts/load/run-load.ts';

/**
 * Whether history should lie in a partition for each month: the same rows twice, in one table and in one by month, and
 * what is done to them (record 127). Answers and results are not asked: what makes them right is a key without a time
 * in it (one result of a quiz, one answer of a question), which a table by month cannot hold.
 */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    rows: { type: 'string', default: '1000000' },
    months: { type: 'string', default: '12' },
    samples: { type: 'string', default: '300' },
  },
});
const [rows, months, samples] = [Number(values.rows), Number(values.months), Number(values.samples)];
const TENANTS = 20;
const STUDENTS = 500;
const BATCH = 500;

interface History {
  name: string;
  /** Columns and key; `at` is the time. */
  columns: string;
  key: string;
  indexes: string[];
  /** Rows `$1` to `$2` of all, spread over the months. */
  fill: string;
  write: (table: string) => string;
  reads: Record<string, (table: string) => string>;
}

const tenant = `'t' || (n % ${TENANTS})`;
const person = `md5('s' || (n / ${TENANTS} % ${STUDENTS}))::uuid`;
const AT = `date_trunc('hour', now()) - (n::float8 / ${rows}) * interval '1 month' * ${months}`;

const histories: History[] = [
  {
    name: 'watched seconds',
    columns: 'tenant_id text, student_id uuid, at timestamptz, lesson_id bigint, seconds int4multirange',
    key: 'tenant_id, student_id, at, lesson_id',
    indexes: ['tenant_id, lesson_id', 'tenant_id, at'],
    fill: `select ${tenant}, ${person}, date_trunc('hour', ${AT}), n, int4multirange(int4range(0, 900), int4range(1000, 1400))`,
    write: (
      table,
    ) => `insert into ${table} values ('t1', md5('s' || $1)::uuid, date_trunc('hour', now()), $1::int % 50, '{[0,15)}')
      on conflict (tenant_id, student_id, at, lesson_id) do update set seconds = ${table}.seconds + excluded.seconds`,
    reads: {
      'one student, all hours': (table) =>
        `select * from ${table} where tenant_id = 't1' and student_id = md5('s' || $1)::uuid order by at desc limit 50`,
      'one lesson, who played it': (table) =>
        `select student_id, seconds from ${table} where tenant_id = 't1' and lesson_id = $1::int * ${TENANTS} + 1`,
      'one student, one day': (table) =>
        `select * from ${table} where tenant_id = 't1' and student_id = md5('s' || $1)::uuid
           and at between now() - interval '20 days' and now() - interval '19 days'`,
    },
  },
  {
    name: 'the trail',
    columns: `tenant_id text, id bigint, at timestamptz, kind text, actor_id uuid, subject_id uuid, details jsonb, request_id text`,
    key: 'tenant_id, id, at',
    indexes: ['tenant_id, at', 'tenant_id, actor_id, at', 'tenant_id, subject_id, at', 'tenant_id, kind, at, id'],
    fill: `select ${tenant}, n, ${AT}, 'kind.' || n % 40, ${person}, ${person}, '{"before": {"name": "x"}, "after": {"name": "y"}}', 'request'`,
    write: (
      table,
    ) => `insert into ${table} values ('t1', ${rows} + $1::int + 1, clock_timestamp(), 'kind.1', md5('s' || $1)::uuid,
      null, '{"before": {"name": "x"}}', 'request')`,
    reads: {
      'its newest page': (table) =>
        `select * from ${table} where tenant_id = 't' || $1::int % ${TENANTS} order by at desc limit 31`,
      'a kind, newest first': (table) =>
        `select * from ${table} where tenant_id = 't1' and kind = 'kind.' || $1::int % 40 order by at desc, id desc limit 31`,
      'one person': (table) =>
        `select * from ${table} where tenant_id = 't1' and subject_id = md5('s' || $1)::uuid order by at desc limit 31`,
    },
  },
];

const folder = await createTestFolder();
const database = await startEmbeddedPostgres({ dataDir: folder.dataDir, settings: { max_wal_size: '4GB' } });
const sql = postgres(database.ownerUrl('postgres'), { max: 1, onnotice: () => {} });
try {
  for (const history of histories) await weigh(history);
} finally {
  await sql.end();
  await database.stop();
  await folder.remove();
}

async function weigh(history: History): Promise<void> {
  console.log(`\n${history.name}: ${rows.toLocaleString('en')} rows of ${months} months, ${TENANTS} tenants`);
  line('', 'one table', 'by month', 'ratio');
  const [plain, monthly] = [await make(history, 'plain', false), await make(history, 'monthly', true)];
  line('filled, s', plain, monthly);
  await sql`vacuum (analyze)`;
  line('size, MB', await sizeOf('plain'), await sizeOf('monthly'));
  line('a write, ms', ...(await both((table) => history.write(table))));
  for (const [name, read] of Object.entries(history.reads)) line(`${name}, ms`, ...(await both(read)));

  const before = await logPosition();
  const deleteS = await timed(deleteOldest);
  const deleteMb = await writtenSince(before);
  const middle = await logPosition();
  const dropS = await timed(() => sql.unsafe('drop table monthly_1'));
  line('the oldest month goes, s', deleteS, dropS);
  line('  written to the log, MB', deleteMb, await writtenSince(middle));
  await sql`vacuum plain`;
  line('  size after it, MB', await sizeOf('plain'), await sizeOf('monthly'));
  await sql.unsafe('drop table plain; drop table monthly');
}

async function make(history: History, table: string, isByMonth: boolean): Promise<number> {
  const { columns, key, indexes, fill } = history;
  await sql.unsafe(
    `create table ${table} (${columns}, primary key (${key})) ${isByMonth ? 'partition by range (at)' : ''}`,
  );
  for (let month = 1; isByMonth && month <= months + 1; month += 1) {
    // The oldest first; the last one takes what is written now.
    const edge = (at: number) => `date_trunc('hour', now()) - interval '1 month' * ${months - at}`;
    const [{ from, to } = { from: '', to: '' }] = await sql.unsafe<{ from: string; to: string }[]>(
      `select (${edge(month - 1)} - interval '1 hour')::text as from, (${edge(month)} - interval '1 hour')::text as to`,
    );
    await sql.unsafe(`create table ${table}_${month} partition of ${table} for values from ('${from}') to ('${to}')`);
  }
  for (const [at, index] of indexes.entries()) await sql.unsafe(`create index ${table}_i${at} on ${table} (${index})`);
  return timed(() => sql.unsafe(`insert into ${table} ${fill} from generate_series(0, ${rows - 1}) as n`));
}

/** As the daily purge does it: a batch a transaction, tenant by tenant. */
async function deleteOldest(): Promise<void> {
  const over = `at < date_trunc('hour', now()) - interval '1 month' * ${months - 1}`;
  for (let at = 0; at < TENANTS; at += 1) {
    for (let gone = BATCH; gone === BATCH; ) {
      const { count } = await sql.unsafe(
        `delete from plain where tenant_id = 't${at}' and ctid = any(array(
           select ctid from plain where tenant_id = 't${at}' and ${over} limit ${BATCH} for update skip locked))`,
      );
      gone = count;
    }
  }
}

/** Turn by turn, prepared as the server prepares them: what else the machine does falls on both alike. */
async function both(statement: (table: string) => string): Promise<[number, number]> {
  const taken: Record<string, number[]> = { plain: [], monthly: [] };
  for (let sample = 0; sample < samples; sample += 1) {
    for (const [table, times] of Object.entries(taken)) {
      const started = performance.now();
      await sql.unsafe(statement(table), [String(sample % STUDENTS)], { prepare: true });
      times.push(performance.now() - started);
    }
  }
  return [quantile(taken.plain ?? [], 0.5), quantile(taken.monthly ?? [], 0.5)];
}

async function sizeOf(table: string): Promise<number> {
  const [row] = await sql<{ bytes: string }[]>`
    select pg_total_relation_size(${table}::regclass)
      + coalesce((select sum(pg_total_relation_size(inhrelid)) from pg_inherits where inhparent = ${table}::regclass), 0)
      as bytes`;
  return Number(row?.bytes) / 1024 / 1024;
}

async function logPosition(): Promise<string> {
  const [row] = await sql<{ lsn: string }[]>`select pg_current_wal_insert_lsn()::text as lsn`;
  return row?.lsn ?? '0/0';
}

async function writtenSince(position: string): Promise<number> {
  const [row] = await sql<{ bytes: number }[]>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), ${position})::float8 as bytes`;
  return (row?.bytes ?? 0) / 1024 / 1024;
}

async function timed(work: () => PromiseLike<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

function line(name: string, one: number | string, other: number | string, ratio: string | null = null): void {
  const cell = (value: number | string) => (typeof value === 'string' ? value : value.toFixed(2)).padStart(12);
  const by = ratio ?? (Number(other) / Number(one)).toFixed(2);
  console.log(name.padEnd(34) + cell(one) + cell(other) + by.padStart(10));
}
