import { randomBytes } from 'node:crypto';
import { codeFromBytes, formatCode, normaliseCode } from '@hessa/rules/codes/code-text';
import { hmac } from '../../../platform/keyed-hash.ts';
import type { Secrets } from '../../../settings/key-ring.ts';
import type { KeySet } from '../../../settings/secrets.ts';

const RECOVERY_CODES = 10;

/** Written down on paper, so they have the letters of the printed codes: none looks like another. */
export function newRecoveryCodes(): string[] {
  const nextByte = () => randomBytes(1).readUInt8(0);
  return Array.from({ length: RECOVERY_CODES }, () => formatCode(codeFromBytes(nextByte)));
}

export function recoveryHash({ current }: Secrets, accountId: string, code: string): string {
  return hashUnder(current, accountId, code);
}

/** What a typed code may be kept as: the sheet of paper outlives the keys it was made with. */
export function recoveryHashes({ all }: Secrets, accountId: string, typed: string): string[] {
  return all.map((keys) => hashUnder(keys, accountId, typed));
}

function hashUnder({ otpKey }: KeySet, accountId: string, code: string): string {
  return hmac(otpKey, 'recovery code', accountId, normaliseCode(code)).toString('base64url');
}
