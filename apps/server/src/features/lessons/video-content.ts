import type { getLessonContent } from '@hessa/contract/lessons/get-lesson-content';
import { sql } from 'drizzle-orm';
import type { AccountContext } from '../../calls/context.ts';
import type { ResultOf } from '../../calls/handle.ts';
import { rowsOf } from '../../db/rows-of.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { filmContent } from '../media/films/film-content.ts';
import { privateLink } from '../media/private-link.ts';
import type { GatedLesson } from './lesson-gate.ts';
import { lessonProgress } from './lesson-progress-table.ts';

/** A video's address and files, and where the student stopped. */
export async function videoContent(
  tx: Tx,
  ctx: AccountContext,
  { lesson, standing }: GatedLesson,
): Promise<ResultOf<typeof getLessonContent>> {
  const [progress] = await rowsOf<{ positionSeconds: number; furthestSeconds: number; ageSeconds: number }>(
    tx,
    sql`
    select position_seconds as "positionSeconds",
      greatest(position_seconds, (covered -> -1 ->> 1)::float8) as "furthestSeconds",
      extract(epoch from ${ctx.now.toISOString()}::timestamptz - updated_at)::float8 as "ageSeconds"
    from ${lessonProgress}
    where tenant_id = ${ctx.tenant.id} and student_id = ${ctx.account.id}
      and course_id = ${lesson.courseId} and lesson_id = ${lesson.id}
  `,
  );
  const place = { ...lesson, lessonId: lesson.id };
  const film = lesson.videoMediaId === null ? null : await filmContent(tx, ctx, lesson.videoMediaId, place);
  const link = (mediaId: string | null, kind: 'attachment' | 'video') =>
    mediaId === null ? null : privateLink(ctx, mediaId, kind, place);
  return {
    data: {
      type: 'Video',
      lessonName: lesson.name,
      videoUrl: lesson.videoUrl ?? film?.videoUrl ?? link(lesson.videoMediaId, 'video') ?? '',
      captionsUrl: link(lesson.captionsMediaId, 'video') ?? film?.captionsUrl ?? null,
      posterUrl: link(lesson.posterMediaId, 'video') ?? film?.posterUrl ?? null,
      durationSeconds: lesson.durationSeconds ?? film?.durationSeconds ?? null,
      isCompleted: standing.finished.has(lesson.id),
      attachmentUrl: link(lesson.attachmentMediaId, 'attachment'),
      attachmentTitle: lesson.attachmentTitle,
      positionSeconds: progress?.positionSeconds ?? 0,
      // A lesson that was only marked as done has no place in it.
      positionAgeSeconds: progress && progress.positionSeconds > 0 ? Math.max(0, progress.ageSeconds) : null,
      furthestSeconds: progress?.furthestSeconds ?? 0,
      film: film?.film ?? null,
    },
  };
}
