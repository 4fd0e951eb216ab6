import { choosePassword } from './choose-password.ts';
import { confirmEmail } from './confirm-email.ts';
import { forgotPassword } from './forgot-password.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { refreshToken } from './refresh-token.ts';
import { register } from './register.ts';
import { resendOtp } from './resend-otp.ts';
import { resetPassword } from './reset-password.ts';
import { listOutbox } from './teach/list-outbox.ts';

export const authApi = {
  choosePassword,
  confirmEmail,
  forgotPassword,
  login,
  logout,
  refreshToken,
  register,
  resendOtp,
  resetPassword,
  listOutbox,
} as const;
