import { placeText } from '@hessa/contract/list-place';
import { exportQuizMarks as endpoint } from '@hessa/contract/quizzes/teach/export-quiz-marks';
import { hasPassed } from '@hessa/rules/quizzes/exams/exam-terms';
import { marksOf } from '@hessa/rules/quizzes/marks';
import { worthOf } from '@hessa/rules/quizzes/told-score';
import { and, asc, eq, sql } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { recordExport } from '../../../platform/audit/record-export.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { presentStudent } from '../../auth/find-student.ts';
import { heldOf } from '../exams/held-of.ts';
import { quizResults } from '../quiz-results-table.ts';
import { findQuiz } from './find-quiz.ts';

const AT_ONCE = 1000;

export const exportQuizMarks = handle(endpoint, async (ctx, { params: { lessonId }, body: { after } }) => {
  const tenantId = ctx.tenant.id;
  return ctx.withTenant(async (tx) => {
    const { exam } = await findQuiz(tx, tenantId, lessonId);
    const moment = after && Date.parse(after.key);
    const past =
      after &&
      sql`(${quizResults.submittedAt}, ${quizResults.studentId}) > (${
        moment ? new Date(moment).toISOString() : 'infinity'
      }::timestamptz, ${after.id}::uuid)`;
    const rows = await tx
      .select({ result: quizResults, student: accounts, held: heldOf(tenantId) })
      .from(quizResults)
      .innerJoin(accounts, and(eq(accounts.tenantId, quizResults.tenantId), eq(accounts.id, quizResults.studentId)))
      .where(and(eq(quizResults.tenantId, tenantId), eq(quizResults.lessonId, lessonId), past))
      .orderBy(asc(quizResults.submittedAt), asc(quizResults.studentId))
      .limit(AT_ONCE + 1);
    const shown = rows.slice(0, AT_ONCE);
    const ofQuiz = and(eq(quizResults.tenantId, tenantId), eq(quizResults.lessonId, lessonId));
    await recordExport(tx, ctx, {
      kind: 'students.marks_exported',
      actorId: ctx.account.id,
      of: { lessonId },
      rows: () => (rows.length > AT_ONCE || after ? tx.$count(quizResults, ofQuiz) : shown.length),
      atOnce: AT_ONCE,
      isFurther: after !== undefined,
    });
    const last = shown.at(-1)?.result;
    return {
      data: {
        papers: shown.map(({ result, student, held }) => {
          const { name, phone, parentPhone } = presentStudent(student);
          const { correctCount, total, submittedAt } = result;
          return {
            name,
            phone,
            parentPhone,
            score: worthOf(result),
            correctCount,
            total,
            marks: marksOf(worthOf(result), result.possibleMarks),
            passed: hasPassed(worthOf(result), exam?.passMark ?? null),
            held,
            submittedAt: submittedAt.toISOString(),
          };
        }),
        next: last && rows.length > AT_ONCE ? placeText(last.submittedAt.toISOString(), last.studentId) : null,
      },
    };
  });
});
