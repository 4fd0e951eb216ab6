import type { Location } from 'react-router';
import { originOf } from './origin.ts';
import { lastSessionEnd } from './session-store.ts';
import { type WrittenWords, wordsBeingWritten } from './written-words.ts';

/** What sends somebody to the login screen; it says so there. */
export type LoginCause =
  | 'ended'
  | 'line'
  | 'page'
  | 'course-code'
  | 'subscription-code'
  | 'card-code'
  | 'waiting-code'
  | 'free-course';

/** What a navigation to /login carries: the way back, why, and what had been typed. */
export interface LoginErrand {
  from: string;
  cause?: LoginCause;
  words?: WrittenWords | null;
}

/** For whoever is no longer logged in on this page; null when they left of their own will. */
export function errandAfterEnd(location: Pick<Location, 'pathname' | 'search' | 'hash'>): LoginErrand | null {
  const end = lastSessionEnd();
  // Whoever logged out has left: the next account does not start where they stood.
  if (end === 'logout') return null;
  const from = originOf(location);
  if (end === 'expired' || end === 'invalid') return { from, cause: 'ended', words: wordsBeingWritten() };
  return { from, cause: end === 'no-connection' ? 'line' : 'page' };
}
