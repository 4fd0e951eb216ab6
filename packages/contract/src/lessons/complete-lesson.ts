import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wholeNumber } from '../paging.ts';
import { bare } from '../reply.ts';
import { lessonRefusals } from './lesson-refusals.ts';

export const completeLesson = endpoint({
  method: 'POST',
  path: '/api/Student/complete-lesson',
  access: 'student',
  summary: 'Mark a video as finished; safe to repeat',
  query: z.object({ lessonId: wholeNumber }),
  reply: bare({}),
  errors: [...lessonRefusals, 'lesson.not_a_video'],
});
