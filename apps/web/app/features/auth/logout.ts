import { call } from '../../api/call.ts';
import { endSession } from '../../session/session-store.ts';

/** Leaves at once on this phone; the server is told if it can be reached, so that the device's place is freed. */
export async function logout(): Promise<void> {
  // The call takes the token along before it is cleared.
  const told = call('POST /api/Auth/logout').catch(() => undefined);
  endSession('logout');
  await told;
}
