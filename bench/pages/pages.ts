import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { startRealServer } from '../api/parts/processes.ts';
import { medianRound, type Round, runRound, type Target } from '../api/parts/round.ts';
import { printTable } from '../api/parts/table.ts';
import { measureUncached } from './parts/measure-uncached.ts';
import { startRawServer } from './parts/raw-server.ts';

/** The landing page from the memory of pages, against a bare node:http server that sends the same bytes. */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '20' },
    /** How many pages the uncached cost is taken over. */
    uncached: { type: 'string', default: '300' },
    /** Flags for the server's Node, such as `--node=--cpu-prof`. */
    node: { type: 'string', multiple: true, default: [] },
  },
});
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

const server = await startRealServer(values.node);
const sql = postgres(server.databaseUrl, { max: 1, onnotice: () => {} });
try {
  const [row] = await sql`select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`;
  const postmaster = Number(row?.pid);
  const options = { seconds: Number(values.seconds), connections: Number(values.connections), postmaster };
  for (const encoding of ENCODINGS) {
    const raw = await startRawServer(server.url, encoding);
    try {
      const headers = { 'accept-encoding': encoding };
      const size = `${(raw.bytes / 1000).toFixed(1)} kB`;
      await compare(
        { name: `landing page, ${encoding}, ${size}`, url: `${server.url}/`, headers, serverPid: server.pid },
        { name: 'node:http, the same bytes', url: raw.url, headers, serverPid: raw.pid },
        options,
      );
    } finally {
      await raw.stop();
    }
  }
  await measureUncached(server, postmaster, Number(values.uncached));
} finally {
  await sql.end();
  await server.stop();
}

/** Both take their turn in every round, so that a busy minute of the machine hits both; the first warms up. */
async function compare(ours: Target, raw: Target, options: Parameters<typeof runRound>[1]): Promise<void> {
  const rounds: [Round[], Round[]] = [[], []];
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    for (const [side, target] of [ours, raw].entries()) {
      const result = await runRound(target, options);
      if (round > 0) rounds[side as 0 | 1].push(result);
    }
  }
  printTable(ours.name, medianRound(rounds[0]), raw.name, medianRound(rounds[1]));
}
