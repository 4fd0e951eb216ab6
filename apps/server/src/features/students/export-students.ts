import { exportStudents as endpoint } from '@hessa/contract/students/export-students';
import { and, asc, gt, inArray } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { recordExport } from '../../platform/audit/record-export.ts';
import { accounts } from '../auth/accounts-table.ts';
import { presentStudent } from '../auth/find-student.ts';
import { studentsWanted } from './students-wanted.ts';

const PAGE = 5000;

export const exportStudents = handle(endpoint, async (ctx, { body: { after, selected, ...filter } }) => {
  return ctx.withTenant(async (tx) => {
    const wanted = and(studentsWanted(ctx.tenant.id, filter, ctx.now), selected && inArray(accounts.id, selected));
    const rows = await tx
      .select()
      .from(accounts)
      .where(and(wanted, after ? gt(accounts.id, after) : undefined))
      .orderBy(asc(accounts.id))
      .limit(PAGE);
    await recordExport(tx, ctx, {
      kind: 'students.exported',
      actorId: ctx.account.id,
      of: filter.grade ? { grade: filter.grade } : {},
      rows: () => (rows.length === PAGE || after ? tx.$count(accounts, wanted) : rows.length),
      atOnce: PAGE,
      isFurther: after !== undefined,
    });
    return {
      data: { students: rows.map(presentStudent), next: rows.length === PAGE ? (rows.at(-1)?.id ?? null) : null },
    };
  });
});
