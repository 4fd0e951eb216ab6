import type { Session } from '../../session/session-store.ts';

/** Whose statistics a page may ask for. */
export type StatisticsOwner =
  | { readonly kind: 'must-log-in' }
  | { readonly kind: 'no-user-id' }
  | { readonly kind: 'owner'; readonly userId: string; readonly name: string };

export function statisticsOwner(session: Session): StatisticsOwner {
  if (session.status !== 'member') return { kind: 'must-log-in' };
  const userId = session.user.id.trim();
  return userId === '' ? { kind: 'no-user-id' } : { kind: 'owner', userId, name: session.user.name };
}
