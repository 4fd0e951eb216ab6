import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { loadOfMachine } from '../../scripts/cluster/load-of-machine.ts';
import { startRealServer } from '../api/parts/processes.ts';
import { Connection } from '../parts/load/connection.ts';
import { quantile } from '../parts/load/run-load.ts';
import { pssMbOfFamily } from '../parts/processes/memory.ts';
import { type Evening, makeEvening, TENANT } from './parts/evening.ts';
import { slopeOf } from './parts/slope.ts';

/**
 * An evening that does not end: first how much the server can do, then `--minutes` at `--share` of it. What grows, be it
 * memory or the time people wait, grows too slowly to be seen in a short run: hence the slopes, with how sure they are.
 */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    minutes: { type: 'string', default: '60' },
    share: { type: 'string', default: '0.7' },
    /** How long the capacity is looked for, after as long a time of warming up. */
    seconds: { type: 'string', default: '20' },
    connections: { type: 'string', default: '32' },
    node: { type: 'string', multiple: true, default: [] },
  },
});
const minutes = Number(values.minutes);
const connections = Number(values.connections);
/** Points of the curves: at least twelve of them, and none longer than half a minute. */
const windowMs = Math.min(30_000, (minutes * 60_000) / 12);

interface Taken {
  what: string;
  at: number;
  ms: number;
  status: number;
}

const server = await startRealServer(values.node);
const sql = postgres(server.databaseUrl, { max: 1, onnotice: () => {} });
try {
  const [row] = await sql`select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`;
  const families = { server: server.pid, PostgreSQL: Number(row?.pid) };
  const evening = await makeEvening(sql, server.databaseUrl);
  await drive(evening, Number(values.seconds) * 1000, null);
  const flatOut = refuseFailures(await drive(evening, Number(values.seconds) * 1000, null));
  const capacity = flatOut.length / Number(values.seconds);
  const rate = capacity * Number(values.share);
  console.log(
    `\nCapacity: ${capacity.toFixed(0)} requests a second; ${minutes} minutes at ${rate.toFixed(0)} from now on (${loadOfMachine()})`,
  );
  const memory = new Map(Object.keys(families).map((name) => [name, [] as [number, number][]]));
  const started = performance.now();
  const look = () => {
    for (const [name, pid] of Object.entries(families)) {
      memory.get(name)?.push([performance.now() - started, pssMbOfFamily(pid)]);
    }
  };
  look();
  const watching = setInterval(look, Math.max(1000, windowMs / 4));
  const taken = await drive(evening, minutes * 60_000, rate);
  clearInterval(watching);
  report(taken, memory, started);
} finally {
  await sql.end();
  await server.stop();
}

/**
 * With a rate the clock of a request starts when it was due; without one each connection sends as fast as it is
 * answered.
 */
async function drive(evening: Evening, forMs: number, perSecond: number | null): Promise<Taken[]> {
  const taken: Taken[] = [];
  const started = performance.now();
  let sent = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = new Connection(server.url, TENANT);
      for (;;) {
        const due = perSecond === null ? performance.now() : started + (sent * 1000) / perSecond;
        sent += 1;
        if (due - started >= forMs) break;
        const early = due - performance.now();
        if (early > 0) await delay(early);
        const { what, request, done } = evening.next();
        const answer = await connection.send(request).catch((error: Error) => ({ status: 0, body: error.message }));
        done(answer);
        taken.push({ what, at: due, ms: performance.now() - due, status: answer.status });
      }
      connection.close();
    }),
  );
  return taken;
}

function refuseFailures(taken: Taken[]): Taken[] {
  const failed = taken.filter(({ status }) => status !== 200 && status !== 503);
  if (failed.length > 0) throw new Error(`${failed.length} failed, the first: ${failed[0]?.what} ${failed[0]?.status}`);
  return taken.filter(({ status }) => status === 200);
}

function report(taken: Taken[], memory: Map<string, [number, number][]>, started: number): void {
  const failed = taken.filter(({ status }) => status !== 200);
  const byStatus = [...Map.groupBy(failed, ({ status }) => status)].map(
    ([status, own]) => `${own.length} by ${status}`,
  );
  console.log(
    `${taken.length} requests, ${failed.length} not answered with 200${byStatus.map((each) => `, ${each}`).join('')} (${loadOfMachine()})\n`,
  );
  row('', 'p50 ms', 'p99 ms', 'requests');
  for (const what of new Set(taken.map((each) => each.what))) {
    const own = taken.filter((each) => each.what === what).map(({ ms }) => ms);
    row(what, quantile(own, 0.5).toFixed(1), quantile(own, 0.99).toFixed(1), own.length);
  }
  const windows = Map.groupBy(taken, ({ at }) => Math.floor((at - started) / windowMs));
  const curve = (share: number) =>
    [...windows].map(([at, own]): [number, number] => [
      at * windowMs,
      quantile(
        own.map(({ ms }) => ms),
        share,
      ),
    ]);
  console.log('');
  row('', 'first third', 'last third', 'slope an hour', 'give or take');
  slopeRow('p50, ms', curve(0.5));
  slopeRow('p99, ms', curve(0.99));
  for (const [name, points] of memory) slopeRow(`memory of ${name}, MB`, points);
  if (failed.length > 0) process.exitCode = 1;
}

function slopeRow(name: string, points: [number, number][]): void {
  const hours = points.map(([ms, value]): [number, number] => [ms / 3_600_000, value]);
  const third = Math.ceil(points.length / 3);
  const middle = (some: [number, number][]) =>
    quantile(
      some.map(([, value]) => value),
      0.5,
    ).toFixed(1);
  const { by, give } = slopeOf(hours);
  row(name, middle(points.slice(0, third)), middle(points.slice(-third)), by.toFixed(2), give.toFixed(2));
}

function row(name: string, ...cells: unknown[]): void {
  console.log(name.padEnd(28) + cells.map((cell) => String(cell).padStart(15)).join(''));
}
