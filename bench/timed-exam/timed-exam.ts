import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { cpuMsOfFamily } from '../api/parts/cpu-time.ts';
import { startRealServer } from '../api/parts/processes.ts';
import { makeExamWorld, TENANT } from '../exam/parts/exam-world.ts';
import type { Request } from '../parts/load/connection.ts';
import { type LoadResult, quantile, refuseFailures, runLoad } from '../parts/load/run-load.ts';

/** The ministry's paper of 2025. */
const QUESTIONS = 42;
/** A phone sends the answer that it held with the next one. */
const ANSWERS_A_SAVE = 2;
const P99_MS = 500;
/** 10 ms where a front page costs 0.12: told in front pages, it holds on slower and busier machines too. */
const FRONT_PAGES = 10 / 0.12;

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    students: { type: 'string', default: '5000' },
    /** All of them start within this time, and hand in within as much again. */
    seconds: { type: 'string', default: '60' },
    /** How many whole exams the processor time is taken over. */
    journeys: { type: 'string', default: '500' },
    connections: { type: 'string', default: '40' },
  },
});
const students = Number(values.students);
const journeys = Math.min(Number(values.journeys), students);

interface Exam {
  courseId: number;
  lessonId: number;
}

const TERMS = {
  ...{ minutes: 180, opensAt: null, lastStartAt: null, closesAt: null },
  ...{ attempts: 1, counts: 'best' as const, passMark: 50 },
};

const server = await startRealServer([]);
const sql = postgres(server.databaseUrl, { max: 1, onnotice: () => {} });
try {
  const [row] = await sql`select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`;
  const postmaster = Number(row?.pid);
  const shape = { questionCount: QUESTIONS, exam: TERMS };
  const world = await makeExamWorld(sql, server.databaseUrl, students, 2, shape);
  const [crowd, alone] = world.quizzes as [Exam, Exam];
  const load = { url: server.url, tenant: TENANT, comesBack: true };
  const cpu = () => cpuMsOfFamily(server.pid) + cpuMsOfFamily(postmaster);

  console.log(`\nA timed exam of ${QUESTIONS} questions: ${students} students, each minute in ${values.seconds} s`);
  // A little less than the minute, so that the last of them is answered within it.
  const scheduled = { ...load, connections: Number(values.connections), overSeconds: Number(values.seconds) * 0.9 };
  const worst = [
    report('start', await runLoad(world.tokens.map(start(crowd)), scheduled)),
    report('two answers saved', await runLoad(world.tokens.map(save(crowd, 0)), scheduled)),
    report('hand in', await runLoad(world.tokens.map(handIn(crowd)), scheduled)),
  ];
  await proveStored(crowd, students);
  console.log('  every attempt handed in once, every result stored once');
  judged('p99 of start, save and hand in', Math.max(...worst), P99_MS, 'ms');

  console.log(`\nProcessor time of a whole exam, over ${journeys} students, server and database together`);
  const some = world.tokens.slice(0, journeys);
  const saves = Array.from({ length: QUESTIONS / ANSWERS_A_SAVE }, (_, at) => save(alone, at));
  const stages: [string, ((token: string, at: number) => Request)[]][] = [
    ['door', [(token) => ({ path: `/api/exams/${alone.lessonId}`, token })]],
    ['start', [start(alone)]],
    [`${saves.length} autosaves`, saves],
    ['hand in', [handIn(alone)]],
    ['result', [(token) => ({ path: `/api/quizresult/${alone.lessonId}`, token })]],
  ];
  const frontPage = async () => {
    const before = cpu();
    const requests = Array.from({ length: 4 * journeys }, (): Request => ({ path: '/', encoding: 'br' }));
    refuseFailures('front page', await runLoad(requests, { ...load, connections: 8 }));
    return (cpu() - before) / requests.length;
  };
  await frontPage();
  const yardstick = [await frontPage()];
  let all = 0;
  for (const [name, requests] of stages) {
    const before = cpu();
    for (const request of requests) {
      refuseFailures(name, await runLoad(some.map(request), { ...load, connections: 8 }));
    }
    const cost = (cpu() - before) / journeys;
    all += cost;
    console.log(`  ${name.padEnd(20)} ${cost.toFixed(2).padStart(7)} ms`);
  }
  yardstick.push(await frontPage());
  const page = yardstick.reduce((sum, cost) => sum + cost, 0) / yardstick.length;
  console.log(
    `  a whole exam         ${all.toFixed(2).padStart(7)} ms, a front page before and after it ${page.toFixed(2)} ms`,
  );
  judged('a whole exam', all / page, FRONT_PAGES, 'front pages');
} finally {
  await sql.end();
  await server.stop();
}

function start({ lessonId }: Exam) {
  return (token: string): Request => ({ method: 'POST', path: `/api/exams/${lessonId}/start`, token, body: {} });
}

/** Answers as a phone counts and orders them. It need not sign what arrives in time. */
function given(position: number, student: number) {
  return { position, choice: (student + position) % 4, clientTime: position + 1, order: position + 1 };
}

function save({ lessonId }: Exam, at: number) {
  return (token: string, student: number): Request => {
    const answers = Array.from({ length: ANSWERS_A_SAVE }, (_, place) => given(at * ANSWERS_A_SAVE + place, student));
    return { method: 'POST', path: '/api/quizresult/save-answers', token, body: { lessonId, attempt: 1, answers } };
  };
}

function handIn({ lessonId }: Exam) {
  return (token: string, student: number): Request => {
    const answers = Array.from({ length: QUESTIONS }, (_, position) => given(position, student));
    const body = { number: 1, because: 'student', answers };
    return { method: 'POST', path: `/api/exams/${lessonId}/hand-in`, token, body };
  };
}

function report(what: string, result: LoadResult): number {
  refuseFailures(what, result);
  const at = (share: number) => quantile(result.latencies, share);
  const shown = (share: number) => at(share).toFixed(0).padStart(5);
  console.log(
    `  ${what.padEnd(18)} p50 ${shown(0.5)} ms   p95 ${shown(0.95)} ms   p99 ${shown(0.99)} ms   worst ${shown(1)} ms   errors 0   turned away and back ${result.turnedAway}`,
  );
  return at(0.99);
}

function judged(what: string, value: number, aim: number, unit: string): void {
  console.log(
    `  ${what}: ${value.toFixed(2)} ${unit}, aim ${aim.toFixed(0)} ${unit}: ${value <= aim ? 'held' : 'MISSED'}`,
  );
}

async function proveStored({ lessonId }: Exam, wanted: number): Promise<void> {
  const [counted] = await sql`
    select count(*)::int as results, count(distinct r.student_id)::int as students,
      (select count(*)::int from exam_sittings s where s.tenant_id = ${TENANT} and s.lesson_id = ${lessonId}
        and s.handed_in_at is not null) as sittings,
      (select count(*)::int from held_answers h where h.tenant_id = ${TENANT} and h.lesson_id = ${lessonId}) as held,
      min(r.total)::int as answered
    from quiz_results r where r.tenant_id = ${TENANT} and r.lesson_id = ${lessonId}`;
  const expected = { results: wanted, students: wanted, sittings: wanted, held: 0, answered: QUESTIONS };
  if (JSON.stringify(counted) !== JSON.stringify(expected)) throw new Error(`stored: ${JSON.stringify(counted)}`);
}
