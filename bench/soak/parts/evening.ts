import type postgres from 'postgres';
import { newCourse } from '../../../apps/server/src/seed/new-course.ts';
import type { Request } from '../../parts/load/connection.ts';
import { type Cell, copyRows } from '../../parts/school/copy-rows.ts';
import { addStudents, openSchool, signIn, studentId } from '../../parts/school/school.ts';
import type { Deed } from './deed.ts';
import { keepLogins, type Logins } from './logins.ts';

export const TENANT = 'evening';
const STUDENTS = 3000;
const COURSES = 12;
const QUESTIONS = 20;
/** Papers that are open at once. */
const PAPERS = 200;

/** Of a hundred things that students do on an evening; a film that plays reports four times a minute. */
const MIX: readonly [what: string, of: number][] = [
  ['a film plays', 34],
  ['a lesson is opened', 15],
  ['a course with progress', 15],
  ['a step of a quiz', 20],
  ['the front page', 8],
  ['my courses', 5],
  ['the catalogue', 3],
];
const DECK = MIX.flatMap(([what, of]) => Array.from({ length: of }, () => what));

export interface Evening {
  next(): Deed;
}

interface Course {
  id: number;
  video: number;
  quiz: number;
}

interface Paper {
  student: number;
  course: Course;
  step: number;
}

/** A school on an evening: everybody holds every course, and each hands every quiz in once. */
export async function makeEvening(sql: postgres.Sql, databaseUrl: string): Promise<Evening> {
  const now = new Date();
  const questions = Array.from({ length: QUESTIONS }, () => ({ choices: ['had left', 'has left', 'left', 'leaves'] }));
  const lessons = [{ type: 'Video' as const }, { type: 'Quiz' as const, questions }];
  const courses = await openSchool(databaseUrl, TENANT, (withTenant) =>
    withTenant(TENANT, async (tx) => {
      const made: Course[] = [];
      for (let count = 0; count < COURSES; count += 1) {
        const { id, units } = await newCourse(tx, TENANT, { units: [{ lessons }] }, now);
        const [video = 0, quiz = 0] = units[0]?.lessonIds ?? [];
        made.push({ id, video, quiz });
      }
      return made;
    }),
  );
  await addStudents(sql, TENANT, 0, STUDENTS);
  const numbers = Array.from({ length: STUDENTS }, (_, number) => number);
  await copyRows(
    sql,
    'enrolments',
    ['tenant_id', 'student_id', 'course_id', 'enrolled_at', 'source'],
    numbers.flatMap((number) =>
      courses.map(({ id }): Cell[] => [TENANT, studentId(TENANT, number), id, now, 'granted']),
    ),
  );
  const logins = keepLogins(await signIn(sql, TENANT, numbers));
  await sql`analyze`;
  return play(courses, logins);
}

function play(courses: readonly Course[], logins: Logins): Evening {
  let deeds = 0;
  let begun = 0;
  const waiting: Paper[] = [];
  /** As a shuffled deck that is dealt again and again: the same in every run. */
  const dealt = () => DECK[(deeds * 37) % DECK.length] ?? '';
  const student = () => (deeds * 7919) % logins.count;
  const course = () => courses[Math.floor(deeds / 7) % courses.length] as Course;
  const read = (what: string, path: string): Deed => ({
    what,
    request: { path, token: logins.token(student()) },
    done: () => {},
  });

  /** Everybody's every quiz once; then the earlier ones are looked at again. */
  function newPaper(): Paper {
    const at = begun;
    begun += 1;
    const isAgain = at >= logins.count * courses.length;
    const place = at % (logins.count * courses.length);
    return {
      student: place % logins.count,
      course: courses[Math.floor(place / logins.count)] as Course,
      step: isAgain ? 5 : 0,
    };
  }

  function stepOf({ student: number, course: { quiz }, step }: Paper): Request {
    const token = logins.token(number);
    if (step === 0) return { path: `/Student/contentlesson/${quiz}`, token };
    if (step === 5) return { path: `/api/quizresult/${quiz}`, token };
    if (step === 4) {
      const answers = Array.from({ length: QUESTIONS }, (_, at) => (number + at) % 4);
      return { method: 'POST', path: '/api/quizresult/submit', token, body: { lessonId: quiz, answers } };
    }
    const answers = [step * 2, step * 2 + 1].map((position) => ({ position, choice: 1, clientTime: Date.now() }));
    return { method: 'POST', path: '/api/quizresult/save-answers', token, body: { lessonId: quiz, answers } };
  }

  function quiz(what: string): Deed {
    const paper = waiting.length < PAPERS ? newPaper() : (waiting.shift() as Paper);
    const renewal = logins.renewal(paper.student);
    if (renewal) {
      waiting.unshift(paper);
      return renewal;
    }
    return {
      what,
      request: stepOf(paper),
      done({ status }) {
        if (paper.step < 5 && status === 200) waiting.push({ ...paper, step: paper.step + 1 });
      },
    };
  }

  return {
    next() {
      deeds += 1;
      const what = dealt();
      if (what === 'a step of a quiz') return quiz(what);
      const renewal = logins.renewal(student());
      if (renewal) return renewal;
      if (what === 'the front page') return { what, request: { path: '/', encoding: 'br' }, done: () => {} };
      if (what === 'the catalogue') return read(what, '/AdminStudent/CourseActive?grade=Secondary1');
      if (what === 'my courses') return read(what, '/Student/Student-Enrolled-Courses');
      if (what === 'a course with progress') {
        return read(what, `/api/Course/tree-course-with-progress?courseid=${course().id}`);
      }
      if (what === 'a lesson is opened') return read(what, `/Student/contentlesson/${course().video}`);
      const from = (deeds % 200) * 15;
      const body = { lessonId: course().video, positionSeconds: from + 15, played: [[from, from + 15]] };
      return {
        what,
        request: { method: 'POST', path: '/api/Student/watch-position', token: logins.token(student()), body },
        done: () => {},
      };
    },
  };
}
