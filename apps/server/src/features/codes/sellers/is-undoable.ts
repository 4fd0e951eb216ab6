import type { CardStep } from '@hessa/rules/codes/seller-account';
import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { sellerLedger } from './seller-ledger-table.ts';

type Line = typeof sellerLedger.$inferSelect;

/**
 * Whether a step may be taken back as if it had not been: before anything else came into the account, and with all its
 * cards. Anything else is told as a step of its own.
 */
export async function isUndoable(tx: Tx, line: Line, step: CardStep, moved: number): Promise<boolean> {
  // Given again, cards that cost this seller different prices would all cost what their batches say.
  const isWhole = line.count === moved && (step === 'returned' || (step === 'handed' && line.prices?.length === 1));
  if (!isWhole) return false;
  const [last] = await tx
    .select({ id: sellerLedger.id })
    .from(sellerLedger)
    .where(and(eq(sellerLedger.tenantId, line.tenantId), eq(sellerLedger.sellerId, line.sellerId)))
    .orderBy(desc(sellerLedger.id))
    .limit(1);
  return last?.id === line.id;
}
