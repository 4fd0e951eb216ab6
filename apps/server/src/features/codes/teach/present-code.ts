import { formatCode } from '@hessa/rules/codes/code-text';
import type { Secrets } from '../../../settings/secrets.ts';
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

/** A code as staff see it, spelled as it is printed. */
export function presentCode(code: CodeRow, secrets: Secrets, now: Date) {
  return {
    id: code.id,
    serial: code.serial,
    code: formatCode(unsealCode(secrets, code.sealed)),
    state: codeState(code, now),
    soldAt: code.soldAt?.toISOString() ?? null,
    redeemedAt: code.redeemedAt?.toISOString() ?? null,
    voidedAt: code.voidedAt?.toISOString() ?? null,
  };
}
