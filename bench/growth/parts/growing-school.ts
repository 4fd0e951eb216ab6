import type postgres from 'postgres';
import { ALL_TERMS } from '../../../apps/server/src/features/quizzes/term-scores-table.ts';
import { newCourse } from '../../../apps/server/src/seed/new-course.ts';
import { currentTermPeriod, termOfDate } from '../../../packages/rules/src/statistics/term-period.ts';
import { type Cell, copyRows } from '../../parts/school/copy-rows.ts';
import { addStudents, openSchool, studentId } from '../../parts/school/school.ts';

export const TENANT = 'growth';

/** What one student has never grows: only how many of them there are. */
export const PER_STUDENT = 5;
const COURSES = 20;

interface Course {
  id: number;
  /** A video, a quiz and a video, in the first unit. */
  lessons: number[];
}

export interface GrowingSchool {
  courses: Course[];
  /** The courses of a student, the same however large the school is. */
  coursesOf(student: number): Course[];
  growTo(enrolments: number): Promise<void>;
}

export async function makeGrowingSchool(sql: postgres.Sql, databaseUrl: string): Promise<GrowingSchool> {
  const now = new Date();
  const term = termOfDate(now.getTime());
  const lessons = [{ type: 'Video' as const }, { type: 'Quiz' as const }, { type: 'Video' as const }];
  const courses = await openSchool(databaseUrl, TENANT, (withTenant) =>
    withTenant(TENANT, async (tx) => {
      const made: Course[] = [];
      for (let count = 0; count < COURSES; count += 1) {
        const course = await newCourse(tx, TENANT, { term, units: [{ lessons }, { lessons }, { lessons }] }, now);
        made.push({ id: course.id, lessons: course.units[0]?.lessonIds ?? [] });
      }
      return made;
    }),
  );
  const coursesOf = (student: number) =>
    Array.from({ length: PER_STUDENT }, (_, at) => courses[(student + at * 3) % COURSES] as Course);
  let students = 0;

  async function growTo(enrolments: number): Promise<void> {
    const wanted = enrolments / PER_STUDENT;
    const range = { from: students, to: wanted };
    await addStudents(sql, TENANT, range.from, range.to);
    await copyRows(
      sql,
      'enrolments',
      ['tenant_id', 'student_id', 'course_id', 'enrolled_at', 'source'],
      each(range, (id, student) => coursesOf(student).map((course) => [TENANT, id, course.id, now, 'code'])),
    );
    await copyRows(
      sql,
      'quiz_results',
      'tenant_id student_id course_id lesson_id content_version answers score correct_count total notes submitted_at'.split(
        ' ',
      ),
      each(range, (id, student) =>
        coursesOf(student).map((course, at) => {
          const submitted = new Date(now.getTime() - at * 60_000);
          const right = (student + at) % 3;
          const notes = `Correct answers: ${right}/2`;
          return [TENANT, id, course.id, quizOf(course), 1, [0, 1], right * 50, right, 2, notes, submitted];
        }),
      ),
    );
    await copyRows(
      sql,
      'lesson_progress',
      ['tenant_id', 'student_id', 'course_id', 'lesson_id', 'completed_at', 'updated_at'],
      each(range, (id, student) =>
        coursesOf(student).flatMap((course) =>
          course.lessons.slice(0, 2).map((lesson) => [TENANT, id, course.id, lesson, now, now]),
        ),
      ),
    );
    const period = currentTermPeriod(now.getTime());
    await copyRows(
      sql,
      'term_scores',
      ['tenant_id', 'period', 'student_id', 'score_sum', 'quiz_count'],
      each(range, (id, student) =>
        [period, ALL_TERMS].map((each) => [TENANT, each, id, (student % 500) + 0.5, PER_STUDENT]),
      ),
    );
    students = wanted;
    // What the database's own housekeeping would have done by the time a school has grown this far.
    await sql`vacuum (analyze)`;
    await sql`checkpoint`;
  }
  return { courses, coursesOf, growTo };
}

export function quizOf(course: Course): number {
  return course.lessons[1] ?? 0;
}

function* each(
  { from, to }: { from: number; to: number },
  rows: (id: string, student: number) => Cell[][],
): Generator<Cell[]> {
  for (let student = from; student < to; student += 1) yield* rows(studentId(TENANT, student), student);
}
