import { deletedKindsFor } from '@hessa/rules/trash/deleted-thing';
import { and, eq, inArray } from 'drizzle-orm';
import type { AccountContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { deletedThings } from '../../platform/trash/deleted-things-table.ts';

export type DeletedThing = typeof deletedThings.$inferSelect;

/** Takes the thing out of what lies there, for whoever may have it. */
export async function takeDeleted(tx: Tx, ctx: AccountContext, id: number): Promise<DeletedThing> {
  const [thing] = await tx
    .delete(deletedThings)
    .where(
      and(
        eq(deletedThings.tenantId, ctx.tenant.id),
        eq(deletedThings.id, id),
        inArray(deletedThings.kind, [...deletedKindsFor(ctx.account.role)]),
      ),
    )
    .returning();
  if (!thing) throw new DomainError('trash.not_found');
  return thing;
}
