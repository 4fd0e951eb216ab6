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
  summary: 'Who has read an announcement, the last first',
  params: z.object({ announcementId: wholeNumber }),
  query: z.object(pagingFields),
  reply: wrapped(
    z.object({
      totalCount: z.number(),
      readers: z.array(
        z.object({ studentId: z.string(), name: z.string(), grade: grade.nullable(), readAt: z.string() }),
      ),
    }),
  ),
  errors: ['announcement.not_found'],
});
