import { exportStudents as endpoint } from '@hessa/contract/students/export-students';
import { and, asc, gt, inArray } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { accounts } from '../auth/accounts-table.ts';
import { presentStudent } from '../auth/find-student.ts';
import { studentsWanted } from './students-wanted.ts';

const PAGE = 5000;

export const exportStudents = handle(endpoint, async (ctx, { body: { after, selected, ...filter } }) => {
  return ctx.withTenant(async (tx) => {
    const rows = await tx
      .select()
      .from(accounts)
      .where(
        and(
          studentsWanted(ctx.tenant.id, filter, ctx.now),
          selected && inArray(accounts.id, selected),
          after ? gt(accounts.id, after) : undefined,
        ),
      )
      .orderBy(asc(accounts.id))
      .limit(PAGE);
    await recordEvent(tx, ctx, {
      kind: 'students.exported',
      actorId: ctx.account.id,
      details: { rows: rows.length, ...(filter.grade ? { grade: filter.grade } : {}) },
    });
    return {
      data: { students: rows.map(presentStudent), next: rows.length === PAGE ? (rows.at(-1)?.id ?? null) : null },
    };
  });
});
