import { createHmac } from 'node:crypto';
import { equalHashes } from '../../../platform/keyed-hash.ts';

const STEP_MS = 30_000;
const DIGITS = 6;
/** A phone's clock may be half a minute off, either way. */
const DRIFT_STEPS = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 6238 over RFC 4226 with SHA-1, which is what every authenticator application does. */
export function totpAt(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0x0f;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / STEP_MS);
}

/** The step whose code was typed, or null. A code that was used before is none. */
export function matchingStep(secret: Buffer, typed: string, now: Date, lastUsed: number | null): number | null {
  const current = stepOf(now);
  for (let step = current - DRIFT_STEPS; step <= current + DRIFT_STEPS; step += 1) {
    const isNew = lastUsed === null || step > lastUsed;
    const code = Buffer.from(totpAt(secret, step));
    if (isNew && equalHashes(code, Buffer.from(typed))) return step;
  }
  return null;
}

/** RFC 4648 without padding: how a secret is typed into an application by hand. */
export function base32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}
