import { Agent, get } from 'node:http';
import { cpuMsOfFamily } from '../../api/parts/cpu-time.ts';
import type { Running } from '../../api/parts/processes.ts';
import { quantile } from '../../parts/load/run-load.ts';

const AT_A_TIME = 4;

/**
 * What a page costs that is in no memory: every request comes under a host name that nobody has asked for yet, so
 * each is rendered, compressed and kept anew.
 */
export async function measureUncached(server: Running, postmaster: number, count: number): Promise<void> {
  const { port } = new URL(server.url);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME });
  let next = 0;
  const latencies: number[] = [];
  const ask = async () => {
    while (next < count) {
      next += 1;
      const asked = performance.now();
      // Each from an address of its own: one address has a budget of what is rendered for it.
      const localAddress = `127.0.${1 + (next % 250)}.1`;
      await read({ port, agent, localAddress, headers: { host: `h${next}.example`, 'accept-encoding': 'br' } });
      latencies.push(performance.now() - asked);
    }
  };
  const before = { server: cpuMsOfFamily(server.pid), database: cpuMsOfFamily(postmaster), at: performance.now() };
  await Promise.all(Array.from({ length: AT_A_TIME }, ask));
  const seconds = (performance.now() - before.at) / 1000;
  const cpu = (now: number, then: number) => ((now - then) / count).toFixed(1);
  agent.destroy();
  console.log(`Uncached: ${count} landing pages that nobody had asked for, ${AT_A_TIME} at a time`);
  console.log(
    `  ${(count / seconds).toFixed(0)} pages/s, median ${quantile(latencies, 0.5).toFixed(1)} ms, p99 ${quantile(latencies, 0.99).toFixed(0)} ms`,
  );
  console.log(
    `  processor time a page: server ${cpu(cpuMsOfFamily(server.pid), before.server)} ms, database ${cpu(cpuMsOfFamily(postmaster), before.database)} ms\n`,
  );
}

function read(options: {
  port: string;
  agent: Agent;
  localAddress: string;
  headers: Record<string, string>;
}): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', path: '/', ...options }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`an uncached page answered ${response.statusCode}`));
      response.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });
}
