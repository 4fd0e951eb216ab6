import { setExam as endpoint } from '@hessa/contract/authoring/quizzes/set-exam';
import { type ExamTerms, termsProblem } from '@hessa/rules/quizzes/exams/exam-terms';
import { and, eq, sql } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import { handle } from '../../../calls/handle.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { examSittings, RUNS_UNTIL } from '../../quizzes/exams/exam-sittings-table.ts';
import { recountAttempts } from '../../quizzes/exams/recount-attempts.ts';
import { countVersionUp } from '../courses/course-edit.ts';
import { lockEditedQuiz } from './find-edited-quiz.ts';

const PROBLEMS = { 'no-time-to-start': 'exam.no_time_to_start', 'closes-too-early': 'exam.closes_too_early' } as const;

export const setExam = handle(endpoint, (ctx, { params, body: { was, exam } }) => {
  const problem = exam && termsProblem(exam);
  if (problem) throw new DomainError(PROBLEMS[problem]);
  return ctx.withTenant(async (tx) => {
    const quiz = await lockEditedQuiz(tx, ctx, params.lessonId);
    if (isSame(quiz.exam, exam)) return { data: { exam } };
    if (!isSame(quiz.exam, was)) throw new DomainError('teach.changed_meanwhile');
    if (!exam) await insistOnNobodyInside(tx, ctx, quiz.id);
    await tx
      .update(lessons)
      .set({ exam })
      .where(and(eq(lessons.tenantId, ctx.tenant.id), eq(lessons.id, quiz.id)));
    if (exam && quiz.exam && exam.counts !== quiz.exam.counts)
      await recountAttempts(tx, ctx.tenant.id, quiz.id, ctx.now);
    await countVersionUp(tx, ctx, quiz.courseId);
    await recordEvent(tx, ctx, {
      kind: 'quiz.exam_set',
      actorId: ctx.account.id,
      details: { quiz: quiz.id, before: trailed(quiz.exam), after: trailed(exam) },
    });
    return { data: { exam } };
  });
});

const FIELDS = ['minutes', 'opensAt', 'lastStartAt', 'closesAt', 'attempts', 'counts', 'passMark', 'forms'] as const;

function isSame(one: ExamTerms | null, other: ExamTerms | null): boolean {
  return (one === null) === (other === null) && FIELDS.every((field) => one?.[field] === other?.[field]);
}

/** A limit that is gone would leave whoever sits in the exam without an end. */
async function insistOnNobodyInside(tx: Tx, ctx: AccountContext, lessonId: number): Promise<void> {
  const inside = and(
    eq(examSittings.tenantId, ctx.tenant.id),
    eq(examSittings.lessonId, lessonId),
    sql`${RUNS_UNTIL} is not null`,
  );
  if ((await tx.$count(examSittings, inside)) > 0) throw new DomainError('exam.being_sat');
}

const trailed = (terms: ExamTerms | null) => terms && { ...terms, forms: terms.forms ?? false };
