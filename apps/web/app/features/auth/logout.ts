import { call } from '../../api/call.ts';
import { endSession } from '../../session/session-store.ts';
import { askBeforeLeaving } from './leaving-question.ts';

/**
 * Leaves at once on this phone; the server is told if it can be reached, so that the device's place is freed. Somebody
 * whose work has not been sent yet, or who has lessons here, is asked first: false when they stay.
 */
export async function logout(): Promise<boolean> {
  if (!(await askBeforeLeaving())) return false;
  // The call takes the token along before it is cleared.
  void call('POST /api/Auth/logout').catch(() => undefined);
  endSession('logout');
  return true;
}
