import { voidCode as endpoint } from '@hessa/contract/codes/teach/void-code';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { codes } from '../codes-table.ts';
import { recordStep } from '../record-step.ts';
import { lockCode } from './lock-code.ts';
import { presentCode } from './present-code.ts';

export const voidCode = handle(endpoint, async (ctx, { params: { codeId }, body: { reason } }) => {
  return ctx.withTenant(async (tx) => {
    const code = await lockCode(tx, ctx, codeId);
    if (code.redeemedBy) throw new DomainError('codes.in_use');
    const present = (row: typeof code) => ({ data: presentCode(row, ctx.platform.secrets, ctx.now) });
    if (code.voidedAt) return present(code);
    await tx
      .update(codes)
      .set({ voidedAt: ctx.now })
      .where(and(eq(codes.tenantId, ctx.tenant.id), eq(codes.id, codeId)));
    const line = { batchId: code.batchId, codeId, step: 'voided' as const, count: 1, reason };
    await recordStep(tx, ctx, 'codes.voided', line, { serial: code.serial });
    return present({ ...code, voidedAt: ctx.now });
  });
});
