import { getVideoLesson as endpoint } from '@hessa/contract/authoring/lessons/get-video-lesson';
import { handle } from '../../../calls/handle.ts';
import { findLessonFiles, findStream, findVideoLesson, presentVideoLesson } from './present-video-lesson.ts';

export const getVideoLesson = handle(endpoint, (ctx, { params: { lessonId } }) => {
  return ctx.withTenant(async (tx) => {
    const { lesson, courseName } = await findVideoLesson(tx, ctx, lessonId);
    const files = await findLessonFiles(tx, ctx, lesson);
    return presentVideoLesson(ctx, lesson, courseName, files, await findStream(tx, ctx, lesson.videoMediaId));
  }, 'read');
});
