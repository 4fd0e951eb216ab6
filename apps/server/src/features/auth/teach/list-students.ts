import type { listStudents as endpoint } from '@hessa/contract/auth/teach/list-students';
import { pageOf } from '@hessa/contract/paging';
import { count, desc } from 'drizzle-orm';
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
