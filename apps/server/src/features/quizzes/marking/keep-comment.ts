import { keepComment as endpoint } from '@hessa/contract/quizzes/marking/keep-comment';
import { MARKING_LIMITS } from '@hessa/rules/quizzes/marking-limits';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { findComments } from './comment-bank.ts';
import { markingComments } from './marking-comments-table.ts';

export const keepComment = handle(endpoint, (ctx, { body: { text } }) =>
  ctx.withTenant(async (tx) => {
    const known = await findComments(tx, ctx.tenant.id);
    if (known.some((each) => each.text === text)) return { data: known };
    if (known.length >= MARKING_LIMITS.commentsKept) throw new DomainError('marking.bank_full');
    await tx
      .insert(markingComments)
      .values({ tenantId: ctx.tenant.id, text, createdAt: ctx.now })
      .onConflictDoNothing();
    return { data: await findComments(tx, ctx.tenant.id) };
  }),
);
