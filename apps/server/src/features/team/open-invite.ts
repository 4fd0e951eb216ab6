import { and, eq } from 'drizzle-orm';
import type { PublicContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { sha256 } from '../../platform/keyed-hash.ts';
import { type Bucket, countTry, refuseBeyondLimit } from '../../platform/limits/count-tries.ts';
import { staffInvites } from './staff-invites-table.ts';

export type StaffInvite = typeof staffInvites.$inferSelect;

/** The invitation behind a link that still opens, or the refusal that says why it does not. */
export async function openInvite(ctx: PublicContext, token: string): Promise<StaffInvite> {
  const address: Bucket = { policy: 'inviteAddress', subjectHash: ctx.caller.addressHash };
  const found = await ctx.withTenant(async (tx) => {
    await refuseBeyondLimit(tx, ctx, address);
    return findInvite(tx, ctx.tenant.id, token);
  }, 'read');
  if (!found) {
    // Counted in a transaction of its own: a refusal undoes whatever its transaction has done.
    await ctx.withTenant((tx) => countTry(tx, ctx, address));
    throw new DomainError('invite.invalid');
  }
  const refusal = inviteRefusal(found, ctx.now);
  if (refusal) throw refusal;
  return found;
}

export async function findInvite(tx: Tx, tenantId: string, token: string): Promise<StaffInvite | null> {
  const [invite] = await tx
    .select()
    .from(staffInvites)
    .where(and(eq(staffInvites.tenantId, tenantId), eq(staffInvites.tokenHash, sha256(token))));
  return invite ?? null;
}

export function inviteRefusal(invite: StaffInvite, now: Date): DomainError | null {
  if (invite.usedAt) return new DomainError('invite.used');
  if (invite.revokedAt) return new DomainError('invite.revoked');
  return invite.expiresAt <= now ? new DomainError('invite.expired') : null;
}
