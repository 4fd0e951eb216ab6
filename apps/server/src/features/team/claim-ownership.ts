import { claimOwnership as endpoint } from '@hessa/contract/team/claim-ownership';
import { isEmail, normaliseEmail } from '@hessa/rules/auth/email';
import { hasMailbox } from '@hessa/rules/auth/mailbox';
import { isEgyptianMobile, normalisePhone } from '@hessa/rules/auth/phone';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { sha256 } from '../../platform/keyed-hash.ts';
import { newId } from '../../platform/new-id.ts';
import { accounts } from '../auth/accounts-table.ts';
import { passwordRefusal } from '../auth/password-refusal.ts';
import { tenants } from '../tenants/tenants-table.ts';

/** Creates the first account of a tenant. The link works once: spending it and creating are one transaction. */
export const claimOwnership = handle(endpoint, async (ctx, { body }) => {
  const owner = {
    name: body.name.trim(),
    email: normaliseEmail(body.email),
    phone: normalisePhone(body.phoneNumber),
  };
  if (owner.name === '') throw new DomainError('register.name_missing');
  if (!isEmail(owner.email) || !hasMailbox(owner.email)) throw new DomainError('register.email_invalid');
  if (!isEgyptianMobile(owner.phone)) throw new DomainError('register.phone_invalid');
  const weak = passwordRefusal(body.password, { ...owner, role: 'owner', phones: [owner.phone] });
  if (weak) throw weak;

  const claimable = and(eq(tenants.tenantId, ctx.tenant.id), eq(tenants.ownerClaimHash, sha256(body.claim)));
  // Asked first, so that a made-up link does not cost a password's hash.
  const [open] = await ctx.withTenant(
    (tx) => tx.select({ id: tenants.tenantId }).from(tenants).where(claimable),
    'read',
  );
  if (!open) throw new DomainError('owner.claim_invalid');
  const passwordHash = await ctx.platform.passwords.hash(body.password);
  const claimed = await ctx.withTenant(async (tx) => {
    const [tenant] = await tx
      .update(tenants)
      .set({ ownerClaimHash: null })
      .where(claimable)
      .returning({ id: tenants.tenantId });
    if (!tenant) return false;
    const id = newId(ctx.now);
    const [account] = await tx
      .insert(accounts)
      .values({
        tenantId: ctx.tenant.id,
        id,
        role: 'owner',
        ...owner,
        passwordHash,
        emailConfirmedAt: ctx.now,
        createdAt: ctx.now,
      })
      .onConflictDoNothing()
      .returning({ id: accounts.id });
    // Thrown inside, so that the link is not spent on an address somebody has.
    if (!account) throw new DomainError('register.taken');
    await recordEvent(tx, ctx, { kind: 'owner.claimed', actorId: id, subjectId: id });
    return true;
  });
  if (!claimed) throw new DomainError('owner.claim_invalid');
  return { message: 'Owner account created' };
});
