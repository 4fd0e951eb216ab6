import { joinTeam as endpoint } from '@hessa/contract/team/join-team';
import { isEmail, normaliseEmail } from '@hessa/rules/auth/email';
import { hasMailbox } from '@hessa/rules/auth/mailbox';
import { isEgyptianMobile, normalisePhone } from '@hessa/rules/auth/phone';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { newId } from '../../platform/new-id.ts';
import { accounts } from '../auth/accounts-table.ts';
import { passwordRefusal } from '../auth/password-refusal.ts';
import { findInvite, inviteRefusal, openInvite } from './open-invite.ts';
import { staffInvites } from './staff-invites-table.ts';

/** Joins those who run the platform. The link works once: spending it and creating the account are one transaction. */
export const joinTeam = handle(endpoint, async (ctx, { body }) => {
  const email = normaliseEmail(body.email);
  const phone = normalisePhone(body.phoneNumber);
  if (!isEmail(email) || !hasMailbox(email)) throw new DomainError('register.email_invalid');
  if (!isEgyptianMobile(phone)) throw new DomainError('register.phone_invalid');
  // Asked first, so that a made-up link does not cost a password's hash.
  const { id: inviteId, name, role, invitedBy } = await openInvite(ctx, body.invite);
  const weak = passwordRefusal(body.password, { name, email, role, phones: [phone] });
  if (weak) throw weak;
  const passwordHash = await ctx.platform.passwords.hash(body.password);

  const joined = await ctx.withTenant(async (tx) => {
    const [spent] = await tx
      .update(staffInvites)
      .set({ usedAt: ctx.now })
      .where(
        and(
          eq(staffInvites.tenantId, ctx.tenant.id),
          eq(staffInvites.id, inviteId),
          isNull(staffInvites.usedAt),
          isNull(staffInvites.revokedAt),
          gt(staffInvites.expiresAt, ctx.now),
        ),
      )
      .returning({ id: staffInvites.id });
    if (!spent) return false;
    const id = newId(ctx.now);
    const [account] = await tx
      .insert(accounts)
      .values({
        ...{ tenantId: ctx.tenant.id, id, role, name, email, phone, passwordHash },
        emailConfirmedAt: ctx.now,
        createdAt: ctx.now,
      })
      .onConflictDoNothing()
      .returning({ id: accounts.id });
    // Thrown inside, so that the link is not spent on an address somebody has.
    if (!account) throw new DomainError('register.taken');
    await recordEvent(tx, ctx, { kind: 'team.joined', actorId: id, subjectId: id, details: { role, invitedBy } });
    return true;
  });
  if (!joined) {
    const invite = await ctx.withTenant((tx) => findInvite(tx, ctx.tenant.id, body.invite), 'read');
    throw (invite && inviteRefusal(invite, ctx.now)) ?? new DomainError('invite.invalid');
  }
  return { message: 'Account created' };
});
