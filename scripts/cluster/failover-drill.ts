import { tmpdir } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import { call } from '../../apps/server/src/main/load.fixture.ts';
import {
  type Acknowledged,
  countRedeemed,
  makeStormWorld,
  redeem,
  type StormStudent,
  type StormWorld,
  storedResults,
  takeQuiz,
} from '../../apps/server/src/main/storm.fixture.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { loadInstallationKeys } from '../../apps/server/src/platform/keys/installation-keys.ts';
import { CLUSTER_KEY, type Cluster } from './start-cluster.ts';

const CLIENTS = 20;
/** Each takes a quiz and redeems a code. */
const STUDENTS_A_ROUND = 600;

/** Kills the leader again and again while students hand in and redeem, and asks the new one for all that was said to be kept. */
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
    const going = storm(cluster.url, world, students, { submissions, redemptions });
    while (submissions.length + redemptions.length < told + STUDENTS_A_ROUND / 2) await delay(10);
    const leader = await patroni.leader();
    const killedAt = performance.now();
    await patroni.kill(leader);
    await going;
    const resumed = [...submissions, ...redemptions]
      .filter(({ answer }) => answer.sentAt > killedAt)
      .reduce((first, { answer }) => Math.min(first, answer.doneAt), Number.POSITIVE_INFINITY);
    console.log(
      `  ${leader} killed: the first write was kept again after ${((resumed - killedAt) / 1000).toFixed(1)} s`,
    );
    const backAt = performance.now();
    await patroni.bringBack(leader);
    console.log(
      `  ${leader} follows ${await patroni.leader()} ${((performance.now() - backAt) / 1000).toFixed(1)} s later`,
    );
  }

  const lost = await countLost(ownerUrl, world, submissions, redemptions);
  const ready = await Promise.all(cluster.servers.map(({ url }) => call(url, { path: '/readyz' })));
  const areReady = ready.every(({ status }) => status === 200);
  console.log(
    `said to be kept: ${submissions.length} quizzes, ${redemptions.length} codes; lost: ${lost.join(', ') || 'none'}`,
  );
  console.log(
    `servers: ${before === pids() ? 'the same processes' : 'OTHER PROCESSES'}, ${areReady ? 'all' : 'NOT ALL'} ready`,
  );
  return lost.length === 0 && before === pids() && areReady;
}

/** Half of the clients hand in and half redeem, and all of them insist until they are answered. */
export async function storm(
  url: string,
  world: StormWorld,
  students: StormStudent[],
  { submissions, redemptions }: { submissions: Acknowledged[]; redemptions: Acknowledged[] },
): Promise<void> {
  const [toSubmit, toRedeem] = [[...students], [...students]];
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, index) => {
      const [queue, done, act] =
        index % 2 === 0 ? ([toSubmit, submissions, takeQuiz] as const) : ([toRedeem, redemptions, redeem] as const);
      for (let student = queue.pop(); student; student = queue.pop()) done.push(await act(url, world, student));
    }),
  );
}

async function countLost(
  ownerUrl: string,
  world: StormWorld,
  submissions: readonly Acknowledged[],
  redemptions: readonly Acknowledged[],
): Promise<string[]> {
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  try {
    const stored = await storedResults(sql, world);
    const isKept = ({ student, answer }: Acknowledged) =>
      answer.status === 200 && stored.of.get(student.id)?.score === JSON.parse(answer.body).data.score;
    const quizzes = submissions.filter((submission) => !isKept(submission)).length;
    const refused = redemptions.filter(({ answer }) => answer.status !== 200).length;
    const counted = Object.entries((await countRedeemed(sql, world)) ?? {});
    const codes = counted
      .filter(([, count]) => count !== redemptions.length)
      .map(([what, count]) => `${what} ${count}`);
    return [
      ...(quizzes > 0 ? [`${quizzes} quizzes`] : []),
      ...(refused > 0 ? [`${refused} codes refused`] : []),
      ...codes,
    ];
  } finally {
    await sql.end();
  }
}
