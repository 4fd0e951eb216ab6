import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { startRealServer } from '../api/parts/processes.ts';
import { Connection, type Request } from '../parts/load/connection.ts';
import { quantile } from '../parts/load/run-load.ts';
import { signIn, studentId } from '../parts/school/school.ts';
import { type ConsoleMade, type ConsoleSize, makeConsoleSchool, scatteredPhone } from './parts/console-school.ts';
import { countKeptFigures } from './parts/learning.ts';

/** The console of a platform with a hundred thousand students and a million codes, beside a small one's. */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    samples: { type: 'string', default: '60' },
    /** Of the large platform: what takes longest to fill. */
    codes: { type: 'string', default: '1000000' },
    /** The other measurement's of this folder: both get what was typed. */
    sizes: { type: 'string' },
    node: { type: 'string', multiple: true, default: [] },
  },
});
const samples = Number(values.samples);
/** These are remembered for half a minute, and are asked for anew after that. */
const REMEMBERED_MS = 31_000;
const COLD_SAMPLES = 3;
const SMALL: ConsoleSize = { tenant: 'console-small', students: 200, codes: 500 };
const LARGE: ConsoleSize = { tenant: 'console-large', students: 100_000, codes: Number(values.codes) };

const server = await startRealServer(values.node);
const sql = postgres(server.databaseUrl, { max: 1, onnotice: () => {} });
try {
  const schools = [];
  for (const size of [SMALL, LARGE]) {
    const started = performance.now();
    const made = await makeConsoleSchool(sql, server.databaseUrl, size);
    schools.push({ size, made, latencies: new Map<string, number[]>() });
    const took = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`${size.tenant}: ${size.students} students and ${size.codes} codes in ${took} s`);
  }
  await countKeptFigures(sql);
  await sql`vacuum (analyze)`;
  await sql`checkpoint`;
  const desks = [];
  for (const { size, made, latencies } of schools) desks.push({ latencies, ...(await openDesk(size, made)) });
  // In turn, again and again: what the machine does beside us falls on both alike.
  let coldAt = Number.NEGATIVE_INFINITY;
  let coldRounds = 0;
  for (let round = 0; round < samples || coldRounds < COLD_SAMPLES; round += 1) {
    if (round >= samples) await delay(Math.max(0, coldAt + REMEMBERED_MS - performance.now()));
    const isCold = performance.now() >= coldAt + REMEMBERED_MS;
    if (isCold) coldAt = performance.now();
    for (const desk of desks) {
      if (isCold) for (const [name, request] of Object.entries(desk.cold)) await ask(desk, name, request, true);
      if (round >= samples) continue;
      for (const [name, request] of Object.entries(desk.calls)) await ask(desk, name, request, round >= samples / 4);
    }
    if (isCold) coldRounds += 1;
  }
  for (const desk of desks) desk.connection.close();
  print(desks.map(({ latencies }) => latencies));
} finally {
  await sql.end();
  await server.stop();
}

interface Desk {
  connection: Connection;
  latencies: Map<string, number[]>;
}

async function ask({ connection, latencies }: Desk, name: string, request: Request, isKept: boolean): Promise<void> {
  const started = performance.now();
  const { status, body } = await connection.send(request);
  const took = performance.now() - started;
  if (status !== 200) throw new Error(`${name}: ${status} ${body}`);
  if (isKept) latencies.set(name, [...(latencies.get(name) ?? []), took]);
}

async function openDesk({ tenant, students }: ConsoleSize, { courseId, classId, quizId }: ConsoleMade) {
  await sql`update accounts set role = 'assistant' where tenant_id = ${tenant} and id = ${studentId(tenant, 1)}`;
  const [token, assistant] = await signIn(sql, tenant, [0, 1]);
  const connection = new Connection(server.url, tenant);
  // Made by the platform itself, so that there is a code to look up; the others are only in its way.
  const made = await connection.send({
    method: 'POST',
    path: '/api/teach/code-batches',
    token,
    body: { key: randomUUID(), courseId, size: 50 },
  });
  const batchId = JSON.parse(made.body).data?.id;
  const page = await connection.send({ path: `/api/teach/code-batches/${batchId}/codes`, token });
  const accounts = await connection.send({ path: '/api/teach/code-sellers', token });
  const sellerId = JSON.parse(accounts.body).data?.sellers[0]?.id;
  const code = JSON.parse(page.body).data?.codes[0]?.code;
  const search = (text: string) => `/api/teach/students?search=${encodeURIComponent(text)}`;
  const desk = (text: string) => `/api/teach/desk/search?typed=${encodeURIComponent(text)}`;
  const calls: Record<string, Request> = {
    'results, the list': { path: '/api/teach/results', token },
    'quiz report': { path: `/api/teach/results/${quizId}`, token },
    'missing papers': { path: `/api/teach/results/${quizId}/missing`, token },
    'papers of a quiz': { path: `/api/teach/results/${quizId}/papers`, token },
    'students, first page': { path: '/api/teach/students', token },
    'students by name': { path: '/api/teach/students?sort=name', token },
    'students, longest away': { path: '/api/teach/students?sort=seen&only=away', token },
    'students, weakest': { path: '/api/teach/students?sort=average&only=low', token },
    'gradebook, figures': { path: `/api/teach/gradebooks/${classId}`, token },
    'gradebook by name': { path: `/api/teach/gradebooks/${classId}/students`, token },
    'gradebook, weakest first': { path: `/api/teach/gradebooks/${classId}/students?sort=average`, token },
    'gradebook, who misses': { path: `/api/teach/gradebooks/${classId}/students?only=missing`, token },
    'gradebook, most missing first': { path: `/api/teach/gradebooks/${classId}/students?sort=missing`, token },
    'students of a grade': { path: '/api/teach/students?grade=Secondary2', token },
    'search: a rare name': { path: search('زينب'), token },
    'search: a whole name': { path: search('احمد مريم الشريف'), token },
    'search: part of a name': { path: search('الجند'), token },
    'search: part of a name, weakest first': { path: `${search('الجند')}&sort=average`, token },
    'search: nobody, weakest first': { path: `${search('زظزظ')}&sort=average`, token },
    'search: part of a phone': { path: search(scatteredPhone(students - 7).slice(-7)), token },
    'desk: a name of few': { path: desk('مريم الجندي'), token },
    'desk: a name of many, unspaced': { path: desk('عبدالرحمن'), token },
    'desk: two letters': { path: desk('مر'), token },
    // The digits may be a card's number as well, and cards of the bench cannot be unsealed: an assistant sees them masked.
    'desk: +20 and a phone': { path: desk(`+20 ${scatteredPhone(students - 7).slice(1, 6)}`), token: assistant },
    'desk: the end of a phone': { path: desk(scatteredPhone(students - 7).slice(-5)), token: assistant },
    'desk: a card by number': { path: desk('№ 000017'), token: assistant },
    'desk: a whole code': { path: desk(code), token },
    'code lookup': { path: `/api/teach/codes/find?code=${code}`, token },
    'batches, first page': { path: '/api/teach/code-batches', token },
    'codes of a batch': { path: `/api/teach/code-batches/${batchId}/codes`, token },
    'sellers and what they owe': { path: '/api/teach/code-sellers', token },
    'a seller’s statement': { path: `/api/teach/code-sellers/${sellerId}`, token },
    'sales of a month': { path: '/api/teach/code-sales?from=2026-10-16&to=2026-11-15', token },
    'audit trail': { path: '/api/teach/audit', token },
    'nothing at all (/healthz)': { path: '/healthz' },
  };
  const cold: Record<string, Request> = {
    'today, cold': { path: '/api/teach/today', token },
    'who is slipping, cold': { path: '/api/teach/slipping', token },
    'what comes next, cold': { path: '/api/teach/coming', token },
  };
  return { connection, calls, cold };
}

function print([small, large]: Map<string, number[]>[]): void {
  console.log(`\n${'p50 in ms'.padEnd(34)}${'small'.padStart(10)}${'large'.padStart(10)}     ratio`);
  for (const [name, taken] of small ?? []) {
    const [one, other] = [quantile(taken, 0.5), quantile(large?.get(name) ?? [], 0.5)];
    const cells = [one, other].map((value) => value.toFixed(2).padStart(10)).join('');
    console.log(`${name.padEnd(34)}${cells}${(other / one).toFixed(2).padStart(10)}`);
  }
}
