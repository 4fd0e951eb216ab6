const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

export const ACCESS_TOKEN_MS = 15 * MINUTE;
export const SESSION_IDLE_MS = 30 * DAY;
export const SESSION_ABSOLUTE_MS = 180 * DAY;
/** How long the token just replaced still counts, for tabs that refresh at the same moment. */
export const ROTATION_GRACE_MS = 10 * 1000;
/** How young a sign-in must be to stand in for the current password. */
const RECENT_SIGN_IN_MS = 15 * MINUTE;

export type SessionTimes = {
  readonly createdAt: number;
  readonly lastUsedAt: number;
  /** When the current token was issued; the session's start until its first refresh. */
  readonly rotatedAt: number;
  readonly endedAt: number | null;
};

export type SessionState = 'live' | 'ended' | 'idle' | 'too-old';

export function sessionState(session: SessionTimes, now: number): SessionState {
  if (session.endedAt !== null) return 'ended';
  if (now - session.createdAt >= SESSION_ABSOLUTE_MS) return 'too-old';
  if (now - session.lastUsedAt >= SESSION_IDLE_MS) return 'idle';
  return 'live';
}

/** Which of the session's tokens was shown: the newest, the one right before it, or one older than that. */
export type PresentedToken = 'current' | 'previous' | 'older';

export type AccessDecision =
  | { readonly kind: 'granted' }
  | { readonly kind: 'refused'; readonly why: 'expired' | 'replaced' | Exclude<SessionState, 'live'> };

/** Whether a bearer token opens a protected call. A token replaced a moment ago does, until the grace ends. */
export function accessDecision(session: SessionTimes, presented: PresentedToken, now: number): AccessDecision {
  const state = sessionState(session, now);
  if (state !== 'live') return { kind: 'refused', why: state };
  if (presented === 'current') {
    return now - session.rotatedAt < ACCESS_TOKEN_MS ? { kind: 'granted' } : { kind: 'refused', why: 'expired' };
  }
  const inGrace = presented === 'previous' && now - session.rotatedAt <= ROTATION_GRACE_MS;
  return inGrace ? { kind: 'granted' } : { kind: 'refused', why: 'replaced' };
}

/** The same of the newest token, as bounds for a statement: it is granted where both moments lie after these. */
export const grantedAfter = (now: number): { readonly issued: number; readonly signedIn: number } => ({
  issued: now - ACCESS_TOKEN_MS,
  signedIn: now - SESSION_ABSOLUTE_MS,
});

export type RefreshRequest = {
  readonly presented: PresentedToken;
  readonly deviceMatches: boolean;
  readonly cookie: 'absent' | 'matches' | 'differs';
  /** Whether this session has ever shown its cookie; from then on a bearer alone is not enough. */
  readonly cookieSeenBefore: boolean;
};

export type RefreshDecision =
  | { readonly kind: 'rotate' }
  /** Another tab has just refreshed: hand out the newest token again instead of starting a second lineage. */
  | { readonly kind: 'already-rotated' }
  /** A replaced token came back: someone holds a copy, so the whole session ends. */
  | { readonly kind: 'reuse-detected' }
  | {
      readonly kind: 'refused';
      readonly why: 'device-differs' | 'cookie-required' | Exclude<SessionState, 'live'>;
    };

export function refreshDecision(session: SessionTimes, request: RefreshRequest, now: number): RefreshDecision {
  const state = sessionState(session, now);
  if (state !== 'live') return { kind: 'refused', why: state };
  const inGrace = now - session.rotatedAt <= ROTATION_GRACE_MS;
  if (request.presented === 'older' || (request.presented === 'previous' && !inGrace))
    return { kind: 'reuse-detected' };
  if (!request.deviceMatches) return { kind: 'refused', why: 'device-differs' };
  if (request.cookie === 'differs' || (request.cookie === 'absent' && request.cookieSeenBefore)) {
    return { kind: 'refused', why: 'cookie-required' };
  }
  return request.presented === 'previous' ? { kind: 'already-rotated' } : { kind: 'rotate' };
}

/**
 * What a login alone is not enough for (a new password without the old one, codes, personal data in a file) goes on
 * without a question only right after the password was typed: a computer left open stays signed in for weeks.
 */
export function isRecentSignIn(provedAt: number, now: number): boolean {
  return now - provedAt < RECENT_SIGN_IN_MS;
}
