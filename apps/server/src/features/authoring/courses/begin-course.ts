import { and, eq } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { courses } from '../../courses/courses-table.ts';

type NewCourse = Omit<typeof courses.$inferInsert, 'tenantId' | 'createdAt' | 'requestKey'>;

/** A new course, or the one that the same form made before: of two presses at once the second waits for the first. */
export async function beginCourse(
  tx: Tx,
  ctx: AccountContext,
  requestKey: string,
  wanted: NewCourse,
): Promise<{ id: number; isNew: boolean }> {
  const tenantId = ctx.tenant.id;
  const [made] = await tx
    .insert(courses)
    .values({ ...wanted, tenantId, requestKey, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ id: courses.id });
  if (made) return { id: made.id, isNew: true };
  const [known] = await tx
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.tenantId, tenantId), eq(courses.requestKey, requestKey)));
  if (!known) throw new Error('the course was not made');
  return { id: known.id, isNew: false };
}
