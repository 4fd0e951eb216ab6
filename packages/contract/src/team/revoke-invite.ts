import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bare } from '../reply.ts';

export const revokeInvite = endpoint({
  method: 'POST',
  path: '/api/teach/team/invites/{inviteId}/revoke',
  access: 'owner',
  summary: 'Take an invitation back before it is used; safe to repeat',
  params: z.object({ inviteId: z.uuid() }),
  reply: bare({}),
  errors: ['team.invite_not_found', 'team.invite_used'],
});
