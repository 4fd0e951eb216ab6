import { TIMINGS } from '@hessa/rules/site/timings';
import { type RefObject, useEffect } from 'react';

/**
 * Tells the styles how high the bar is, so that it can leave the screen up to its last line. A browser without
 * resize observers is asked again and again instead.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const measure = () => element.style.setProperty('--bar-height', `${element.clientHeight}px`);
    if (typeof ResizeObserver === 'undefined') {
      measure();
      const timer = setInterval(measure, TIMINGS.navbarHeightPoll);
      return () => clearInterval(timer);
    }
    // It also tells the first height, once the page is laid out anyway.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar]);
}
