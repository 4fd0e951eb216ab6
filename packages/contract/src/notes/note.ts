import { z } from 'zod';

/** A place in a video that a student marked, with or without words. */
export const note = z.object({
  id: z.string(),
  lessonId: z.number(),
  second: z.number(),
  /** Empty for a bookmark. */
  text: z.string(),
  writtenAt: z.string(),
  lessonName: z.string(),
  courseId: z.number(),
  courseName: z.string(),
});

export const noteParams = z.object({ noteId: z.uuid() });
