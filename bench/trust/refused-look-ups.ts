import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { cpuMsOfFamily } from '../api/parts/cpu-time.ts';
import { startRealServer } from '../api/parts/processes.ts';
import { quantile, refuseFailures, runLoad } from '../parts/load/run-load.ts';
import { addTenant } from './parts/add-tenant.ts';

/**
 * What a stranger who guesses parents' phones from one address costs another teacher: the other tenant's calls alone,
 * and beside the guessing once it is refused.
 */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
    /** Guesses a second. */
    guesses: { type: 'string', default: '100' },
  },
});
const [ATTACKED, OTHER] = ['tenant6', 'neighbour'];
const CALLS_PER_SECOND = 40;
const seconds = Number(values.seconds);
const guessesPerSecond = Number(values.guesses);

const server = await startRealServer([]);
const sql = postgres(server.databaseUrl, { max: 1, onnotice: () => {} });
try {
  await addTenant(sql, ATTACKED, OTHER);
  await guess(20, 1);
  await neighbours(2);
  const before = await rows();
  const [row] = await sql`select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`;
  const cpuMs = () => cpuMsOfFamily(server.pid) + cpuMsOfFamily(Number(row?.pid));
  const spent = { alone: 0, beside: 0 };
  const [alone, beside]: [number[], number[]] = [[], []];
  let refused = 0;
  // Turn by turn, so that a busy minute of the machine hits both.
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const started = cpuMs();
    alone.push(...(await neighbours(seconds)));
    const between = cpuMs();
    spent.alone += between - started;
    const [latencies, turnedAway] = await Promise.all([
      neighbours(seconds),
      guess(guessesPerSecond * seconds, seconds),
    ]);
    beside.push(...latencies);
    refused += turnedAway;
    spent.beside += cpuMs() - between;
  }
  const ratios = (read: (share: number) => number) => ({ p50: round(read(0.5)), p95: round(read(0.95)) });
  console.log(`\nCalls of another tenant, ${CALLS_PER_SECOND}/s, ${values.rounds} times ${seconds} s, in ms`);
  console.table({
    alone: ratios((share) => quantile(alone, share)),
    [`beside ${guessesPerSecond} guesses/s`]: ratios((share) => quantile(beside, share)),
    ratio: ratios((share) => quantile(beside, share) / quantile(alone, share)),
  });
  const each = round((spent.beside - spent.alone) / refused);
  console.log(
    `${refused} guesses refused for ${each} ms of processor time each, server and database;`,
    `${(await rows()) - before} rows left`,
  );
} finally {
  await sql.end();
  await server.stop();
}

async function neighbours(forSeconds: number): Promise<number[]> {
  const requests = Array.from({ length: CALLS_PER_SECOND * forSeconds }, () => ({ path: '/api/Contact/getAll' }));
  const load = await runLoad(requests, { url: server.url, tenant: OTHER, connections: 10, overSeconds: forSeconds });
  refuseFailures('the neighbour', load);
  return load.latencies;
}

/** How many were refused. Every guess names phones of its own. */
async function guess(count: number, overSeconds: number): Promise<number> {
  const phone = () => `0155${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  const requests = Array.from({ length: count }, () => ({
    path: `/api/Student/GetStudentVideosProgressByParent/${phone()}?studentPhone=${phone()}`,
  }));
  const { answers } = await runLoad(requests, { url: server.url, tenant: ATTACKED, connections: 60, overSeconds });
  return answers.filter(({ status }) => status === 429).length;
}

async function rows(): Promise<number> {
  const [counted] = await sql`select count(*)::int as n from rate_limits`;
  return Number(counted?.n);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
