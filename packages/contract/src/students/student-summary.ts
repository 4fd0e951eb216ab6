import { SELECTED_AT_MOST } from '@hessa/rules/students/selected-at-most';
import { z } from 'zod';

/** A student in the console's lists. */
export const studentSummary = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  parentPhone: z.string().nullable(),
  /** Empty for who has none. */
  email: z.string(),
  grade: z.string().nullable(),
  createdAt: z.string(),
  lastLoginAt: z.string().nullable(),
  disabled: z.boolean(),
  /** Nobody knows any more who this was; only figures are left. */
  anonymous: z.boolean(),
});

/** To the day; null for who never came. */
const lastSeenAt = z.string().nullable();

/** With what the list shows beside the account, and its file has. */
export const listedStudent = studentSummary.extend({
  lastSeenAt,
  /** The course that was begun last, and how many there are. */
  courseName: z.string().nullable(),
  courseCount: z.number(),
  /** Over all papers; null before the first. */
  average: z.number().nullable(),
  /** How the student stands with time, as `timeLeft` of the rules says; null for who holds nothing. */
  time: z.object({ state: z.enum(['open', 'closed', 'finished', 'always']), endsAt: z.string().nullable() }).nullable(),
  /** Quizzes that are not handed in and cannot be any more. */
  missingCount: z.number(),
});

/** Newest first; by name; the longest away first; the weakest first, of those who have a mark. */
export const studentSort = z.enum(['newest', 'name', 'seen', 'average']);

/** The same on the student's own page, where it is edited. */
export const studentDetails = studentSummary.extend({
  note: z.string(),
  version: z.number(),
  lastSeenAt,
});

/** Who a console call is about; a member of staff is never a student. */
export const studentParams = { params: z.object({ studentId: z.uuid() }) };

/** Students whom somebody ticked in a list. */
export const selectedIds = z.array(z.uuid()).min(1).max(SELECTED_AT_MOST);

/** Which students a list or an export is about. */
export const studentFilter = {
  /** Part of a name in any Arabic spelling, a phone in any digits, an e-mail. */
  search: z.string().max(80).optional(),
  /** `none` for those without a grade: who finished. */
  grade: z.string().max(40).optional(),
  state: z.enum(['open', 'closed']).optional(),
  /** Under 60 on average, or not seen for a week, be it since registering. */
  only: z.enum(['low', 'away']).optional(),
};
