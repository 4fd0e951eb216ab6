import { createHmac } from 'node:crypto';

export interface SessionToken {
  sessionId: string;
  secret: string;
}

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/;

/** A bearer token names its session, so that a replaced token that comes back is recognised for what it is. */
export function parseToken(text: string | null): SessionToken | null {
  const match = TOKEN.exec(text ?? '');
  return match?.[1] && match[2] ? { sessionId: match[1], secret: match[2] } : null;
}

export function formatToken(token: SessionToken): string {
  return `${token.sessionId}.${token.secret}`;
}

/**
 * The secret that follows another. Whoever holds the previous secret gets the same successor again while the grace
 * lasts (parallel tabs, an answer lost on the way); the database alone, which knows only the salt, cannot make it.
 */
export function nextSecret(secret: string, rotationSalt: Buffer): string {
  return createHmac('sha256', secret).update(rotationSalt).digest('base64url');
}
