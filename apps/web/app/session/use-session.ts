import { useSyncExternalStore } from 'react';
import { getSession, type Session, serverSession, watchSession } from './session-store.ts';

export function useSession(): Session {
  return useSyncExternalStore(watchSession, getSession, serverSession);
}
