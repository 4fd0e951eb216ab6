import path from 'node:path';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { startBare, startRealServer } from '../api/parts/processes.ts';
import { medianRound, type Round, runRound, type Target } from '../api/parts/round.ts';
import { printTable } from '../api/parts/table.ts';
import { openFilm, TENANT } from './parts/open-film.ts';

/** What a player's next piece of a private video costs: 64 kB by Range, over and over, as a film is watched. */

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '20' },
  },
});

const real = await startRealServer([]);
const sql = postgres(real.databaseUrl, { max: 1, onnotice: () => {} });
try {
  const { mediaId, link, cookie } = await openFilm(real.url, sql, 'as-it-came');
  const file = path.join(real.dataDir, 'media', TENANT, mediaId);
  const entry = path.join(import.meta.dirname, 'parts/bare-file-server.ts');
  const bare = await startBare(entry, real.databaseUrl, [TENANT, mediaId, file]);
  try {
    await measure(
      { name: 'a piece of a private film', url: real.url + link, serverPid: real.pid, headers: { cookie } },
      { name: 'bare: the piece alone', url: `${bare.url}/piece`, serverPid: bare.pid, headers: {} },
      { name: 'bare: after one statement', url: `${bare.url}/piece-after-statement`, serverPid: bare.pid, headers: {} },
    );
  } finally {
    await bare.stop();
  }
} finally {
  await sql.end();
  await real.stop();
}

async function measure(ours: Target, alone: Target, afterStatement: Target): Promise<void> {
  const [row] = await sql`select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`;
  const { seconds, connections } = values;
  const options = { seconds: Number(seconds), connections: Number(connections), postmaster: Number(row?.pid) };
  const targets = [ours, alone, afterStatement];
  const rounds: Round[][] = targets.map(() => []);
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    console.log(round === 0 ? 'Warming up' : `Round ${round} of ${values.rounds}`);
    for (const [at, target] of targets.entries()) {
      const headers = { ...target.headers, range: 'bytes=0-65535' };
      const result = await runRound({ ...target, headers }, options);
      if (round > 0) rounds[at]?.push(result);
    }
  }
  const [mine, bareAlone, bareStatement] = rounds.map(medianRound);
  if (!mine || !bareAlone || !bareStatement) throw new Error('nothing was measured');
  printTable(ours.name, mine, alone.name, bareAlone);
  printTable(ours.name, mine, afterStatement.name, bareStatement);
}
