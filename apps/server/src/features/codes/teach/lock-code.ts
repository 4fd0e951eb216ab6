import { and, eq } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { codes } from '../codes-table.ts';

/** The code, held until the transaction ends: a student who redeems it at this moment waits, or has won already. */
export async function lockCode(tx: Tx, ctx: AccountContext, codeId: number) {
  const [code] = await tx
    .select()
    .from(codes)
    .where(and(eq(codes.tenantId, ctx.tenant.id), eq(codes.id, codeId)))
    .for('update');
  if (!code) throw new DomainError('codes.code_not_found');
  return code;
}
