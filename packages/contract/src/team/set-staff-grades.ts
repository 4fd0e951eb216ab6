import { z } from 'zod';
import { grade } from '../courses/grade-and-term.ts';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';
import { memberParams, servedGrades, staffMember } from './staff-member.ts';

export const setStaffGrades = endpoint({
  method: 'POST',
  path: '/api/teach/team/{memberId}/grades',
  access: 'owner',
  summary: 'Limit an assistant to the students of some grades; it holds from their next call',
  ...memberParams,
  body: z.strictObject({
    /** What the owner saw when choosing. */
    was: servedGrades,
    grades: z.array(grade).min(1).nullable(),
  }),
  reply: wrapped(staffMember),
  errors: [
    'team.member_not_found',
    'team.not_yourself',
    'team.last_owner',
    'team.grades_of_assistants',
    'teach.changed_meanwhile',
  ],
});
