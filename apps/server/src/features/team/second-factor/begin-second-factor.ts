import { randomBytes } from 'node:crypto';
import { beginSecondFactor as endpoint } from '@hessa/contract/team/second-factor/begin-second-factor';
import { and, eq, isNull } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { sealSecret } from '../../auth/second-factor/seal-secret.ts';
import { secondFactors } from '../../auth/second-factor/second-factors-table.ts';
import { base32 } from '../../auth/second-factor/totp.ts';
import { provePassword } from '../../profile/prove-password.ts';

/** RFC 4226: as long as the hash it goes into. */
const SECRET_BYTES = 20;

/** A secret that is not confirmed yet is replaced by the next one; one that counts is not. */
export const beginSecondFactor = handle(endpoint, async (ctx, { body: { password } }) => {
  const own = and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.id, ctx.account.id));
  const [account] = await ctx.withTenant((tx) => tx.select().from(accounts).where(own), 'read');
  if (!account) throw new DomainError('session.expired');
  await provePassword(ctx, account, password);
  const secret = randomBytes(SECRET_BYTES);
  const fresh = {
    sealedSecret: sealSecret(ctx.platform.secrets, account.id, secret),
    confirmedAt: null,
    lastStep: null,
    recoveryHashes: [],
  };
  const begun = await ctx.withTenant((tx) =>
    tx
      .insert(secondFactors)
      .values({ tenantId: ctx.tenant.id, accountId: account.id, ...fresh })
      .onConflictDoUpdate({
        target: [secondFactors.tenantId, secondFactors.accountId],
        set: fresh,
        setWhere: isNull(secondFactors.confirmedAt),
      })
      .returning({ accountId: secondFactors.accountId }),
  );
  if (begun.length === 0) throw new DomainError('second_factor.already_on');
  return { data: { secret: base32(secret), uri: uriOf(ctx.tenant.profile.name, account.email, base32(secret)) } };
});

/** What authenticator applications read: whose code it is, by the names they show beside it. */
function uriOf(site: string, email: string, secret: string): string {
  const issuer = encodeURIComponent(site.toWellFormed());
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${secret}&issuer=${issuer}`;
}
