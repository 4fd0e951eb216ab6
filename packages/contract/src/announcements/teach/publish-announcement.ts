import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { announcementText, audience } from './announcement.ts';

export const publishAnnouncement = endpoint({
  method: 'POST',
  path: '/api/teach/announcements',
  access: 'teacher',
  summary:
    'Write on the board of everybody, of a grade or of a course; the same key again answers what was written first',
  body: z.strictObject({
    /** Chosen by the screen once for a form, so that a double press or a lost reply writes once. */
    key: z.uuid(),
    audience,
    text: announcementText,
  }),
  reply: wrapped(z.object({ id: z.number() })),
  errors: ['course.not_found'],
});
