import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { type Running, startBareServer, startRealServer } from './parts/processes.ts';
import { medianRound, type Round, runRound, type Target } from './parts/round.ts';
import { printTable } from './parts/table.ts';

const TENANT = 'tenant6';
const STUDENT = { EmailorMobile: 'student@demo.test', password: 'demo1234' };

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '20' },
    /** Writes a processor profile of the server into the working folder. */
    profile: { type: 'boolean', default: false },
  },
});

const real = await startRealServer(values.profile ? ['--cpu-prof'] : []);
const sql = postgres(real.databaseUrl, { max: 1, onnotice: () => {} });
let bare: Running | undefined;
try {
  const { token, student } = await signIn(real.url);
  bare = await startBareServer(real.databaseUrl, TENANT, student);
  await measure(bare, token);
} finally {
  await bare?.stop();
  await sql.end();
  await real.stop();
}

async function measure(against: Running, token: string): Promise<void> {
  const [row] = await sql`select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`;
  const options = {
    seconds: Number(values.seconds),
    connections: Number(values.connections),
    postmaster: Number(row?.pid),
  };
  const headers = { 'x-tenant-id': TENANT, DeviceId: 'device-of-the-bench' };
  const ours = (name: string, path: string, more = {}): Target => {
    return { name, url: real.url + path, headers: { ...headers, ...more }, serverPid: real.pid };
  };
  const plain = (name: string, path: string): Target => {
    return { name, url: against.url + path, headers: {}, serverPid: against.pid };
  };
  const pairs: [Target, Target][] = [
    [ours('GET /api/Contact/getAll', '/api/Contact/getAll'), plain('bare: the same statement', '/contacts')],
    [ours('GET /api/Site', '/api/Site'), plain('bare: the same statement', '/site')],
    [
      ours('GET Student-Enrolled-Courses (signed in)', '/api/Student/Student-Enrolled-Courses', {
        authorization: `Bearer ${token}`,
      }),
      plain('bare: its list statement alone', '/enrolled'),
    ],
    [
      plain('bare: four-trip tenant transaction', '/contacts-in-transaction'),
      plain('bare: the same statement', '/contacts'),
    ],
    [ours('GET /healthz (no SQL)', '/healthz'), plain('bare: no SQL', '/nothing')],
  ];
  const rounds = pairs.map((): [Round[], Round[]] => [[], []]);
  // Everything takes its turn in every round, so that a busy minute of the machine hits all alike. The first round
  // warms up and is not counted.
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    console.log(round === 0 ? 'Warming up' : `Round ${round} of ${values.rounds}`);
    for (const [index, pair] of pairs.entries()) {
      for (const side of [0, 1] as const) {
        const result = await runRound(pair[side], options);
        if (round > 0) rounds[index]?.[side].push(result);
      }
    }
  }
  for (const [index, [first, second]] of pairs.entries()) {
    const [firstRounds = [], secondRounds = []] = rounds[index] ?? [];
    printTable(first.name, medianRound(firstRounds), second.name, medianRound(secondRounds));
  }
}

async function signIn(url: string): Promise<{ token: string; student: string }> {
  const response = await fetch(`${url}/api/Auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-tenant-id': TENANT, DeviceId: 'device-of-the-bench' },
    body: JSON.stringify(STUDENT),
  });
  const { token } = (await response.json()) as { token?: string };
  if (!token) throw new Error(`the demo student cannot sign in: ${response.status}`);
  const [account] = await sql`select id from accounts where tenant_id = ${TENANT} and email = ${STUDENT.EmailorMobile}`;
  return { token, student: String(account?.id) };
}
