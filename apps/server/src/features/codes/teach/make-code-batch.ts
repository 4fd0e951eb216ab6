import { CODES_AT_ONCE } from '@hessa/contract/codes/teach/code-batch';
import { makeCodeBatch as endpoint } from '@hessa/contract/codes/teach/make-code-batch';
import { expiryFault } from '@hessa/rules/codes/code-expiry';
import { and, eq } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import { handle } from '../../../calls/handle.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { startLongJob } from '../../../platform/jobs/start-long-job.ts';
import { courses } from '../../courses/courses-table.ts';
import { presentJob } from '../../jobs/teach/present-job.ts';
import { findBatches } from './find-batches.ts';
import { insistOnTarget, makeBatch, type WantedBatch } from './make-batch.ts';
import { makeCodeBatchKind } from './make-code-batch-kind.ts';

export const makeCodeBatch = handle(endpoint, async (ctx, { body }) => {
  return ctx.withTenant(async (tx) => {
    const known = await madeBefore(tx, ctx, body);
    if (known) return { data: known, job: null };
    const fault = body.expiresAt && expiryFault(new Date(body.expiresAt), ctx.now);
    if (fault) throw new DomainError(fault === 'past' ? 'codes.expiry_past' : 'codes.expiry_far');
    if (body.size <= CODES_AT_ONCE) {
      return { data: await makeBatch(tx, ctx, ctx.platform.secrets, body), job: null };
    }
    await insistOnTarget(tx, ctx.tenant.id, body);
    const job = await startLongJob(tx, ctx, { id: body.key, kind: makeCodeBatchKind, input: body });
    return { data: null, job: presentJob(job) };
  });
});

/** The batch that this very form made already; one with the same key and other wishes is refused. */
async function madeBefore(tx: Tx, ctx: AccountContext, body: WantedBatch) {
  // Of two presses at once the second waits here and then finds what the first has made.
  await tx
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.tenantId, ctx.tenant.id), eq(courses.id, body.courseId)))
    .for('no key update');
  const [known] = await findBatches(tx, ctx.tenant.id, { requestKey: body.key });
  if (!known) return null;
  const isSame = known.courseId === body.courseId && known.unitId === (body.unitId ?? null) && known.size === body.size;
  if (!isSame) throw new DomainError('codes.key_taken');
  return known;
}
