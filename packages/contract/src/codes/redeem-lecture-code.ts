import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';

export const redeemLectureCode = endpoint({
  method: 'POST',
  path: '/api/UnitCode/EnterCode',
  access: 'student',
  summary: 'Open a unit for seven days with a printed lecture code',
  query: z.object({ code: z.string().max(60).default('') }),
  reply: wrapped(
    z.object({ unitId: z.number(), unitName: z.string(), courseName: z.string(), alreadyYours: z.boolean() }),
  ),
  errors: [
    'code.missing',
    'unit_code.not_found',
    'unit_code.already_used',
    'code.already_used',
    'code.still_open',
    'unit_code.other_kind',
    'unit_code.own_other_kind',
  ],
});
