import { call } from '../../../api/call.ts';

/** The one request behind the forgotten password, the first step of the reset, and sending again. */
export function requestResetCode(email: string): Promise<unknown> {
  return call('POST /api/Auth/ForgotPassword', { query: { email } });
}
