import { z } from 'zod';
import { grade } from '../courses/grade-and-term.ts';

/** What a tenant says about itself on its pages; edited in the console, never empty. */
export const siteProfile = z.object({
  tenantId: z.string(),
  name: z.string(),
  nameLatin: z.string(),
  /** Two Latin letters on four copybook lines, e.g. "Mr". */
  mark: z.string(),
  tagline: z.string(),
  credit: z.string(),
  teacher: z.object({
    name: z.string(),
    subject: z.string(),
    qualification: z.string(),
    experience: z.string(),
    motto: z.array(z.string()),
    photoPath: z.string().nullable(),
    biography: z.array(z.string()),
    credentials: z.array(z.string()),
    teachingStyle: z.array(z.string()),
    subjects: z.array(z.string()),
  }),
  statistics: z.array(z.object({ value: z.string(), label: z.string() })),
});

export const siteSettings = z.object({
  digits: z.enum(['arabic', 'latin']),
  /** The tenant's own pen and highlighter, within contrast limits; empty for the platform's. */
  colours: z.record(z.string(), z.string()),
  confirmEmailRequired: z.boolean(),
  /** The number of the floating support button; empty when there is none. */
  supportNumber: z.string(),
  topStudentsShown: z.boolean(),
  /** The grades that the honour board is about; all of them while nobody has chosen. */
  honourGrades: z.array(grade).optional(),
  watermarkOverYouTube: z.boolean(),
  /** What was filmed is thrown away once its qualities are made; kept unless told. */
  dropsOriginals: z.boolean().optional(),
  /** How long the greeting of a visit stays; as specified while nobody has chosen. */
  splash: z.enum(['full', 'short', 'off']).optional(),
});
