import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { createTestFolder, runToEnd } from '../../apps/server/src/main/server-process.fixture.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/postgres/start-embedded-postgres.ts';
import { loadOfMachine } from '../../scripts/cluster/load-of-machine.ts';
import { type RealServer, startRealServer } from '../api/parts/processes.ts';
import { medianRound, type Round, runRound, type Target } from '../api/parts/round.ts';
import { printTable } from '../api/parts/table.ts';
import { type PgBouncer, startPgBouncer } from './parts/start-pgbouncer.ts';

/**
 * A server whose every connection goes through PgBouncer in transaction mode, and one beside it that goes straight to
 * the same PostgreSQL. First what must hold (schema made through it, two tenants at once on fewer backends than
 * connections, a backup), then what it costs.
 */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '20' },
    /** Backends that PgBouncer keeps for a role; the server has ten connections. */
    pool: { type: 'string', default: '5' },
  },
});

const program = (name: string) => path.join(import.meta.dirname, '../../apps/server/build', `${name}.js`);
const folder = await createTestFolder();
const database = await startEmbeddedPostgres({ dataDir: folder.dataDir });
const root = postgres(database.ownerUrl('postgres'), { max: 1, onnotice: () => {} });
await root`create database hessa`;
let bouncer: PgBouncer | null = null;
try {
  bouncer = await startPgBouncer(database.ownerUrl('hessa'), Number(values.pool));
  if (bouncer === null) {
    console.log('There is no pgbouncer on this machine (Debian: apt-get install pgbouncer). Nothing was tried.');
  } else {
    console.log(`${bouncer.version}, ${values.pool} backends a role, ${loadOfMachine()}`);
    await tryAndMeasure(bouncer.ownerUrl);
  }
} finally {
  await bouncer?.stop();
  await root.end();
  await database.stop();
  await folder.remove();
}

async function tryAndMeasure(throughPooler: string): Promise<void> {
  const variables = { HESSA_KEY: 'only for this bench, thirty-two letters', DATABASE_URL: throughPooler };
  // The first one makes the schema, so that all migrations go through the pooler.
  const pooled = await startRealServer([], { ...variables, DATABASE_DIRECT_URL: database.ownerUrl('hessa') });
  const direct = await startRealServer([], { ...variables, DATABASE_URL: database.ownerUrl('hessa') });
  try {
    await hearsOthers(pooled);
    await keepsTenantsApart(pooled, variables);
    await isBackedUp(variables);
    await measure(pooled, direct);
  } finally {
    await Promise.all([pooled.stop(), direct.stop()]);
  }
}

async function keepsTenantsApart(server: RealServer, variables: Record<string, string>): Promise<void> {
  const args = ['create', 'nour', '--name', 'مس نور', '--name-latin', 'Miss Nour'];
  const made = await runToEnd({ ...variables, HESSA_DATA_DIR: folder.dataDir }, program('tenant'), args);
  assert.equal(made.code, 0, made.lines.join('\n'));
  const tenants = ['tenant6', 'nour'];
  const asked = Array.from({ length: 1000 }, (_, at) => tenants[at % 2] ?? '');
  const told = await inTurns(asked, 40, async (tenantId) => {
    const answer = await fetch(`${server.url}/api/Contact/getAll`, { headers: { 'x-tenant-id': tenantId } });
    return { tenantId, text: await answer.text(), status: answer.status };
  });
  const texts = tenants.map((id) => new Set(told.filter(({ tenantId }) => tenantId === id).map(({ text }) => text)));
  assert.deepEqual([...new Set(told.map(({ status }) => status))], [200]);
  assert.ok(
    texts.every((each) => each.size === 1) && texts[0]?.values().next().value !== texts[1]?.values().next().value,
  );
  const [row] = await root<{ backends: number }[]>`
    select count(*)::int as backends from pg_stat_activity where usename = 'hessa_app' and backend_type = 'client backend'`;
  console.log(`1000 calls of two tenants, each answered as its own, on ${row?.backends} backends for both servers`);
}

/** Past the pooler, which would take the wish to listen and pass nothing on. */
async function hearsOthers(server: RealServer): Promise<void> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  assert.match(metrics, /^hessa_hears_other_servers 1$/m);
  console.log('It hears of edits made through other servers, past the pooler');
}

async function isBackedUp(variables: Record<string, string>): Promise<void> {
  const backups = await mkdtemp(path.join(tmpdir(), 'hessa-backups-'));
  try {
    const env = { ...variables, HESSA_DATA_DIR: folder.dataDir, HESSA_BACKUP_DIR: backups };
    const { code, lines } = await runToEnd(env, program('backup'));
    assert.equal(code, 0, lines.join('\n'));
    console.log(lines[0]);
  } finally {
    await rm(backups, { recursive: true, force: true });
  }
}

async function measure(pooled: RealServer, direct: RealServer): Promise<void> {
  const [row] = await root`select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`;
  const options = {
    seconds: Number(values.seconds),
    connections: Number(values.connections),
    postmaster: Number(row?.pid),
  };
  const headers = { 'x-tenant-id': 'tenant6', DeviceId: 'device-of-the-bench' };
  const token = await signIn(direct.url, headers);
  const calls: [name: string, path: string, more: Record<string, string>][] = [
    ['GET /api/Contact/getAll', '/api/Contact/getAll', {}],
    ['GET Student-Enrolled-Courses', '/api/Student/Student-Enrolled-Courses', { authorization: `Bearer ${token}` }],
  ];
  for (const [name, callPath, more] of calls) {
    const target = (server: RealServer, how: string): Target => ({
      name: `${name} ${how}`,
      url: server.url + callPath,
      headers: { ...headers, ...more },
      serverPid: server.pid,
    });
    const sides = [target(pooled, 'pooled'), target(direct, 'direct')] as const;
    const rounds: [Round[], Round[]] = [[], []];
    for (let round = 0; round <= Number(values.rounds); round += 1) {
      for (const side of [0, 1] as const) {
        const result = await runRound(sides[side], options);
        if (round > 0) rounds[side].push(result);
      }
    }
    printTable(sides[0].name, medianRound(rounds[0]), sides[1].name, medianRound(rounds[1]));
  }
}

async function signIn(url: string, headers: Record<string, string>): Promise<string> {
  const response = await fetch(`${url}/api/Auth/login`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ EmailorMobile: 'student@demo.test', password: 'demo1234' }),
  });
  const { token } = (await response.json()) as { token?: string };
  if (!token) throw new Error(`the demo student cannot sign in: ${response.status}`);
  return token;
}

/** All of them, so many at a time. */
async function inTurns<A, B>(all: readonly A[], atOnce: number, work: (one: A) => Promise<B>): Promise<B[]> {
  const waiting = [...all];
  const done: B[] = [];
  const lane = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) done.push(await work(one));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return done;
}
