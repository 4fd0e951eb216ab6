import { createHash } from 'node:crypto';
import type { ExamTerms } from '@hessa/rules/quizzes/exams/exam-terms';
import type postgres from 'postgres';
import { newCourse } from '../../../apps/server/src/seed/new-course.ts';
import { type Cell, copyRows } from '../../parts/school/copy-rows.ts';
import { addStudents, openSchool, studentId } from '../../parts/school/school.ts';
import { fillLearning, newLearntCourses } from './learning.ts';

export interface ConsoleSize {
  tenant: string;
  students: number;
  codes: number;
}

export interface ConsoleMade {
  courseId: number;
  classId: number;
  quizId: number;
}

const CODES_IN_BATCH = 5000;
const DAY = 24 * 60 * 60 * 1000;
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

/** A teacher's platform as the console meets it. Names repeat as names do; a fifth of the codes is used. */
export async function makeConsoleSchool(
  sql: postgres.Sql,
  databaseUrl: string,
  { tenant, students, codes }: ConsoleSize,
): Promise<ConsoleMade> {
  const now = new Date();
  const units = Array.from({ length: QUIZZES }, () => ({ lessons: [{ type: 'Quiz' as const }] }));
  const { course, gradebook, learnt } = await openSchool(databaseUrl, tenant, (withTenant) =>
    withTenant(tenant, async (tx) => ({
      course: await newCourse(tx, tenant, {}, now),
      gradebook: await newCourse(tx, tenant, { units }, now),
      learnt: await newLearntCourses(tx, tenant, now),
    })),
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
    insert into code_batches (tenant_id, kind, course_id, label, size, first_serial, price_piastres, created_at)
    select ${tenant}, 'course', ${course.id}, 'دفعة ' || n, ${Math.min(codes, CODES_IN_BATCH)},
      (n - 1) * ${CODES_IN_BATCH} + 1, 15000, ${now}
    from generate_series(1, ${Math.ceil(codes / CODES_IN_BATCH)}) n returning id`;
  // Ten sellers hold nine cards of ten; half of what they hold is sold.
  const sellers = await sql<{ id: string }[]>`
    insert into code_sellers (tenant_id, name, request_key, created_at)
    select ${tenant}, 'مكتبة ' || n, gen_random_uuid(), ${now} from generate_series(1, 10) n returning id`;
  await sql`
    insert into seller_ledger (tenant_id, seller_id, kind, count, paid_piastres, note, at, request_key)
    select ${tenant}, id, 'correction', 0, n, '', ${now}, gen_random_uuid()
    from code_sellers, generate_series(1, 500) n where tenant_id = ${tenant}`;
  const columns =
    'tenant_id batch_id serial seller_id price_piastres kind course_id lookup_hash sealed sold_at redeemed_by redeemed_at';
  function* rows(): Generator<Cell[]> {
    for (let at = 0; at < codes; at += 1) {
      const batch = Number(batches[Math.floor(at / CODES_IN_BATCH)]?.id);
      const hash = createHash('sha256').update(`${tenant} ${at}`).digest();
      const user = at % 5 === 4 ? studentId(tenant, 1 + (at % Math.max(1, students - 1))) : null;
      const used = new Date(now.getTime() - (Math.floor(at / 5) % 90) * DAY);
      const sold = at % 2 === 0 ? new Date(now.getTime() - (at % 90) * DAY) : null;
      const seller = at % 10 === 0 ? null : Number(sellers[Math.floor((at * 10) / codes)]?.id);
      const card = [tenant, batch, at + 1, seller, 15_000, 'course', course.id, hash, hash];
      yield [...card, sold, user, user ? used : null];
    }
  }
  await copyRows(sql, 'codes', columns.split(' '), rows());
  await fillClass(sql, tenant, gradebook.id);
  await fillLearning(sql, tenant, learnt);
  return { courseId: course.id, classId: gradebook.id, quizId: learnt[0]?.units[0]?.lessonIds[0] ?? 0 };
}

/** A course of thirty quizzes with as large a class as there is, most of whom hand most of them in; and everybody's sum. */
async function fillClass(sql: postgres.Sql, tenant: string, id: number): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`
      insert into enrolments (tenant_id, student_id, course_id, enrolled_at, source)
      select tenant_id, id, ${id}, now() - right(phone, 3)::int % 200 * interval '1 day', 'code'
      from accounts where tenant_id = ${tenant} and role = 'student' order by id limit ${CLASS_AT_MOST}`;
    // A fifth of them are exams that came when the unit was over for most of the class, and that are over by now.
    const over: ExamTerms = {
      ...{ minutes: 60, opensAt: null, lastStartAt: Date.now() - DAY, closesAt: null },
      ...{ attempts: 1, counts: 'best', passMark: null },
    };
    await tx`
      update lessons set placed_at = now() - interval '10 days', exam = ${JSON.stringify(over)}::text::jsonb
      where tenant_id = ${tenant} and course_id = ${id} and id % 5 = 0`;
    await tx`
      insert into quiz_results (tenant_id, student_id, course_id, lesson_id, content_version, answers, score,
        correct_count, total, notes, submitted_at)
      select e.tenant_id, e.student_id, e.course_id, l.id, 1, '[0, 1]', floor(random() * 21) * 5, 1, 2, '', now()
      from enrolments e join lessons l on l.tenant_id = e.tenant_id and l.course_id = e.course_id
      where e.tenant_id = ${tenant} and e.course_id = ${id} and random() < 0.9`;
    await tx`
      insert into term_scores (tenant_id, period, student_id, score_sum, quiz_count)
      select tenant_id, 'all', id, random() * 100, 1 from accounts where tenant_id = ${tenant} and role = 'student'`;
  });
}
