import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findRunningPostgres } from '../platform/postgres/find-running-postgres.ts';
import { unchangingKeys } from '../settings/key-ring.ts';
import { loadSecrets } from '../settings/secrets.ts';
import { idleMsOf } from '../testing/slowness.ts';
import { until as untilTrue } from '../testing/until.ts';
import { until } from './load.fixture.ts';
import {
  createTestFolder,
  freePort,
  type ServerProcess,
  startServer,
  type TestFolder,
} from './server-process.fixture.ts';
import {
  type Acknowledged,
  countRedeemed,
  makeStormWorld,
  redeem,
  type StormStudent,
  type StormWorld,
  storedResults,
  takeQuiz,
} from './storm.fixture.ts';

const STUDENTS = 270;
const ROUNDS = 3;
const CLIENTS = 20;
/** A round that never gets on fails; how fast it gets on is the machine's affair. */
const PATIENCE_MS = 240_000;

describe('kill -9 in a storm of submissions and redemptions', () => {
  let folder: TestFolder;
  let server: ServerProcess;
  let env: Record<string, string>;
  let world: StormWorld;
  let sql: postgres.Sql;
  const submissions: Acknowledged[] = [];
  const redemptions: Acknowledged[] = [];

  async function connect(): Promise<postgres.Sql> {
    const address = await findRunningPostgres(folder.dataDir);
    if (!address) throw new Error('no database is running');
    return postgres(address('hessa'), { max: 1, onnotice: () => {} });
  }

  beforeAll(async () => {
    folder = await createTestFolder();
    // The first tenant of a production is empty, which starts faster than the demo's world.
    env = { HESSA_DATA_DIR: folder.dataDir, PORT: await freePort(), HESSA_ENV: 'production', LOG_LEVEL: 'error' };
    server = await startServer(env);
    const address = await findRunningPostgres(folder.dataDir);
    const keys = unchangingKeys(await loadSecrets(folder.dataDir));
    world = await makeStormWorld(address?.('hessa') ?? '', keys, STUDENTS);
  });
  afterAll(async () => {
    await sql?.end({ timeout: 1 });
    server.child.kill('SIGKILL');
    await server.ended;
    await folder.remove();
  });

  /** Half of the clients take the quiz, half redeem; each goes on until every one of its students is acknowledged. */
  function storm(students: StormStudent[]) {
    const [toSubmit, toRedeem] = [[...students], [...students]];
    const clients = Array.from({ length: CLIENTS }, async (_, index) => {
      const [queue, done, act] =
        index % 2 === 0 ? ([toSubmit, submissions, takeQuiz] as const) : ([toRedeem, redemptions, redeem] as const);
      for (let student = queue.pop(); student; student = queue.pop()) done.push(await act(server.url, world, student));
    });
    return Promise.all(clients);
  }
  const acknowledged = () => submissions.length + redemptions.length;

  test.each(Array.from({ length: ROUNDS }, (_, round) => [round % 2 === 0 ? 'the server' : 'PostgreSQL', round]))(
    'round with %s killed: it serves again, and every client gets its acknowledgement in the end [T-R1]',
    async (victim, round) => {
      const share = STUDENTS / ROUNDS;
      const before = acknowledged();
      const going = storm(world.students.slice(Number(round) * share, (Number(round) + 1) * share));
      await untilTrue(() => acknowledged() > before + share / 2, PATIENCE_MS);
      // It does happen in the middle of the storm.
      expect(acknowledged()).toBeLessThan(before + 2 * share - CLIENTS);
      const away = await idleMsOf(async () => {
        if (victim === 'the server') {
          server.child.kill('SIGKILL');
          await server.ended;
          server = await startServer(env);
        } else {
          process.kill(await folder.postmaster(), 'SIGKILL');
          await until(server.url, '/readyz', 503, PATIENCE_MS);
        }
        await until(server.url, '/readyz', 200, PATIENCE_MS);
      });
      await going;
      expect(acknowledged()).toBe(before + 2 * share);
      expect(away).toBeLessThan(15_000);
    },
    PATIENCE_MS,
  );

  test('every acknowledged submission is there, whole and once, as it was acknowledged [T-R1]', async () => {
    sql = await connect();
    expect(submissions.filter(({ answer }) => answer.status !== 200).map(({ answer }) => answer.body)).toEqual([]);
    expect(submissions.length).toBe(STUDENTS);
    const stored = await storedResults(sql, world);
    expect([stored.count, stored.of.size]).toEqual([STUDENTS, STUDENTS]);
    for (const { student, answer } of submissions) {
      const { score, notes } = JSON.parse(answer.body).data;
      expect(stored.of.get(student.id)).toMatchObject({
        score,
        notes,
        finished: true,
        score_sum: score,
        quiz_count: 1,
      });
    }
  });

  test('every acknowledged redemption is there, whole and once: code spent, course given, event recorded [T-R1, T-CODE-2]', async () => {
    expect(redemptions.filter(({ answer }) => answer.status !== 200).map(({ answer }) => answer.body)).toEqual([]);
    expect(redemptions.length).toBe(STUDENTS);
    expect(await countRedeemed(sql, world)).toEqual({
      spent: STUDENTS,
      given: STUDENTS,
      enrolled: STUDENTS,
      recorded: STUDENTS,
    });
  });

  test('every index of the database agrees with its table [T-R1]', async () => {
    await sql`create extension if not exists amcheck`;
    const checked = await sql`
      select c.relname, bt_index_check(index => c.oid, heapallindexed => true)
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
      where a.amname = 'btree' and c.relnamespace = 'public'::regnamespace and c.relpersistence = 'p' and i.indisvalid`;
    expect(checked.length).toBeGreaterThan(20);
  });
});
