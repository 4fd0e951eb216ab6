import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { batchLabel, batchNote, CODES_IN_BATCH, codeBatch } from './code-batch.ts';

export const makeCodeBatch = endpoint({
  method: 'POST',
  path: '/api/teach/code-batches',
  access: 'teacher',
  summary: 'Make codes for a course, or for one of its lectures; the same key again answers the batch made first',
  body: z.strictObject({
    /** Chosen by the screen once for a form, so that a double press or a lost reply makes one batch. */
    key: z.uuid(),
    courseId: z.int().positive(),
    /** Given, the codes open this lecture alone. */
    unitId: z.int().positive().optional(),
    size: z.int().min(1).max(CODES_IN_BATCH),
    label: batchLabel.default(''),
    note: batchNote.default(''),
    expiresAt: z.iso.datetime().optional(),
  }),
  reply: wrapped(codeBatch),
  errors: ['course.not_found', 'unit.not_found', 'codes.expiry_past', 'codes.key_taken'],
});
