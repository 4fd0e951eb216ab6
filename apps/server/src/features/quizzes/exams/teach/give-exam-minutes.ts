import { giveExamMinutes as endpoint } from '@hessa/contract/quizzes/exams/teach/give-exam-minutes';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { handle } from '../../../../calls/handle.ts';
import { DomainError } from '../../../../errors/domain-error.ts';
import { recordEvent } from '../../../../platform/audit/record-event.ts';
import { findQuiz } from '../../teach/find-quiz.ts';
import { examSittings } from '../exam-sittings-table.ts';
import { presentExamDesk } from './exam-desk.ts';

/** For a class whose line failed, or for one of it. Whoever has handed in is through. */
export const giveExamMinutes = handle(endpoint, (ctx, { params: { lessonId }, body }) => {
  const { key, minutes, studentId, reason } = body;
  return ctx.withTenant(async (tx) => {
    const quiz = await findQuiz(tx, ctx.tenant.id, lessonId);
    const sitting = and(
      eq(examSittings.tenantId, ctx.tenant.id),
      eq(examSittings.lessonId, lessonId),
      isNull(examSittings.handedInAt),
      studentId === null ? undefined : eq(examSittings.studentId, studentId),
    );
    const due = and(sitting, sql`${examSittings.extraKey} is distinct from ${key}::uuid`);
    // As a group of saves takes them: neither waits for the other.
    const taken = tx
      .select({ studentId: examSittings.studentId })
      .from(examSittings)
      .where(due)
      .orderBy(asc(examSittings.studentId))
      .for('no key update');
    const given = await tx
      .update(examSittings)
      .set({
        // In UTC, where a minute is the same whoever counts it: a spread database takes nothing else (record 106).
        endsAt: sql`(${examSittings.endsAt} at time zone 'UTC' + ${minutes}::int * interval '1 minute') at time zone 'UTC'`,
        extraMinutes: sql`${examSittings.extraMinutes} + ${minutes}::int`,
        extraKey: key,
      })
      .where(and(due, inArray(examSittings.studentId, taken)))
      .returning({ studentId: examSittings.studentId });
    if (given.length > 0) {
      await recordEvent(tx, ctx, {
        kind: 'exam.minutes_given',
        actorId: ctx.account.id,
        subjectId: studentId,
        details: { quiz: lessonId, minutes, students: given.length, reason },
      });
    } else if ((await tx.$count(examSittings, sitting)) === 0) throw new DomainError('exam.nobody_sits');
    return { data: await presentExamDesk(tx, ctx, quiz) };
  });
});
