import { listAnnouncementReaders as endpoint } from '@hessa/contract/announcements/teach/list-announcement-readers';
import { pageOf } from '@hessa/contract/paging';
import { gradeFromText } from '@hessa/rules/courses/grade';
import { and, eq, sql } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { accounts, OUT_OF_CLASS } from '../../auth/accounts-table.ts';
import { announcementReads } from '../announcement-reads-table.ts';
import { announcements } from '../announcements-table.ts';
import { saidUntil, speaksTo } from '../speaks-to.ts';

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
      .select()
      .from(announcements)
      .where(and(eq(announcements.tenantId, tenantId), eq(announcements.id, announcementId)));
    if (!known) throw new DomainError('announcement.not_found');
    const reads = sql`${announcementReads} r where r.tenant_id = ${tenantId} and r.announcement_id = ${announcementId}`;
    const until = sql`${saidUntil(known).toISOString()}::timestamptz`;
    const said = { tenantId, grade: sql`${known.grade}::text`, courseId: sql`${known.courseId}::bigint`, until };
    const unread = sql`${accounts} s where s.tenant_id = ${tenantId} and not ${OUT_OF_CLASS} and s.created_at < ${until}
      and ${speaksTo(said, { id: sql`s.id`, grade: sql`s.grade` })}
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
