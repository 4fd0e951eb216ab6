import { priceInRuns } from '@hessa/rules/codes/price-runs';
import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { sellerLedger } from './seller-ledger-table.ts';

type Line = typeof sellerLedger.$inferSelect;

/**
 * Whether a step may be taken back as if it had not been: before anything else came into the account, and with all its
 * cards. Anything else is told as a step of its own, and so is taking back what took a step back: who is told of neither
 * would hold cards that nobody gave.
 */
export async function isUndoable(tx: Tx, line: Line, moving: readonly { serial: number }[]): Promise<boolean> {
  const { kind, prices } = line;
  const isKnown = ({ serial }: { serial: number }) => priceInRuns(prices ?? [], serial) !== undefined;
  const isSlip = kind === 'handed' || (kind === 'returned' && moving.every(isKnown));
  if (!isSlip || line.count !== moving.length || line.undoes !== null) return false;
  const [last] = await tx
    .select({ id: sellerLedger.id })
    .from(sellerLedger)
    .where(and(eq(sellerLedger.tenantId, line.tenantId), eq(sellerLedger.sellerId, line.sellerId)))
    .orderBy(desc(sellerLedger.id))
    .limit(1);
  return last?.id === line.id;
}
