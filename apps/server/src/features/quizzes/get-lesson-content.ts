import { getLessonContent as endpoint } from '@hessa/contract/lessons/get-lesson-content';
import { kindOf } from '@hessa/rules/quizzes/kinds/question-kinds';
import { sql } from 'drizzle-orm';
import type { AccountContext } from '../../calls/context.ts';
import { handle, type ResultOf } from '../../calls/handle.ts';
import { rowsOf } from '../../db/rows-of.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { type GatedLesson, openLesson } from '../lessons/lesson-gate.ts';
import { lessonProgress } from '../lessons/lesson-progress-table.ts';
import { privateLink } from '../media/private-link.ts';
import { openAttempt } from './open-attempt.ts';
import { loadQuestions, shownOrders } from './quiz-questions.ts';

type Content = ResultOf<typeof endpoint>;

/** One gate before any content: enrolment, window, blocking and submitted quizzes are all judged in `openLesson`. */
export const getLessonContent = handle(endpoint, (ctx, { params }) =>
  ctx.withTenant(async (tx) => {
    const gated = await openLesson(tx, ctx, params.id);
    return gated.lesson.type === 'Quiz' ? quizContent(tx, ctx, gated) : videoContent(tx, ctx, gated);
  }),
);

async function videoContent(tx: Tx, ctx: AccountContext, { lesson, standing }: GatedLesson): Promise<Content> {
  const [progress] = await rowsOf<{ positionSeconds: number; ageSeconds: number }>(
    tx,
    sql`
    select position_seconds as "positionSeconds",
      extract(epoch from ${ctx.now.toISOString()}::timestamptz - updated_at)::float8 as "ageSeconds"
    from ${lessonProgress}
    where tenant_id = ${ctx.tenant.id} and student_id = ${ctx.account.id}
      and course_id = ${lesson.courseId} and lesson_id = ${lesson.id}
  `,
  );
  const link = (mediaId: string | null, kind: 'attachment' | 'video') =>
    mediaId === null ? null : privateLink(ctx, mediaId, kind, lesson);
  return {
    data: {
      type: 'Video',
      lessonName: lesson.name,
      videoUrl: lesson.videoUrl ?? link(lesson.videoMediaId, 'video') ?? '',
      captionsUrl: link(lesson.captionsMediaId, 'video'),
      posterUrl: link(lesson.posterMediaId, 'video'),
      durationSeconds: lesson.durationSeconds,
      isCompleted: standing.finished.has(lesson.id),
      attachmentUrl: link(lesson.attachmentMediaId, 'attachment'),
      attachmentTitle: lesson.attachmentTitle,
      positionSeconds: progress?.positionSeconds ?? 0,
      // A lesson that was only marked as done has no place in it.
      positionAgeSeconds: progress && progress.positionSeconds > 0 ? Math.max(0, progress.ageSeconds) : null,
    },
  };
}

async function quizContent(tx: Tx, ctx: AccountContext, { lesson }: GatedLesson): Promise<Content> {
  const [questions, saved] = await Promise.all([loadQuestions(tx, ctx, lesson), openAttempt(tx, ctx, lesson)]);
  const orders = shownOrders(ctx, lesson.id, questions);
  return {
    data: questions.map((question, at) => ({
      text: question.text,
      imageUrl: question.imageMediaId === null ? null : privateLink(ctx, question.imageMediaId, 'video', lesson),
      weight: question.weight,
      ...kindOf(question).present(question, orders[at] ?? []),
    })),
    quiz: {
      lessonName: lesson.name,
      basedOn: lesson.contentVersion,
      saved: questions.map((question, at) => {
        const choice = saved[at]?.choice ?? null;
        return kindOf(question).readAnswer(question, orders[at] ?? [], choice) === null ? null : choice;
      }),
    },
  };
}
