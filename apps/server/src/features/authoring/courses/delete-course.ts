import { deleteCourse as endpoint } from '@hessa/contract/authoring/courses/delete-course';
import { and, eq, inArray, or } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { deleteSoftly } from '../../../platform/trash/delete-softly.ts';
import { codeBatches } from '../../codes/code-batches-table.ts';
import { holdSums, takePapersFromSums } from '../../quizzes/sums-of-taken-papers.ts';
import { units } from '../../units/units-table.ts';
import { lockCourseAt } from './course-edit.ts';

/** The course with its students' places, progress and results; marks that were counted for the honour board stay counted. */
export const deleteCourse = handle(endpoint, async (ctx, { params: { courseId }, body: { version, name } }) => {
  return ctx.withTenant(async (tx) => {
    const course = await lockCourseAt(tx, ctx, courseId, version);
    if (spaced(name) !== spaced(course.name)) throw new DomainError('course.confirm_other');
    if (await hasCodes(tx, ctx.tenant.id, courseId)) throw new DomainError('course.has_codes');
    await holdSums(tx, ctx.tenant.id, { courseId });
    const taken = await deleteSoftly(tx, ctx, { kind: 'course', id: courseId, title: course.name });
    await takePapersFromSums(tx, ctx.tenant.id, taken);
    await recordEvent(tx, ctx, {
      kind: 'course.deleted',
      actorId: ctx.account.id,
      details: { course: courseId, before: { name: course.name } },
    });
    return {};
  });
});

const spaced = (text: string) => text.trim().replace(/\s+/g, ' ');

/** A card that was sold must go on opening something. */
async function hasCodes(tx: Tx, tenantId: string, courseId: number): Promise<boolean> {
  const own = tx
    .select({ id: units.id })
    .from(units)
    .where(and(eq(units.tenantId, tenantId), eq(units.courseId, courseId)));
  const [batch] = await tx
    .select({ id: codeBatches.id })
    .from(codeBatches)
    .where(
      and(eq(codeBatches.tenantId, tenantId), or(eq(codeBatches.courseId, courseId), inArray(codeBatches.unitId, own))),
    )
    .limit(1);
  return batch !== undefined;
}
