import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { videoLesson } from './video-lesson.ts';

export const getVideoLesson = endpoint({
  method: 'GET',
  path: '/api/teach/lessons/{lessonId}/video',
  access: 'teacher',
  summary: 'A video lesson as its editor shows it, with links to its files',
  params: z.object({ lessonId: wholeNumber }),
  reply: videoLesson,
  errors: ['lesson.not_found'],
});
