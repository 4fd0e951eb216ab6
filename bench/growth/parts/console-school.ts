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
): Promise<{ courseId: number }> {
  const now = new Date();
  const course = await openSchool(databaseUrl, tenant, (withTenant) =>
    withTenant(tenant, (tx) => newCourse(tx, tenant, {}, now)),
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
  return { courseId: course.id };
}
