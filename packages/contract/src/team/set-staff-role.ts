import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';
import { memberParams, staffMember, staffRole } from './staff-member.ts';

export const setStaffRole = endpoint({
  method: 'POST',
  path: '/api/teach/team/{memberId}/role',
  access: 'owner',
  summary: 'Give somebody of the team another role; it holds from their next call',
  ...memberParams,
  body: z.strictObject({
    /** The role that the owner saw when choosing another. */
    was: staffRole,
    role: staffRole,
  }),
  reply: wrapped(staffMember),
  errors: ['team.member_not_found', 'team.not_yourself', 'team.last_owner', 'teach.changed_meanwhile'],
});
