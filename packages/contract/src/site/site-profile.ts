import { z } from 'zod';

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
  /** Overrides of named design tokens, within contrast limits. */
  colours: z.record(z.string(), z.string()),
  confirmEmailRequired: z.boolean(),
  /** The number of the floating support button; empty when there is none. */
  supportNumber: z.string(),
  topStudentsShown: z.boolean(),
  watermarkOverYouTube: z.boolean(),
});
