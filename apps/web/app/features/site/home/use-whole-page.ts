import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../../session/use-session.ts';

/** A jump to the end of the page passes it without a look at it. */
const IN_SIGHT_OR_ABOVE = '99999px 0px 0px 0px';

interface WholePage {
  isWhole: boolean;
  /** Known to be a student's; what the server wrote is everybody's. */
  isStudent: boolean;
  /** The address names a place in it. */
  isNamed: boolean;
}

/**
 * Whether everybody's part of the landing page is drawn. A student's own part stands alone on the screen: what follows
 * it is neither taken over nor laid out before the end of the own part is in sight, at once where that is short (record
 * 122).
 */
export function useWholePage(end: RefObject<HTMLElement | null>, isSettled: boolean): WholePage {
  const session = useSession();
  const { hash } = useLocation();
  const isNamed = hash !== '';
  const [isNear, setNear] = useState(isNamed);
  // What was drawn stays.
  if (isNamed && !isNear) setNear(true);
  const isStudent = session.status === 'member' && session.user.role === 'student';
  // Before the reader is known the head's script has said so.
  const isMaybe =
    session.status === 'unknown' &&
    typeof document !== 'undefined' &&
    document.documentElement.classList.contains('is-student');
  const isWhole = !(isStudent || isMaybe) || isNear;

  useEffect(() => {
    if (isWhole || !isSettled || !end.current) return;
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return;
    }
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: IN_SIGHT_OR_ABOVE },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, isSettled, isWhole]);

  return { isWhole, isStudent, isNamed };
}
