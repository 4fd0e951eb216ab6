import type { makeCodeBatch as endpoint } from '@hessa/contract/codes/teach/make-code-batch';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import type { AccountContext } from '../../../http/context.ts';
import type { InputOf, ResultOf } from '../../../http/handler.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { courses } from '../../courses/courses-table.ts';
import { units } from '../../units/units-table.ts';
import { makeCodes } from '../make-codes.ts';
import { writeLedger } from '../write-ledger.ts';
import { findBatches } from './find-batches.ts';

type Wanted = InputOf<typeof endpoint>['body'];

export async function makeCodeBatch(
  ctx: AccountContext,
  { body }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const expiresAt = body.expiresAt ? new Date(body.expiresAt) : null;
  return ctx.withTenant(async (tx) => {
    const known = await madeBefore(tx, ctx, body);
    if (known) return { data: known };
    if (expiresAt && expiresAt <= ctx.now) throw new DomainError('codes.expiry_past');
    await insistOnTarget(tx, ctx, body);
    await makeCodes(
      tx,
      ctx.platform.secrets,
      ctx.tenant.id,
      {
        kind: body.unitId === undefined ? 'course' : 'lecture',
        courseId: body.courseId,
        unitId: body.unitId ?? null,
        size: body.size,
        label: body.label,
        note: body.note,
        expiresAt,
        createdBy: ctx.account.id,
        requestKey: body.key,
      },
      ctx.now,
    );
    const [made] = await findBatches(tx, ctx.tenant.id, { requestKey: body.key });
    if (!made) throw new Error('the batch was not made');
    await writeLedger(tx, ctx, { batchId: made.id, step: 'made', count: made.size });
    return { data: made };
  });
}

/** The batch that this very form made already; one with the same key and other wishes is refused. */
async function madeBefore(tx: Tx, ctx: AccountContext, body: Wanted) {
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

async function insistOnTarget(tx: Tx, ctx: AccountContext, { courseId, unitId }: Wanted): Promise<void> {
  const [course] = await tx
    .select({ id: courses.id, unitId: units.id })
    .from(courses)
    .leftJoin(
      units,
      and(eq(units.tenantId, courses.tenantId), eq(units.courseId, courses.id), eq(units.id, unitId ?? 0)),
    )
    .where(and(eq(courses.tenantId, ctx.tenant.id), eq(courses.id, courseId)));
  if (!course) throw new DomainError('course.not_found');
  if (unitId !== undefined && course.unitId === null) throw new DomainError('unit.not_found');
}
