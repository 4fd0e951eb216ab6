import { pageOf } from '@hessa/contract/paging';
import { listStudents as endpoint } from '@hessa/contract/students/list-students';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { accounts } from '../auth/accounts-table.ts';
import { presentStudent, type StudentRow } from '../auth/find-student.ts';
import { withManyDevices } from './many-devices.ts';
import { studentsWanted } from './students-wanted.ts';

export const listStudents = handle(endpoint, async (ctx, { query }) => {
  const { page, size } = pageOf(query, 20);
  const wanted = studentsWanted(ctx.tenant.id, query);
  const offset = (page - 1) * size;
  const found = query.search?.trim() ? searched : listed;
  return ctx.withTenant(async (tx) => {
    const { totalCount, students } = await found(tx, ctx.tenant.id, wanted, { size, offset });
    const passedAround = await withManyDevices(tx, ctx.tenant.id, students, ctx.now);
    return {
      data: {
        totalCount,
        students: students.map((student) => ({
          ...presentStudent(student),
          manyDevices: passedAround.has(student.id),
        })),
      },
    };
  }, 'read');
});

interface Found {
  totalCount: number;
  students: StudentRow[];
}

type Place = { size: number; offset: number };

/** Without a search both halves come from an index, whatever there is. */
async function listed(tx: Tx, _tenantId: string, wanted: SQL | undefined, { size, offset }: Place): Promise<Found> {
  const totalCount = await tx.$count(accounts, wanted);
  const page = tx.select().from(accounts).where(wanted).orderBy(desc(accounts.id));
  return { totalCount, students: await page.limit(size).offset(offset) };
}

/** Found once: the search is most of the cost, and both the count and the page need it. */
async function searched(tx: Tx, tenantId: string, wanted: SQL | undefined, { size, offset }: Place): Promise<Found> {
  const hits = tx.$with('hits').as(tx.select({ id: accounts.id }).from(accounts).where(wanted));
  const rows = await tx
    .with(hits)
    .select({ student: accounts, total: sql`(select count(*) from ${hits})`.mapWith(Number) })
    .from(hits)
    .innerJoin(accounts, and(eq(accounts.tenantId, tenantId), eq(accounts.id, hits.id)))
    .orderBy(desc(hits.id))
    .limit(size)
    .offset(offset);
  const [first] = rows;
  // Beyond the last page no row is there to say how many there are.
  const totalCount = first?.total ?? (offset === 0 ? 0 : await tx.$count(accounts, wanted));
  return { totalCount, students: rows.map(({ student }) => student) };
}
