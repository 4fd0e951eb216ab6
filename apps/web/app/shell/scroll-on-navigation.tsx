import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

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
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    const section = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (section) {
      section.scrollIntoView({ behavior, block: 'start' });
    } else if (before.pathname !== pathname) {
      window.scrollTo({ top: 0, behavior });
    }
    if (before.pathname !== pathname) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash, key]);

  return null;
}
