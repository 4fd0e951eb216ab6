import type { Access } from '@hessa/contract/endpoint';
import { DomainError } from '../platform/domain-error.ts';
import type { SignedIn } from './context.ts';

const RANK = { student: 0, assistant: 1, teacher: 2, owner: 3 } as const;

/** Whether the endpoint looks at the caller's login at all. */
export function wantsAccount(access: Access): boolean {
  return access !== 'public' && access !== 'bearer';
}

/** Refuses a caller who may not: 401 without a live login, 403 with one of a lower role. */
export function refuseWithoutAccess(access: Access, account: SignedIn | null, bearer: string | null): void {
  if (access === 'public' || access === 'bearer' || access === 'visitor') return;
  if (!account) throw new DomainError(bearer === null ? 'session.required' : 'session.expired');
  if (RANK[account.role] < RANK[access]) throw new DomainError('access.forbidden');
}
