import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { normaliseCode } from '@hessa/rules/codes/code-text';
import { hmac } from '../../platform/keyed-hash.ts';
import { openByOne } from '../../platform/keys/open-by-one.ts';
import type { Secrets } from '../../settings/key-ring.ts';
import type { KeySet } from '../../settings/secrets.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a code is kept by: the same for every spelling, and nothing to anyone without the key. */
export function lookupHash({ current }: Secrets, tenantId: string, code: string): Buffer {
  return hashUnder(current, tenantId, code);
}

/** What a typed code may be kept by: a card outlives the keys of the day it was printed. */
export function lookupHashes({ all }: Secrets, tenantId: string, typed: string): Buffer[] {
  return all.map((keys) => hashUnder(keys, tenantId, typed));
}

function hashUnder({ codeLookupKey }: KeySet, tenantId: string, code: string): Buffer {
  return hmac(codeLookupKey, 'code', tenantId, normaliseCode(code));
}

/** Kept so that a lost card can be printed again. */
export function sealCode({ current }: Secrets, code: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(current.codeReprintKey, 'base64url'), nonce);
  return Buffer.concat([nonce, cipher.update(code), cipher.final(), cipher.getAuthTag()]);
}

export function unsealCode({ all }: Secrets, sealed: Buffer): string {
  return openByOne(all, ({ codeReprintKey }) => unsealUnder(codeReprintKey, sealed));
}

function unsealUnder(key: string, sealed: Buffer): string {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), nonce);
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
  const text = sealed.subarray(NONCE_BYTES, sealed.length - TAG_BYTES);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString();
}
