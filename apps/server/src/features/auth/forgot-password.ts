import type { forgotPassword as endpoint } from '@hessa/contract/auth/forgot-password';
import type { PublicContext } from '../../http/context.ts';
import type { InputOf, ResultOf } from '../../http/handler.ts';
import { sendOtpQuietly } from './send-otp-quietly.ts';

export async function forgotPassword(
  ctx: PublicContext,
  { query }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  await sendOtpQuietly(ctx, query.email, 'reset-password');
  return { message: 'OTP has been sent to your email.' };
}
