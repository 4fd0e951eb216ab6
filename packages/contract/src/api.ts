import { claimOwnership } from './auth/claim-ownership.ts';
import { confirmEmail } from './auth/confirm-email.ts';
import { forgotPassword } from './auth/forgot-password.ts';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import { refreshToken } from './auth/refresh-token.ts';
import { register } from './auth/register.ts';
import { resendOtp } from './auth/resend-otp.ts';
import { resetPassword } from './auth/reset-password.ts';
import { listOutbox } from './auth/teach/list-outbox.ts';
import { getAllContacts } from './contact/get-all-contacts.ts';
import { updateProfile } from './profile/update-profile.ts';
import { getSite } from './site/get-site.ts';

/** Every endpoint of the product. The server mounts this list; the client's types come from it. */
export const api = {
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
} as const;

export type Api = typeof api;
export type EndpointName = keyof Api;
