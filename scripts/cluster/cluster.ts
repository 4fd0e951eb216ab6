import { DEMO_PASSWORD } from '../../apps/server/src/seed/demo-accounts.ts';
import { drillDeploy } from './deploy-drill.ts';
import { type Cluster, startCluster } from './start-cluster.ts';

const USAGE = `npm run cluster                     a PostgreSQL, an object storage, three servers and a proxy, to play with
  npm run cluster -- deploy [times]   replaces every server in turn under load and counts what was refused
  npm run cluster -- journeys [word]  the journeys in a browser, each call answered by any of three servers`;

const [command = 'play', times = '1'] = process.argv.slice(2);
if (!['play', 'deploy'].includes(command) || !/^[1-9]\d?$/.test(times)) {
  console.error(`Use it like this: ${USAGE}`);
  process.exit(1);
}
const stopped = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
});
try {
  const cluster = await startCluster(Number(process.env.PORT ?? 3000));
  try {
    for (const line of ['', ...cluster.parts, '']) console.log(line);
    if (command === 'play') {
      console.log(`student@demo.test and teacher@demo.test sign in with ${DEMO_PASSWORD}. Stop with Ctrl-C.`);
    }
    await Promise.race([stopped, command === 'deploy' ? drill(cluster) : stopped]);
  } finally {
    await cluster.stop();
  }
} catch (error) {
  console.error(`The cluster: ${(error as Error).message}`);
  process.exitCode = 1;
}
// A drill that was stopped has visitors on their way still.
process.exit();

async function drill(cluster: Cluster): Promise<void> {
  for (let time = 1; time <= Number(times); time += 1) {
    console.log(`Deploy ${time}`);
    if (!(await drillDeploy(cluster))) process.exitCode = 1;
  }
}
