import { findCode as endpoint } from '@hessa/contract/codes/teach/find-code';
import { and, asc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { codeLedger } from '../code-ledger-table.ts';
import { lookupHashes } from '../code-seal.ts';
import { codes } from '../codes-table.ts';
import { codeSellers } from '../sellers/code-sellers-table.ts';
import { findBatchFacts } from './find-batches.ts';
import { presentCode } from './present-code.ts';

export const findCode = handle(endpoint, async (ctx, { query }) => {
  const { secrets } = ctx.platform;
  return ctx.withTenant(async (tx) => {
    const [found] = await tx
      .select({
        code: codes,
        student: {
          id: accounts.id,
          name: accounts.name,
          // Of a student made anonymous there is no number to show.
          phone: sql<string>`case when ${accounts.anonymisedAt} is null then ${accounts.phone} else '' end`,
        },
      })
      .from(codes)
      .leftJoin(accounts, and(eq(accounts.tenantId, codes.tenantId), eq(accounts.id, codes.redeemedBy)))
      .where(
        and(
          eq(codes.tenantId, ctx.tenant.id),
          inArray(codes.lookupHash, lookupHashes(secrets, ctx.tenant.id, query.code)),
        ),
      );
    if (!found) throw new DomainError('codes.code_not_found');
    const { code, student } = found;
    const [batch] = await findBatchFacts(tx, ctx.tenant.id, { id: code.batchId });
    if (!batch) throw new DomainError('codes.batch_not_found');
    return {
      data: {
        code: presentCode(code, secrets, ctx.now),
        batch,
        redeemedBy: student?.id ? student : null,
        ledger: await linesOf(tx, ctx.tenant.id, code),
      },
    };
  }, 'read');
});

/** The code's own steps and those of its whole batch, oldest first; mere looks at the list are left out. */
async function linesOf(tx: Tx, tenantId: string, { id, batchId, serial }: typeof codes.$inferSelect) {
  const lines = await tx
    .select({ line: codeLedger, byName: accounts.name, sellerName: codeSellers.name })
    .from(codeLedger)
    .leftJoin(codeSellers, and(eq(codeSellers.tenantId, codeLedger.tenantId), eq(codeSellers.id, codeLedger.sellerId)))
    .leftJoin(accounts, and(eq(accounts.tenantId, codeLedger.tenantId), eq(accounts.id, codeLedger.actorId)))
    .where(
      and(
        eq(codeLedger.tenantId, tenantId),
        eq(codeLedger.batchId, batchId),
        or(eq(codeLedger.codeId, id), isNull(codeLedger.codeId)),
        or(
          isNull(codeLedger.firstSerial),
          and(lte(codeLedger.firstSerial, serial), gte(codeLedger.lastSerial, serial)),
        ),
      ),
    )
    .orderBy(asc(codeLedger.at), asc(codeLedger.id));
  return lines
    .filter(({ line }) => line.step !== 'listed')
    .map(({ line, byName, sellerName }) => ({
      step: line.step,
      at: line.at.toISOString(),
      byName,
      sellerName,
      device: line.step === 'redeemed' ? line.device : null,
      reason: line.reason,
    }));
}
