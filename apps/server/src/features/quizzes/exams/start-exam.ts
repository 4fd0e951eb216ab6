import { startExam as endpoint } from '@hessa/contract/quizzes/exams/start-exam';
import { examDoor, usedAttempts } from '@hessa/rules/quizzes/exams/exam-terms';
import { endOfSitting } from '@hessa/rules/quizzes/exams/sitting-time';
import type { AccountContext } from '../../../calls/context.ts';
import { handle } from '../../../calls/handle.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { drawFor, drawnPaper } from '../drawn-paper.ts';
import { presentQuestions, readSaved } from '../quiz-content.ts';
import { presentParts } from '../quiz-parts.ts';
import { loadPaper } from '../quiz-questions.ts';
import { examSittings } from './exam-sittings-table.ts';
import { findSittings, runningOf, type Sitting, standing, withChanged } from './find-sittings.ts';
import { formFor } from './form-for.ts';
import { type OpenedExam, openExam } from './open-exam.ts';
import { keepHolder } from './own-sitting.ts';
import { presentExam } from './present-exam.ts';
import { sittingKey } from './sitting-key.ts';
import { sittingOrders } from './sitting-orders.ts';

const REFUSALS = { 'not-yet': 'exam.not_yet', over: 'exam.over', 'no-attempts': 'exam.no_attempts' } as const;

export const startExam = handle(endpoint, (ctx, { params }) =>
  ctx.withTenant(async (tx) => {
    const opened = await openExam(tx, ctx, params.lessonId);
    const running = runningOf(opened.sittings);
    const sittings = running ? await takeUp(tx, ctx, opened, running) : await begin(tx, ctx, opened);
    const sitting = runningOf(sittings);
    if (!sitting) throw new DomainError('exam.not_started');
    const { lessonId: id, contentVersion } = sitting;
    const paper = drawnPaper(await loadPaper(tx, ctx, { id, contentVersion }), sitting.drawn);
    const { questions } = paper;
    const place = { ...opened.gated.lesson, lessonId: id };
    const orders = await sittingOrders(tx, ctx, sitting, questions);
    return {
      data: {
        exam: await presentExam(tx, ctx, { ...opened, sittings }),
        key: sittingKey(ctx, sitting),
        questions: presentQuestions(ctx, place, questions, orders),
        ...presentParts(ctx, place, paper),
        saved: readSaved(questions, orders, sitting.saved),
        flagged: sitting.flagged,
      },
    };
  }),
);

/** A second device goes on with the same attempt; the first one hears of it with its next answer. */
async function takeUp(
  tx: Tx,
  { account }: AccountContext,
  { sittings }: OpenedExam,
  running: Sitting,
): Promise<readonly Sitting[]> {
  if (running.holder === account.sessionId) return sittings;
  const taken = { ...running, holder: account.sessionId };
  await keepHolder(tx, taken);
  return withChanged(sittings, taken);
}

async function begin(tx: Tx, ctx: AccountContext, opened: OpenedExam): Promise<readonly Sitting[]> {
  const { exam, sittings, isSubmitted, isShut } = opened;
  const door = examDoor(exam.terms, usedAttempts(standing(sittings).length, isSubmitted), ctx.now.getTime());
  if (door.kind !== 'open') throw new DomainError(REFUSALS[door.kind]);
  if (isShut) throw new DomainError('exam.over');
  const endsAt = endOfSitting(ctx.now.getTime(), exam.terms.minutes, exam.extraMinutes);
  const sitter = { studentId: ctx.account.id, lessonId: exam.lessonId };
  const number = Math.max(0, ...sittings.map((each) => each.number)) + 1;
  const paper = await loadPaper(tx, ctx, { ...exam, id: exam.lessonId });
  const form = exam.terms.forms ? await formFor(tx, ctx, exam, { ...sitter, number }) : null;
  const begun = await tx
    .insert(examSittings)
    .values({
      ...sitter,
      tenantId: ctx.tenant.id,
      number,
      contentVersion: exam.contentVersion,
      drawn: form ? form.entries.map(({ at }) => at) : drawFor(ctx, paper, { ...sitter, number }),
      form: form?.letter ?? null,
      startedAt: ctx.now,
      endsAt: new Date(endsAt),
      extraMinutes: exam.extraMinutes,
      holder: ctx.account.sessionId,
    })
    .onConflictDoNothing()
    .returning();
  // Of two presses at once the second finds what the first has begun.
  return begun.length > 0 ? [...sittings, ...begun] : findSittings(tx, ctx.tenant.id, sitter);
}
