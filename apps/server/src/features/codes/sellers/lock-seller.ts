import { and, eq } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { codes } from '../codes-table.ts';
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

/** Who holds a card, held like that before the card itself is: whoever moves cards holds the seller first too. */
export async function lockHolder(tx: Tx, ctx: AccountContext, codeId: number): Promise<void> {
  await tx
    .select({ id: codeSellers.id })
    .from(codeSellers)
    .innerJoin(codes, and(eq(codes.tenantId, codeSellers.tenantId), eq(codes.sellerId, codeSellers.id)))
    .where(and(eq(codeSellers.tenantId, ctx.tenant.id), eq(codes.tenantId, ctx.tenant.id), eq(codes.id, codeId)))
    .for('no key update', { of: codeSellers });
}
