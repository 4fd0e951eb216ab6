import { resendOtp as endpoint } from '@hessa/contract/auth/resend-otp';
import { handle } from '../../calls/handle.ts';
import { sendOtpQuietly } from './send-otp-quietly.ts';

export const resendOtp = handle(endpoint, async (ctx, { query }) => {
  await sendOtpQuietly(ctx, query.email, 'confirm-email');
  return { message: 'OTP has been sent to your email.' };
});
