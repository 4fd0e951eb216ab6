import { call } from '../../api/call.ts';
import { say } from '../../offline/when-line.ts';
import { endSession } from '../../session/session-store.ts';
import { askBeforeLeaving } from './leaving-question.ts';

/** The server did not hear of it: this phone still has one of the account's two places, and takes it up again. */
const NOT_TOLD = 'خرجت من هنا والنت مقطوع: الجهاز ده هيفضل محسوب من أجهزتك لحد ما تدخل منه تاني.';

/**
 * Leaves at once on this phone; the server is told if it can be reached, so that the device's place is freed. Somebody
 * whose work has not been sent yet, or who has lessons here, is asked first: false when they stay.
 */
export async function logout(): Promise<boolean> {
  if (!(await askBeforeLeaving())) return false;
  // The call takes the token along before it is cleared.
  void call('POST /api/Auth/logout').catch(({ isNetwork }) => isNetwork && say(NOT_TOLD));
  endSession('logout');
  return true;
}
