import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';
import { invitedRole } from './staff-member.ts';

/** A body and not a query, so that the link's secret stands in no log of addresses. */
export const readStaffInvite = endpoint({
  method: 'POST',
  path: '/api/Auth/staff-invite',
  access: 'public',
  summary: 'For whom a one-time link of the team is, before it is used',
  body: z.strictObject({ invite: z.string().max(200) }),
  reply: wrapped(z.object({ name: z.string(), role: invitedRole })),
  errors: ['invite.invalid', 'invite.expired', 'invite.revoked', 'invite.used'],
});
