import { listAnnouncementReaders as endpoint } from '@hessa/contract/announcements/teach/list-announcement-readers';
import { pageOf } from '@hessa/contract/paging';
import { gradeFromText } from '@hessa/rules/courses/grade';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { enrolments } from '../../enrolment/enrolments-table.ts';
import { unitGrants } from '../../units/unit-grants-table.ts';
import { announcementReads } from '../announcement-reads-table.ts';
import { announcements } from '../announcements-table.ts';

interface Row {
  id: string;
  name: string;
  grade: string | null;
  readAt: string | null;
}

export const listAnnouncementReaders = handle(endpoint, async (ctx, { params: { announcementId }, query }) => {
  const { page, size } = pageOf(query, 50);
  const tenantId = ctx.tenant.id;
  return ctx.withTenant(async (tx) => {
    const [known] = await tx
      .select({ grade: announcements.grade, courseId: announcements.courseId })
      .from(announcements)
      .where(and(eq(announcements.tenantId, tenantId), eq(announcements.id, announcementId)));
    if (!known) throw new DomainError('announcement.not_found');
    const reads = sql`${announcementReads} r where r.tenant_id = ${tenantId} and r.announcement_id = ${announcementId}`;
    const unread = sql`${accounts} s where ${isFor(tenantId, known)}
      and not exists (select from ${reads} and r.student_id = s.id)`;
    const rows = await rowsOf<Row>(
      tx,
      query.who === 'unread'
        ? sql`select s.id, s.name, s.grade, null as "readAt" from ${unread} order by s.name, s.id
            limit ${size} offset ${(page - 1) * size}`
        : sql`select s.id, s.name, s.grade, r.read_at as "readAt" from ${accounts} s
            join (select r.student_id, r.read_at from ${reads}) r on r.student_id = s.id
            where s.tenant_id = ${tenantId} order by r.read_at desc, s.id desc
            limit ${size} offset ${(page - 1) * size}`,
    );
    const [counts] = await rowsOf<{ readCount: number; unreadCount: number }>(
      tx,
      sql`select (select count(*) from ${reads})::int as "readCount", (select count(*) from ${unread})::int as "unreadCount"`,
    );
    return {
      data: {
        readCount: counts?.readCount ?? 0,
        unreadCount: counts?.unreadCount ?? 0,
        students: rows.map(({ id, name, grade, readAt }) => ({
          studentId: id,
          name,
          grade: gradeFromText(grade ?? ''),
          readAt: readAt === null ? null : new Date(readAt).toISOString(),
        })),
      },
    };
  }, 'read');
});

/** Whether an announcement is for student `s`, as their own board judges it. */
function isFor(tenantId: string, { grade, courseId }: { grade: string | null; courseId: number | null }): SQL {
  const holds = (table: typeof enrolments | typeof unitGrants) =>
    sql`exists (select from ${table} h where h.tenant_id = ${tenantId} and h.student_id = s.id and h.course_id = ${courseId})`;
  return sql`s.tenant_id = ${tenantId} and s.role = 'student' and not s.disabled and s.anonymised_at is null
    and ${grade === null ? sql`true` : sql`s.grade = ${grade}`}
    and ${courseId === null ? sql`true` : sql`(${holds(enrolments)} or ${holds(unitGrants)})`}`;
}
