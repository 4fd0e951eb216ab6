import { dropComment as endpoint } from '@hessa/contract/quizzes/marking/drop-comment';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { findComments } from './comment-bank.ts';
import { markingComments } from './marking-comments-table.ts';

export const dropComment = handle(endpoint, (ctx, { params: { commentId } }) =>
  ctx.withTenant(async (tx) => {
    await tx
      .delete(markingComments)
      .where(and(eq(markingComments.tenantId, ctx.tenant.id), eq(markingComments.id, commentId)));
    return { data: await findComments(tx, ctx.tenant.id) };
  }),
);
