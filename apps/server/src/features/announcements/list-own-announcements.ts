import { listOwnAnnouncements as endpoint } from '@hessa/contract/announcements/list-own-announcements';
import { sql } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { writtenForStudent } from './written-for-student.ts';

/** Nobody scrolls further. */
const AT_MOST = 50;

export const listOwnAnnouncements = handle(endpoint, (ctx) =>
  ctx.withTenant(async (tx) => {
    const reader = { tenantId: ctx.tenant.id, studentId: ctx.account.id, now: ctx.now };
    const rows = await rowsOf<{ id: string; text: string; publishedAt: string; isUnread: boolean }>(
      tx,
      sql`
      select id, text, published_at as "publishedAt", is_unread as "isUnread"
      from (${writtenForStudent(reader)}) written
      order by published_at desc, id desc limit ${AT_MOST}
    `,
    );
    const announcements = rows.map(({ id, publishedAt, ...written }) => ({
      ...written,
      id: Number(id),
      publishedAt: new Date(publishedAt).toISOString(),
    }));
    return { data: { serverTime: ctx.now.toISOString(), announcements } };
  }, 'read'),
);
