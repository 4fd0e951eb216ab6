import { restoreDeleted as endpoint } from '@hessa/contract/trash/restore-deleted';
import { handle } from '../../calls/handle.ts';
import { returnRows } from '../../db/taken-rows.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { TABLES } from '../../platform/trash/delete-softly.ts';
import { addPapersToSums, countSumAnew, holdSums } from '../quizzes/sums-of-taken-papers.ts';
import { placeReturned } from './place-returned.ts';
import { type DeletedThing, takeDeleted } from './take-deleted.ts';

/** The refusals go with the transaction, so that what could not come back lies where it lay. */
const REFUSALS = { 'place-gone': 'trash.place_gone', taken: 'trash.place_taken' } as const;

export const restoreDeleted = handle(endpoint, async (ctx, { params: { deletedId } }) => {
  return ctx.withTenant(async (tx) => {
    const thing = await takeDeleted(tx, ctx, deletedId);
    if (thing.kind === 'lesson') await holdSums(tx, ctx.tenant.id, thing.rows);
    const outcome = await returnRows(tx, ctx.tenant.id, TABLES[thing.kind], thing.rows);
    if (outcome !== 'returned') throw new DomainError(REFUSALS[outcome]);
    await placeReturned(tx, ctx, thing);
    await sumReturned(tx, ctx.tenant.id, thing);
    await recordEvent(tx, ctx, {
      kind: 'trash.restored',
      actorId: ctx.account.id,
      details: { what: thing.kind, ...(thing.kind === 'student' ? {} : { title: thing.title }) },
    });
    return {};
  });
});

async function sumReturned(tx: Tx, tenantId: string, { kind, rows }: DeletedThing): Promise<void> {
  if (kind !== 'student') return addPapersToSums(tx, tenantId, rows);
  const [student] = rows.find(({ table }) => table === TABLES.student)?.rows ?? [];
  await countSumAnew(tx, tenantId, String(student?.id));
}
