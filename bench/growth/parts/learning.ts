import type postgres from 'postgres';
import type { Tx } from '../../../apps/server/src/db/tenant-transaction.ts';
import { type MadeCourse, newCourse } from '../../../apps/server/src/seed/new-course.ts';
import { RECOUNTS } from '../../../apps/server/src/testing/recounted-figures.ts';

const COURSES = 20;
const UNITS = 10;
const QUESTIONS = 20;
/**
 * Of everybody; and papers of every second one: a hundred thousand students hold a million courses and hand in ten
 * million answers.
 */
const COURSES_EACH = 10;
const ANSWERED_COURSES = 5;
const ANSWERED_UNITS = 2;

export async function newLearntCourses(tx: Tx, tenant: string, now: Date): Promise<MadeCourse[]> {
  const questions = Array.from({ length: QUESTIONS }, () => ({ choices: ['had left', 'has left', 'left', 'leaves'] }));
  const lessons = [{ type: 'Quiz' as const, questions }, { type: 'Video' as const }, { type: 'Video' as const }];
  const units = Array.from({ length: UNITS }, () => ({ lessons }));
  const made: MadeCourse[] = [];
  for (let count = 0; count < COURSES; count += 1) made.push(await newCourse(tx, tenant, { units }, now));
  return made;
}

/** Most of a year: courses that half of the school holds, quizzes that an eighth of it has handed in. */
export async function fillLearning(sql: postgres.Sql, tenant: string, courses: readonly MadeCourse[]): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`
      create temporary table pupil on commit drop as
      select id, (row_number() over (order by id))::int as n from accounts where tenant_id = ${tenant} and role = 'student'`;
    await tx`
      create temporary table place on commit drop as
      select c.ordinal::int - 1 as course_at, l.course_id, l.id as lesson_id, l.type, u.position as unit_at
      from unnest(${courses.map(({ id }) => id)}::bigint[]) with ordinality c (id, ordinal)
      join lessons l on l.tenant_id = ${tenant} and l.course_id = c.id
      join units u on u.tenant_id = l.tenant_id and u.id = l.unit_id`;
    await tx`
      update accounts set created_at = now() - random() * interval '300 days',
        last_seen_at = date_trunc('day', now() - random() * interval '40 days') where tenant_id = ${tenant}`;
    await tx`
      insert into enrolments (tenant_id, student_id, course_id, enrolled_at, source)
      select ${tenant}, p.id, c.course_id, now() - random() * interval '200 days', 'code'
      from pupil p cross join generate_series(0, ${COURSES_EACH - 1}) k
      join (select distinct course_at, course_id from place) c on c.course_at = (p.n + k) % ${COURSES}`;
    await tx`
      insert into quiz_results (tenant_id, student_id, course_id, lesson_id, content_version, answers, score,
        correct_count, total, notes, submitted_at)
      select ${tenant}, p.id, l.course_id, l.lesson_id, 1,
        (select jsonb_agg(floor(random() * 4)::int) from generate_series(1, ${QUESTIONS}) where p.n > 0),
        floor(random() * 21) * 5, 1, ${QUESTIONS}, '', now() - random() * interval '100 days'
      from pupil p cross join generate_series(0, ${ANSWERED_COURSES - 1}) k
      join place l on l.course_at = (p.n + k) % ${COURSES} and l.type = 'Quiz' and l.unit_at < ${ANSWERED_UNITS}
      where p.n % 2 = 0`;
    await tx`
      insert into lesson_progress (tenant_id, student_id, course_id, lesson_id, completed_at, updated_at)
      select tenant_id, student_id, course_id, lesson_id, submitted_at, submitted_at from quiz_results
      where tenant_id = ${tenant}`;
    await tx`
      insert into lesson_progress (tenant_id, student_id, course_id, lesson_id, completed_at, updated_at)
      select ${tenant}, p.id, l.course_id, l.lesson_id, m.moment, m.moment
      from pupil p cross join generate_series(0, ${ANSWERED_COURSES - 1}) k
      join place l on l.course_at = (p.n + k) % ${COURSES} and l.type = 'Video' and l.unit_at = 1
      cross join lateral (select now() - random() * interval '60 days' + 0 * p.n * interval '1 day' as moment) m`;
  });
}

/**
 * What the database keeps by itself was not kept while rows came without its triggers: it is counted as a migration
 * does.
 */
export async function countKeptFigures(sql: postgres.Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    for (const { table, by, figures, query } of RECOUNTS) {
      await tx.unsafe(`truncate ${table}; insert into ${table} (${by}, ${figures.join(', ')}) ${query}`);
    }
  });
}
