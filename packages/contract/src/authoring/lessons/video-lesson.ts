import { LONGEST_ADDRESS } from '@hessa/rules/media/lesson-address';
import { LONGEST_DURATION } from '@hessa/rules/media/written-duration';
import { z } from 'zod';
import { uploadedFile } from '../../media/teach/finish-upload.ts';
import { wrapped } from '../../reply.ts';
import { basedOn, contentName } from '../courses/course-fields.ts';

const mediaId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22}$/)
  .nullable();

/** What the editor of a video lesson sends: the whole of it, so that nothing is guessed from what is missing. */
export const videoLessonFields = {
  /** The state of the lesson that this edit was made upon. */
  version: basedOn,
  name: contentName,
  /** An outside address, or a file of ours, or neither yet. */
  videoUrl: z.string().trim().min(1).max(LONGEST_ADDRESS).nullable(),
  videoMediaId: mediaId,
  captionsMediaId: mediaId,
  posterMediaId: mediaId,
  durationSeconds: z.int().positive().max(LONGEST_DURATION).nullable(),
  attachmentMediaId: mediaId,
  attachmentTitle: contentName.nullable(),
};

const file = uploadedFile.nullable();

export const videoLesson = wrapped(
  z.object({
    id: z.number(),
    courseId: z.number(),
    unitId: z.number(),
    courseName: z.string(),
    version: z.number(),
    name: z.string(),
    videoUrl: z.string().nullable(),
    video: file,
    captions: file,
    poster: file,
    durationSeconds: z.number().nullable(),
    attachment: file,
    attachmentTitle: z.string().nullable(),
    /** Whether this server makes films fit to stream, and so takes whatever a camera films in. */
    makesFilms: z.boolean(),
  }),
);
