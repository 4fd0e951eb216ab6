import { NOTE_LIMITS } from '@hessa/rules/notes/note-limits';
import { z } from 'zod';
import { moment, positiveInt } from '../bounded-int.ts';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';
import { noteParams } from './note.ts';

export const saveNote = endpoint({
  method: 'PUT',
  path: '/api/Student/notes/{noteId}',
  access: 'student',
  summary: 'Keep a note at a second of a video; of two writings of one note the newer by the phone’s clock stays',
  params: noteParams,
  body: z.strictObject({
    lessonId: positiveInt,
    second: z.int().min(0).max(NOTE_LIMITS.secondAtMost),
    text: z.string().max(NOTE_LIMITS.textLength),
    /** When it was written, by the phone's clock: it may be sent much later. */
    clientTime: moment,
  }),
  reply: wrapped(z.object({ saved: z.boolean() })),
  errors: ['lesson.not_found', 'lesson.not_a_video', 'course.not_enrolled', 'note.too_many'],
});
