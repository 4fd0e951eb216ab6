import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { PublicContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { randomToken } from '../../platform/keyed-hash.ts';
import { otpHash, otpHashes } from './issue-otp.ts';
import { oneTimeCodes } from './one-time-codes-table.ts';

const PURPOSE = 'password-link';
/** As long as the row of a one-time code is kept. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A new link, which ends the one before it. Its key names the account; only the hash of its secret is kept. */
export async function issuePasswordLink(tx: Tx, ctx: PublicContext, accountId: string) {
  const secret = randomToken();
  const fresh = {
    codeHash: otpHash(ctx, accountId, PURPOSE, secret),
    attemptsLeft: 1,
    sentAt: ctx.now,
    usedAt: null,
    recentSends: [],
  };
  await tx
    .insert(oneTimeCodes)
    .values({ tenantId: ctx.tenant.id, accountId, purpose: PURPOSE, ...fresh })
    .onConflictDoUpdate({ target: [oneTimeCodes.tenantId, oneTimeCodes.accountId, oneTimeCodes.purpose], set: fresh });
  return { key: `${accountId}.${secret}`, expiresAt: new Date(ctx.now.getTime() + LIFETIME_MS) };
}

/** Whose link it is, while it opens; null for any other. */
export async function accountOfPasswordLink(tx: Tx, ctx: PublicContext, key: string): Promise<string | null> {
  const link = readKey(key);
  if (!link) return null;
  const [found] = await tx
    .select({ accountId: oneTimeCodes.accountId })
    .from(oneTimeCodes)
    .where(isOpenLink(ctx, link));
  return found?.accountId ?? null;
}

/** Uses the link up; false when it was used, replaced or taken back meanwhile. */
export async function usePasswordLinkUp(tx: Tx, ctx: PublicContext, key: string): Promise<boolean> {
  const link = readKey(key);
  if (!link) return false;
  const spent = await tx
    .update(oneTimeCodes)
    .set({ usedAt: ctx.now })
    .where(isOpenLink(ctx, link))
    .returning({ accountId: oneTimeCodes.accountId });
  return spent.length === 1;
}

export async function endPasswordLink(tx: Tx, ctx: PublicContext, accountId: string): Promise<boolean> {
  const ended = await tx
    .update(oneTimeCodes)
    .set({ usedAt: ctx.now })
    .where(
      and(
        eq(oneTimeCodes.tenantId, ctx.tenant.id),
        eq(oneTimeCodes.accountId, accountId),
        eq(oneTimeCodes.purpose, PURPOSE),
        isNull(oneTimeCodes.usedAt),
      ),
    )
    .returning({ accountId: oneTimeCodes.accountId });
  return ended.length === 1;
}

function readKey(key: string): { accountId: string; secret: string } | null {
  const [accountId = '', secret = ''] = key.split('.');
  return UUID.test(accountId) && secret !== '' ? { accountId, secret } : null;
}

function isOpenLink(ctx: PublicContext, { accountId, secret }: { accountId: string; secret: string }) {
  return and(
    eq(oneTimeCodes.tenantId, ctx.tenant.id),
    eq(oneTimeCodes.accountId, accountId),
    eq(oneTimeCodes.purpose, PURPOSE),
    inArray(oneTimeCodes.codeHash, otpHashes(ctx, accountId, { purpose: PURPOSE, lifetimeMs: LIFETIME_MS }, secret)),
    isNull(oneTimeCodes.usedAt),
    gt(oneTimeCodes.sentAt, new Date(ctx.now.getTime() - LIFETIME_MS)),
  );
}
