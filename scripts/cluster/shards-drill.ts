import { tmpdir } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import { makeStormWorld } from '../../apps/server/src/main/storm.fixture.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { loadInstallationKeys } from '../../apps/server/src/platform/keys/installation-keys.ts';
import { cpuMsOfFamily } from '../../bench/api/parts/cpu-time.ts';
import { countLost } from './count-lost.ts';
import { loadOfMachine } from './load-of-machine.ts';
import { CLUSTER_KEY, type Cluster } from './start-cluster.ts';
import { type Kept, storm } from './storm.ts';
import { useBank } from './use-bank.ts';

/** More than can be answered while a shard moves. */
const STUDENTS_A_ROUND = 1500;
/** For what each machine works, without anything that moves. */
const STUDENTS_WEIGHED = 200;
/** Each of sixty tables is followed in the log of its machine until the other has it: that takes minutes on a busy one. */
const MOVE_MS = 900_000;
const TENANT = 'storm';

interface Place {
  shard: string;
  host: string;
  port: number;
}

/** A big teacher gets a shard alone, which then moves from machine to machine while students hand in and redeem. */
export async function drillShards(cluster: Cluster, times: number): Promise<boolean> {
  const { ownerUrl, citus } = cluster.database;
  if (!citus) throw new Error('a database that is not spread has no shards');
  const settings = { dataDir: tmpdir(), installationKey: CLUSTER_KEY };
  const { secrets } = await loadInstallationKeys({ settings, ownerUrl, clock: systemClock });
  const world = await makeStormWorld(ownerUrl, secrets, STUDENTS_A_ROUND * times + STUDENTS_WEIGHED);
  const kept: Kept = { submissions: [], redemptions: [] };
  const faults = await useBank(cluster.url);
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  try {
    for (let time = 0; time < times; time += 1) {
      const students = world.students.slice(time * STUDENTS_A_ROUND, (time + 1) * STUDENTS_A_ROUND);
      const enough = new AbortController();
      const going = storm(cluster.url, world, students, kept, { until: enough.signal, patienceMs: MOVE_MS });
      // Heard where it is waited for.
      going.catch(() => {});
      await delay(1000);
      if (time === 0) {
        await underLoad(kept, `${TENANT} has a shard alone`, () =>
          sql`select isolate_tenant_to_new_shard('accounts', ${TENANT}::text, 'CASCADE', 'force_logical')`.then(
            () => {},
          ),
        );
      }
      const from = await placeOf(sql);
      const to = await otherThan(sql, from);
      await underLoad(kept, `its shard moved from ${from.port} to ${to.port}`, () =>
        sql`select citus_move_shard_placement(${from.shard}::bigint, ${from.host}, ${from.port}, ${to.host}, ${to.port}, 'force_logical')`.then(
          () => {},
        ),
      );
      enough.abort();
      await going;
      const now = await placeOf(sql);
      if (now.port !== to.port) throw new Error(`the shard is at ${now.port} still`);
    }
    await weigh(citus.pids, () => storm(cluster.url, world, world.students.slice(-STUDENTS_WEIGHED), kept));
  } finally {
    await sql.end();
  }
  const lost = [...(await countLost(ownerUrl, world, kept)), ...faults];
  console.log(
    `said to be kept: ${kept.submissions.length} quizzes, ${kept.redemptions.length} codes; lost: ${lost.join(', ') || 'none'}`,
  );
  return lost.length === 0;
}

/** What further workers add: as many times the coordinator's processor as theirs is more than its. */
async function weigh(pids: readonly number[], act: () => Promise<void>): Promise<void> {
  const before = pids.map(cpuMsOfFamily);
  const began = performance.now();
  await act();
  const seconds = (performance.now() - began) / 1000;
  const [coordinator = 0, ...workers] = pids.map((pid, at) => cpuMsOfFamily(pid) - (before[at] ?? 0));
  const theirs = workers.reduce((all, ms) => all + ms, 0);
  const each = (ms: number) => (ms / STUDENTS_WEIGHED).toFixed(1);
  console.log(
    `  ${STUDENTS_WEIGHED} students in ${seconds.toFixed(1)} s: a quiz and a code take ${each(coordinator)} ms of the coordinator's processor and ${each(theirs)} ms of the workers', so one feeds ${(theirs / coordinator).toFixed(1)} of them (${loadOfMachine()})`,
  );
}

/** How long it took, and what students noticed of it. */
async function underLoad({ submissions, redemptions }: Kept, what: string, act: () => Promise<void>): Promise<void> {
  const [began, from] = [performance.now(), [submissions.length, redemptions.length]];
  await act();
  const seconds = (performance.now() - began) / 1000;
  const answers = [...submissions.slice(from[0]), ...redemptions.slice(from[1])].map(({ answer }) => answer.ms);
  const slowest = answers.reduce((most, ms) => Math.max(most, ms), 0);
  console.log(
    `  ${what} in ${seconds.toFixed(1)} s; ${answers.length} answers meanwhile, the slowest after ${(slowest / 1000).toFixed(1)} s (${loadOfMachine()})`,
  );
}

async function placeOf(sql: postgres.Sql): Promise<Place> {
  const [place] = await sql<Place[]>`
    select shardid::text as shard, nodename as host, nodeport as port from citus_shards
    where table_name = 'accounts'::regclass
      and shardid = get_shard_id_for_distribution_column('accounts', ${TENANT}::text)`;
  if (!place) throw new Error(`${TENANT} has no shard`);
  return place;
}

async function otherThan(sql: postgres.Sql, { port }: Place): Promise<{ host: string; port: number }> {
  const [other] = await sql<{ host: string; port: number }[]>`
    select node_name as host, node_port::int as port from citus_get_active_worker_nodes() where node_port <> ${port}`;
  if (!other) throw new Error('there is one worker only');
  return other;
}
