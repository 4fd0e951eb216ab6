import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows-of.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { accounts } from '../auth/accounts-table.ts';
import { enrolments } from '../enrolment/enrolments-table.ts';
import { unitGrants } from '../units/unit-grants-table.ts';
import { announcementReads } from './announcement-reads-table.ts';
import { announcements } from './announcements-table.ts';

/** What was said a month ago is said no more. */
const SAID_FOR_MS = 30 * 24 * 60 * 60 * 1000;
/** A board has so much room. */
const AT_MOST = 5;

interface Reader {
  tenantId: string;
  studentId: string;
  now: Date;
}

/** What the teacher has written for this student and the student has not read, newest first. */
export async function findUnreadAnnouncements(tx: Tx, { tenantId, studentId, now }: Reader) {
  const since = new Date(now.getTime() - SAID_FOR_MS);
  const rows = await rowsOf<{ id: string; text: string; publishedAt: string }>(
    tx,
    sql`
    select a.id, a.text, a.published_at as "publishedAt"
    from ${announcements} a
    where a.tenant_id = ${tenantId} and a.published_at > ${since.toISOString()}::timestamptz and a.withdrawn_at is null
      and (a.grade is null or a.grade =
        (select s.grade from ${accounts} s where s.tenant_id = a.tenant_id and s.id = ${studentId}))
      and (a.course_id is null
        or exists (select from ${enrolments} e
          where e.tenant_id = a.tenant_id and e.student_id = ${studentId} and e.course_id = a.course_id)
        or exists (select from ${unitGrants} g
          where g.tenant_id = a.tenant_id and g.student_id = ${studentId} and g.course_id = a.course_id))
      and not exists (select from ${announcementReads} r
        where r.tenant_id = a.tenant_id and r.announcement_id = a.id and r.student_id = ${studentId})
    order by a.published_at desc, a.id desc limit ${AT_MOST}
  `,
  );
  return rows.map(({ id, text, publishedAt }) => ({
    id: Number(id),
    text,
    publishedAt: new Date(publishedAt).toISOString(),
  }));
}
