import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { cpuMsOfFamily } from '../api/parts/cpu-time.ts';
import { startRealServer } from '../api/parts/processes.ts';
import type { Request } from '../parts/load/connection.ts';
import { type LoadResult, quantile, refuseFailures, runLoad } from '../parts/load/run-load.ts';
import { watchMemory } from '../parts/processes/memory.ts';
import { bareInsertsPerSecond } from './parts/bare-inserts.ts';
import { makeExamWorld, QUESTIONS, TENANT } from './parts/exam-world.ts';
import { sendPhones } from './parts/phones.ts';

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    students: { type: 'string', default: '5000' },
    /** All of them open and submit within this time. */
    seconds: { type: 'string', default: '60' },
    /** So many processes that do nothing but keep the cores busy run beside the exam, as on a crowded machine. */
    spinners: { type: 'string', default: '0' },
    /** The same at the end, beside so many that phones are turned away and have to come back. */
    crowd: { type: 'string', default: '8' },
    /** How many journeys the processor time is taken over. */
    journeys: { type: 'string', default: '1000' },
    connections: { type: 'string', default: '40' },
    /** Flags for the server's Node, such as `--node=--cpu-prof`. */
    node: { type: 'string', multiple: true, default: [] },
  },
});
const students = Number(values.students);
const journeys = Math.min(Number(values.journeys), students);

const server = await startRealServer(values.node);
const sql = postgres(server.databaseUrl, { max: 1, onnotice: () => {} });
try {
  const [row] = await sql`select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`;
  const postmaster = Number(row?.pid);
  const world = await makeExamWorld(sql, server.databaseUrl, students, 5);
  const [exam, flatOut, journey, bare, crowded] = world.quizzes as [Quiz, Quiz, Quiz, Quiz, Quiz];
  // On a crowded machine some are turned away, and come back as the phones do.
  const load = { url: server.url, tenant: TENANT, comesBack: true };
  const cpu = () => ({ server: cpuMsOfFamily(server.pid), database: cpuMsOfFamily(postmaster) });

  console.log(`\nThe exam: ${students} students open and submit ${QUESTIONS} questions within ${values.seconds} s`);
  const stopMemory = watchMemory([server.pid, postmaster]);
  const scheduled = {
    ...load,
    connections: Number(values.connections),
    overSeconds: Number(values.seconds) * 0.45,
  };
  const stopSpinning = spin(Number(values.spinners));
  const started = performance.now();
  const opened = await runLoad(world.tokens.map(open(exam)), scheduled);
  const submitted = await runLoad(world.tokens.map(submit(exam)), scheduled);
  const took = (performance.now() - started) / 1000;
  const [serverMb = 0, databaseMb = 0] = stopMemory();
  stopSpinning();
  report('open', opened);
  report('submit', submitted);
  await proveStored(exam, students);
  await proveSummed(students);
  console.log(`  all in ${took.toFixed(1)} s, every result stored exactly once`);
  console.log(
    `  memory (PSS) at most: server ${serverMb.toFixed(0)} MB + PostgreSQL ${databaseMb.toFixed(0)} MB = ${(serverMb + databaseMb).toFixed(0)} MB, aim 320`,
  );

  console.log('\nFlat out: submissions as fast as they are answered, against bare inserts of the same rows');
  const burst = world.tokens.slice(0, journeys);
  refuseFailures('open', await runLoad(burst.map(open(flatOut)), { ...load, connections: 20 }));
  const fast = await runLoad(burst.map(submit(flatOut)), { ...load, connections: 20 });
  refuseFailures('submit', fast);
  const perSecond = journeys / fast.seconds;
  const barePerSecond = await bareInsertsPerSecond(server.databaseUrl, bare, journeys);
  console.log(`  ${perSecond.toFixed(0)} submissions/s, bare ${barePerSecond.toFixed(0)} inserts/s`);
  console.log(`  ratio to bare ${(perSecond / barePerSecond).toFixed(2)}`);

  console.log(`\nProcessor time a call, over ${journeys} students (ms)   server  database     both`);
  const stages: [string, (token: string, at: number) => Request][] = [
    ['open', open(journey)],
    ['two answers saved', saveAnswers(journey)],
    ['submit', submit(journey)],
    ['result', (token) => ({ path: `/api/quizresult/${journey.lessonId}`, token })],
    ['course tree', (token) => ({ path: `/api/Course/tree-course-with-progress?courseid=${journey.courseId}`, token })],
  ];
  const costs = new Map<string, number>();
  for (const [name, request] of stages) {
    const before = cpu();
    refuseFailures(name, await runLoad(burst.map(request), { ...load, connections: 8 }));
    const after = cpu();
    const [own, theirs] = [(after.server - before.server) / journeys, (after.database - before.database) / journeys];
    costs.set(name, own + theirs);
    console.log(`  ${name.padEnd(45)} ${cell(own)} ${cell(theirs, 9)} ${cell(own + theirs, 9)}`);
  }
  const cost = (name: string) => costs.get(name) ?? Number.NaN;
  const once = cost('open') + cost('two answers saved') + cost('submit') + cost('result');
  console.log(`  quiz journey (open, a save, submit, result)    ${' '.repeat(17)}${cell(once, 9)}   aim 8.00`);
  console.log(
    `  the same with ${QUESTIONS} answers saved two by two         ${' '.repeat(17)}${cell(once + (QUESTIONS / 2 - 1) * cost('two answers saved'), 9)}`,
  );
  console.log(
    `  course tree                                    ${' '.repeat(17)}${cell(cost('course tree'), 9)}   aim 2.00\n`,
  );

  console.log(`Too much at once: ${students} phones beside ${values.crowd} processes that leave no core alone`);
  const stopCrowding = spin(Number(values.crowd));
  const crowd = await sendPhones(world.tokens, {
    ...{ url: server.url, tenant: TENANT, overSeconds: Number(values.seconds) * 0.45 },
    steps: [open(crowded), submit(crowded)],
  }).finally(stopCrowding);
  await proveStored(crowded, students);
  const wait = (share: number) => (quantile(crowd.waits, share) / 1000).toFixed(1);
  console.log(`  from press to answer p50 ${wait(0.5)} s   p95 ${wait(0.95)} s   worst ${wait(1)} s`);
  console.log(
    `  came back by themselves ${crowd.cameBack} times, pressed again ${crowd.pressedAgain} times, every result stored exactly once\n`,
  );
} finally {
  await sql.end();
  await server.stop();
}

interface Quiz {
  courseId: number;
  lessonId: number;
}

function open(quiz: Quiz) {
  return (token: string): Request => ({ path: `/Student/contentlesson/${quiz.lessonId}`, token });
}

/** As a phone sends them: the one that it held and the next. */
function saveAnswers(quiz: Quiz) {
  return (token: string, at: number): Request => {
    const answers = [at, at + 1].map((question) => ({
      position: question % QUESTIONS,
      choice: at % 4,
      clientTime: Date.now(),
    }));
    return { method: 'POST', path: '/api/quizresult/save-answers', token, body: { lessonId: quiz.lessonId, answers } };
  };
}

function submit(quiz: Quiz) {
  return (token: string, at: number): Request => {
    const answers = Array.from({ length: QUESTIONS }, (_, question) => (at + question) % 4);
    return { method: 'POST', path: '/api/quizresult/submit', token, body: { lessonId: quiz.lessonId, answers } };
  };
}

function report(what: string, result: LoadResult): void {
  refuseFailures(what, result);
  const at = (share: number) => quantile(result.latencies, share).toFixed(0).padStart(5);
  console.log(
    `  ${what.padEnd(7)} p50 ${at(0.5)} ms   p95 ${at(0.95)} ms   p99 ${at(0.99)} ms   worst ${at(1)} ms   errors 0   turned away and back ${result.turnedAway}`,
  );
}

async function proveStored(quiz: Quiz, wanted: number): Promise<void> {
  const [counted] = await sql`
    select count(*)::int as results, count(distinct r.student_id)::int as students, count(p.completed_at)::int as finished
    from quiz_results r
    left join lesson_progress p using (tenant_id, student_id, course_id, lesson_id)
    where r.tenant_id = ${TENANT} and r.lesson_id = ${quiz.lessonId}`;
  const expected = { results: wanted, students: wanted, finished: wanted };
  if (JSON.stringify(counted) !== JSON.stringify(expected)) throw new Error(`stored: ${JSON.stringify(counted)}`);
}

/** Of the first exam alone: nothing else has been counted yet. */
async function proveSummed(wanted: number): Promise<void> {
  const [summed] = await sql`
    select sum(quiz_count)::int as papers from term_scores where tenant_id = ${TENANT} and period = 'all'`;
  if (summed?.papers !== wanted) throw new Error(`summed: ${summed?.papers}`);
}

/** The cores are as busy as by so many others; gives back what ends it. */
function spin(count: number): () => void {
  const spinners = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  return () => {
    for (const spinner of spinners) spinner.kill('SIGKILL');
  };
}

function cell(ms: number, width = 7): string {
  return ms.toFixed(2).padStart(width);
}
