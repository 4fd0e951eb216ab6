import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { hmac } from '../../../platform/keyed-hash.ts';
import { openByOne } from '../../../platform/keys/open-by-one.ts';
import type { Secrets } from '../../../settings/key-ring.ts';
import type { KeySet } from '../../../settings/secrets.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key for this alone, which follows from one that the installation has. */
function keyOf({ otpKey }: KeySet): Buffer {
  return hmac(otpKey, 'second factor secret');
}

/** Bound to its account: a sealed secret that is copied to another row opens nothing. */
export function sealSecret({ current }: Secrets, accountId: string, secret: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(current), nonce).setAAD(Buffer.from(accountId));
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
}

export function unsealSecret({ all }: Secrets, accountId: string, sealed: Buffer): Buffer {
  return openByOne(all, (keys) => unsealUnder(keys, accountId, sealed));
}

function unsealUnder(keys: KeySet, accountId: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(keys), sealed.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(accountId)).setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, sealed.length - TAG_BYTES)), decipher.final()]);
}
