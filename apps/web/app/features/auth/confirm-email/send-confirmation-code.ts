import { call } from '../../../api/call.ts';

export function sendConfirmationCode(email: string): Promise<unknown> {
  return call('POST /api/Auth/ReSendOtp', { query: { email } });
}
