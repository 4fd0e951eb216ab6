import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';
import { StartupError } from '../../errors/startup-error.ts';
import { hmac } from '../../platform/keyed-hash.ts';
import type { Secrets } from '../../settings/key-ring.ts';
import type { KeySet } from '../../settings/secrets.ts';

export const SIGNATURE_NAME = 'signature.json';

const base64url = (bytes: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}$`));
const signatureSchema = z.strictObject({ publicKey: base64url(32), signature: base64url(64) });

/** What stands before the 32 bytes of an Ed25519 key in the form that Node reads. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

/** The signing key of an installation follows from its keys, so that those who have a data folder already need no other. */
function signingKey({ mediaKey }: KeySet): KeyObject {
  const seed = hmac(mediaKey, 'key that signs archives');
  return createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
}

function publicPart(key: KeyObject): Buffer {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(SPKI.length);
}

/** Short enough to be read out on the phone, long enough that nobody finds another key with the same. */
function fingerprint(publicKey: Buffer): string {
  const hex = createHash('sha256').update(publicKey).digest('hex').slice(0, 32);
  return (hex.match(/.{4}/g) ?? []).join('-');
}

/** By what an installation is known to whoever gets an archive from it. */
export function installationFingerprint({ current }: Secrets): string {
  return fingerprintOf(current);
}

const fingerprintOf = (keys: KeySet): string => fingerprint(publicPart(signingKey(keys)));

/** Signs the manifest, which has the hash of everything else. */
export function signManifest({ current }: Secrets, manifest: string): string {
  const key = signingKey(current);
  return JSON.stringify({
    publicKey: publicPart(key).toString('base64url'),
    signature: sign(null, Buffer.from(manifest), key).toString('base64url'),
  });
}

/** Which installation signed a manifest; one that was changed afterwards is refused whoever it was. */
export function signerOf(manifest: string, signatureText: string): string {
  const read = signatureSchema.safeParse(parsed(signatureText));
  if (!read.success) throw new StartupError('the signature of the archive is damaged');
  const publicKey = Buffer.from(read.data.publicKey, 'base64url');
  const key = createPublicKey({ key: Buffer.concat([SPKI, publicKey]), format: 'der', type: 'spki' });
  if (!verify(null, Buffer.from(manifest), key, Buffer.from(read.data.signature, 'base64url'))) {
    throw new StartupError('the archive was changed after it was signed');
  }
  return fingerprint(publicKey);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Refuses what another installation made, unless the operator says that its maker is trusted, and with what. */
export function insistOnOrigin(signer: string | null, secrets: Secrets, trustForeign: boolean): void {
  if (trustForeign || secrets.all.some((keys) => fingerprintOf(keys) === signer)) return;
  const origin = signer
    ? `was made by another installation, ${signer}; this one is ${installationFingerprint(secrets)}`
    : 'is not signed: an older version made it, or somebody else did';
  throw new StartupError(
    `the archive ${origin}. Whoever made it may have written anything into it: an owner with a password they know, marks, prices, codes, files. If you know where it comes from (npm run tenant -- fingerprint says it there), add --trust-foreign`,
  );
}
