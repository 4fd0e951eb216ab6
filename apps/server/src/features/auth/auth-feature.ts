import type { Feature } from '../../calls/feature.ts';
import { choosePassword } from './choose-password.ts';
import { confirmEmail } from './confirm-email.ts';
import { forgotPassword } from './forgot-password.ts';
import { freeMyDevice } from './free-my-device.ts';
import { listMyDevices } from './list-my-devices.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { mailLoginCode } from './mail-login-code.ts';
import { refreshToken } from './refresh-token.ts';
import { register } from './register.ts';
import { resendOtp } from './resend-otp.ts';
import { resetPassword } from './reset-password.ts';
import { sendDeviceCode } from './send-device-code.ts';
import { spendPasswordLink } from './spend-password-link.ts';
import { endMySessions } from './teach/end-my-sessions.ts';
import { listOutbox } from './teach/list-outbox.ts';
import { retryMail } from './teach/retry-mail.ts';

export const authFeature: Feature = {
  calls: [
    choosePassword,
    confirmEmail,
    endMySessions,
    forgotPassword,
    freeMyDevice,
    listMyDevices,
    login,
    logout,
    mailLoginCode,
    refreshToken,
    register,
    resendOtp,
    resetPassword,
    sendDeviceCode,
    spendPasswordLink,
    listOutbox,
    retryMail,
  ],
};
