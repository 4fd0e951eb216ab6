import { tmpdir } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import { placeOf } from '../../apps/server/src/db/spread/place-tenant.ts';
import { makeStormWorld } from '../../apps/server/src/main/storm.fixture.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { loadInstallationKeys } from '../../apps/server/src/platform/keys/installation-keys.ts';
import { countLost } from './count-lost.ts';
import { loadOfMachine } from './load-of-machine.ts';
import { CLUSTER_KEY, type Cluster } from './start-cluster.ts';
import { storm, type Teacher } from './storm.ts';
import { useBank } from './use-bank.ts';
import { waitsDuring } from './waits-during.ts';
import { STUDENTS_TO_WEIGH, weighWorkers } from './weigh-workers.ts';
import { wrongFigures } from './wrong-figures.ts';

/** More than can be answered while a shard moves, for the teacher who moves and for another beside. */
const STUDENTS_A_ROUND = 1500;
const STUDENTS_BESIDE = 300;
/** Each of sixty tables is followed in the log of its machine until the other has it: that takes minutes on a busy one. */
const MOVE_MS = 600_000;

const TEACHERS = 3;

interface Act {
  what: string;
  began: number;
  ended: number;
}

/**
 * One teacher after the other gets a shard alone, which then moves to another machine, by the operator's own command and
 * while that teacher's students and another's hand in and redeem.
 */
export async function drillShards(cluster: Cluster, times: number): Promise<boolean> {
  const { ownerUrl, citus } = cluster.database;
  if (!citus) throw new Error('a database that is not spread has no shards');
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  const [teachers, faults]: [Teacher[], string[]] = [[], []];
  try {
    teachers.push(...(await makeTeachers(ownerUrl, await chooseTenants(sql), times)));
    faults.push(...(await useBank(cluster.url)));
    const placeOfTenant = (tenantId: string) => placeOf(sql, tenantId);
    for (let time = 0; time < times; time += 1) {
      const [moved, beside] = [teachers[time % TEACHERS], teachers[(time + 1) % TEACHERS]];
      if (!moved || !beside) throw new Error('there are three teachers');
      const { tenantId } = moved.world;
      const enough = new AbortController();
      const options = { until: enough.signal, patienceMs: MOVE_MS };
      let isOver = false;
      const going = Promise.all([
        storm(cluster.url, moved.world, moved.take(STUDENTS_A_ROUND), moved.kept, options).finally(() => {
          isOver = true;
        }),
        storm(cluster.url, beside.world, beside.take(STUDENTS_BESIDE), beside.kept, { ...options, clients: 4 }),
      ]);
      // Heard where it is waited for.
      going.catch(() => {});
      await delay(2000);
      console.log(`Shard ${time + 1} (${loadOfMachine()})`);
      const acts: Act[] = [];
      const act = async (what: string, ...words: string[]) => {
        const began = performance.now();
        await cluster.distribute(...words);
        acts.push({ what, began, ended: performance.now() });
      };
      if (!(await placeOfTenant(tenantId)).isAlone) await act('set apart', '--alone', tenantId);
      const from = await placeOfTenant(tenantId);
      const to = citus.workers[(citus.workers.indexOf(from.port) + 1) % citus.workers.length] ?? 0;
      await act('moved', '--move', tenantId, '--to', `127.0.0.1:${to}`);
      if (isOver) faults.push(`students of ${tenantId} who write while it moves`);
      await delay(2000);
      enough.abort();
      await going;
      const now = await placeOfTenant(tenantId);
      if (now.port !== to || !now.isAlone) faults.push(`${tenantId} at its place`);
      for (const { what, began, ended } of acts) {
        console.log(
          `  ${what} in ${((ended - began) / 1000).toFixed(1)} s. Its own students: ${waitsDuring(moved.kept, began, ended)}`,
        );
        console.log(`    another teacher's: ${waitsDuring(beside.kept, began, ended)}`);
      }
    }
    await weighWorkers(cluster, teachers);
  } finally {
    await sql.end();
  }
  let isWell = faults.length === 0;
  for (const { world, kept } of teachers) {
    const lost = [...(await countLost(ownerUrl, world, kept)), ...(await wrongFigures(ownerUrl, world.tenantId))];
    isWell &&= lost.length === 0;
    console.log(
      `${world.tenantId}: said to be kept: ${kept.submissions.length} quizzes, ${kept.redemptions.length} codes; lost: ${lost.join(', ') || 'none'}`,
    );
  }
  if (faults.length > 0) console.log(`missing: ${faults.join(', ')}`);
  return isWell;
}

async function makeTeachers(ownerUrl: string, tenantIds: readonly string[], times: number): Promise<Teacher[]> {
  const settings = { dataDir: tmpdir(), installationKey: CLUSTER_KEY };
  const { secrets } = await loadInstallationKeys({ settings, ownerUrl, clock: systemClock });
  const rounds = Math.ceil(times / TEACHERS);
  const count = rounds * (STUDENTS_A_ROUND + STUDENTS_BESIDE) + STUDENTS_TO_WEIGH;
  const teachers: Teacher[] = [];
  for (const tenantId of tenantIds) {
    const world = await makeStormWorld(ownerUrl, secrets, count, tenantId);
    let taken = 0;
    const take = (wanted: number) => {
      taken += wanted;
      return world.students.slice(taken - wanted, taken);
    };
    teachers.push({ world, take, kept: { submissions: [], redemptions: [] } });
  }
  return teachers;
}

/** In shards of their own from the start, so that none is carried along with another. */
async function chooseTenants(sql: postgres.Sql): Promise<string[]> {
  const chosen = new Map<string, string>();
  for (let at = 1; chosen.size < TEACHERS; at += 1) {
    const tenantId = `storm-${at}`;
    const [place] = await sql<{ shard: string }[]>`
      select get_shard_id_for_distribution_column('accounts', ${tenantId}::text)::text as shard`;
    if (place && !chosen.has(place.shard)) chosen.set(place.shard, tenantId);
  }
  return [...chosen.values()];
}
