import { homePath, redeemPath } from '@hessa/rules/pages/public-pages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { LoginErrand } from '../../session/login-errand.ts';
import { destinationAfterLogin } from '../../session/origin.ts';
import { useSession } from '../../session/use-session.ts';
import { forgetWaitingCode, keepWaitingCode, waitingCode } from '../../session/waiting-code.ts';
import { writtenWordsIn } from '../../session/written-words.ts';
import { speaksOfCode } from './login-reason.ts';

/** The code that somebody in this tab called not theirs: pages that were left behind may still carry it. */
let dropped: string | null = null;

/**
 * What brought somebody to the login or the registration screen. A guest's code that comes along is kept on this phone;
 * whoever comes without an errand of their own, in another tab or after this one was closed, has that one. Either can be
 * dropped by whoever finds somebody else's here.
 */
export function useErrand() {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const [, setDrops] = useState(0);
  const brought = session.status === 'guest' ? codeIn(state) : null;
  const isDropped = brought !== null && brought === dropped && waitingCode() === null;
  const leaveBehind = useEffectEvent(() => navigate(pathname, { replace: true, state: withoutCode(state) }));
  useEffect(() => {
    if (isDropped) void leaveBehind();
    else if (brought) keepWaitingCode(brought);
  }, [brought, isDropped]);

  const drop = () => {
    dropped = brought;
    forgetWaitingCode();
    setDrops((times) => times + 1);
  };
  // A card is a student's to use.
  const mayUse = session.status === 'guest' || (session.status === 'member' && session.user.role === 'student');
  const isFree = isOwn(state) || destinationAfterLogin(state) === homePath();
  const code = mayUse && isFree ? waitingCode() : null;
  if (code !== null) {
    const errand: LoginErrand = { from: redeemPath({ code }), cause: 'waiting-code' };
    return { state: { ...state, ...errand } as unknown, code, drop };
  }
  if (isDropped || isOwn(state)) return { state: withoutCode(state), code: null };
  return { state: state as unknown, code: brought, drop: brought && speaksOfCode(state) ? drop : undefined };
}

/** The errand that was made here of the code that waits, and went along a link: nobody brought a code by it. */
const isOwn = (state: { cause?: unknown } | null): boolean => state?.cause === 'waiting-code';

/** The same way without the code: back to the page that it was typed on, but not to the code's own. */
function withoutCode(state: object | null): unknown {
  const from = destinationAfterLogin(state);
  const isOfCode = isOwn(state) || from.startsWith(redeemPath({ code: '' }));
  return { ...state, from: isOfCode ? undefined : from, cause: undefined, words: undefined };
}

/** Of somebody whose login ended the words go back to their place and nowhere else. */
function codeIn(state: { cause?: unknown } | null): string | null {
  if (state?.cause === 'ended' || isOwn(state)) return null;
  const [, code] = destinationAfterLogin(state).split(redeemPath({ code: '' }));
  return writtenWordsIn(state)?.code ?? (code ? decodeURIComponent(code) : null);
}
