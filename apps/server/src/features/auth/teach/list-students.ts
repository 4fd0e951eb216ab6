import type { listStudents as endpoint } from '@hessa/contract/auth/teach/list-students';
import { pageOf } from '@hessa/contract/paging';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { AccountContext } from '../../../http/context.ts';
import type { InputOf, ResultOf } from '../../../http/handler.ts';
import { accounts } from '../accounts-table.ts';
import { presentStudent } from './find-student.ts';
import { studentsWanted } from './students-wanted.ts';

export async function listStudents(
  ctx: AccountContext,
  { query }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const { page, size } = pageOf(query, 20);
  const wanted = studentsWanted(ctx.tenant.id, query);
  const offset = (page - 1) * size;
  return ctx.withTenant(async (tx) => {
    // Found once: the search is most of the cost, and both the count and the page need it.
    const hits = tx.$with('hits').as(tx.select({ id: accounts.id }).from(accounts).where(wanted));
    const rows = await tx
      .with(hits)
      .select({ student: accounts, total: sql`(select count(*) from ${hits})`.mapWith(Number) })
      .from(hits)
      .innerJoin(accounts, and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.id, hits.id)))
      .orderBy(desc(hits.id))
      .limit(size)
      .offset(offset);
    const [first] = rows;
    // Beyond the last page no row is there to say how many there are.
    const totalCount = first?.total ?? (offset === 0 ? 0 : await tx.$count(accounts, wanted));
    return { data: { totalCount, students: rows.map(({ student }) => presentStudent(student)) } };
  }, 'read');
}
