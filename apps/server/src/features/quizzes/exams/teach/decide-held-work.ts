import { decideHeldWork as endpoint } from '@hessa/contract/quizzes/exams/teach/decide-held-work';
import { and, eq } from 'drizzle-orm';
import type { AccountContext } from '../../../../calls/context.ts';
import { handle } from '../../../../calls/handle.ts';
import type { Tx } from '../../../../db/tenant-transaction.ts';
import { DomainError } from '../../../../errors/domain-error.ts';
import { recordEvent } from '../../../../platform/audit/record-event.ts';
import { findOwnResult } from '../../find-own-result.ts';
import { findQuiz } from '../../teach/find-quiz.ts';
import { lockSittings, type Sitting, withChanged } from '../find-sittings.ts';
import { finishSitting } from '../finish-sitting.ts';
import { heldAnswers } from '../held-answers-table.ts';
import { judgedAsResult } from '../judged-as-result.ts';
import { recountResult } from '../recount-result.ts';
import { presentExamDesk } from './exam-desk.ts';

const KINDS = { accepted: 'exam.held_accepted', refused: 'exam.held_refused' } as const;

/** The paper is graded anew from what counts of it, so that a decision can be taken back as it was made. */
export const decideHeldWork = handle(endpoint, (ctx, { params: { lessonId, heldId }, body: { decision } }) => {
  const tenantId = ctx.tenant.id;
  return ctx.withTenant(async (tx) => {
    const quiz = await findQuiz(tx, tenantId, lessonId);
    const own = and(eq(heldAnswers.tenantId, tenantId), eq(heldAnswers.id, heldId), eq(heldAnswers.lessonId, lessonId));
    const [held] = await tx.select().from(heldAnswers).where(own);
    if (!held) throw new DomainError('exam.held_not_found');
    const sat = await lockSittings(tx, tenantId, held);
    const result = await findOwnResult(tx, tenantId, held.studentId, quiz);
    const sittings = sat.map((each) => judgedAsResult(each, result));
    const sitting = sittings.find(({ number }) => number === held.number);
    if (!sitting) throw new DomainError('exam.held_not_found');
    // Read again, now that nobody else decides.
    const [current] = await tx.select({ decision: heldAnswers.decision }).from(heldAnswers).where(own);
    if (current && current.decision !== decision) {
      if (!sitting.handedInBy) throw new DomainError('exam.being_sat');
      await tx
        .update(heldAnswers)
        .set({ decision, decidedAt: decision && ctx.now })
        .where(own);
      const regraded = await finishSitting(tx, ctx, sitting, sitting.handedInBy);
      await recountResult(tx, ctx.now, { ...quiz, terms: quiz.exam }, withChanged(sittings, regraded));
      await recordDecision(tx, ctx, current.decision, decision, sitting, regraded);
    }
    return { data: await presentExamDesk(tx, ctx, quiz) };
  });
});

type Decision = (typeof heldAnswers.$inferSelect)['decision'];

async function recordDecision(
  tx: Tx,
  ctx: AccountContext,
  was: Decision,
  decision: Decision,
  before: Sitting,
  after: Sitting,
): Promise<void> {
  await recordEvent(tx, ctx, {
    kind: decision === null ? 'exam.held_reconsidered' : KINDS[decision],
    actorId: ctx.account.id,
    subjectId: before.studentId,
    details: {
      quiz: before.lessonId,
      before: { decision: was, score: before.grading?.score ?? null },
      after: { decision, score: after.grading?.score ?? null },
    },
  });
}
