import type { getQuizResult as endpoint } from '@hessa/contract/quizzes/get-quiz-result';
import type { AccountContext } from '../../http/context.ts';
import type { InputOf, ResultOf } from '../../http/handler.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { findResult } from './find-result.ts';
import { presentResult } from './present-result.ts';
import { loadQuestions, shownOrders } from './quiz-questions.ts';

export function getQuizResult(
  ctx: AccountContext,
  { params }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  return ctx.withTenant(async (tx) => {
    const result = await findResult(tx, ctx, params.lessonId);
    if (!result) throw new DomainError('quiz.no_result');
    const { lessonId: id, quizVersion } = result;
    const questions = await loadQuestions(tx, ctx, { id, quizVersion });
    return { data: presentResult(ctx, questions, shownOrders(ctx, id, questions), result) };
  }, 'read');
}
