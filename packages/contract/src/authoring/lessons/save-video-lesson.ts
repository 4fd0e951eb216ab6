import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { videoLesson, videoLessonFields } from './video-lesson.ts';

export const saveVideoLesson = endpoint({
  method: 'PUT',
  path: '/api/teach/lessons/{lessonId}/video',
  access: 'teacher',
  summary: "Change a video lesson: its name, what it plays, its files and the video's length",
  params: z.object({ lessonId: wholeNumber }),
  body: z.strictObject(videoLessonFields),
  reply: videoLesson,
  errors: [
    'lesson.not_found',
    'teach.changed_meanwhile',
    'lesson.video_refused',
    'lesson.two_videos',
    'lesson.file_refused',
    'lesson.attachment_nameless',
  ],
});
