import { homePath, redeemPath } from '@hessa/rules/pages/public-pages';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { LoginErrand } from '../../session/login-errand.ts';
import { destinationAfterLogin } from '../../session/origin.ts';
import { useSession } from '../../session/use-session.ts';
import { forgetWaitingCode, keepWaitingCode, waitingCode } from '../../session/waiting-code.ts';
import { writtenWordsIn } from '../../session/written-words.ts';

/**
 * What brought somebody to the login or the registration screen. A guest's code that comes along is kept on this phone;
 * whoever comes without an errand of their own, in another tab or after this one was closed, has that one.
 */
export function useErrand() {
  const { state } = useLocation();
  const session = useSession();
  const [isDropped, setDropped] = useState(false);
  const brought = session.status === 'guest' ? codeIn(state) : null;
  useEffect(() => {
    if (brought) keepWaitingCode(brought);
  }, [brought]);

  // A card is a student's to use.
  const mayUse = session.status === 'guest' || (session.status === 'member' && session.user.role === 'student');
  const isFree = isOwn(state) || destinationAfterLogin(state) === homePath();
  const code = mayUse && !isDropped && isFree ? waitingCode() : null;
  if (code === null)
    return { state: isOwn(state) ? { ...state, from: undefined, cause: undefined } : (state as unknown) };
  const errand: LoginErrand = { from: redeemPath({ code }), cause: 'waiting-code' };
  return {
    state: { ...state, ...errand } as unknown,
    /** For whoever finds somebody else's here. */
    drop() {
      forgetWaitingCode();
      setDropped(true);
    },
  };
}

/** The errand that was made here of the code that waits, and went along a link: nobody brought a code by it. */
const isOwn = (state: { cause?: unknown } | null): boolean => state?.cause === 'waiting-code';

/** Of somebody whose login ended the words go back to their place and nowhere else. */
function codeIn(state: { cause?: unknown } | null): string | null {
  if (state?.cause === 'ended' || isOwn(state)) return null;
  const [, code] = destinationAfterLogin(state).split(redeemPath({ code: '' }));
  return writtenWordsIn(state)?.code ?? (code ? decodeURIComponent(code) : null);
}
