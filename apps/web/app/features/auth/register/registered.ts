import { loginPath } from '@hessa/rules/pages/public-pages';

/** What the server says of a new account. */
export interface Registered {
  email: string;
  /** The tenant lets nobody in before the e-mail is confirmed. */
  confirmationRequired: boolean;
}

/** The login screen greets who has just registered, and still leads on to where they were heading. */
export function loginAfter(registered: Registered, state: unknown): { to: string; state: object } {
  return { to: loginPath(), state: { ...(typeof state === 'object' ? state : {}), registered } };
}

/** Who has just registered, from a navigation state that may hold anything. */
export function readRegistered(state: unknown): Registered | null {
  if (typeof state !== 'object' || state === null || !('registered' in state)) return null;
  const { registered } = state;
  if (typeof registered !== 'object' || registered === null || !('email' in registered)) return null;
  if (typeof registered.email !== 'string') return null;
  const confirmationRequired = 'confirmationRequired' in registered && registered.confirmationRequired === true;
  return { email: registered.email, confirmationRequired };
}
