import { getExamDesk as endpoint } from '@hessa/contract/quizzes/exams/teach/get-exam-desk';
import { handle } from '../../../../calls/handle.ts';
import { findQuiz } from '../../teach/find-quiz.ts';
import { presentExamDesk } from './exam-desk.ts';

export const getExamDesk = handle(endpoint, (ctx, { params: { lessonId } }) =>
  ctx.withTenant(async (tx) => {
    return { data: await presentExamDesk(tx, ctx, await findQuiz(tx, ctx.tenant.id, lessonId)) };
  }, 'read'),
);
