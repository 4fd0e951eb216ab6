import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../../session/use-session.ts';

/** A jump to the end of the page passes it without a look at it. */
const IN_SIGHT_OR_ABOVE = '99999px 0px 0px 0px';

/**
 * Whether everybody's part of the landing page is drawn. A student's own part stands alone on the screen: what follows
 * it is neither taken over nor laid out before the end of the own part is in sight, at once where that is short (record
 * 122).
 */
export function useWholePage(end: RefObject<HTMLElement | null>, isSettled: boolean): boolean {
  const session = useSession();
  const { hash } = useLocation();
  const [isNear, setNear] = useState(false);
  const isStudent =
    session.status === 'unknown'
      ? typeof document !== 'undefined' && document.documentElement.classList.contains('is-student')
      : session.status === 'member' && session.user.role === 'student';
  const isWhole = !isStudent || isNear || hash !== '';

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

  return isWhole;
}
