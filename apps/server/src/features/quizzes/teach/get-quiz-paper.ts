import { getQuizPaper as endpoint } from '@hessa/contract/quizzes/teach/get-quiz-paper';
import { handle } from '../../../calls/handle.ts';
import { findStudent } from '../../auth/find-student.ts';
import { findQuiz } from './find-quiz.ts';
import { presentPaper } from './present-paper.ts';

export const getQuizPaper = handle(endpoint, async (ctx, { params: { lessonId, studentId } }) => {
  return ctx.withTenant(async (tx) => {
    const quiz = await findQuiz(tx, ctx.tenant.id, lessonId);
    const student = await findStudent(tx, ctx.tenant.id, studentId, { includingAnonymous: true });
    return presentPaper(tx, ctx, quiz, student);
  }, 'read');
});
