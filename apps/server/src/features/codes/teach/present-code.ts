import { isAtLeast, type Role } from '@hessa/rules/auth/role';
import { formatCode } from '@hessa/rules/codes/code-text';
import type { Secrets } from '../../../settings/key-ring.ts';
import { unsealCode } from '../code-seal.ts';
import type { codes } from '../codes-table.ts';

type CodeRow = Omit<typeof codes.$inferSelect, 'lookupHash'>;

export type CodeState = 'fresh' | 'sold' | 'redeemed' | 'voided' | 'expired';

export function codeState(
  code: Pick<CodeRow, 'redeemedBy' | 'voidedAt' | 'expiresAt' | 'soldAt'>,
  now: Date,
): CodeState {
  if (code.redeemedBy) return 'redeemed';
  if (code.voidedAt) return 'voided';
  if (code.expiresAt && code.expiresAt <= now) return 'expired';
  return code.soldAt ? 'sold' : 'fresh';
}

/** Who sees every code as it is; an assistant asks for each one that is still worth money, and says why. */
export const readsCodes = ({ role }: { role: Role }): boolean => isAtLeast(role, 'teacher');

/** A code as staff see it, spelled as it is printed. */
export function presentCode(code: CodeRow, secrets: Secrets, now: Date) {
  return { ...presentFacts(code, now), code: formatCode(unsealCode(secrets, code.sealed)) };
}

/** The same in a list: without the text where its reader has to ask for it. One that was used is no secret any more. */
export function presentListed(code: CodeRow, secrets: Secrets, now: Date, account: { role: Role }) {
  return readsCodes(account) || code.redeemedBy
    ? presentCode(code, secrets, now)
    : { ...presentFacts(code, now), code: null };
}

function presentFacts(code: CodeRow, now: Date) {
  return {
    id: code.id,
    serial: code.serial,
    state: codeState(code, now),
    isWithSeller: code.sellerId !== null,
    soldAt: code.soldAt?.toISOString() ?? null,
    redeemedAt: code.redeemedAt?.toISOString() ?? null,
    voidedAt: code.voidedAt?.toISOString() ?? null,
  };
}
