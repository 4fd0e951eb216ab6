import { z } from 'zod';
import { positiveInt } from '../bounded-int.ts';
import { endpoint } from '../endpoint.ts';
import { bare } from '../reply.ts';
import { lessonRefusals } from './lesson-refusals.ts';

const seconds = z.number().min(0).max(86_400);

export const saveWatchPosition = endpoint({
  method: 'POST',
  path: '/api/Student/watch-position',
  access: 'student',
  summary:
    'Where the student is in a video, and which stretches were really played; written at most every 15 s while it plays, and always when it stops',
  body: z.strictObject({
    lessonId: positiveInt,
    positionSeconds: seconds,
    /** Paused, hidden or left: there may be no later report, so this one is written whatever came before. */
    stopped: z.boolean().default(false),
    played: z
      .array(z.tuple([seconds, seconds]))
      .max(50)
      .default([]),
  }),
  reply: bare({ saved: z.boolean() }),
  errors: [...lessonRefusals, 'lesson.not_a_video'],
});
