import { getQuizForEditing as endpoint } from '@hessa/contract/authoring/quizzes/get-quiz-for-editing';
import { handle } from '../../../calls/handle.ts';
import { loadPaper } from '../../quizzes/quiz-questions.ts';
import { findEditedQuiz, presentEditedQuiz } from './find-edited-quiz.ts';

export const getQuizForEditing = handle(endpoint, (ctx, { params }) => {
  return ctx.withTenant(async (tx) => {
    const quiz = await findEditedQuiz(tx, ctx, params.lessonId);
    return { data: await presentEditedQuiz(tx, ctx, quiz, await loadPaper(tx, ctx, quiz)) };
  }, 'read');
});
