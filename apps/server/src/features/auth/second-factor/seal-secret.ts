import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { hmac } from '../../../platform/keyed-hash.ts';
import type { Secrets } from '../../../settings/secrets.ts';

type Keys = Pick<Secrets, 'otpKey'>;

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key for this alone, which follows from one that the installation has. */
function keyOf({ otpKey }: Keys): Buffer {
  return hmac(otpKey, 'second factor secret');
}

/** Bound to its account: a sealed secret that is copied to another row opens nothing. */
export function sealSecret(keys: Keys, accountId: string, secret: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(keys), nonce).setAAD(Buffer.from(accountId));
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
}

export function unsealSecret(keys: Keys, accountId: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(keys), sealed.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(accountId)).setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, sealed.length - TAG_BYTES)), decipher.final()]);
}
