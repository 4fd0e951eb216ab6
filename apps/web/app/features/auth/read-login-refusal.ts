import { readLoginFailure } from '@hessa/rules/auth/login-failure';
import { refusalOf } from '../../api/refusal-of.ts';
import { refusalTitle } from './refusal-title.ts';

export type LoginRefusal =
  | { kind: 'max-devices' }
  | { kind: 'unconfirmed'; text: string }
  /** `support`: who asks for it could get help with it, where mending what was typed is not enough. */
  | { kind: 'message'; title: string; text: string; support: boolean };

/** The catalogue's text of wrong credentials; the catalogue itself is not downloaded by phones. */
export const WRONG_CREDENTIALS_AR = 'الإيميل أو كلمة السر غلط.';
/** Said to whoever typed no e-mail. */
const WRONG_WITH_PHONE = 'رقم الموبايل أو كلمة السر غلط.';
const CHECK_AND_RETRY = 'راجعهم وجرّب تاني.';
const TITLE = 'مقدرناش ندخّلك';

/** What the login screen says about a refusal, whichever shape the server gave it, in the words of what was typed. */
export function readLoginRefusal(thrown: unknown, identifier = ''): LoginRefusal {
  const error = refusalOf(thrown);
  const failure = readLoginFailure(error.message, WRONG_CREDENTIALS_AR);
  if (failure.kind === 'max-devices' || error.code === 'auth.device_limit') return { kind: 'max-devices' };
  if (failure.kind === 'invalid-credentials' || error.code === 'auth.invalid_credentials') {
    return {
      kind: 'message',
      title: identifier.includes('@') || !identifier ? WRONG_CREDENTIALS_AR : WRONG_WITH_PHONE,
      text: CHECK_AND_RETRY,
      support: false,
    };
  }
  if (error.code === 'auth.email_not_confirmed') return { kind: 'unconfirmed', text: error.messageAr };
  return { kind: 'message', title: refusalTitle(error.code, TITLE), text: error.messageAr, support: true };
}
