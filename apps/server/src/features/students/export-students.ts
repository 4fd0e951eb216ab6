import { placeText } from '@hessa/contract/list-place';
import { exportStudents as endpoint } from '@hessa/contract/students/export-students';
import { and, count, inArray } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { recordExport } from '../../platform/audit/record-export.ts';
import { accounts } from '../auth/accounts-table.ts';
import { termScores } from '../quizzes/term-scores-table.ts';
import { listedColumns, presentListed } from './listed-student.ts';
import { averagesOf, STUDENT_ORDERS } from './student-orders.ts';
import { studentsWanted } from './students-wanted.ts';

/** What a student holds is read of all of them at once. */
const PAGE = 1000;

/** In the order of the list that it was asked for from, with all that it shows. */
export const exportStudents = handle(
  endpoint,
  async (ctx, { body: { after, selected, sort = 'newest', ...filter } }) => {
    const tenantId = ctx.tenant.id;
    const { key, order, past, listed } = STUDENT_ORDERS[sort];
    return ctx.withTenant(async (tx) => {
      const wanted = and(studentsWanted(tenantId, filter, ctx.now), selected && inArray(accounts.id, selected));
      const rows = await tx
        .select(listedColumns(tenantId))
        .from(accounts)
        .leftJoin(termScores, averagesOf(tenantId))
        .where(and(wanted, listed, after && past(after)))
        .orderBy(...order)
        .limit(PAGE);
      const countAll = async () => {
        const [all] = await tx
          .select({ rows: count() })
          .from(accounts)
          .leftJoin(termScores, averagesOf(tenantId))
          .where(and(wanted, listed));
        return all?.rows ?? 0;
      };
      const last = rows.length === PAGE ? rows.at(-1) : undefined;
      await recordExport(tx, ctx, {
        kind: 'students.exported',
        actorId: ctx.account.id,
        of: filter.grade ? { grade: filter.grade } : {},
        rows: () => (last || after ? countAll() : rows.length),
        atOnce: PAGE,
        isFurther: after !== undefined,
      });
      return {
        data: {
          students: await presentListed(tx, tenantId, rows, ctx.now),
          next: last ? placeText(key(last), last.student.id) : null,
        },
      };
    });
  },
);
