import { createContext, use, useSyncExternalStore } from 'react';
import { getSession, type Session, serverSession, watchSession } from './session-store.ts';

/**
 * False while the browser takes over what the server wrote for everybody. Knowing the reader changes half a page, and a
 * store's news are drawn in one go: told by a transition, it is drawn in slices, between which a press is answered.
 */
export const ReaderKnown = createContext(true);

export function useSession(): Session {
  const isKnown = use(ReaderKnown);
  return useSyncExternalStore(watchSession, isKnown ? getSession : serverSession, serverSession);
}
