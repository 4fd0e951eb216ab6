import { markAnswers as endpoint } from '@hessa/contract/quizzes/marking/mark-answers';
import { handle } from '../../../calls/handle.ts';
import { findQuiz } from '../teach/find-quiz.ts';
import { markOne } from './mark-one.ts';

/** A transaction each: one answer that somebody else holds, or that is gone, costs no other its marks. */
export const markAnswers = handle(endpoint, async (ctx, { params: { lessonId }, body: { question, marks } }) => {
  const quiz = await ctx.withTenant((tx) => findQuiz(tx, ctx.tenant.id, lessonId), 'read');
  const data = [];
  for (const mark of marks) data.push(await ctx.withTenant((tx) => markOne(tx, ctx, quiz, question, mark)));
  return { data };
});
