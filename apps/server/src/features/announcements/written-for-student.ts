import { type SQL, sql } from 'drizzle-orm';
import { accounts } from '../auth/accounts-table.ts';
import { enrolments } from '../enrolment/enrolments-table.ts';
import { unitGrants } from '../units/unit-grants-table.ts';
import { announcementReads } from './announcement-reads-table.ts';
import { announcements } from './announcements-table.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What was said a month ago stands on no board any more… */
const SAID_FOR_MS = 30 * DAY_MS;
/** …and after a term nobody looks for it. */
const FOUND_FOR_MS = 180 * DAY_MS;

export interface Reader {
  tenantId: string;
  studentId: string;
  now: Date;
}

/** What the teacher has written for a student and has not wiped off, with whether it still waits to be read. */
export function writtenForStudent({ tenantId, studentId, now }: Reader): SQL {
  const moment = (ago: number) => sql`${new Date(now.getTime() - ago).toISOString()}::timestamptz`;
  return sql`
    select a.id, a.text, a.published_at,
      a.published_at > ${moment(SAID_FOR_MS)} and not exists (select from ${announcementReads} r
        where r.tenant_id = ${tenantId} and r.announcement_id = a.id and r.student_id = ${studentId}) as is_unread
    from ${announcements} a
    where a.tenant_id = ${tenantId} and a.published_at > ${moment(FOUND_FOR_MS)} and a.withdrawn_at is null
      and (a.grade is null or a.grade =
        (select s.grade from ${accounts} s where s.tenant_id = ${tenantId} and s.id = ${studentId}))
      and (a.course_id is null
        or exists (select from ${enrolments} e
          where e.tenant_id = ${tenantId} and e.student_id = ${studentId} and e.course_id = a.course_id)
        or exists (select from ${unitGrants} g
          where g.tenant_id = ${tenantId} and g.student_id = ${studentId} and g.course_id = a.course_id))`;
}
