import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { LEVELS, SKILLS } from '../../packages/rules/src/quizzes/bank/bank-labels.ts';
import { startRealServer } from '../api/parts/processes.ts';
import { Connection } from '../parts/load/connection.ts';
import { quantile } from '../parts/load/run-load.ts';
import { type Cell, copyRows } from '../parts/school/copy-rows.ts';
import { addStudents, openSchool, signIn, studentId } from '../parts/school/school.ts';

/** A paper by a blueprint out of a large bank, beside the same out of a small one. */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    questions: { type: 'string', default: '10000' },
    samples: { type: 'string', default: '60' },
    node: { type: 'string', multiple: true, default: [] },
  },
});
const BANKS = [
  { tenant: 'bank-small', questions: 200 },
  { tenant: 'bank-large', questions: Number(values.questions) },
];
const UNITS = 12;
const AIM_MS = 300;

/** Forty-two questions in ten rows that overlap, as a teacher asks for them. */
const ROWS = [
  ...SKILLS.map((skill, at) => ({ count: 4, unit: `Unit ${(at % UNITS) + 1}`, skill, level: null, kind: null })),
  { count: 4, unit: null, skill: null, level: 'hard', kind: 'single-choice' },
  { count: 6, unit: null, skill: null, level: null, kind: null },
];

const server = await startRealServer(values.node);
const sql = postgres(server.databaseUrl, { max: 1, onnotice: () => {} });
try {
  const desks = [];
  for (const bank of BANKS) desks.push({ ...bank, ...(await makeBank(bank)), latencies: new Map<string, number[]>() });
  await sql`vacuum (analyze)`;
  // In turn, again and again: what the machine does beside us falls on both alike.
  for (let round = 0; round < Number(values.samples); round += 1) {
    for (const desk of desks) {
      for (const [name, request] of Object.entries(callsOf(desk.token))) {
        const started = performance.now();
        const answer = await desk.connection.send(request);
        const took = performance.now() - started;
        if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.body}`);
        if (round < 5) continue;
        desk.latencies.set(name, [...(desk.latencies.get(name) ?? []), took]);
      }
    }
  }
  const [small, large] = desks;
  if (!small || !large) throw new Error('no bank was made');
  console.log(
    `\n${'ms'.padEnd(34)}${`${small.questions} questions`.padStart(22)}${`${large.questions} questions`.padStart(24)}   ratio`,
  );
  for (const name of large.latencies.keys()) {
    const [of, beside] = [figures(large.latencies.get(name)), figures(small.latencies.get(name))];
    const cells = [beside, of].map(({ median, p95 }) => `${median.toFixed(1)} (p95 ${p95.toFixed(1)})`);
    console.log(
      `${name.padEnd(34)}${cells[0]?.padStart(22)}${cells[1]?.padStart(24)}   ${(of.median / beside.median).toFixed(1)}`,
    );
  }
  const drawn = figures(large.latencies.get('build a paper of 42'));
  console.log(`\nA paper out of ${large.questions}: p95 ${drawn.p95.toFixed(0)} ms, aim ${AIM_MS}`);
  if (drawn.p95 > AIM_MS) process.exitCode = 1;
  for (const desk of desks) desk.connection.close();
} finally {
  await sql.end();
  await server.stop();
}

function figures(latencies: readonly number[] = []) {
  return { median: quantile(latencies, 0.5), p95: quantile(latencies, 0.95) };
}

function callsOf(token: string) {
  const draw = { method: 'POST' as const, path: '/api/teach/bank/draw', token };
  const body = { rows: ROWS, lessonId: 1 };
  return {
    'build a paper of 42': { ...draw, body: { ...body, unusedOnly: false } },
    'the same, none used this month': { ...draw, body: { ...body, unusedOnly: true } },
    'a page of the bank': { path: '/api/teach/bank', token },
    'a search': { path: '/api/teach/bank?q=arrived%207', token },
    'all labels': { path: '/api/teach/bank/labels', token },
  };
}

async function makeBank({ tenant, questions }: (typeof BANKS)[number]) {
  await openSchool(server.databaseUrl, tenant, async () => {});
  await addStudents(sql, tenant, 0, 1);
  await sql`update accounts set role = 'teacher' where tenant_id = ${tenant} and id = ${studentId(tenant, 0)}`;
  const columns = 'tenant_id text kind choices right_choice weight pinned unit skill level source';
  const rows = Array.from({ length: questions }, (_, at): Cell[] => [
    ...[tenant, `Question ${at}: by the time we arrived, the train ____ already.`, 'single-choice'],
    ...[JSON.stringify(['had left', 'has left', 'was leaving', 'left']), 0, 1, false],
    ...[`Unit ${(at % UNITS) + 1}`, SKILLS[at % SKILLS.length] ?? null, LEVELS[at % LEVELS.length] ?? null, 'Bench'],
  ]);
  await copyRows(sql, 'bank_questions', columns.split(' '), rows);
  const [token = ''] = await signIn(sql, tenant, [0]);
  return { token, connection: new Connection(server.url, tenant) };
}
