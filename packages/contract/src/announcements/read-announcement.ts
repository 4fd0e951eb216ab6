import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wholeNumber } from '../paging.ts';
import { wrapped } from '../reply.ts';

export const readAnnouncement = endpoint({
  method: 'POST',
  path: '/api/Student/announcements/{announcementId}/read',
  access: 'student',
  summary: 'The student has read it: it stands on no page any more; again it stays as it was',
  params: z.object({ announcementId: wholeNumber }),
  reply: wrapped(z.object({ id: z.number() })),
  errors: ['announcement.not_found'],
});
