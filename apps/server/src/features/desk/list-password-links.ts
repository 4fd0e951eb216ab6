import { listPasswordLinks as endpoint } from '@hessa/contract/desk/list-password-links';
import { sql } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { auditEvents } from '../../platform/audit/audit-events-table.ts';
import { accounts } from '../auth/accounts-table.ts';

const LISTED = 50;

interface Row {
  id: string;
  at: string;
  byName: string | null;
  studentId: string | null;
  studentName: string | null;
  usedAt: string | null;
}

export const listPasswordLinks = handle(endpoint, async (ctx) => {
  const tenantId = ctx.tenant.id;
  const rows = await ctx.withTenant(
    (tx) =>
      rowsOf<Row>(
        tx,
        sql`
        select sent.id, sent.at, staff.name as "byName", student.id as "studentId", student.name as "studentName",
          used.at as "usedAt"
        from (
          select id, at, actor_id, subject_id from ${auditEvents}
          where tenant_id = ${tenantId} and kind = 'student.password_link' order by at desc, id desc limit ${LISTED}
        ) sent
        left join ${accounts} staff on staff.tenant_id = ${tenantId} and staff.id = sent.actor_id
        left join ${accounts} student on student.tenant_id = ${tenantId} and student.id = sent.subject_id
        left join lateral (
          select kind, at from ${auditEvents} later
          where later.tenant_id = ${tenantId} and later.subject_id = sent.subject_id and later.at >= sent.at
            and later.id > sent.id and later.kind in ('student.password_link', 'account.password_link_used')
          order by later.at, later.id limit 1
        ) used on used.kind = 'account.password_link_used'
        order by sent.at desc, sent.id desc`,
      ),
    'read',
  );
  return {
    data: {
      links: rows.map(({ id, at, byName, studentId, studentName, usedAt }) => ({
        id: Number(id),
        at: new Date(at).toISOString(),
        byName,
        student: studentId === null ? null : { id: studentId, name: studentName ?? '' },
        usedAt: usedAt === null ? null : new Date(usedAt).toISOString(),
      })),
    },
  };
});
