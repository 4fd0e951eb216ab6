import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bare } from '../reply.ts';
import { lessonRefusals } from './lesson-refusals.ts';

const seconds = z.number().min(0).max(86_400);

export const saveWatchPosition = endpoint({
  method: 'POST',
  path: '/api/Student/watch-position',
  access: 'student',
  summary: 'Where the student is in a video, and which stretches were really played; written at most every 15 s',
  body: z.strictObject({
    lessonId: z.int().positive(),
    positionSeconds: seconds,
    played: z
      .array(z.tuple([seconds, seconds]))
      .max(50)
      .default([]),
  }),
  reply: bare({ saved: z.boolean() }),
  errors: [...lessonRefusals, 'lesson.not_a_video'],
});
