import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';
import { staffInvite, staffMember } from './staff-member.ts';

export const listTeam = endpoint({
  method: 'GET',
  path: '/api/teach/team',
  access: 'owner',
  summary: 'Those who run the platform, and the invitations that wait',
  reply: wrapped(z.object({ members: z.array(staffMember), invites: z.array(staffInvite) })),
  errors: [],
});
