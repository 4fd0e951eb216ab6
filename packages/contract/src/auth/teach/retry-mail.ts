import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { bare } from '../../reply.ts';

export const retryMail = endpoint({
  method: 'POST',
  path: '/api/teach/outbox/{mailId}/retry',
  access: 'owner',
  summary: 'Send a mail of the outbox now; one that has gone meanwhile is not sent again',
  params: z.object({ mailId: wholeNumber }),
  reply: bare({}),
  errors: ['mail.not_found', 'mail.no_server'],
});
