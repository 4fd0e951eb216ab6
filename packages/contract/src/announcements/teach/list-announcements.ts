import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { pagingFields } from '../../paging.ts';
import { wrapped } from '../../reply.ts';
import { announcement } from './announcement.ts';

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/api/teach/announcements',
  access: 'teacher',
  summary: 'What was announced, newest first, with how many have read it',
  query: z.object(pagingFields),
  reply: wrapped(z.object({ totalCount: z.number(), announcements: z.array(announcement) })),
  errors: [],
});
