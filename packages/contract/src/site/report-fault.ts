import { FAULT_KINDS } from '@hessa/rules/site/page-fault';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bare } from '../reply.ts';

export const reportFault = endpoint({
  method: 'POST',
  path: '/api/Site/faults',
  access: 'public',
  summary: 'A page tells what broke in it; nothing of the reader is kept, and what is too much is only counted',
  body: z.strictObject({
    kind: z.enum(FAULT_KINDS),
    /** The build that the page is of. */
    version: z.string().max(40).default(''),
    page: z.string().max(400),
    message: z.string().max(1_000),
  }),
  reply: bare({}),
  errors: [],
  bodyBytes: 4_096,
});
