import { safeReturnPath } from '@hessa/rules/auth/safe-return-path';
import { teachPath } from '@hessa/rules/pages/console-pages';
import { homePath } from '@hessa/rules/pages/public-pages';
import type { Location } from 'react-router';

/** What a redirect to /login carries in its one navigation-state field `from`. */
export function originOf(location: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return `${location.pathname}${location.search}${location.hash}`;
}

/** Where a person goes once logged in: the in-site page they came from, else home, which for staff is the console. */
export function destinationAfterLogin(state: unknown, role = 'student'): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return safeReturnPath(from) ?? (role === 'student' ? homePath() : teachPath());
}
