import { claimOwnership } from '../features/auth/claim-ownership.ts';
import { confirmEmail } from '../features/auth/confirm-email.ts';
import { forgotPassword } from '../features/auth/forgot-password.ts';
import { login } from '../features/auth/login.ts';
import { logout } from '../features/auth/logout.ts';
import { refreshToken } from '../features/auth/refresh-token.ts';
import { register } from '../features/auth/register.ts';
import { resendOtp } from '../features/auth/resend-otp.ts';
import { resetPassword } from '../features/auth/reset-password.ts';
import { listOutbox } from '../features/auth/teach/list-outbox.ts';
import { getAllContacts } from '../features/contact/get-all-contacts.ts';
import { updateProfile } from '../features/profile/update-profile.ts';
import { getSite } from '../features/site/get-site.ts';
import type { Handlers } from './handler.ts';

/** Which use case answers which endpoint. */
export const handlers: Handlers = {
  register,
  login,
  logout,
  refreshToken,
  confirmEmail,
  resendOtp,
  forgotPassword,
  resetPassword,
  claimOwnership,
  listOutbox,
  getAllContacts,
  updateProfile,
  getSite,
};
