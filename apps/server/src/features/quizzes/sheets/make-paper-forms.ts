import { makePaperForms as endpoint } from '@hessa/contract/quizzes/sheets/make-paper-forms';
import { handle } from '../../../calls/handle.ts';
import { findQuiz } from '../teach/find-quiz.ts';
import { loadOrMakeForms } from './load-forms.ts';

export const makePaperForms = handle(endpoint, (ctx, { params: { lessonId } }) => {
  return ctx.withTenant(async (tx) => {
    const quiz = await findQuiz(tx, ctx.tenant.id, lessonId);
    return { data: { version: quiz.contentVersion, forms: await loadOrMakeForms(tx, ctx, quiz) } };
  });
});
