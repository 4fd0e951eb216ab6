import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';

export const traceWatchers = endpoint({
  method: 'POST',
  path: '/api/teach/traces',
  access: 'teacher',
  summary:
    'Whose screen a leaked clip was filmed from: by the code or digits of the phone seen in it, and who of them played that second of a video, and when. Leaves a line in the trail',
  body: z.strictObject({
    /** The code of the watermark, or at least four digits of the phone, one behind the other. */
    seen: z.string().trim().min(1).max(30),
    /** The second of the film that the clip shows. */
    second: z.int().min(0).max(86_400).nullable(),
    /** The day on which it was watched, in Egypt. */
    day: z.iso.date().nullable(),
  }),
  reply: wrapped(
    z.object({
      students: z.array(
        z.object({
          studentId: z.string(),
          name: z.string(),
          phone: z.string(),
          /** As the watermark shows it. */
          code: z.string(),
          /** Hours in which the second was played, the newest first; without a second, hours with anything. */
          watched: z.array(
            z.object({
              lessonId: z.number(),
              lessonName: z.string(),
              courseName: z.string(),
              hour: z.string(),
              /** What was played in that hour, in seconds of the film. */
              played: z.array(z.tuple([z.number(), z.number()])),
            }),
          ),
        }),
      ),
      /** More students fit than are shown: more digits are needed. */
      isCut: z.boolean(),
    }),
  ),
  errors: ['trace.unreadable'],
});
