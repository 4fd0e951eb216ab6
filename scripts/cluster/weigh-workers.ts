import postgres from 'postgres';
import { placeOf } from '../../apps/server/src/db/spread/place-tenant.ts';
import { cpuMsOfFamily } from '../../bench/api/parts/cpu-time.ts';
import { loadOfMachine } from './load-of-machine.ts';
import type { Cluster } from './start-cluster.ts';
import { storm, type Teacher } from './storm.ts';

const WARMING = 25;
const WEIGHED = 75;
/** As many students as each teacher needs for it. */
export const STUDENTS_TO_WEIGH = 3 * (WARMING + WEIGHED);

/**
 * What a second and a third worker add. All machines share the cores of this one, so that no clock can say it; their
 * processors can: the same students write with their teachers on one worker, on two and on three, and each machine is
 * taken for one with a core of its own. The coordinator passes everything on and stays one: what it carries is the end of
 * what workers add.
 */
export async function weighWorkers(cluster: Cluster, teachers: readonly Teacher[]): Promise<void> {
  const { ownerUrl, citus } = cluster.database;
  if (!citus) throw new Error('a database that is not spread has no workers');
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  const write = (count: number) =>
    Promise.all(teachers.map(({ world, take, kept }) => storm(cluster.url, world, take(count), kept, { clients: 6 })));
  try {
    console.log(`What workers add: processor of a quiz and a code, ${WEIGHED * teachers.length} students each`);
    let before = 0;
    for (const used of citus.workers.keys()) {
      for (const [at, { world }] of teachers.entries()) {
        const to = citus.workers[at % (used + 1)] ?? 0;
        if ((await placeOf(sql, world.tenantId)).port === to) continue;
        await cluster.distribute('--move', world.tenantId, '--to', `127.0.0.1:${to}`);
      }
      await sql`call citus_cleanup_orphaned_resources()`;
      await write(WARMING);
      const [coordinator = 0, ...workers] = await processorOf(citus.pids, () => write(WEIGHED));
      const each = (ms: number) => ms / (WEIGHED * teachers.length);
      const busiest = each(Math.max(...workers));
      const carried = 1000 / busiest;
      const added = before === 0 ? '' : `, ${percent(carried / before - 1)} to what workers carry`;
      console.log(
        `  ${used + 1}: a core of the busiest worker carries ${carried.toFixed(0)} a second (${busiest.toFixed(1)} ms each)${added}; a core of the coordinator ${(1000 / each(coordinator)).toFixed(0)} (${each(coordinator).toFixed(1)} ms) (${loadOfMachine()})`,
      );
      before = carried;
    }
  } finally {
    await sql.end();
  }
}

const percent = (share: number): string => `${share < 0 ? '' : '+'}${Math.round(100 * share)} %`;

async function processorOf(pids: readonly number[], act: () => Promise<unknown>): Promise<number[]> {
  const before = pids.map(cpuMsOfFamily);
  await act();
  return pids.map((pid, at) => cpuMsOfFamily(pid) - (before[at] ?? 0));
}
