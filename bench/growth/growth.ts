import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { startRealServer } from '../api/parts/processes.ts';
import { Connection, type Request } from '../parts/load/connection.ts';
import { quantile } from '../parts/load/run-load.ts';
import { signIn, studentId } from '../parts/school/school.ts';
import { type GrowingSchool, makeGrowingSchool, PER_STUDENT, quizOf, TENANT } from './parts/growing-school.ts';

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    sizes: { type: 'string', default: '1000,100000,1000000' },
    /** Calls of each kind at each size. */
    samples: { type: 'string', default: '400' },
    node: { type: 'string', multiple: true, default: [] },
  },
});
const sizes = values.sizes.split(',').map(Number);
const samples = Number(values.samples);
const NOTHING = 'nothing at all (/healthz)';
const ANEW = 'once a minute: top students anew';
/** The same students are asked at every size; their neighbours in the indexes are what grows. */
const PROBES = Math.min(100, Math.min(...sizes) / PER_STUDENT);

const server = await startRealServer(values.node);
const sql = postgres(server.databaseUrl, { max: 1, onnotice: () => {} });
try {
  const school = await makeGrowingSchool(sql, server.databaseUrl);
  const columns: Map<string, number>[] = [];
  for (const size of sizes) {
    const started = performance.now();
    await school.growTo(size);
    console.log(`${size} enrolments and results: filled in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    // A program just started grows faster by itself: without this the smallest school would look the slowest.
    if (columns.length === 0) await measure(school, samples * 2);
    columns.push(await measure(school, samples));
  }
  print(columns);
} finally {
  await sql.end();
  await server.stop();
}

/** Every call in turn, again and again: what the machine does beside us falls on all of them alike. */
async function measure(school: GrowingSchool, rounds: number): Promise<Map<string, number>> {
  const numbers = Array.from({ length: PROBES }, (_, at) => at);
  const tokens = await signIn(sql, TENANT, numbers);
  const connection = new Connection(server.url, TENANT);
  const latencies = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    const student = round % PROBES;
    for (const [name, request] of Object.entries(calls(school, student, tokens[student]))) {
      const started = performance.now();
      const { status, body } = await connection.send(request);
      const took = performance.now() - started;
      if (status !== 200) throw new Error(`${name}: ${status} ${body}`);
      // The first rounds warm the database's own caches again after the filling.
      if (round >= rounds / 4) latencies.set(name, [...(latencies.get(name) ?? []), took]);
    }
  }
  connection.close();
  const medians = new Map([...latencies].map(([name, taken]) => [name, quantile(taken, 0.5)]));
  medians.set(ANEW, await boardAnew());
  return medians;
}

function calls(school: GrowingSchool, student: number, token: string | undefined): Record<string, Request> {
  const [course] = school.coursesOf(student);
  if (!course) throw new Error('a student without courses');
  const id = studentId(TENANT, student);
  return {
    'tree with progress': { path: `/api/Course/tree-course-with-progress?courseid=${course.id}`, token },
    'contentlesson (video)': { path: `/Student/contentlesson/${course.lessons[0]}`, token },
    'quiz result': { path: `/api/quizresult/${quizOf(course)}`, token },
    'enrolled courses': { path: '/Student/Student-Enrolled-Courses', token },
    'my units': { path: '/api/UnitCode/GetMyUnitCodes', token },
    'statistics: videos': { path: `/api/Student/GetStudentLessonsProgress/${id}`, token },
    'statistics: quizzes': { path: `/api/Student/GetStudentQuizzesProgress/${id}`, token },
    'top students': { path: '/api/Student/top-students' },
    'top students of a grade': { path: '/api/Student/top-students?grade=Secondary3' },
    'course list': { path: '/AdminStudent/CourseActive?grade=Secondary1' },
    books: { path: '/api/Book/active' },
    [NOTHING]: { path: '/healthz' },
  };
}

/** The board is remembered for a minute, so its own statement is asked of the database. */
async function boardAnew(): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < 30; round += 1) {
    const started = performance.now();
    await sql`
      select a.name, a.grade, s.average from term_scores s
      join accounts a on a.tenant_id = s.tenant_id and a.id = s.student_id
      where s.tenant_id = ${TENANT} and s.period = (select max(period) from term_scores where tenant_id = ${TENANT} and period <> 'all')
        and a.on_honour_board and not a.disabled and a.grade = 'Secondary3'
      order by s.average desc, s.quiz_count desc, s.student_id limit 50`;
    taken.push(performance.now() - started);
  }
  return quantile(taken, 0.5);
}

function print(columns: Map<string, number>[]): void {
  const head = sizes.map((size) => size.toLocaleString('en').padStart(11)).join('');
  console.log(`\n${'p50 in ms, by enrolments and results'.padEnd(40)}${head}   largest / smallest`);
  let worst = 0;
  for (const name of columns[0]?.keys() ?? []) {
    const medians = columns.map((column) => column.get(name) ?? Number.NaN);
    const ratio = (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN);
    if (name !== ANEW && name !== NOTHING) worst = Math.max(worst, ratio);
    const cells = medians.map((median) => median.toFixed(2).padStart(11)).join('');
    console.log(`${name.padEnd(40)}${cells}${ratio.toFixed(2).padStart(15)}`);
  }
  console.log(`\nworst ratio of a student's call ${worst.toFixed(2)}, aim 1.50 or less\n`);
}
