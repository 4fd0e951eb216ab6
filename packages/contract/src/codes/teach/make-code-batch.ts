import { z } from 'zod';
import { positiveInt } from '../../bounded-int.ts';
import { endpoint } from '../../endpoint.ts';
import { longJob } from '../../jobs/teach/long-job.ts';
import { bare } from '../../reply.ts';
import { batchLabel, batchNote, CODES_IN_BATCH, cardPrice, codeBatch } from './code-batch.ts';

export const makeCodeBatch = endpoint({
  method: 'POST',
  path: '/api/teach/code-batches',
  access: 'teacher',
  freshSignIn: true,
  summary:
    'Make codes for a course, or for one of its lectures; more than 500 are made by a job, whose id is the key. The same key again answers the batch, or the job, made first',
  body: z.strictObject({
    /** Chosen by the screen once for a form, so that a double press or a lost reply makes one batch. */
    key: z.uuid(),
    courseId: positiveInt,
    /** Given, the codes open this lecture alone. */
    unitId: positiveInt.optional(),
    size: z.int().min(1).max(CODES_IN_BATCH),
    pricePiastres: cardPrice.default(0),
    label: batchLabel.default(''),
    note: batchNote.default(''),
    expiresAt: z.iso.datetime().optional(),
  }),
  /** The batch, or the job that makes it and whose result names it as `batchId`. */
  reply: bare({ data: codeBatch.nullable(), job: longJob.nullable() }),
  errors: [
    'course.not_found',
    'unit.not_found',
    'codes.expiry_past',
    'codes.expiry_far',
    'codes.key_taken',
    'job.id_taken',
  ],
});
