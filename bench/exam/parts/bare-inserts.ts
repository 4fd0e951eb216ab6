import postgres from 'postgres';
import { studentId } from '../../parts/school/school.ts';
import { QUESTIONS, TENANT } from './exam-world.ts';

/** As many connections as the server has. */
const CONNECTIONS = 10;

/**
 * The rows that a submission leaves behind, written by the driver alone: one statement each, committed each, nothing
 * asked and nothing judged. No server can submit faster than this on the same disk.
 */
export async function bareInsertsPerSecond(
  databaseUrl: string,
  quiz: { courseId: number; lessonId: number },
  students: number,
): Promise<number> {
  const sql = postgres(databaseUrl, { max: CONNECTIONS, fetch_types: false, onnotice: () => {} });
  const answers = JSON.stringify(Array.from({ length: QUESTIONS }, () => 0));
  const insert = (number: number) => sql`
    with stored as (
      insert into quiz_results (tenant_id, student_id, course_id, lesson_id, content_version, answers, score,
        correct_count, total, notes, submitted_at)
      values (${TENANT}, ${studentId(TENANT, number)}, ${quiz.courseId}, ${quiz.lessonId}, 1, ${answers}::text::jsonb,
        100, 20, 20, 'Correct answers: 20/20', now())
      returning tenant_id, student_id, course_id, lesson_id
    ), finished as (
      insert into lesson_progress (tenant_id, student_id, course_id, lesson_id, completed_at, updated_at)
      select tenant_id, student_id, course_id, lesson_id, now(), now() from stored
    )
    insert into term_scores (tenant_id, period, student_id, score_sum, quiz_count)
    select tenant_id, period, student_id, 100, 1 from stored cross join (values ('bare'), ('all')) p (period)
    on conflict (tenant_id, period, student_id) do update
    set score_sum = term_scores.score_sum + excluded.score_sum, quiz_count = term_scores.quiz_count + 1`;
  let next = 0;
  await Promise.all(Array.from({ length: CONNECTIONS }, () => sql`select 1`));
  const started = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (next < students) {
        next += 1;
        await insert(next - 1);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  await sql.end();
  return students / seconds;
}
