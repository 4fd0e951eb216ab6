export type LoginFailure =
  | { readonly kind: 'max-devices' }
  | { readonly kind: 'invalid-credentials' }
  /** The server said something of its own, to be shown as it is. */
  | { readonly kind: 'message'; readonly message: string }
  | { readonly kind: 'unexpected' };

const MAX_DEVICES_MESSAGE = "You can't log in from more than two devices.";
const INVALID_CREDENTIALS_MESSAGE = 'Invalid credentials';

/**
 * Reads a refused login. The body may be a bare string or an object with a message; the Arabic wording of wrong
 * credentials is passed in, because it stands in the error catalogue.
 */
export function readLoginFailure(body: unknown, arabicInvalidCredentials: string): LoginFailure {
  const message = typeof body === 'string' ? body : messageOf(body);
  if (message === null || message.trim() === '') return { kind: 'unexpected' };
  if (message.includes(MAX_DEVICES_MESSAGE)) return { kind: 'max-devices' };
  if (message === INVALID_CREDENTIALS_MESSAGE || message === arabicInvalidCredentials) {
    return { kind: 'invalid-credentials' };
  }
  return { kind: 'message', message };
}

function messageOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('message' in body)) return null;
  return typeof body.message === 'string' ? body.message : null;
}
