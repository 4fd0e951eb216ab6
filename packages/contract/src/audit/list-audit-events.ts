import { AUDIT_GROUP_NAMES } from '@hessa/rules/audit/audit-groups';
import { LESSON_KIND_NAMES } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';

const person = z.object({ id: z.string(), name: z.string(), role: z.string() }).nullable();

export const listAuditEvents = endpoint({
  method: 'GET',
  path: '/api/teach/audit',
  access: 'owner',
  freshness: 'may be old',
  summary: 'What was done, by whom, to whom, with before and after; newest first, a page at a time by cursor',
  query: z.object({
    /** Without one, everything but logins. */
    group: z.enum(AUDIT_GROUP_NAMES).optional(),
    /** Who did it or to whom it was done. */
    person: z.uuid().optional(),
    /** The same by part of a name, a phone or an e-mail. */
    search: z.string().max(80).optional(),
    from: z.iso.datetime().optional(),
    until: z.iso.datetime().optional(),
    /** The `next` of the page before. */
    before: z
      .string()
      .regex(/^\d{1,15}-\d{1,15}$/)
      .optional(),
  }),
  reply: wrapped(
    z.object({
      events: z.array(
        z.object({
          id: z.number(),
          at: z.string(),
          kind: z.string(),
          actor: person,
          subject: person,
          details: z.record(z.string(), z.unknown()),
          /** The job of a grade's move that can still be taken back. */
          undoableMove: z.string().nullable(),
        }),
      ),
      /** What the things that these events speak of by number are called today, by `thingKey`. */
      names: z.record(z.string(), z.string()),
      /** Where the lessons among them are written, by their numbers. */
      lessons: z.record(z.string(), z.object({ courseId: z.number(), type: z.enum(LESSON_KIND_NAMES) })),
      next: z.string().nullable(),
      /** So many people match the search that only the newest of them are shown. */
      isTooWide: z.boolean(),
    }),
  ),
  errors: [],
});
