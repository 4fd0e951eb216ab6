import type { getVideoLesson as endpoint } from '@hessa/contract/authoring/lessons/get-video-lesson';
import type { AccountContext } from '../../../http/context.ts';
import type { InputOf, ResultOf } from '../../../http/handler.ts';
import { findLessonFiles, findVideoLesson, presentVideoLesson } from './present-video-lesson.ts';

export function getVideoLesson(
  ctx: AccountContext,
  { params: { lessonId } }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  return ctx.withTenant(async (tx) => {
    const { lesson, courseName } = await findVideoLesson(tx, ctx, lessonId);
    return presentVideoLesson(ctx, lesson, courseName, await findLessonFiles(tx, ctx, lesson));
  }, 'read');
}
