import type { listStudents as endpoint } from '@hessa/contract/auth/teach/list-students';
import { pageOf } from '@hessa/contract/paging';
import { normaliseGrade } from '@hessa/rules/courses/grade';
import { normaliseArabic } from '@hessa/rules/text/normalise-arabic';
import { and, count, desc, eq, isNull, like } from 'drizzle-orm';
import type { AccountContext } from '../../../http/context.ts';
import type { InputOf, ResultOf } from '../../../http/handler.ts';
import { accounts } from '../accounts-table.ts';
import { presentStudent } from './find-student.ts';

export async function listStudents(
  ctx: AccountContext,
  { query }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const { page, size } = pageOf(query, 20);
  const words = normaliseArabic(query.search ?? '')
    .split(' ')
    .filter(Boolean);
  const grade = query.grade ? normaliseGrade(query.grade) : null;
  const wanted = and(
    eq(accounts.tenantId, ctx.tenant.id),
    eq(accounts.role, 'student'),
    // Nothing is left to find them by; their figures stand where figures are shown.
    isNull(accounts.anonymisedAt),
    grade ? eq(accounts.grade, grade) : undefined,
    // Each word may stand anywhere: «أحمد مصطفى» also finds «مصطفى محمد أحمد».
    ...words.map((word) => like(accounts.searchText, `%${word.replace(/[\\%_]/g, '\\$&')}%`)),
  );
  return ctx.withTenant(async (tx) => {
    const [total] = await tx.select({ count: count() }).from(accounts).where(wanted);
    const rows = await tx
      .select()
      .from(accounts)
      .where(wanted)
      .orderBy(desc(accounts.id))
      .limit(size)
      .offset((page - 1) * size);
    return { data: { totalCount: total?.count ?? 0, students: rows.map(presentStudent) } };
  }, 'read');
}
