import { setKeyTime as endpoint } from '@hessa/contract/authoring/quizzes/set-key-time';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { countVersionUp } from '../courses/course-edit.ts';
import { lockEditedQuiz } from './find-edited-quiz.ts';

export const setKeyTime = handle(endpoint, (ctx, { params, body: { keyTime } }) => {
  return ctx.withTenant(async (tx) => {
    const quiz = await lockEditedQuiz(tx, ctx, params.lessonId);
    if (quiz.keyTime !== keyTime) {
      await tx
        .update(lessons)
        .set({ keyTime })
        .where(and(eq(lessons.tenantId, ctx.tenant.id), eq(lessons.id, quiz.id)));
      await countVersionUp(tx, ctx, quiz.courseId);
      await recordEvent(tx, ctx, {
        kind: 'quiz.key_time_set',
        actorId: ctx.account.id,
        details: { quiz: quiz.id, before: { keyTime: quiz.keyTime }, after: { keyTime } },
      });
    }
    return { data: { keyTime } };
  });
});
