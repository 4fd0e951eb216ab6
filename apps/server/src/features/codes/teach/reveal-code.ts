import { revealCode as endpoint } from '@hessa/contract/codes/teach/reveal-code';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { codes } from '../codes-table.ts';
import { recordStep } from '../record-step.ts';
import { writeLedger } from '../write-ledger.ts';
import { lockCode } from './lock-code.ts';
import { codeState, presentCode } from './present-code.ts';

/** Reading a code is handing it over: the lines are written with the answer or there is none. */
export const revealCode = handle(endpoint, async (ctx, { params: { codeId }, body: { why, note } }) => {
  return ctx.withTenant(async (tx) => {
    const code = await lockCode(tx, ctx, codeId);
    const state = codeState(code, ctx.now);
    if (state !== 'fresh' && state !== 'sold') throw new DomainError('codes.not_sellable');
    const about = { batchId: code.batchId, codeId, sellerId: code.sellerId, count: 1, reason: note };
    const isSoldNow = why === 'sale' && state === 'fresh';
    await recordStep(tx, ctx, 'codes.revealed', { ...about, step: 'revealed' }, { why, serial: code.serial });
    if (isSoldNow) {
      await tx
        .update(codes)
        .set({ soldAt: ctx.now })
        .where(and(eq(codes.tenantId, ctx.tenant.id), eq(codes.id, codeId)));
      await writeLedger(tx, ctx, { ...about, step: 'sold' });
    }
    const shown = isSoldNow ? { ...code, soldAt: ctx.now } : code;
    return { data: presentCode(shown, ctx.platform.secrets, ctx.now) };
  });
});
