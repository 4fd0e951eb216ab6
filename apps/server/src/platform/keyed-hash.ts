import { createHmac, createSecretKey, hash, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';

/** Random tokens are stored by their hash only: a database leak hands out nothing that signs in. */
export function sha256(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}

/** For short secrets that could be guessed from a plain hash, such as a six-digit code. */
export function hmac(key: string, ...parts: string[]): Buffer {
  return signText(key, parts.join('\u0000'));
}

/** The proof that whoever wrote this has the key. */
export function signText(key: string, text: string): Buffer {
  return createHmac('sha256', keyOf(key)).update(text).digest();
}

/** The few keys of the installation. Given bytes instead, Node finds out by an exception that they are no key yet. */
const keys = new Map<string, KeyObject>();

function keyOf(text: string): KeyObject {
  const known = keys.get(text);
  if (known) return known;
  const key = createSecretKey(text, 'base64url');
  keys.set(text, key);
  return key;
}

export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

export function equalHashes(a: Uint8Array, b: Uint8Array): boolean {
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}
