import { DEMO_PASSWORD } from '../../apps/server/src/seed/demo-accounts.ts';
import { drillDeploy } from './deploy-drill.ts';
import { drillFailover } from './failover-drill.ts';
import { loadOfMachine } from './load-of-machine.ts';
import { drillRestore } from './restore-drill.ts';
import { drillShards } from './shards-drill.ts';
import { type Cluster, type DatabaseKind, startCluster } from './start-cluster.ts';

const USAGE = `npm run cluster                     a PostgreSQL, an object storage, three servers and a proxy, to play with
  npm run cluster -- deploy [times]   replaces every server in turn under load and counts what was refused
  npm run cluster -- failover [times] kills the leading PostgreSQL of two under load and counts what was lost
  npm run cluster -- failover [times] asynchronous   the same where the leader does not wait for the other
  npm run cluster -- restore [times]  backs up under load, wrecks database and bucket, restores, and counts what came back
  npm run cluster -- restore [times] spread          the same over a database on four machines (Citus)
  npm run cluster -- shards [times]   a coordinator and three workers (Citus): sets teachers apart and moves them under
                                      load, counts what was lost, says what each worker adds
  npm run cluster -- journeys [word]  the journeys in a browser, each call answered by any of three servers`;

const [command = 'play', times = '1', ...more] = process.argv.slice(2);
const isAsynchronous = command === 'failover' && more.join() === 'asynchronous';
const isSpread = command === 'restore' && more.join() === 'spread';
if (
  !['play', 'deploy', 'failover', 'restore', 'shards'].includes(command) ||
  !/^[1-9]\d?$/.test(times) ||
  (more.length > 0 && !isAsynchronous && !isSpread)
) {
  console.error(`Use it like this: ${USAGE}`);
  process.exit(1);
}
const stopped = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
});
try {
  const cluster = await startCluster(Number(process.env.PORT ?? 3000), databaseOf(command));
  try {
    for (const line of ['', ...cluster.parts, '']) console.log(line);
    if (command === 'play') {
      console.log(`student@demo.test and teacher@demo.test sign in with ${DEMO_PASSWORD}. Stop with Ctrl-C.`);
    }
    await Promise.race([stopped, command === 'play' ? stopped : drill(cluster)]);
  } finally {
    for (const fault of cluster.faults()) console.log(`a server's fault: ${fault}`);
    await cluster.stop();
  }
} catch (error) {
  // Of a statement that failed, why: its text and values would fill the screen.
  const { message, cause } = error as Error;
  console.error(`The cluster: ${cause instanceof Error ? cause.message : message}`);
  process.exitCode = 1;
}
// A drill that was stopped has visitors on their way still.
process.exit();

function databaseOf(drilled: string): DatabaseKind {
  if (drilled === 'shards' || isSpread) return 'spread';
  if (drilled !== 'failover') return 'one';
  return isAsynchronous ? 'asynchronous pair' : 'synchronous pair';
}

async function drill(cluster: Cluster): Promise<void> {
  if (command === 'shards') {
    if (!(await drillShards(cluster, Number(times)))) process.exitCode = 1;
    return;
  }
  if (command === 'failover') {
    if (!(await drillFailover(cluster, Number(times)))) process.exitCode = 1;
    return;
  }
  if (command === 'restore') {
    if (!(await drillRestore(cluster, Number(times)))) process.exitCode = 1;
    return;
  }
  for (let time = 1; time <= Number(times); time += 1) {
    console.log(`Deploy ${time} (${loadOfMachine()})`);
    if (!(await drillDeploy(cluster))) process.exitCode = 1;
  }
}
