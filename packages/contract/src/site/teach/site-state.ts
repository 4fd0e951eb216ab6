import type { COLOUR_TOKENS } from '@hessa/rules/site/colours';
import { isColour } from '@hessa/rules/site/contrast';
import { z } from 'zod';
import { grade } from '../../courses/grade-and-term.ts';
import { siteProfile, siteSettings } from '../site-profile.ts';
import { neededLine, writtenLine } from './written-line.ts';

/** Every section of a page shows at least one line, and never so many that nobody reads them. */
const lines = (most: number, longest: number) => z.array(neededLine(longest)).min(1).max(most);

/** A picture's path as an upload answers it; null takes the drawn one. */
const picturePath = z.string().max(300).nullable();

/** What the console may write of the tenant's texts. */
export const writtenProfile = z.strictObject({
  name: neededLine(60),
  nameLatin: neededLine(60),
  mark: z.string().regex(/^[A-Za-z]{1,3}$/),
  tagline: neededLine(200),
  credit: writtenLine(120),
  teacher: z.strictObject({
    name: neededLine(80),
    subject: neededLine(80),
    qualification: neededLine(120),
    experience: neededLine(80),
    motto: lines(4, 120),
    photoPath: picturePath,
    biography: lines(8, 600),
    credentials: lines(12, 160),
    teachingStyle: lines(12, 160),
    subjects: lines(12, 40),
  }),
  statistics: z
    .array(z.strictObject({ value: neededLine(12), label: neededLine(40) }))
    .min(1)
    .max(6),
});

/** What the console may write of the settings; the colours have a call of their own. */
export const writtenSettings = z.strictObject({
  digits: siteSettings.shape.digits,
  confirmEmailRequired: z.boolean(),
  supportNumber: z.string().max(40),
  topStudentsShown: z.boolean(),
  honourGrades: z.array(grade).min(1).max(4),
  watermarkOverYouTube: z.boolean(),
  dropsOriginals: z.boolean(),
  splash: siteSettings.shape.splash,
});

const colour = z.string().refine(isColour);

/** Null gives the platform's own colours back. */
export const writtenColours = z
  .strictObject({ pen: colour, hl: colour, 'night-pen': colour, 'night-hl': colour } satisfies Record<
    (typeof COLOUR_TOKENS)[number],
    z.ZodType
  >)
  .nullable();

/** The number of the state that an edit is based on; an older one is refused. */
export const basedOn = z.int().min(0).max(2_000_000_000);

export const siteState = z.object({
  version: z.number(),
  profile: siteProfile.omit({ tenantId: true }),
  settings: siteSettings,
});
