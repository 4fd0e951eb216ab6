import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

const places = new Map<string, number>();

/**
 * A page of the console begins at its top, and the way back leads to where it was left. What a page shows comes by a
 * call, so that it may still be too short for its old place: it is put there again as it grows, until somebody acts.
 */
export function KeepPlace() {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // A page that is loaded again is the browser's to put back.
    const giveBack = () => {
      history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', giveBack);
    return () => window.removeEventListener('pagehide', giveBack);
  }, []);

  useLayoutEffect(() => {
    const note = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a filter in the address is the same page at the same place
  useLayoutEffect(() => {
    const place = isReturn ? places.get(key) : 0;
    if (place === undefined) return;
    const put = () => window.scrollTo({ top: place, behavior: 'instant' });
    put();
    if (place === 0) return;
    const grown = new ResizeObserver(put);
    grown.observe(document.body);
    const leaveBe = () => grown.disconnect();
    for (const act of ACTS) window.addEventListener(act, leaveBe, { once: true, passive: true });
    return () => {
      leaveBe();
      for (const act of ACTS) window.removeEventListener(act, leaveBe);
    };
  }, [pathname]);

  return null;
}

const ACTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
