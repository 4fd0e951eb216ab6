import { getQuizResult as endpoint } from '@hessa/contract/quizzes/get-quiz-result';
import { handle } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { noteKeyShown } from './exams/note-key-shown.ts';
import { findExplained } from './find-explained.ts';
import { findHiddenKey } from './find-hidden-key.ts';
import { findResult } from './find-result.ts';
import { presentResult } from './present-result.ts';
import { loadPaper } from './quiz-questions.ts';
import { seenPaper } from './seen-paper.ts';

export const getQuizResult = handle(endpoint, async (ctx, { params }) => {
  const { data, isKeyNews } = await ctx.withTenant(async (tx) => {
    const result = await findResult(tx, ctx, params.lessonId);
    // The mark stays in the books; the paper goes where its quiz went.
    if (!result?.isShown) throw new DomainError('quiz.no_result');
    const { lessonId: id, contentVersion } = result;
    const paper = await loadPaper(tx, ctx, { id, contentVersion });
    const { questions } = paper;
    const hidden = await findHiddenKey(tx, ctx, result);
    const explained = await findExplained(tx, ctx, result, questions, hidden);
    const seen = await seenPaper(tx, ctx, paper, result);
    return { data: presentResult(ctx, paper, seen, result, hidden, explained), isKeyNews: result.isKeyNews };
  }, 'read');
  if (isKeyNews && data.review.length > 0) await noteKeyShown(ctx, params.lessonId);
  return { data };
});
