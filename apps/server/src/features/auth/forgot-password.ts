import { forgotPassword as endpoint } from '@hessa/contract/auth/forgot-password';
import { handle } from '../../calls/handle.ts';
import { sendOtpQuietly } from './send-otp-quietly.ts';

export const forgotPassword = handle(endpoint, async (ctx, { query }) => {
  await sendOtpQuietly(ctx, query.email, 'reset-password');
  return { message: 'OTP has been sent to your email.' };
});
