import { markCodeSold as endpoint } from '@hessa/contract/codes/teach/mark-code-sold';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { codes } from '../codes-table.ts';
import { recordStep } from '../record-step.ts';
import { addUnsoldLine } from '../sellers/add-unsold-line.ts';
import { lockHolder } from '../sellers/lock-seller.ts';
import { takenBack } from '../sellers/taken-back.ts';
import { lockCode } from './lock-code.ts';
import { codeState, presentListed } from './present-code.ts';

export const markCodeSold = handle(endpoint, async (ctx, { params: { codeId }, body: { sold } }) => {
  return ctx.withTenant(async (tx) => {
    if (!sold) await lockHolder(tx, ctx, codeId);
    const code = await lockCode(tx, ctx, codeId);
    const state = codeState(code, ctx.now);
    if (state !== 'fresh' && state !== 'sold') throw new DomainError('codes.not_sellable');
    const present = (row: typeof code) => ({
      data: presentListed(row, ctx.platform.secrets, ctx.now, ctx.account),
    });
    if ((state === 'sold') === sold) return present(code);
    const soldAt = sold ? ctx.now : null;
    await tx
      .update(codes)
      .set({ soldAt })
      .where(and(eq(codes.tenantId, ctx.tenant.id), eq(codes.id, codeId)));
    const { batchId, sellerId, serial } = code;
    const step = sold ? 'sold' : 'unsold';
    if (!sold && sellerId !== null) await addUnsoldLine(tx, ctx, { ...code, sellerId });
    // What a seller sold stands in the seller's account; of the drawer the ledger knows the day that keeps its sale.
    const back = !sold && sellerId === null && { takenBack: takenBack([code]) };
    await recordStep(tx, ctx, `cards.${step}`, { batchId, codeId, sellerId, step, count: 1, ...back }, { serial });
    return present({ ...code, soldAt });
  });
});
