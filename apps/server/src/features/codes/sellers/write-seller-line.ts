import { randomUUID } from 'node:crypto';
import type { AccountContext } from '../../../calls/context.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { sellerLedger } from './seller-ledger-table.ts';

type Line = typeof sellerLedger.$inferInsert;

/** A line in a seller's account, with what was sold by then: what is sold later stands after it. */
export async function writeSellerLine(
  tx: Tx,
  ctx: AccountContext,
  { sold, duePiastres }: { sold: number; duePiastres: number },
  line: Pick<Line, 'sellerId' | 'kind'> & Partial<Line>,
): Promise<void> {
  await tx.insert(sellerLedger).values({
    tenantId: ctx.tenant.id,
    count: 0,
    paidPiastres: 0,
    soldCards: sold,
    duePiastres,
    note: '',
    at: ctx.now,
    actorId: ctx.account.id,
    requestKey: randomUUID(),
    ...line,
  });
}
