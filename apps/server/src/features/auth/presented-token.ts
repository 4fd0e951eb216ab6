import type { PresentedToken, SessionTimes } from '@hessa/rules/auth/session-lifetime';
import { equalHashes, sha256 } from '../../platform/keyed-hash.ts';

/** Which of a session's tokens a caller shows: the newest, the one right before it, or one older than that. */
export function presentedToken(
  session: { secretHash: Buffer; previousSecretHash: Buffer | null },
  secret: string,
): PresentedToken {
  const shown = sha256(secret);
  if (equalHashes(shown, session.secretHash)) return 'current';
  return session.previousSecretHash && equalHashes(shown, session.previousSecretHash) ? 'previous' : 'older';
}

/** A login counts as used whenever its token is renewed, which every client in use does several times an hour. */
export function sessionTimes(session: { signedInAt: Date; tokenIssuedAt: Date }): SessionTimes {
  return {
    createdAt: session.signedInAt.getTime(),
    lastUsedAt: session.tokenIssuedAt.getTime(),
    rotatedAt: session.tokenIssuedAt.getTime(),
    endedAt: null,
  };
}
