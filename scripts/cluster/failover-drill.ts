import { tmpdir } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { call } from '../../apps/server/src/main/load.fixture.ts';
import { type Acknowledged, makeStormWorld } from '../../apps/server/src/main/storm.fixture.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { loadInstallationKeys } from '../../apps/server/src/platform/keys/installation-keys.ts';
import { countLost } from './count-lost.ts';
import { loadOfMachine } from './load-of-machine.ts';
import { CLUSTER_KEY, type Cluster } from './start-cluster.ts';
import { storm } from './storm.ts';

/** Each takes a quiz and redeems a code. */
const STUDENTS_A_ROUND = 600;

/**
 * Kills the leader again and again while students hand in and redeem, and asks the new one for all that was said to be
 * kept.
 */
export async function drillFailover(cluster: Cluster, times: number): Promise<boolean> {
  const { ownerUrl, patroni } = cluster.database;
  if (!patroni) throw new Error('one PostgreSQL has nobody to take over');
  const settings = { dataDir: tmpdir(), installationKey: CLUSTER_KEY };
  const { secrets } = await loadInstallationKeys({ settings, ownerUrl, clock: systemClock });
  const world = await makeStormWorld(ownerUrl, secrets, STUDENTS_A_ROUND * times);
  const submissions: Acknowledged[] = [];
  const redemptions: Acknowledged[] = [];
  const pids = () => cluster.servers.map(({ child }) => child.pid).join();
  const before = pids();

  for (let time = 0; time < times; time += 1) {
    const students = world.students.slice(time * STUDENTS_A_ROUND, (time + 1) * STUDENTS_A_ROUND);
    const told = submissions.length + redemptions.length;
    let isOver = false;
    const going = storm(cluster.url, world, students, { submissions, redemptions }).finally(() => {
      isOver = true;
    });
    // Heard where it is waited for.
    going.catch(() => {});
    while (!isOver && submissions.length + redemptions.length < told + STUDENTS_A_ROUND / 2) await delay(10);
    const leader = await patroni.leader();
    const killedAt = performance.now();
    await patroni.kill(leader);
    await going;
    const resumed = [...submissions, ...redemptions]
      .filter(({ answer }) => answer.sentAt > killedAt)
      .reduce((first, { answer }) => Math.min(first, answer.doneAt), Number.POSITIVE_INFINITY);
    console.log(
      `  ${leader} killed: the first write was kept again after ${((resumed - killedAt) / 1000).toFixed(1)} s (${loadOfMachine()})`,
    );
    const backAt = performance.now();
    await patroni.bringBack(leader);
    console.log(
      `  ${leader} follows ${await patroni.leader()} ${((performance.now() - backAt) / 1000).toFixed(1)} s later`,
    );
  }

  const lost = await countLost(ownerUrl, world, { submissions, redemptions });
  const urls = cluster.servers.map(({ url }) => url);
  const ready = await Promise.all(urls.map((url) => call(url, { path: '/readyz' })));
  const areReady = ready.every(({ status }) => status === 200);
  const stuck = (await Promise.all(urls.map(stuckLanes))).reduce((all, busy) => all + busy, 0);
  console.log(
    `said to be kept: ${submissions.length} quizzes, ${redemptions.length} codes; lost: ${lost.join(', ') || 'none'}`,
  );
  console.log(
    `servers: ${before === pids() ? 'the same processes' : 'OTHER PROCESSES'}, ${areReady ? 'all' : 'NOT ALL'} ready, lanes stuck: ${stuck || 'none'}`,
  );
  return lost.length === 0 && before === pids() && areReady && stuck === 0;
}

/** Lanes that are still busy, and calls that wait for one, long after the last student was answered. */
async function stuckLanes(url: string): Promise<number> {
  let busy = 0;
  for (let look = 0; look < 50; look += 1) {
    const { body } = await call(url, { path: '/metrics' });
    const figures = [...body.matchAll(/^hessa_database_(?:connections_busy|waiting) (\d+)$/gm)];
    busy =
      figures.length === 2 ? figures.reduce((all, [, figure]) => all + Number(figure), 0) : Number.POSITIVE_INFINITY;
    if (busy === 0) return 0;
    await delay(200);
  }
  return busy;
}
