import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { stayAt } from './stay-at.ts';

/**
 * Every change of page goes smoothly to its top, or to the section that the address names; the reading
 * position of a keyboard or a screen reader goes along.
 */
export function ScrollOnNavigation() {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ pathname, key });

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    const isWalk = before.key !== key && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = isWalk ? 'smooth' : 'instant';
    const place = decodeURIComponent(hash.slice(1));
    if (before.pathname !== pathname) {
      if (!place || !document.getElementById(place)) window.scrollTo({ top: 0, behavior });
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    return place ? stayAt(place, behavior) : undefined;
  }, [pathname, hash, key]);

  return null;
}
