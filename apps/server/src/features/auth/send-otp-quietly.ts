import type { PublicContext } from '../../calls/context.ts';
import { countOrRefuse } from '../../platform/limits/count-tries.ts';
import { findAccountByEmail } from './find-account-by-email.ts';
import { issueOtp } from './issue-otp.ts';
import type { MailedPurpose } from './one-time-codes-table.ts';

/** Sends a code to whoever has an account with this address. The answer never tells whether anyone does. */
export async function sendOtpQuietly(ctx: PublicContext, email: string, purpose: MailedPurpose): Promise<void> {
  await ctx.withTenant(async (tx) => {
    await countOrRefuse(tx, ctx, { policy: 'otpAddress', subjectHash: ctx.caller.addressHash });
    const account = await findAccountByEmail(tx, ctx, email);
    const wanted = account && !(purpose === 'confirm-email' && account.emailConfirmedAt);
    if (wanted) await issueOtp(tx, ctx, account, purpose);
  });
}
