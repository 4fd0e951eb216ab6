import { z } from 'zod';
import { reason } from '../codes/teach/code-batch.ts';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';
import { memberParams, staffMember } from './staff-member.ts';

export const setStaffDisabled = endpoint({
  method: 'POST',
  path: '/api/teach/team/{memberId}/disabled',
  access: 'owner',
  summary: 'Close the account of somebody of the team, which signs them out everywhere, or open it again',
  ...memberParams,
  body: z.strictObject({ disabled: z.boolean(), reason }),
  reply: wrapped(staffMember),
  errors: ['team.member_not_found', 'team.not_yourself', 'team.last_owner'],
});
