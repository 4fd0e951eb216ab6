import { z } from 'zod';
import { positiveInt } from '../bounded-int.ts';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';
import { lessonRefusals } from './lesson-refusals.ts';

/** An RSA key of 2048 bits as browsers write it (SPKI), in base64. */
const phoneKey = z.string().regex(/^[A-Za-z0-9+/]{390}==$|^[A-Za-z0-9+/]{391}=$|^[A-Za-z0-9+/]{392}$/);

export const keepLesson = endpoint({
  method: 'POST',
  path: '/api/Student/kept-lessons',
  access: 'student',
  summary:
    'The right to keep a film’s lesson on the phone in one quality and to play it without a line until an end: its keys, sealed for a key that never leaves this phone, and where its pieces are. Asked for again whenever there is a line',
  body: z.strictObject({
    lessonId: positiveInt,
    /** The quality by its lines, as the lesson’s content lists them; null for its sound alone. */
    lines: positiveInt.nullable(),
    phoneKey,
  }),
  reply: wrapped(
    z.object({
      lessonName: z.string(),
      courseId: z.number(),
      courseName: z.string(),
      /** Which stored quality this is; another one than before means that the film was made anew. */
      mediaId: z.string(),
      /** Pieces in order: bytes, and milliseconds. */
      pieces: z.array(z.tuple([z.number(), z.number()])),
      /** What the addresses of the pieces begin with, for a day. */
      folder: z.string(),
      /** Who may play what until when, as `grantText` of the rules writes it. */
      grant: z.string(),
      /** The key of the keys, for the phone’s own key (RSA-OAEP, SHA-256), in base64. */
      sealedKey: z.string(),
      /** The keys of the pieces in order, each sealed with that one (AES-GCM) and the text of the grant, in base64. */
      keys: z.array(z.string()),
    }),
  ),
  errors: [...lessonRefusals, 'lesson.not_a_video', 'lesson.film_not_ready', 'lesson.cannot_be_kept'],
});
