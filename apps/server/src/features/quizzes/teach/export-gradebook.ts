import { exportGradebook as endpoint } from '@hessa/contract/quizzes/teach/export-gradebook';
import { handle } from '../../../calls/handle.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { findGradebook } from './gradebook-class.ts';
import { findLines } from './gradebook-lines.ts';

const LINES_AT_ONCE = 1000;

export const exportGradebook = handle(endpoint, async (ctx, { params: { courseId }, body }) => {
  return ctx.withTenant(async (tx) => {
    const gradebook = await findGradebook(tx, ctx.tenant.id, courseId, ctx.now);
    const lines = await findLines(tx, gradebook, { ...body, size: LINES_AT_ONCE }, ctx.now);
    await recordEvent(tx, ctx, {
      kind: 'students.marks_exported',
      actorId: ctx.account.id,
      details: { courseId, rows: lines.students.length },
    });
    return { data: lines };
  });
});
