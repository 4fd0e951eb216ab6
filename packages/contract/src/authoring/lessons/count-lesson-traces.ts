import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';

export const countLessonTraces = endpoint({
  method: 'GET',
  path: '/api/teach/lessons/{lessonId}/traces',
  access: 'teacher',
  freshness: 'may be old',
  summary: 'What would go with a lesson: how many students began it, their papers and their notes',
  params: z.object({ lessonId: wholeNumber }),
  reply: wrapped(z.object({ students: z.number(), papers: z.number(), notes: z.number() })),
  errors: ['lesson.not_found'],
});
