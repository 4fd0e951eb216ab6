import { createHash, randomBytes } from 'node:crypto';
import { RATE_LIMITS } from '@hessa/rules/auth/rate-limits';
import { hmac } from '../keyed-hash.ts';

export interface WorkKeys {
  otpKey: string;
}

export interface WorkPlace {
  tenant: { id: string };
  now: Date;
}

/** Half as long as it is remembered to be spent: nothing comes back after that. */
export const WORK_LIFETIME_MS = RATE_LIMITS.workSpent.windowMs / 2;

/**
 * Work for a browser that nobody else can set and that needs no row: the number to be found follows from our key and
 * everything else in the challenge, so it is known again when it comes back.
 */
export function askForWork(keys: WorkKeys, { tenant, now }: WorkPlace, most: number): string {
  const expires = Math.ceil((now.getTime() + WORK_LIFETIME_MS) / 1000).toString(36);
  const salt = randomBytes(16);
  const about = [expires, most.toString(36), salt.toString('hex')] as const;
  const number = Buffer.alloc(4);
  number.writeUInt32BE(workNumber(keys, tenant.id, about));
  const hash = createHash('sha256').update(salt).update(number).digest('hex');
  // 52 bits: what a number of a browser holds exactly.
  return `${about.join('.')}.${hash.slice(0, 13)}`;
}

/** What a browser has to find. */
export function workNumber(
  { otpKey }: WorkKeys,
  tenantId: string,
  about: readonly [expires: string, most: string, salt: string],
): number {
  const most = Number.parseInt(about[1], 36);
  return hmac(otpKey, 'work', tenantId, ...about).readUIntBE(0, 6) % Math.max(1, most);
}
