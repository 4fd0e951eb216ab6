import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows-of.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { auditEvents } from '../../platform/audit/audit-events-table.ts';
import type { AuditKind } from '../../platform/audit/record-event.ts';
import { accounts } from '../auth/accounts-table.ts';
import { courses } from '../courses/courses-table.ts';

const SHOWN = 3;

/** What a second colleague has to know before doing it again. */
const AT_THE_DESK: readonly AuditKind[] = [
  'enrolment.granted',
  'enrolment.extended',
  'enrolment.unit_extended',
  'student.devices_freed',
  'student.exam_minutes_set',
  'student.password_link',
  'code.redeemed_for',
];

interface Row {
  kind: string;
  at: string;
  byName: string | null;
  reason: string | null;
  about: string | null;
}

export async function cardRecent(tx: Tx, tenantId: string, studentId: string) {
  const kinds = sql.join(
    AT_THE_DESK.map((kind) => sql`${kind}`),
    sql`, `,
  );
  const rows = await rowsOf<Row>(
    tx,
    sql`
    select done.kind, done.at, staff.name as "byName", done.details ->> 'reason' as reason,
      coalesce(done.details ->> 'unitName', c.name) as about
    from (
      select kind, at, id, actor_id, details from ${auditEvents}
      where tenant_id = ${tenantId} and subject_id = ${studentId} and kind in (${kinds})
      order by at desc, id desc limit ${SHOWN}
    ) done
    left join ${accounts} staff on staff.tenant_id = ${tenantId} and staff.id = done.actor_id
    left join ${courses} c on c.tenant_id = ${tenantId} and c.id = (done.details ->> 'courseId')::bigint
    order by done.at desc, done.id desc`,
  );
  return rows.map(({ kind, at, byName, reason, about }) => ({
    kind,
    at: new Date(at).toISOString(),
    byName,
    reason: reason ?? '',
    about: about ?? '',
  }));
}
