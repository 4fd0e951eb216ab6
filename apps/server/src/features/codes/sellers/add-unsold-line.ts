import type { AccountContext } from '../../../calls/context.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import type { codes } from '../codes-table.ts';
import { sellerAccount } from './seller-accounts.ts';
import { takenBack } from './taken-back.ts';
import { writeSellerLine } from './write-seller-line.ts';

/** One card's sale was taken back: its seller's account says so on this day, and what was sold on that one stays. */
export async function addUnsoldLine(
  tx: Tx,
  ctx: AccountContext,
  card: typeof codes.$inferSelect & { sellerId: number },
): Promise<void> {
  const { serial, sellerId, pricePiastres } = card;
  await writeSellerLine(tx, ctx, await sellerAccount(tx, ctx.tenant.id, sellerId), {
    sellerId,
    kind: 'unsold',
    firstSerial: serial,
    lastSerial: serial,
    count: 1,
    prices: [{ count: 1, pricePiastres }],
    takenBack: takenBack([card]),
  });
}
