import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { HALF_LENGTH, normaliseCode } from '@hessa/rules/codes/code-text';
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

/** Of half a code: long enough that no two are taken for one another by chance. */
const HALF_BYTES = 12;

type Half = 'head' | 'tail';

function halfUnder({ codeLookupKey }: KeySet, tenantId: string, half: Half, code: string): Buffer {
  const letters = half === 'head' ? code.slice(0, HALF_LENGTH) : code.slice(-HALF_LENGTH);
  return hmac(codeLookupKey, `code-${half}`, tenantId, letters).subarray(0, HALF_BYTES);
}

/** What the halves of a code are kept by: as little to anyone without the key as the whole. */
export function halfHashes({ current }: Secrets, tenantId: string, code: string) {
  const spelled = normaliseCode(code);
  return {
    headHash: halfUnder(current, tenantId, 'head', spelled),
    tailHash: halfUnder(current, tenantId, 'tail', spelled),
  };
}

/** What the half that was typed may be kept by. */
export function typedHalfHashes({ all }: Secrets, tenantId: string, half: Half, typed: string): Buffer[] {
  return all.map((keys) => halfUnder(keys, tenantId, half, typed));
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
