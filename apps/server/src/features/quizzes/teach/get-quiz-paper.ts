import type { getQuizPaper as endpoint } from '@hessa/contract/quizzes/teach/get-quiz-paper';
import type { AccountContext } from '../../../http/context.ts';
import type { InputOf, ResultOf } from '../../../http/handler.ts';
import { findStudent } from '../../auth/teach/find-student.ts';
import { findQuiz } from './find-quiz.ts';
import { presentPaper } from './present-paper.ts';

export async function getQuizPaper(
  ctx: AccountContext,
  { params: { lessonId, studentId } }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  return ctx.withTenant(async (tx) => {
    const quiz = await findQuiz(tx, ctx.tenant.id, lessonId);
    const student = await findStudent(tx, ctx.tenant.id, studentId, { includingAnonymous: true });
    return presentPaper(tx, ctx, quiz, student);
  }, 'read');
}
