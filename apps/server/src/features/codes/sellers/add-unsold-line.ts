import { randomUUID } from 'node:crypto';
import type { AccountContext } from '../../../calls/context.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import type { codes } from '../codes-table.ts';
import { sellerAccount } from './seller-accounts.ts';
import { sellerLedger } from './seller-ledger-table.ts';
import { takenBack } from './taken-back.ts';

/** One card's sale was taken back: its seller's account says so on this day, and what was sold on that one stays. */
export async function addUnsoldLine(
  tx: Tx,
  ctx: AccountContext,
  card: typeof codes.$inferSelect & { sellerId: number },
): Promise<void> {
  const { serial, sellerId, pricePiastres } = card;
  const { sold, duePiastres } = await sellerAccount(tx, ctx.tenant.id, sellerId);
  await tx.insert(sellerLedger).values({
    tenantId: ctx.tenant.id,
    sellerId,
    kind: 'unsold',
    firstSerial: serial,
    lastSerial: serial,
    count: 1,
    prices: [{ count: 1, pricePiastres }],
    paidPiastres: 0,
    soldCards: sold,
    duePiastres,
    takenBack: takenBack([card]),
    note: '',
    at: ctx.now,
    actorId: ctx.account.id,
    requestKey: randomUUID(),
  });
}
