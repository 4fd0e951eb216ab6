import { and, eq } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { codeSellers } from './code-sellers-table.ts';

/** The seller, held until the transaction ends: steps of one account go one after another, a double press too. */
export async function lockSeller(tx: Tx, ctx: AccountContext, sellerId: number) {
  const [seller] = await tx
    .select()
    .from(codeSellers)
    .where(and(eq(codeSellers.tenantId, ctx.tenant.id), eq(codeSellers.id, sellerId)))
    .for('no key update');
  if (!seller) throw new DomainError('seller.not_found');
  return seller;
}
