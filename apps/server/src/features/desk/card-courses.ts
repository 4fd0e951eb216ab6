import { formatCode } from '@hessa/rules/codes/code-text';
import { and, desc, eq } from 'drizzle-orm';
import type { PublicContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { unsealCode } from '../codes/code-seal.ts';
import { codes } from '../codes/codes-table.ts';
import { findHeldUnits } from '../lessons/held-units.ts';

/** The student's courses with every unit that is held of them, as two statements however many there are. */
export async function cardCourses(tx: Tx, ctx: PublicContext, studentId: string) {
  const held = await findHeldUnits(tx, ctx.tenant.id, [studentId], ctx.now);
  const used = await usedCodes(tx, ctx, studentId);
  const byCourse = Map.groupBy(held, ({ courseId }) => courseId);
  return [...byCourse.values()].flatMap((units) => {
    const [first] = units;
    if (!first) return [];
    const { courseId, courseName, source, courseUntil, openToAll } = first;
    return {
      ...{ courseId, courseName, source, openToAll },
      code: source === 'code' ? (used.get(courseId) ?? null) : null,
      extendedUntil: courseUntil,
      units,
    };
  });
}

/** The newest course code that the student used for each course. */
async function usedCodes(tx: Tx, ctx: PublicContext, studentId: string): Promise<Map<number, string>> {
  const rows = await tx
    .select({ courseId: codes.courseId, sealed: codes.sealed })
    .from(codes)
    .where(and(eq(codes.tenantId, ctx.tenant.id), eq(codes.redeemedBy, studentId), eq(codes.kind, 'course')))
    .orderBy(desc(codes.redeemedAt))
    .limit(50);
  const newest = new Map<number, string>();
  for (const { courseId, sealed } of rows) {
    if (!newest.has(courseId)) newest.set(courseId, formatCode(unsealCode(ctx.platform.secrets, sealed)));
  }
  return newest;
}
