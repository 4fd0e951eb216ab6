import autocannon from 'autocannon';
import { cpuMsOfFamily } from './cpu-time.ts';

export interface Target {
  name: string;
  url: string;
  headers: Record<string, string>;
  serverPid: number;
}

export interface Round {
  perSecond: number;
  p99: number;
  serverCpu: number;
  databaseCpu: number;
}

/** One stretch of load. Processor time per request is what stays the same on a busy machine. */
export async function runRound(
  target: Target,
  { seconds, connections, postmaster }: { seconds: number; connections: number; postmaster: number },
): Promise<Round> {
  const before = { server: cpuMsOfFamily(target.serverPid), database: cpuMsOfFamily(postmaster) };
  const { url, headers } = target;
  const result = await autocannon({ url, connections, duration: seconds, headers });
  const after = { server: cpuMsOfFamily(target.serverPid), database: cpuMsOfFamily(postmaster) };
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${target.name}: ${result.non2xx} refusals and ${result.errors} errors; the numbers mean nothing`);
  }
  const answered = result['2xx'];
  return {
    perSecond: answered / result.duration,
    p99: result.latency.p99,
    serverCpu: (after.server - before.server) / answered,
    databaseCpu: (after.database - before.database) / answered,
  };
}

export function medianRound(rounds: Round[]): Round {
  const median = (read: (round: Round) => number) => {
    const sorted = rounds.map(read).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    perSecond: median((round) => round.perSecond),
    p99: median((round) => round.p99),
    serverCpu: median((round) => round.serverCpu),
    databaseCpu: median((round) => round.databaseCpu),
  };
}
