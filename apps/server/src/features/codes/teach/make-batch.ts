import type { makeCodeBatch as endpoint } from '@hessa/contract/codes/teach/make-code-batch';
import { and, eq } from 'drizzle-orm';
import type { InputOf } from '../../../calls/handle.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Occasion } from '../../../platform/audit/record-event.ts';
import type { Secrets } from '../../../settings/key-ring.ts';
import { courses } from '../../courses/courses-table.ts';
import { units } from '../../units/units-table.ts';
import { type MakingOptions, makeCodes } from '../make-codes.ts';
import { recordStep } from '../record-step.ts';
import type { LedgerActor } from '../write-ledger.ts';
import { findBatches } from './find-batches.ts';

export type WantedBatch = InputOf<typeof endpoint>['body'];

/** Makes a batch with all its codes and its first ledger line, in the caller's transaction. */
export async function makeBatch(
  tx: Tx,
  actor: LedgerActor & Occasion,
  secrets: Secrets,
  wanted: WantedBatch,
  options: MakingOptions = {},
) {
  const tenantId = actor.tenant.id;
  await insistOnTarget(tx, tenantId, wanted);
  await makeCodes(
    tx,
    secrets,
    tenantId,
    {
      kind: wanted.unitId === undefined ? 'course' : 'lecture',
      courseId: wanted.courseId,
      unitId: wanted.unitId ?? null,
      size: wanted.size,
      pricePiastres: wanted.pricePiastres,
      label: wanted.label,
      note: wanted.note,
      expiresAt: wanted.expiresAt ? new Date(wanted.expiresAt) : null,
      createdBy: actor.account.id,
      requestKey: wanted.key,
    },
    actor.now,
    options,
  );
  const [made] = await findBatches(tx, tenantId, { requestKey: wanted.key });
  if (!made) throw new Error('the batch was not made');
  await recordStep(tx, actor, 'codes.made', { batchId: made.id, step: 'made', count: made.size });
  return made;
}

export async function insistOnTarget(tx: Tx, tenantId: string, { courseId, unitId }: WantedBatch): Promise<void> {
  const [course] = await tx
    .select({ id: courses.id, unitId: units.id })
    .from(courses)
    .leftJoin(
      units,
      and(eq(units.tenantId, courses.tenantId), eq(units.courseId, courses.id), eq(units.id, unitId ?? 0)),
    )
    .where(and(eq(courses.tenantId, tenantId), eq(courses.id, courseId)));
  if (!course) throw new DomainError('course.not_found');
  if (unitId !== undefined && course.unitId === null) throw new DomainError('unit.not_found');
}
