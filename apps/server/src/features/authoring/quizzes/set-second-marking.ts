import { setSecondMarking as endpoint } from '@hessa/contract/authoring/quizzes/set-second-marking';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { countByFirst } from '../../quizzes/marking/count-by-first.ts';
import { lockEditedQuiz } from './find-edited-quiz.ts';

/** About what is marked from now on: what counts already stays, and what needs no second any more counts by its first. */
export const setSecondMarking = handle(endpoint, async (ctx, { params, body: { was, secondMarking } }) => {
  await ctx.withTenant(async (tx) => {
    const quiz = await lockEditedQuiz(tx, ctx, params.lessonId);
    if (quiz.secondMarking === secondMarking) return;
    if (quiz.secondMarking !== was) throw new DomainError('teach.changed_meanwhile');
    await tx
      .update(lessons)
      .set({ secondMarking })
      .where(and(eq(lessons.tenantId, ctx.tenant.id), eq(lessons.id, quiz.id)));
    await recordEvent(tx, ctx, {
      kind: 'quiz.second_marking_set',
      actorId: ctx.account.id,
      details: { quiz: quiz.id, before: { secondMarking: quiz.secondMarking }, after: { secondMarking } },
    });
  });
  await countByFirst(ctx, params.lessonId);
  return { data: { secondMarking } };
});
