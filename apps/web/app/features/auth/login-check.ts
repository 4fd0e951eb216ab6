import type { CallOutcome } from '@hessa/rules/auth/session-validation';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { takeProof } from '../../api/early-answers.ts';
import { pause } from '../../api/pause.ts';
import { endSession, getSession, sessionToken } from '../../session/session-store.ts';
import { LOGIN_CHECK, loginCheckOf } from './login-check-call.ts';
import { createSessionValidation } from './session-validation.ts';

/** This tab's one check of the restored login. */
export const loginCheck = createSessionValidation({
  check: askServer,
  clear: endSession,
  hasLine: () => navigator.onLine !== false,
  now: () => performance.now(),
  pause,
});

async function askServer(): Promise<CallOutcome> {
  const session = getSession();
  const studentId = session.status === 'member' ? session.user.id : '';
  // A page that was given data of its own has its answer already.
  if (await takeProof(sessionToken())) return { kind: 'status', status: 200 };
  try {
    // A login that is over ends quietly here: a public page stays, a protected one sends to /login itself.
    await call(LOGIN_CHECK, loginCheckOf(studentId), { onExpired: 'stay' });
    return { kind: 'status', status: 200 };
  } catch (error) {
    if (error instanceof ApiError && !error.isNetwork) return { kind: 'status', status: error.status };
    return { kind: 'network-failure' };
  }
}
