import { createHash } from 'node:crypto';
import type postgres from 'postgres';
import { newCourse } from '../../../apps/server/src/seed/new-course.ts';
import { type Cell, copyRows } from '../../parts/school/copy-rows.ts';
import { addStudents, openSchool, studentId } from '../../parts/school/school.ts';

export interface ConsoleSize {
  tenant: string;
  students: number;
  codes: number;
}

const CODES_IN_BATCH = 5000;
const QUIZZES = 30;
const CLASS_AT_MOST = 5000;
const FIRST = ['أحمد', 'محمد', 'مريم', 'سلمى', 'يوسف', 'هدى', 'عمر', 'نور', 'منى', 'كريم', 'فاطمة', 'مصطفى'];
const FAMILY = ['الشريف', 'عبد الرحمن', 'السيد', 'حسن', 'إبراهيم', 'طارق', 'الجندي', 'صبري', 'زكي', 'عثمان', 'فوزي'];

/** Phones stand as far apart as real ones: counted upwards they would share most of their digits. */
const SCATTER = 48_271;
const PRIME = 99_999_989;

export function scatteredPhone(number: number): string {
  return `012${String((number * SCATTER) % PRIME).padStart(8, '0')}`;
}

/** A teacher's platform as the console meets it. Names repeat as names do; a hundredth of the codes is used. */
export async function makeConsoleSchool(
  sql: postgres.Sql,
  databaseUrl: string,
  { tenant, students, codes }: ConsoleSize,
): Promise<{ courseId: number; classId: number }> {
  const now = new Date();
  const units = Array.from({ length: QUIZZES }, () => ({ lessons: [{ type: 'Quiz' as const }] }));
  const [course, gradebook] = await openSchool(databaseUrl, tenant, (withTenant) =>
    withTenant(
      tenant,
      async (tx) => [await newCourse(tx, tenant, {}, now), await newCourse(tx, tenant, { units }, now)] as const,
    ),
  );
  await addStudents(sql, tenant, 0, students);
  await sql`
    update accounts set
      email = 's' || right(phone, 8) || '@bench.test',
      phone = '012' || lpad((right(phone, 8)::bigint * ${SCATTER} % ${PRIME})::text, 8, '0'),
      parent_phone = '011' || lpad((right(phone, 8)::bigint * ${SCATTER + 2} % ${PRIME})::text, 8, '0'),
      name =
      (${FIRST}::text[])[1 + right(phone, 8)::int % ${FIRST.length}] || ' ' ||
      (${FIRST}::text[])[1 + right(phone, 8)::int / 12 % ${FIRST.length}] || ' ' ||
      (${FAMILY}::text[])[1 + right(phone, 8)::int / 144 % ${FAMILY.length}]
    where tenant_id = ${tenant}`;
  await sql`update accounts set role = 'owner' where tenant_id = ${tenant} and id = ${studentId(tenant, 0)}`;
  const batches = await sql<{ id: string }[]>`
    insert into code_batches (tenant_id, kind, course_id, label, size, created_at)
    select ${tenant}, 'course', ${course.id}, 'دفعة ' || n, ${Math.min(codes, CODES_IN_BATCH)}, ${now}
    from generate_series(1, ${Math.ceil(codes / CODES_IN_BATCH)}) n returning id`;
  const columns = 'tenant_id batch_id serial kind course_id lookup_hash sealed sold_at redeemed_by redeemed_at'.split(
    ' ',
  );
  function* rows(): Generator<Cell[]> {
    for (let at = 0; at < codes; at += 1) {
      const batch = Number(batches[Math.floor(at / CODES_IN_BATCH)]?.id);
      const hash = createHash('sha256').update(`${tenant} ${at}`).digest();
      const user = at % 100 === 0 ? studentId(tenant, 1 + (at % Math.max(1, students - 1))) : null;
      const sold = at % 50 === 0 ? now : null;
      yield [tenant, batch, (at % CODES_IN_BATCH) + 1, 'course', course.id, hash, hash, sold, user, user ? now : null];
    }
  }
  await copyRows(sql, 'codes', columns, rows());
  await fillClass(sql, tenant, gradebook.id);
  return { courseId: course.id, classId: gradebook.id };
}

/** A course of thirty quizzes with as large a class as there is, most of whom hand most of them in; and everybody's sum. */
async function fillClass(sql: postgres.Sql, tenant: string, id: number): Promise<void> {
  await sql`
    insert into enrolments (tenant_id, student_id, course_id, enrolled_at, source)
    select tenant_id, id, ${id}, now() - right(phone, 3)::int % 200 * interval '1 day', 'code'
    from accounts where tenant_id = ${tenant} and role = 'student' order by id limit ${CLASS_AT_MOST}`;
  await sql`
    insert into quiz_results (tenant_id, student_id, course_id, lesson_id, content_version, answers, score,
      correct_count, total, notes, submitted_at)
    select e.tenant_id, e.student_id, e.course_id, l.id, 1, '[0, 1]', floor(random() * 21) * 5, 1, 2, '', now()
    from enrolments e join lessons l on l.tenant_id = e.tenant_id and l.course_id = e.course_id
    where e.tenant_id = ${tenant} and e.course_id = ${id} and random() < 0.9`;
  await sql`
    insert into term_scores (tenant_id, period, student_id, score_sum, quiz_count)
    select tenant_id, 'all', id, random() * 100, 1 from accounts where tenant_id = ${tenant} and role = 'student'`;
}
