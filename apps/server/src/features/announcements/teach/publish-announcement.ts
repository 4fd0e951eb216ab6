import { publishAnnouncement as endpoint } from '@hessa/contract/announcements/teach/publish-announcement';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { courses } from '../../courses/courses-table.ts';
import { announcements } from '../announcements-table.ts';

export const publishAnnouncement = handle(endpoint, async (ctx, { body: { key, audience, text } }) => {
  const { id: tenantId } = ctx.tenant;
  const to = {
    grade: audience.kind === 'grade' ? audience.grade : null,
    courseId: audience.kind === 'course' ? audience.courseId : null,
  };
  return ctx.withTenant(async (tx) => {
    if (to.courseId !== null && !(await isCourse(tx, tenantId, to.courseId))) throw new DomainError('course.not_found');
    // Of two presses at once the second waits on the key of the first, and then finds what it wrote.
    const [made] = await tx
      .insert(announcements)
      .values({ tenantId, ...to, text, publishedAt: ctx.now, requestKey: key })
      .onConflictDoNothing()
      .returning({ id: announcements.id });
    if (made) {
      const details = { announcement: made.id, grade: to.grade, course: to.courseId, text };
      await recordEvent(tx, ctx, { kind: 'announcement.published', actorId: ctx.account.id, details });
      return { data: made };
    }
    const [known] = await tx
      .select({ id: announcements.id })
      .from(announcements)
      .where(and(eq(announcements.tenantId, tenantId), eq(announcements.requestKey, key)));
    if (!known) throw new Error('the announcement was not written');
    return { data: known };
  });
});

async function isCourse(tx: Tx, tenantId: string, courseId: number): Promise<boolean> {
  const found = await tx
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.tenantId, tenantId), eq(courses.id, courseId)));
  return found.length > 0;
}
