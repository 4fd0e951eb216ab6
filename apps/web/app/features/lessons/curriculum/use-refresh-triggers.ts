import { TIMINGS } from '@hessa/rules/site/timings';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { COURSE_DATA_UPDATED, takeCourseDataUpdated } from '../../../session/course-data-updated.ts';

interface Triggers {
  /** Something stands on the page already, so asking again can wait for the move here to settle. */
  hasAnswer: boolean;
  /** A forced refresh tells when it is done. Whatever comes together is one request. */
  refresh: (forced: boolean) => void;
}

/**
 * Everything that makes the page ask again: coming here by any way, the browser's own cache giving the page back, the
 * window getting the focus, the line coming back, and the signal that a lesson leaves behind.
 */
export function useRefreshTriggers({ hasAnswer, refresh }: Triggers): void {
  const { key, pathname } = useLocation();
  const lastFocus = useRef(Number.NEGATIVE_INFINITY);
  const ask = useEffectEvent(() => refresh(takeCourseDataUpdated()));
  const arrive = useEffectEvent(() => {
    // With nothing to show the first answer is on its way this moment, and nobody waits for it twice.
    if (!hasAnswer) return ask();
    return setTimeout(ask, TIMINGS.curriculumNavigationDelay);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the history is what asks again
  useEffect(() => {
    const timer = arrive();
    return () => clearTimeout(timer ?? undefined);
  }, [key, pathname]);

  const onFocus = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') return;
    const signalled = takeCourseDataUpdated();
    const now = performance.now();
    if (!signalled && now - lastFocus.current < TIMINGS.curriculumFocusThrottle) return;
    lastFocus.current = now;
    refresh(signalled);
  });
  const onStorage = useEffectEvent((event: StorageEvent) => {
    if (event.key !== COURSE_DATA_UPDATED || event.newValue === null) return;
    takeCourseDataUpdated();
    refresh(true);
  });

  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => event.persisted && ask();
    const onOnline = () => ask();
    const focused = () => onFocus();
    const stored = (event: StorageEvent) => onStorage(event);
    addEventListener('focus', focused);
    document.addEventListener('visibilitychange', focused);
    addEventListener('pageshow', onPageShow);
    addEventListener('storage', stored);
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('focus', focused);
      document.removeEventListener('visibilitychange', focused);
      removeEventListener('pageshow', onPageShow);
      removeEventListener('storage', stored);
      removeEventListener('online', onOnline);
    };
  }, []);
}
