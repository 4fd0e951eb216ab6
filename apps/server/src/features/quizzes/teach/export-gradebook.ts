import { exportGradebook as endpoint } from '@hessa/contract/quizzes/teach/export-gradebook';
import { handle } from '../../../calls/handle.ts';
import { recordExport } from '../../../platform/audit/record-export.ts';
import { findGradebook } from './gradebook-class.ts';
import { findLines } from './gradebook-lines.ts';

const LINES_AT_ONCE = 1000;

export const exportGradebook = handle(endpoint, async (ctx, { params: { courseId }, body }) => {
  return ctx.withTenant(async (tx) => {
    const gradebook = await findGradebook(tx, ctx.tenant.id, courseId, ctx.now);
    const { wanted, ...lines } = await findLines(tx, gradebook, { ...body, size: LINES_AT_ONCE }, ctx.now);
    await recordExport(tx, ctx, {
      kind: 'students.marks_exported',
      actorId: ctx.account.id,
      of: { courseId },
      rows: () => wanted,
      atOnce: LINES_AT_ONCE,
      isFurther: body.after !== undefined,
    });
    return { data: lines };
  });
});
