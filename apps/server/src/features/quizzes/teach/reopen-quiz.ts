import { reopenQuiz as endpoint } from '@hessa/contract/quizzes/teach/reopen-quiz';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { findStudent } from '../../auth/find-student.ts';
import { lockSittings } from '../exams/find-sittings.ts';
import { findOwnResult } from '../find-own-result.ts';
import { quizReopenings } from '../quiz-reopenings-table.ts';
import { withdrawResult } from '../withdraw-result.ts';
import { findQuiz } from './find-quiz.ts';
import { presentPaper } from './present-paper.ts';

export const reopenQuiz = handle(endpoint, async (ctx, { params: { lessonId, studentId }, body }) => {
  const tenantId = ctx.tenant.id;
  return ctx.withTenant(async (tx) => {
    const quiz = await findQuiz(tx, tenantId, lessonId);
    const student = await findStudent(tx, tenantId, studentId);
    // Attempts before the result, as whoever hands in takes them: neither waits for the other.
    await lockSittings(tx, tenantId, { studentId, lessonId });
    const earlierResult = await findOwnResult(tx, tenantId, studentId, quiz);
    if (!earlierResult) throw new DomainError('results.no_paper');
    const { score, submittedAt } = earlierResult;
    if (submittedAt.getTime() !== Date.parse(body.submittedAt)) throw new DomainError('teach.changed_meanwhile');
    await withdrawResult(tx, earlierResult, quiz.term, ctx.now);
    await tx.insert(quizReopenings).values({
      tenantId,
      studentId,
      lessonId,
      reason: body.reason,
      actorId: ctx.account.id,
      at: ctx.now,
      earlierResult: { ...earlierResult, deviceMark: null, addressMark: null },
    });
    await recordEvent(tx, ctx, {
      kind: 'quiz.reopened',
      actorId: ctx.account.id,
      subjectId: studentId,
      details: {
        lesson: lessonId,
        reason: body.reason,
        before: { score, submittedAt: submittedAt.toISOString() },
        after: null,
      },
    });
    return presentPaper(tx, ctx, quiz, student);
  });
});
