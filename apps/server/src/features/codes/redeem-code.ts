import { hasCode } from '@hessa/rules/codes/code-text';
import {
  type FoundCode,
  type Ownership,
  type RedeemDecision,
  redeemDecision,
} from '@hessa/rules/codes/redeem-decision';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { AccountContext } from '../../http/context.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { lookupHash } from './code-seal.ts';
import { countGuess, refuseGuesser } from './code-tries.ts';
import { codes } from './codes-table.ts';

export type Code = typeof codes.$inferSelect;

export interface Redemption {
  kind: Code['kind'];
  /** Whether the code opens what the student asked for. */
  isWanted: (code: Code) => boolean;
  ownership: (tx: Tx, code: Code) => Promise<Ownership>;
  /** Gives the student what the code opens, in the transaction that spends it. */
  grant: (tx: Tx, code: Code) => Promise<void>;
}

export type Redeemed =
  | { kind: 'redeemed'; code: Code }
  | { kind: 'refused'; why: Extract<RedeemDecision, { kind: 'refused' }>['why']; code: Code | null };

/**
 * Codes are money: spending one and granting what it opens are one transaction. The spending is one conditional
 * UPDATE, so of two hundred at once exactly one wins; the winner who asks again gets the same success.
 */
export async function redeemCode(ctx: AccountContext, typed: string, redemption: Redemption): Promise<Redeemed> {
  if (!hasCode(typed)) throw new DomainError('code.missing');
  return ctx.withTenant(async (tx) => {
    await refuseGuesser(tx, ctx);
    const code = await findCode(tx, ctx, typed, redemption.kind);
    const decision = await decide(tx, ctx, code, redemption);
    if (decision.kind === 'refused') {
      if (decision.why === 'not-found') await countGuess(tx, ctx);
      return { kind: 'refused', why: decision.why, code };
    }
    if (!code) return { kind: 'refused', why: 'not-found', code };
    if (decision.kind === 'redeem') {
      if (!(await spend(tx, ctx, code))) return { kind: 'refused', why: 'already-used', code };
      await redemption.grant(tx, code);
      const details = { codeId: code.id, batchId: code.batchId, serial: code.serial };
      await recordEvent(tx, ctx, {
        kind: 'code.redeemed',
        actorId: ctx.account.id,
        subjectId: ctx.account.id,
        details,
      });
    }
    return { kind: 'redeemed', code };
  });
}

/** The row is locked, so that the student's own second click waits for the first instead of racing it. */
async function findCode(tx: Tx, ctx: AccountContext, typed: string, kind: Code['kind']): Promise<Code | null> {
  const [code] = await tx
    .select()
    .from(codes)
    .where(
      and(
        eq(codes.tenantId, ctx.tenant.id),
        eq(codes.lookupHash, lookupHash(ctx.platform.secrets, ctx.tenant.id, typed)),
        eq(codes.kind, kind),
      ),
    )
    .for('update');
  return code ?? null;
}

async function decide(tx: Tx, ctx: AccountContext, code: Code | null, redemption: Redemption): Promise<RedeemDecision> {
  const found = stateOf(code, ctx);
  if (!code || found.kind !== 'fresh') return redeemDecision(found, true, 'none');
  const wanted = redemption.isWanted(code);
  return redeemDecision(found, wanted, wanted ? await redemption.ownership(tx, code) : 'none');
}

function stateOf(code: Code | null, ctx: AccountContext): FoundCode {
  if (!code) return { kind: 'none' };
  if (code.redeemedBy) return { kind: 'redeemed', byThisStudent: code.redeemedBy === ctx.account.id };
  const expired = code.expiresAt !== null && code.expiresAt <= ctx.now;
  return code.voidedAt || expired ? { kind: 'revoked' } : { kind: 'fresh' };
}

async function spend(tx: Tx, ctx: AccountContext, code: Code): Promise<boolean> {
  const spent = await tx
    .update(codes)
    .set({ redeemedBy: ctx.account.id, redeemedAt: ctx.now })
    .where(
      and(eq(codes.tenantId, ctx.tenant.id), eq(codes.id, code.id), isNull(codes.redeemedBy), isNull(codes.voidedAt)),
    )
    .returning({ id: codes.id });
  return spent.length === 1;
}
