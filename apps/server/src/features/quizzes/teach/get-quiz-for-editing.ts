import type { getQuizForEditing as endpoint } from '@hessa/contract/quizzes/teach/get-quiz-for-editing';
import type { AccountContext } from '../../../http/context.ts';
import type { InputOf, ResultOf } from '../../../http/handler.ts';
import { loadQuestions } from '../quiz-questions.ts';
import { findEditedQuiz, presentEditedQuiz } from './find-edited-quiz.ts';

export function getQuizForEditing(
  ctx: AccountContext,
  { params }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  return ctx.withTenant(async (tx) => {
    const quiz = await findEditedQuiz(tx, ctx, params.lessonId);
    return { data: presentEditedQuiz(ctx, quiz, await loadQuestions(tx, ctx, quiz)) };
  }, 'read');
}
