import { listGradebookLines as endpoint } from '@hessa/contract/quizzes/teach/list-gradebook-lines';
import { handle } from '../../../calls/handle.ts';
import { findGradebook } from './gradebook-class.ts';
import { findLines } from './gradebook-lines.ts';

const LINES_AT_ONCE = 50;

export const listGradebookLines = handle(endpoint, async (ctx, { params: { courseId }, query }) => {
  return ctx.withTenant(async (tx) => {
    const gradebook = await findGradebook(tx, ctx.tenant.id, courseId, ctx.now);
    const { students, next } = await findLines(tx, gradebook, { ...query, size: LINES_AT_ONCE }, ctx.now);
    return { data: { students, next } };
  }, 'read');
});
