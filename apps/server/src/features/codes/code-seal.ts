import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { normaliseCode } from '@hessa/rules/codes/code-text';
import { hmac } from '../../platform/keyed-hash.ts';
import type { Secrets } from '../../settings/secrets.ts';

type Keys = Pick<Secrets, 'codeLookupKey' | 'codeReprintKey'>;

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a typed code is found by: the same for every spelling, and nothing to anyone without the key. */
export function lookupHash(keys: Keys, tenantId: string, typed: string): Buffer {
  return hmac(keys.codeLookupKey, 'code', tenantId, normaliseCode(typed));
}

/** Kept so that a lost card can be printed again. */
export function sealCode(keys: Keys, code: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(keys.codeReprintKey, 'base64url'), nonce);
  return Buffer.concat([nonce, cipher.update(code), cipher.final(), cipher.getAuthTag()]);
}

export function unsealCode(keys: Keys, sealed: Buffer): string {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(keys.codeReprintKey, 'base64url'), nonce);
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
  const text = sealed.subarray(NONCE_BYTES, sealed.length - TAG_BYTES);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString();
}
