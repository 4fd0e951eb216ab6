import type { Access } from '@hessa/contract/endpoint';
import { isAtLeast } from '@hessa/rules/auth/role';
import { isRecentSignIn } from '@hessa/rules/auth/session-lifetime';
import type { SignedIn } from '../calls/context.ts';
import { DomainError } from '../errors/domain-error.ts';

/** Whether the endpoint looks at the caller's login at all. */
export function wantsAccount(access: Access): boolean {
  return access !== 'public' && access !== 'bearer';
}

/** Whether nobody is answered without a login. */
export function wantsRole(access: Access): access is Exclude<Access, 'public' | 'bearer' | 'visitor'> {
  return wantsAccount(access) && access !== 'visitor';
}

const OWED = {
  'choose-password': 'access.password_temporary',
  'second-factor': 'access.second_factor_missing',
} as const;

/** Refuses an account that has to do something else first. */
export function refuseOwing(account: SignedIn | null): void {
  if (account?.owes) throw new DomainError(OWED[account.owes]);
}

/** Refuses a caller who may not: 401 without a live login, 403 with one of a lower role. */
export function refuseWithoutAccess(access: Access, account: SignedIn | null, bearer: string | null): void {
  if (!wantsRole(access)) return;
  if (!account) throw new DomainError(bearer === null ? 'session.required' : 'session.expired');
  if (!isAtLeast(account.role, access)) throw new DomainError('access.forbidden');
}

/** Refuses a login whose password was typed too long ago for what is worth money; the screen asks for it in place. */
export function refuseStaleSignIn({ account, now }: { account?: SignedIn | null; now: Date }): void {
  if (!account || !isRecentSignIn(account.provedAt.getTime(), now.getTime())) {
    throw new DomainError('session.proof_needed');
  }
}
