import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { startRealServer } from '../api/parts/processes.ts';
import { medianRound, type Round, runRound, type Target } from '../api/parts/round.ts';
import { printTable } from '../api/parts/table.ts';

/** One call on a server that sends every trace to a collector, and on one that sends none; both on one PostgreSQL. */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '20' },
  },
});

let taken = 0;
const collector = createServer((request, response) => {
  request.on('data', (chunk: Buffer) => {
    taken += chunk.length;
  });
  request.on('end', () => response.end('{}'));
});
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;

const HESSA_KEY = 'only for this bench, thirty-two letters';
const off = await startRealServer([], { HESSA_KEY });
const on = await startRealServer([], {
  ...{ HESSA_KEY, DATABASE_URL: off.databaseUrl, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint },
});
const sql = postgres(off.databaseUrl, { max: 1, onnotice: () => {} });
try {
  const [row] = await sql`select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`;
  const options = {
    seconds: Number(values.seconds),
    connections: Number(values.connections),
    postmaster: Number(row?.pid),
  };
  const target = (name: string, server: typeof on): Target => ({
    name: `GET /api/Contact/getAll, ${name}`,
    url: `${server.url}/api/Contact/getAll`,
    headers: { 'x-tenant-id': 'tenant6' },
    serverPid: server.pid,
  });
  const sides = [target('traces on', on), target('traces off', off)] as const;
  const rounds: [Round[], Round[]] = [[], []];
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    for (const side of [0, 1] as const) {
      const result = await runRound(sides[side], options);
      if (round > 0) rounds[side].push(result);
    }
  }
  printTable(sides[0].name, medianRound(rounds[0]), sides[1].name, medianRound(rounds[1]));
  console.log(`The collector got ${(taken / 1024 / 1024).toFixed(1)} MB.`);
} finally {
  await sql.end();
  await on.stop();
  await off.stop();
  collector.close();
}
