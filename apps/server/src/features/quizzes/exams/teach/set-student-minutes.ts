import { setStudentMinutes as endpoint } from '@hessa/contract/quizzes/exams/teach/set-student-minutes';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../../calls/handle.ts';
import { recordEvent } from '../../../../platform/audit/record-event.ts';
import { accounts } from '../../../auth/accounts-table.ts';
import { lockStudent } from '../../../auth/find-student.ts';

/** From the next start on: an attempt under way gets its minutes by itself. */
export const setStudentMinutes = handle(endpoint, (ctx, { params: { studentId }, body: { minutes, reason } }) =>
  ctx.withTenant(async (tx) => {
    const student = await lockStudent(tx, ctx.tenant.id, studentId);
    if (student.examExtraMinutes !== minutes) {
      await tx
        .update(accounts)
        .set({ examExtraMinutes: minutes })
        .where(and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.id, studentId)));
      await recordEvent(tx, ctx, {
        kind: 'student.exam_minutes_set',
        actorId: ctx.account.id,
        subjectId: studentId,
        details: { reason, before: { minutes: student.examExtraMinutes }, after: { minutes } },
      });
    }
    return { data: { minutes } };
  }),
);
