import type { examDesk, heldWork } from '@hessa/contract/quizzes/exams/teach/get-exam-desk';
import { mergeAnswers, saysInTime } from '@hessa/rules/quizzes/exams/judge-answers';
import { isUnanswered } from '@hessa/rules/quizzes/kinds/is-unanswered';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AccountContext } from '../../../../calls/context.ts';
import type { Tx } from '../../../../db/tenant-transaction.ts';
import { accounts } from '../../../auth/accounts-table.ts';
import { quizResults } from '../../quiz-results-table.ts';
import type { FoundQuiz } from '../../teach/find-quiz.ts';
import { examSittings, RUNS_UNTIL } from '../exam-sittings-table.ts';
import { judgedSitting } from '../find-sittings.ts';
import { gradeAnswers } from '../grade-sitting.ts';
import { heldAnswers } from '../held-answers-table.ts';
import { judgedAsResult } from '../judged-as-result.ts';

/** Lists for eyes: a larger class than this is no class. */
const SITTING_AT_MOST = 500;
const HELD_AT_MOST = 100;

/** Who sits an exam now, and what came too late. */
export async function presentExamDesk(tx: Tx, ctx: AccountContext, quiz: FoundQuiz): Promise<z.input<typeof examDesk>> {
  const ofQuiz = and(eq(examSittings.tenantId, ctx.tenant.id), eq(examSittings.lessonId, quiz.id));
  const [running, [counted], held] = await Promise.all([
    tx
      .select({ sitting: examSittings, name: accounts.name })
      .from(examSittings)
      .innerJoin(accounts, and(eq(accounts.tenantId, examSittings.tenantId), eq(accounts.id, examSittings.studentId)))
      .where(and(ofQuiz, sql`${RUNS_UNTIL} is not null`))
      .orderBy(RUNS_UNTIL, asc(accounts.name))
      .limit(SITTING_AT_MOST),
    tx
      .select({ count: sql<number>`count(*) filter (where handed_in_at is not null)::int` })
      .from(examSittings)
      .where(and(ofQuiz, isNull(examSittings.withdrawnAt))),
    presentHeld(tx, ctx, quiz.id),
  ]);
  return {
    lessonId: quiz.id,
    lessonName: quiz.name,
    courseId: quiz.courseId,
    now: ctx.now.getTime(),
    terms: quiz.exam,
    questionCount: quiz.questionCount,
    handedIn: counted?.count ?? 0,
    sitting: running.map(({ sitting, name }) => ({
      ...{ name, studentId: sitting.studentId, number: sitting.number, extraMinutes: sitting.extraMinutes },
      startedAt: sitting.startedAt.getTime(),
      endsAt: sitting.endsAt.getTime(),
      answered: Object.values(sitting.saved).filter(({ choice }) => !isUnanswered(choice)).length,
    })),
    held,
  };
}

async function presentHeld(tx: Tx, ctx: AccountContext, lessonId: number): Promise<z.input<typeof heldWork>[]> {
  const rows = await tx
    .select({ held: heldAnswers, sat: examSittings, result: quizResults, name: accounts.name })
    .from(heldAnswers)
    .innerJoin(
      examSittings,
      and(
        eq(examSittings.tenantId, heldAnswers.tenantId),
        eq(examSittings.studentId, heldAnswers.studentId),
        eq(examSittings.lessonId, heldAnswers.lessonId),
        eq(examSittings.number, heldAnswers.number),
      ),
    )
    .innerJoin(accounts, and(eq(accounts.tenantId, heldAnswers.tenantId), eq(accounts.id, heldAnswers.studentId)))
    .leftJoin(
      quizResults,
      and(
        eq(quizResults.tenantId, heldAnswers.tenantId),
        eq(quizResults.studentId, heldAnswers.studentId),
        eq(quizResults.lessonId, heldAnswers.lessonId),
      ),
    )
    .where(and(eq(heldAnswers.tenantId, ctx.tenant.id), eq(heldAnswers.lessonId, lessonId)))
    .orderBy(sql`${heldAnswers.decision} is not null`, desc(heldAnswers.id))
    .limit(HELD_AT_MOST);
  return Promise.all(
    rows.map(async ({ held, sat, result, name }) => {
      const sitting = judgedAsResult(sat, result);
      const others = rows.filter(
        ({ held: other }) =>
          other.id !== held.id &&
          other.decision === 'accepted' &&
          other.studentId === held.studentId &&
          other.number === held.number,
      );
      const without = mergeAnswers(
        sitting.saved,
        others.flatMap(({ held: { answers } }) => answers),
      );
      const [before, after] = await Promise.all([
        gradeAnswers(tx, ctx, sitting, without),
        gradeAnswers(tx, ctx, sitting, mergeAnswers(without, held.answers)),
      ]);
      const { id, studentId, number, reason, isSigned, decision } = held;
      const times = held.answers.map(({ at }) => at);
      const start = sitting.startedAt.getTime();
      return {
        ...{ id, studentId, name, number, reason, isSigned, decision },
        receivedAt: held.receivedAt.getTime(),
        endsAt: sitting.endsAt.getTime(),
        firstAt: start + Math.min(...times),
        lastAt: start + Math.max(...times),
        saysInTime: saysInTime(judgedSitting(sitting), held.answers),
        answers: held.answers.length,
        scoreWithout: before.score,
        scoreWith: after.score,
      };
    }),
  );
}
