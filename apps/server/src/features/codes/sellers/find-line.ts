import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { sellerLedger } from './seller-ledger-table.ts';

type Line = typeof sellerLedger.$inferSelect;

/** The line that this very form wrote already; one with the same key and other wishes is refused. */
export async function findLine(tx: Tx, tenantId: string, key: string, wishes: Partial<Line>): Promise<Line | null> {
  const [known] = await tx
    .select()
    .from(sellerLedger)
    .where(and(eq(sellerLedger.tenantId, tenantId), eq(sellerLedger.requestKey, key)));
  if (!known) return null;
  const isSame = Object.entries(wishes).every(([name, value]) => known[name as keyof Line] === value);
  if (!isSame) throw new DomainError('codes.key_taken');
  return known;
}
