import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { until } from '../../testing/until.ts';
import { appRoleUrl } from '../app-role.ts';
import { isDatabaseAway } from '../database-away.ts';
import type { SignInOptions } from './sign-in.ts';
import { openWire } from './wire.ts';
import { recordsOf, valuesOf } from './wire-message.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function open(options: Partial<SignInOptions> = {}) {
  const wire = openWire({
    url: appRoleUrl(database.ownerUrl),
    pooled: false,
    applicationName: 'wire test',
    statementTimeoutMs: 5000,
    lockTimeoutMs: 3000,
    ...options,
  });
  onTestFinished(() => wire.end());
  return wire;
}

const failure = (work: Promise<unknown>): Promise<Error & { code?: string }> =>
  work.then(
    () => expect.fail('it did not fail'),
    (error: Error) => error,
  );

/** A stretch of the line on which one can listen, and which can fall silent. */
async function tap() {
  const target = new URL(database.ownerUrl);
  const heard: { asked: Buffer[]; answered: Buffer[] } = { asked: [], answered: [] };
  const sockets: Socket[] = [];
  let frozen = false;
  const carry = (from: Socket, to: Socket, into: Buffer[]) => {
    from.on('data', (chunk) => {
      if (frozen) return;
      into.push(chunk);
      to.write(chunk);
    });
    from.on('error', () => {});
    from.on('close', () => to.destroy());
  };
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    sockets.push(near, far);
    carry(near, far, heard.asked);
    carry(far, near, heard.answered);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const url = new URL(appRoleUrl(database.ownerUrl));
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    heard,
    freeze(on: boolean) {
      frozen = on;
    },
  };
}

const SYNC = 'S\0\0\0\x04';
const READY = 'Z\0\0\0\x05';
const countOf = (chunks: Buffer[], what: string) => Buffer.concat(chunks).toString('latin1').split(what).length - 1;

describe('a connection to the database', () => {
  test.each([{ pooled: false }, { pooled: true }])(
    'sends what is asked in one turn as one message and has one answer, %o [LEAN-32]',
    async ({ pooled }) => {
      const { url, heard } = await tap();
      const wire = open({ url, pooled });
      const transaction = () =>
        Promise.all([
          wire.tell('begin read only'),
          wire.tell("set local hessa.tenant = 'a'"),
          wire.ask('select $1::int + 1 as more', [1]),
          wire.ask('select $1::int + 1 as more', [2]),
          wire.tell('commit'),
        ]);
      await transaction();
      heard.asked.length = 0;
      heard.answered.length = 0;
      const answers = await transaction();
      expect(answers.map(({ command }) => command)).toEqual(['BEGIN', 'SET', 'SELECT 1', 'SELECT 1', 'COMMIT']);
      expect(answers.flatMap(recordsOf)).toEqual([{ more: 2 }, { more: 3 }]);
      expect({ messages: heard.asked.length, syncs: countOf(heard.asked, SYNC) }).toEqual({ messages: 1, syncs: 1 });
      expect(countOf(heard.answered, READY)).toBe(1);
      const [row] = recordsOf(await wire.ask('select count(*)::int as kept from pg_prepared_statements'));
      expect(row?.kept).toBe(pooled ? 0 : 1);
    },
  );

  test('gives and takes values as they are meant [LEAN-33]', async () => {
    const wire = open();
    const bytes = Buffer.from([0, 1, 92, 255]);
    const moment = new Date('2026-11-17T08:00:00.123Z');
    const asked = ["it's «حصة» \\ {}", 7, -1.5, 1234567890123456789n, true, false, null, bytes, moment];
    const answer = await wire.ask(
      `select $1::text, $2::int, $3::float4, $4::numeric, $5::boolean, $6::boolean, $7::text, $8::bytea, $9::timestamptz,
         1::bigint, '{"a": 1}'::jsonb, '{1,2}'::int[], ''::text`,
      asked,
    );
    expect(valuesOf(answer)).toEqual([
      [
        ...["it's «حصة» \\ {}", 7, -1.5, '1234567890123456789', true, false, null, bytes],
        ...['2026-11-17 08:00:00.123+00', '1', '{"a": 1}', '{1,2}', ''],
      ],
    ]);
    expect(recordsOf(await wire.ask('select 1 as one where false'))).toEqual([]);
    for (const nothing of [undefined, {}, [1]]) {
      expect(await failure(wire.ask('select $1::text', [nothing]))).toBeInstanceOf(TypeError);
    }
  });

  test('a statement that failed takes those behind it in its message along, and nothing else [LEAN-32]', async () => {
    const wire = open();
    const [first, wrong, behind] = await Promise.allSettled([
      wire.ask('select 1 as one'),
      wire.ask('select 1 / $1::int', [0]),
      wire.ask('select 2 as two'),
    ]);
    expect(first).toMatchObject({ status: 'fulfilled' });
    expect(wrong).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
    expect(behind).toMatchObject({ status: 'rejected', reason: { cause: { code: '22012' } } });
    expect(recordsOf(await wire.ask('select 2 as two'))).toEqual([{ two: 2 }]);
    expect(recordsOf(await wire.ask('select 1 / $1::int as one', [1]))).toEqual([{ one: 1 }]);
  });

  test('prepares anew what could not be prepared, and what no longer fits its table [LEAN-33]', async () => {
    const wire = open();
    const ask = () => wire.ask('select * from made_later where $1', [true]);
    expect(await failure(ask())).toMatchObject({ code: '42P01' });
    await database.owner.unsafe('create table made_later (a int); grant select on made_later to hessa_app');
    expect((await ask()).columns.map(({ name }) => name)).toEqual(['a']);
    await database.owner.unsafe('alter table made_later add column b int');
    const stale = await failure(ask());
    expect(isDatabaseAway(stale), String(stale)).toBe(true);
    expect((await ask()).columns.map(({ name }) => name)).toEqual(['a', 'b']);
  });

  test('a database that falls silent is given up in time, also by those who only read [LEAN-34, T-R4]', async () => {
    const { url, freeze } = await tap();
    const wire = open({ url, statementTimeoutMs: 100 });
    await wire.ask('select 1');
    freeze(true);
    const silent = await Promise.all([failure(wire.ask('select 1')), failure(wire.ask('select 2'))]);
    expect(silent.map(isDatabaseAway)).toEqual([true, true]);
    expect(wire.lost).toBe(true);
    expect(isDatabaseAway(await failure(wire.ask('select 1')))).toBe(true);
    freeze(false);
    expect(recordsOf(await open({ url }).ask('select 1 as one'))).toEqual([{ one: 1 }]);
  });

  test('one that is killed takes its questions along, those that wait for their turn too [LEAN-34, T-R3]', async () => {
    const wire = open();
    const [row] = recordsOf(await wire.ask('select pg_backend_pid() as pid'));
    const stuck = failure(wire.ask('select pg_sleep(30)'));
    const asleep = () =>
      database.owner`select 1 from pg_stat_activity where pid = ${Number(row?.pid)} and query like '%pg_sleep%'`;
    await until(async () => (await asleep()).length > 0);
    const waiting = failure(wire.ask('select 1'));
    await database.owner`select pg_terminate_backend(${Number(row?.pid)})`;
    expect([await stuck, await waiting].map(isDatabaseAway)).toEqual([true, true]);
    expect(wire.lost).toBe(true);
  });

  test('says why it cannot be opened [LEAN-34]', async () => {
    const url = new URL(appRoleUrl(database.ownerUrl));
    url.password = 'wrong';
    expect((await failure(open({ url: url.href }).ask('select 1'))).code).toBe('28P01');
    url.port = '1';
    expect((await failure(open({ url: url.href }).ask('select 1'))).code).toBe('ECONNREFUSED');
  });

  test('goes by our time zone whatever the database prefers [LEAN-33]', async () => {
    const [row] = recordsOf(await open().ask("select current_setting('timezone') as zone"));
    expect(row?.zone).toBe('UTC');
  });

  test('ends when it is told to, opened or not', async () => {
    const wire = open();
    await wire.end();
    expect(isDatabaseAway(await failure(wire.ask('select 1')))).toBe(true);
  });
});
