import { getExam as endpoint } from '@hessa/contract/quizzes/exams/get-exam';
import { handle } from '../../../calls/handle.ts';
import { openExam } from './open-exam.ts';
import { presentExam } from './present-exam.ts';

export const getExam = handle(endpoint, (ctx, { params }) =>
  ctx.withTenant(async (tx) => ({ data: await presentExam(tx, ctx, await openExam(tx, ctx, params.lessonId)) })),
);
