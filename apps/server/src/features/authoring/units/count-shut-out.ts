import { countShutOut as endpoint } from '@hessa/contract/authoring/units/count-shut-out';
import { UNHANDED_COUNTED } from '@hessa/rules/quizzes/unhanded-counted';
import { sql } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import { accounts, OUT_OF_CLASS } from '../../auth/accounts-table.ts';
import { courses } from '../../courses/courses-table.ts';
import { enrolments } from '../../enrolment/enrolments-table.ts';
import { ALONE_UNTIL } from '../../units/alone-until-in-sql.ts';
import { unitExtensions } from '../../units/unit-extensions-table.ts';
import { unitGrants } from '../../units/unit-grants-table.ts';
import { WEEK } from '../../units/week-in-sql.ts';
import { findUnit } from './unit-edit.ts';

/** Whose time in the unit is over, by all the rights to it together (`heldWindows`). */
export const countShutOut = handle(endpoint, async (ctx, { params: { unitId } }) => {
  const tenantId = ctx.tenant.id;
  return ctx.withTenant(async (tx) => {
    const { courseId, position } = await findUnit(tx, ctx, unitId);
    const now = sql`${ctx.now.toISOString()}::timestamptz`;
    const weeks = sql`(${position + 1} * ${WEEK})`;
    const granted = sql`g.tenant_id = ${tenantId} and g.unit_id = ${unitId}`;
    const extended = sql`x.tenant_id = ${tenantId} and x.course_id = ${courseId} and x.unit_id = ${unitId}`;
    const [row] = await rowsOf<{ students: number }>(
      tx,
      sql`
      select count(*)::int as students from (
        select held.student_id from (
          select e.student_id from ${enrolments} e
          left join ${unitGrants} g on ${granted} and g.student_id = e.student_id
          left join ${unitExtensions} x on ${extended} and x.student_id = e.student_id
          where e.tenant_id = ${tenantId} and e.course_id = ${courseId} and e.enrolled_at <= ${now} - ${weeks}
            and coalesce(greatest(e.extended_until, ${ALONE_UNTIL}) <= ${now}, true)
          union all
          select g.student_id from ${unitGrants} g
          left join ${unitExtensions} x on ${extended} and x.student_id = g.student_id
          where ${granted} and ${ALONE_UNTIL} <= ${now} and not exists (
            select from ${enrolments} e
            where e.tenant_id = ${tenantId} and e.student_id = g.student_id and e.course_id = ${courseId})
        ) held
        where not exists (
            select from ${accounts} a where a.tenant_id = ${tenantId} and a.id = held.student_id and ${OUT_OF_CLASS})
          and not exists (
            select from ${courses} c where c.tenant_id = ${tenantId} and c.id = ${courseId} and c.open_to_all)
        limit ${UNHANDED_COUNTED + 1}
      ) shut_out`,
    );
    return { data: { students: row?.students ?? 0 } };
  }, 'read');
});
