import type { resendOtp as endpoint } from '@hessa/contract/auth/resend-otp';
import type { PublicContext } from '../../http/context.ts';
import type { InputOf, ResultOf } from '../../http/handler.ts';
import { sendOtpQuietly } from './send-otp-quietly.ts';

export async function resendOtp(
  ctx: PublicContext,
  { query }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  await sendOtpQuietly(ctx, query.email, 'confirm-email');
  return { message: 'OTP has been sent to your email.' };
}
