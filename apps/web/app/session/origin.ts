import { safeReturnPath } from '@hessa/rules/auth/safe-return-path';
import { homePath } from '@hessa/rules/pages/public-pages';
import type { Location } from 'react-router';

/** What a redirect to /login carries in its one navigation-state field `from`. */
export function originOf(location: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return `${location.pathname}${location.search}${location.hash}`;
}

/** Where a person goes once logged in: the in-site page they came from, else home. */
export function destinationAfterLogin(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return safeReturnPath(from) ?? homePath();
}
