import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';

export const withdrawAnnouncement = endpoint({
  method: 'PUT',
  path: '/api/teach/announcements/{announcementId}/withdrawn',
  access: 'teacher',
  summary: 'Wipe an announcement off the board, or write it there again; who has read it stays known',
  params: z.object({ announcementId: wholeNumber }),
  body: z.strictObject({ withdrawn: z.boolean() }),
  reply: wrapped(z.object({ id: z.number(), withdrawnAt: z.string().nullable() })),
  errors: ['announcement.not_found'],
});
