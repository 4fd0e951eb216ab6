import { startRegrade as endpoint } from '@hessa/contract/authoring/quizzes/start-regrade';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { startLongJob } from '../../../platform/jobs/start-long-job.ts';
import { presentJob } from '../../jobs/teach/present-job.ts';
import { findEditedQuiz } from './find-edited-quiz.ts';
import { regradeQuizKind } from './regrade-quiz-kind.ts';

export const startRegrade = handle(endpoint, (ctx, { params, body: { key, version } }) => {
  return ctx.withTenant(async (tx) => {
    const quiz = await findEditedQuiz(tx, ctx, params.lessonId);
    if (quiz.contentVersion !== version) throw new DomainError('quiz.changed_since_preview');
    const input = { lessonId: quiz.id, version };
    return { data: presentJob(await startLongJob(tx, ctx, { id: key, kind: regradeQuizKind, input })) };
  });
});
