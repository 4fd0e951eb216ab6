import { setResultsTime as endpoint } from '@hessa/contract/authoring/quizzes/set-results-time';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { holdResults } from '../../quizzes/release-results.ts';
import { countVersionUp } from '../courses/course-edit.ts';
import { lockEditedQuiz } from './find-edited-quiz.ts';

/** What is due is told by the server itself, within its next look (`release-results.ts`). */
export const setResultsTime = handle(endpoint, (ctx, { params, body: { was, resultsAt } }) => {
  return ctx.withTenant(async (tx) => {
    const quiz = await lockEditedQuiz(tx, ctx, params.lessonId);
    if (quiz.resultsAt === resultsAt) return { data: { resultsAt } };
    if (quiz.resultsAt !== was) throw new DomainError('teach.changed_meanwhile');
    await tx
      .update(lessons)
      .set({ resultsAt: resultsAt === null ? null : new Date(resultsAt) })
      .where(and(eq(lessons.tenantId, ctx.tenant.id), eq(lessons.id, quiz.id)));
    if (resultsAt !== null && resultsAt > ctx.now.getTime()) await holdResults(tx, ctx.tenant.id, quiz.id);
    await countVersionUp(tx, ctx, quiz.courseId);
    await recordEvent(tx, ctx, {
      kind: 'quiz.results_time_set',
      actorId: ctx.account.id,
      details: { quiz: quiz.id, before: { resultsAt: quiz.resultsAt }, after: { resultsAt } },
    });
    return { data: { resultsAt } };
  });
});
