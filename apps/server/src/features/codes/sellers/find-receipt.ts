import { worthOf } from '@hessa/rules/codes/cards-worth';
import { and, eq, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tenant } from '../../../calls/tenant.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { codeSellers } from './code-sellers-table.ts';
import { sellerLedger } from './seller-ledger-table.ts';

/** A receipt as it is printed: what was owed stands in its own line, so that it says the same for ever. */
export async function findReceipt(tx: Tx, tenant: Tenant, number: number) {
  const { id: tenantId } = tenant;
  const cancelling = alias(sellerLedger, 'cancelling');
  const [found] = await tx
    .select({ line: sellerLedger, seller: codeSellers, takenBy: accounts.name, cancelling })
    .from(sellerLedger)
    .innerJoin(
      codeSellers,
      and(eq(codeSellers.tenantId, sellerLedger.tenantId), eq(codeSellers.id, sellerLedger.sellerId)),
    )
    .leftJoin(accounts, and(eq(accounts.tenantId, sellerLedger.tenantId), eq(accounts.id, sellerLedger.actorId)))
    .leftJoin(
      cancelling,
      and(eq(cancelling.tenantId, sellerLedger.tenantId), eq(cancelling.cancels, sellerLedger.receipt)),
    )
    .where(
      and(eq(sellerLedger.tenantId, tenantId), eq(sellerLedger.receipt, number), isNotNull(sellerLedger.owedPiastres)),
    );
  if (!found) throw new DomainError('seller.receipt_not_found');
  const { line, seller, takenBy } = found;
  const owedAfterPiastres = line.owedPiastres ?? 0;
  return {
    number,
    sellerId: seller.id,
    sellerName: seller.name,
    sellerPhone: seller.phone,
    at: line.at.toISOString(),
    amountPiastres: line.paidPiastres,
    owedBeforePiastres: owedAfterPiastres + line.paidPiastres,
    owedAfterPiastres,
    cards: line.count,
    firstSerial: line.firstSerial,
    lastSerial: line.lastSerial,
    onAccountPiastres: line.prices && line.paidPiastres - worthOf(line.prices),
    takenBy,
    note: line.note,
    teacherLatin: tenant.profile.nameLatin,
    cancelled: found.cancelling && { at: found.cancelling.at.toISOString(), reason: found.cancelling.note },
  };
}
