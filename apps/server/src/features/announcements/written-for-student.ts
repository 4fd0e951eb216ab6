import { type SQL, sql } from 'drizzle-orm';
import { accounts } from '../auth/accounts-table.ts';
import { announcementReads } from './announcement-reads-table.ts';
import { announcements } from './announcements-table.ts';
import { SAID_FOR_MS, speaksTo } from './speaks-to.ts';

/** After a term nobody looks for it. */
const FOUND_FOR_MS = 180 * 24 * 60 * 60 * 1000;

export interface Reader {
  tenantId: string;
  studentId: string;
  now: Date;
}

/** What the teacher has written for a student and has not wiped off, with whether it still waits to be read. */
export function writtenForStudent({ tenantId, studentId, now }: Reader): SQL {
  const said = { tenantId, grade: sql`a.grade`, courseId: sql`a.course_id` };
  const grade = sql`(select s.grade from ${accounts} s where s.tenant_id = ${tenantId} and s.id = ${studentId})`;
  const moment = (ago: number) => sql`${new Date(now.getTime() - ago).toISOString()}::timestamptz`;
  return sql`
    select a.id, a.text, a.published_at,
      a.published_at > ${moment(SAID_FOR_MS)} and not exists (select from ${announcementReads} r
        where r.tenant_id = ${tenantId} and r.announcement_id = a.id and r.student_id = ${studentId}) as is_unread
    from ${announcements} a
    where a.tenant_id = ${tenantId} and a.published_at > ${moment(FOUND_FOR_MS)} and a.withdrawn_at is null
      and ${speaksTo(said, { id: sql`${studentId}`, grade })}`;
}
