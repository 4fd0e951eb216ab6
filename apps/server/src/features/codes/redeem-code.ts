import { hasCode } from '@hessa/rules/codes/code-text';
import { type FoundCode, isKeptCard, type RedeemDecision, redeemDecision } from '@hessa/rules/codes/redeem-decision';
import type { Ownership } from '@hessa/rules/enrolment/ownership';
import { and, eq, isNull } from 'drizzle-orm';
import type { AccountContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { accounts } from '../auth/accounts-table.ts';
import { countGuess, refuseGuesser } from './code-tries.ts';
import { codes } from './codes-table.ts';
import { type FoundRow, findCode } from './find-code.ts';
import { writeLedger } from './write-ledger.ts';

/** What a code opens: a course, or one unit of it. */
export type CodeTarget = Pick<FoundRow, 'courseId' | 'unitId'>;

export interface Redemption {
  kind: FoundRow['kind'];
  /** Whether the code opens what the student asked for. */
  isWanted: (code: FoundRow) => boolean;
  ownership: (tx: Tx, code: CodeTarget) => Promise<Ownership>;
  /** Gives the student what the code opens, in the transaction that spends it. */
  grant: (tx: Tx, code: FoundRow) => Promise<void>;
}

/** A decision of the rules, or that the card is good (or the student's own) but belongs into the other kind's box. */
type Decision = RedeemDecision | { kind: 'refused'; why: 'other-kind' | 'own-other-kind' };

export type RefusalReason = Extract<Decision, { kind: 'refused' }>['why'];

export type Redeemed =
  | { kind: 'redeemed'; code: FoundRow; alreadyYours: boolean }
  | { kind: 'refused'; why: RefusalReason; code: FoundRow | null };

/**
 * Codes are money: spending one and granting what it opens are one transaction. The spending is one conditional
 * UPDATE, so of two hundred at once exactly one wins; the winner who asks again gets the same success.
 */
export async function redeemCode(ctx: AccountContext, typed: string, redemption: Redemption): Promise<Redeemed> {
  if (!hasCode(typed)) throw new DomainError('code.missing');
  return ctx.withTenant(async (tx) => {
    await waitForOwnTurn(tx, ctx);
    await refuseGuesser(tx, ctx);
    const code = await findCode(tx, ctx, typed);
    const decision = await decide(tx, ctx, code, redemption);
    if (!code || decision.kind === 'refused') {
      const why = decision.kind === 'refused' ? decision.why : 'not-found';
      if (why === 'not-found') await countGuess(tx, ctx);
      return { kind: 'refused', why, code };
    }
    if (decision.kind === 'redeem') {
      if (!(await spend(tx, ctx, code))) return { kind: 'refused', why: 'already-used', code };
      await redemption.grant(tx, code);
      await recordEvent(tx, ctx, {
        kind: 'code.redeemed',
        actorId: ctx.account.id,
        subjectId: ctx.account.id,
        details: { codeId: code.id, batchId: code.batchId, serial: code.serial },
      });
      await writeLedger(tx, ctx, { batchId: code.batchId, codeId: code.id, step: 'redeemed', count: 1 });
    }
    return { kind: 'redeemed', code, alreadyYours: isKeptCard(code.redeemedAt, ctx.now) };
  });
}

/**
 * One student's codes go one after another: two cards for the same course at once would both be spent, and guesses in
 * parallel would all pass the limit before any is counted.
 */
async function waitForOwnTurn(tx: Tx, ctx: AccountContext): Promise<void> {
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.id, ctx.account.id)))
    .for('no key update');
}

async function decide(tx: Tx, ctx: AccountContext, code: FoundRow | null, redemption: Redemption): Promise<Decision> {
  const found = stateOf(code, ctx);
  if (code && code.kind !== redemption.kind) return decideInWrongBox(found);
  const wanted = !code || redemption.isWanted(code);
  const owned = code && wanted && found.kind === 'fresh' ? await redemption.ownership(tx, code) : 'none';
  return redeemDecision(found, wanted, owned);
}

/**
 * A good card in the wrong box is no guess: one box may try both kinds without using up anyone's tries. Its owner's
 * repetition is no success here, where it opens something else, but it is one in the other box. One that somebody else
 * spent, or a void one, is refused as such.
 */
function decideInWrongBox(found: FoundCode): Decision {
  if (found.kind === 'fresh') return { kind: 'refused', why: 'other-kind' };
  if (found.kind === 'redeemed' && found.byThisStudent) return { kind: 'refused', why: 'own-other-kind' };
  return redeemDecision(found, true, 'none');
}

function stateOf(code: FoundRow | null, ctx: AccountContext): FoundCode {
  if (!code) return { kind: 'none' };
  if (code.redeemedBy) return { kind: 'redeemed', byThisStudent: code.redeemedBy === ctx.account.id };
  const expired = code.expiresAt !== null && code.expiresAt <= ctx.now;
  return code.voidedAt || expired ? { kind: 'revoked' } : { kind: 'fresh' };
}

async function spend(tx: Tx, ctx: AccountContext, code: FoundRow): Promise<boolean> {
  const spent = await tx
    .update(codes)
    .set({ redeemedBy: ctx.account.id, redeemedAt: ctx.now })
    .where(
      and(eq(codes.tenantId, ctx.tenant.id), eq(codes.id, code.id), isNull(codes.redeemedBy), isNull(codes.voidedAt)),
    )
    .returning({ id: codes.id });
  return spent.length === 1;
}
