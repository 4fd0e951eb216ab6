import { redeemAtDesk as endpoint } from '@hessa/contract/desk/redeem-at-desk';
import { and, eq, inArray } from 'drizzle-orm';
import type { AccountContext } from '../../calls/context.ts';
import { handle, type InputOf } from '../../calls/handle.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { findStudent } from '../auth/find-student.ts';
import { lookupHashes, unsealCode } from '../codes/code-seal.ts';
import { codes } from '../codes/codes-table.ts';
import { type RefusalReason, redeemCode } from '../codes/redeem-code.ts';
import { inTheNameOf, redemptionOf } from './redemption-of.ts';

/**
 * The card goes the student's own way, into whichever box it belongs: spent once, in the student's name. The trail
 * says who at the desk did it and why; a card without a readable code is redeemed without anybody reading it.
 */
export const redeemAtDesk = handle(endpoint, async (ctx, { params: { studentId }, body: { card, reason } }) => {
  const { kind, typed } = await ctx.withTenant(async (tx) => {
    await findStudent(tx, ctx.tenant.id, studentId);
    return findCard(tx, ctx, card);
  }, 'read');
  const asStudent = inTheNameOf(ctx, studentId);
  const redemption = redemptionOf(asStudent, kind);
  const redeemed = await redeemCode(asStudent, typed, {
    ...redemption,
    grant: async (tx, code) => {
      await redemption.grant(tx, code);
      await recordEvent(tx, ctx, {
        kind: 'code.redeemed_for',
        actorId: ctx.account.id,
        subjectId: studentId,
        details: { codeId: code.id, batchId: code.batchId, serial: code.serial, reason },
      });
    },
  });
  if (redeemed.kind === 'refused') throw refusal(redeemed.why);
  const { courseName, unitName } = redeemed.code;
  return { data: { kind, opens: unitName ?? courseName } };
});

async function findCard(tx: Tx, ctx: AccountContext, card: InputOf<typeof endpoint>['body']['card']) {
  const { secrets } = ctx.platform;
  const [found] = await tx
    .select({ kind: codes.kind, sealed: codes.sealed })
    .from(codes)
    .where(
      and(
        eq(codes.tenantId, ctx.tenant.id),
        'id' in card
          ? eq(codes.id, card.id)
          : inArray(codes.lookupHash, lookupHashes(secrets, ctx.tenant.id, card.code)),
      ),
    );
  if (!found) throw new DomainError('code.not_found');
  return { kind: found.kind, typed: unsealCode(secrets, found.sealed) };
}

function refusal(why: RefusalReason): DomainError {
  if (why === 'already-used') return new DomainError('code.already_used');
  // Said of the student, to whoever answers the phone.
  return new DomainError(why === 'still-open' ? 'codes.still_open' : 'code.not_found');
}
