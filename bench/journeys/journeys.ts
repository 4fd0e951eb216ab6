import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { cpuMsOfFamily } from '../api/parts/cpu-time.ts';
import { startRealServer } from '../api/parts/processes.ts';
import { makeExamWorld, QUESTIONS, TENANT } from '../exam/parts/exam-world.ts';
import { startRawServer } from '../pages/parts/raw-server.ts';
import type { Request } from '../parts/load/connection.ts';
import { quantile, refuseFailures, runLoad } from '../parts/load/run-load.ts';

/**
 * What whole visits cost: a page with the calls that the browser makes for it, in processor time of the server and of
 * its PostgreSQL, against a bare node:http server that answers as many requests with the landing page's bytes.
 */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    rounds: { type: 'string', default: '3' },
    visitors: { type: 'string', default: '500' },
    /** Flags for the server's Node, such as `--node=--cpu-prof`. */
    node: { type: 'string', multiple: true, default: [] },
  },
});
const rounds = Number(values.rounds);
const visitors = Number(values.visitors);

interface Quiz {
  courseId: number;
  lessonId: number;
}
type Step = (token: string, at: number) => Request;

const page =
  (path: string): Step =>
  () => ({ path, encoding: 'br' });
const read =
  (path: string): Step =>
  (token) => ({ path, token });
const write =
  (path: string, body: (at: number) => unknown): Step =>
  (token, at) => ({
    method: 'POST',
    path,
    token,
    body: body(at),
  });

const open = ({ lessonId }: Quiz) => read(`/Student/contentlesson/${lessonId}`);
const result = ({ lessonId }: Quiz) => read(`/api/quizresult/${lessonId}`);
const submit = ({ lessonId }: Quiz) =>
  write('/api/quizresult/submit', (at) => ({ lessonId, answers: questions().map((question) => (at + question) % 4) }));
/** The answer that the phone held, and the next. */
const saveTwo = ({ lessonId }: Quiz, first: number) =>
  write('/api/quizresult/save-answers', (at) => ({
    lessonId,
    answers: [first, first + 1].map((position) => ({ position, choice: at % 4, clientTime: Date.now() })),
  }));
const saves = (quiz: Quiz) =>
  questions()
    .filter((question) => question % 2 === 0)
    // The last two are told by the paper itself.
    .slice(0, -1)
    .map((first) => saveTwo(quiz, first));

/**
 * The aims are milliseconds on a machine where a front page costs 0.12: told in front pages of the same run, they hold
 * on slower and busier ones too.
 */
const FRONT_PAGE_MS = 0.12;
const VISITS: { name: string; aimMs: number; steps: (quiz: Quiz) => Step[] }[] = [
  { name: 'front page, nobody signed in', aimMs: FRONT_PAGE_MS, steps: () => [page('/')] },
  {
    name: 'course page: shell, tree',
    aimMs: 2.5,
    steps: ({ courseId }) => [
      page(`/course/${courseId}/curriculum`),
      read(`/api/Course/tree-course-with-progress?courseid=${courseId}&timestamp=1`),
    ],
  },
  {
    name: `quiz: page, open, ${QUESTIONS / 2 - 1} saves, submit, result`,
    aimMs: 8,
    steps: (quiz) => [
      page(`/course/${quiz.courseId}/lesson/${quiz.lessonId}/quiz`),
      open(quiz),
      ...saves(quiz),
      submit(quiz),
      result(quiz),
    ],
  },
  { name: 'quiz: open, submit, result alone', aimMs: 5, steps: (quiz) => [open(quiz), submit(quiz), result(quiz)] },
];

const server = await startRealServer(values.node);
const sql = postgres(server.databaseUrl, { max: 1, onnotice: () => {} });
const raw = await startRawServer(server.url, 'br');
try {
  const [row] = await sql`select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`;
  const postmaster = Number(row?.pid);
  // Nobody hands a quiz in twice: each round of each visit has its own.
  const world = await makeExamWorld(sql, server.databaseUrl, visitors, VISITS.length * (rounds + 1));
  const costs = VISITS.map(() => ({ own: [] as number[], database: [] as number[], bare: [] as number[] }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, { name, steps }] of VISITS.entries()) {
      const quiz = world.quizzes[round * VISITS.length + at] as Quiz;
      const before = [cpuMsOfFamily(server.pid), cpuMsOfFamily(postmaster), cpuMsOfFamily(raw.pid)] as const;
      for (const step of steps(quiz)) {
        const requests = world.tokens.map(step);
        refuseFailures(
          name,
          await runLoad(requests, { url: server.url, tenant: TENANT, connections: 8, comesBack: true }),
        );
        refuseFailures(name, await runLoad(requests, { url: raw.url, tenant: TENANT, connections: 8 }));
      }
      // The first round warms up, and fills tables that were empty.
      if (round === 0) {
        await sql`analyze`;
        continue;
      }
      costs[at]?.own.push((cpuMsOfFamily(server.pid) - before[0]) / visitors);
      costs[at]?.database.push((cpuMsOfFamily(postmaster) - before[1]) / visitors);
      costs[at]?.bare.push((cpuMsOfFamily(raw.pid) - before[2]) / visitors);
    }
  }
  console.log(`\nProcessor time a visit, ${visitors} visitors, median of ${rounds} rounds (ms)`);
  console.log(`${' '.repeat(50)}server  database     both   a bare server    ratio  front pages      aim`);
  const medians = costs.map(
    ({ own, database, bare }) => [own, database, bare].map((all) => quantile(all, 0.5)) as [number, number, number],
  );
  const frontPage = (medians[0]?.[0] ?? 0) + (medians[0]?.[1] ?? 0);
  for (const [at, { name, aimMs }] of VISITS.entries()) {
    const [own, database, bare] = medians[at] as [number, number, number];
    const both = own + database;
    console.log(
      `  ${name.padEnd(46)} ${cell(own)} ${cell(database, 9)} ${cell(both, 8)} ${cell(bare, 15)} ${cell(both / bare)} ${cell(both / frontPage, 12)} ${cell(aimMs / FRONT_PAGE_MS)}`,
    );
  }
  console.log('');
} finally {
  await raw.stop();
  await sql.end();
  await server.stop();
}

function questions(): number[] {
  return Array.from({ length: QUESTIONS }, (_, question) => question);
}

function cell(value: number, width = 8): string {
  return value.toFixed(2).padStart(width);
}
