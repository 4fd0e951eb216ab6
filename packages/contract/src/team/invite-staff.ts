import { z } from 'zod';
import { personName } from '../auth/person-name.ts';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';
import { invitedRole, staffInvite } from './staff-member.ts';

export const inviteStaff = endpoint({
  method: 'POST',
  path: '/api/teach/team/invites',
  access: 'owner',
  summary: 'Make a one-time link by which somebody joins; it is told in this answer alone',
  body: z.strictObject({
    /** Chosen by the screen once for a form, so that a double press makes one invitation. */
    key: z.uuid(),
    name: personName.refine((name) => name.trim() !== ''),
    role: invitedRole,
  }),
  reply: wrapped(staffInvite.extend({ token: z.string() })),
  errors: ['team.invite_made', 'team.too_many_invites'],
});
