import { z } from 'zod';
import { grade } from '../../courses/grade-and-term.ts';
import { endpoint } from '../../endpoint.ts';
import { pagingFields, wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';

export const listAnnouncementReaders = endpoint({
  method: 'GET',
  path: '/api/teach/announcements/{announcementId}/readers',
  access: 'teacher',
  freshness: 'may be old',
  summary: 'Who has read an announcement, the last first, or by name whom it is for and who has not',
  params: z.object({ announcementId: wholeNumber }),
  query: z.object({ ...pagingFields, who: z.enum(['read', 'unread']).default('read') }),
  reply: wrapped(
    z.object({
      readCount: z.number(),
      /** Whom it is for now and who has not read it. */
      unreadCount: z.number(),
      students: z.array(
        z.object({
          studentId: z.string(),
          name: z.string(),
          grade: grade.nullable(),
          /** Null for who has not. */
          readAt: z.string().nullable(),
        }),
      ),
    }),
  ),
  errors: ['announcement.not_found'],
});
