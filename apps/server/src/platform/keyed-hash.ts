import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Random tokens are stored by their hash only: a database leak hands out nothing that signs in. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** For short secrets that could be guessed from a plain hash, such as a six-digit code. */
export function hmac(key: string, ...parts: string[]): Buffer {
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(parts.join('\u0000')).digest();
}

export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

export function equalHashes(a: Uint8Array, b: Uint8Array): boolean {
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}
