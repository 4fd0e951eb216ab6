import type { Reply } from '@hessa/contract/client';
import { readLoginIdentifier } from '@hessa/rules/auth/login-identifier';
import { firstName } from '@hessa/rules/text/first-name';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { fallbackText } from '../../api/failure-texts.ts';
import { noteOwedStep } from '../../session/owed-step.ts';
import { startSession } from '../../session/session-store.ts';
import { loginCheck } from './login-check.ts';

const LOGIN = 'POST /api/Auth/login';
type LoginReply = Pick<Reply<typeof LOGIN>, 'user' | 'token' | 'firstDo'>;

/** The second factor is empty for everybody who has none. */
export type Credentials = Record<'identifier' | 'password' | 'secondFactor', string> & {
  /** What makes room for a third device: the code from the mail, and which of the two goes. */
  deviceCode?: string;
  freeDevice?: string;
};

export interface SignedIn {
  /** The first name to greet. */
  name: string;
  /** What the server wants done before it answers anything else. */
  firstDo: LoginReply['firstDo'];
}

/** An address or a number as the server knows it, whichever way it was typed. */
export function typedIdentifier(identifier: string): string {
  const read = readLoginIdentifier(identifier);
  return read.kind === 'email' ? read.email : read.kind === 'phone' ? read.phone : identifier;
}

/** Signs in and keeps the login. */
export async function signIn({ identifier, secondFactor, ...typed }: Credentials): Promise<SignedIn> {
  const body = { EmailorMobile: typedIdentifier(identifier), ...typed, ...(secondFactor ? { secondFactor } : {}) };
  const { user, token, firstDo } = account(await call(LOGIN, { body }));
  loginCheck.confirm(user.id);
  noteOwedStep(firstDo);
  startSession(user, token);
  return { name: firstName(user.name), firstDo };
}

/** The account stands at the top level or inside `data`; both are in use. */
function account(reply: LoginReply & { data?: LoginReply }): LoginReply {
  const found = reply.token ? reply : reply.data;
  if (found?.token && found.user?.id) return found;
  const { en, ar } = fallbackText(LOGIN);
  throw new ApiError('response.unreadable', 200, en, ar);
}
