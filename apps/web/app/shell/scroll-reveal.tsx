import { SCROLL_ANIMATION_OFFSET, TIMINGS } from '@hessa/rules/site/timings';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import './scroll-reveal.css';

const AT_MOST = 6;
const WAITING = 'reveal-waiting';

/**
 * Parts of a page that carry `data-reveal` rise into view once. Only what lies below the screen waits, and only after
 * the page woke up: without scripts, or with less motion wanted, everything simply stands there.
 */
export function ScrollReveal() {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has parts of its own
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const below = [...document.querySelectorAll('[data-reveal]')]
      .filter((part) => part.getBoundingClientRect().top > innerHeight)
      .slice(0, AT_MOST);
    const observer = new IntersectionObserver(
      (seen) => {
        for (const { isIntersecting, target } of seen) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          target.classList.remove(WAITING);
          target.animate(
            { opacity: [0, 1], transform: ['translateY(8px)', 'none'] },
            { duration: TIMINGS.scrollAnimation, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
          );
        }
      },
      { rootMargin: `0px 0px -${SCROLL_ANIMATION_OFFSET}px 0px` },
    );
    for (const part of below) {
      part.classList.add(WAITING);
      observer.observe(part);
    }
    return () => {
      observer.disconnect();
      for (const part of below) part.classList.remove(WAITING);
    };
  }, [pathname]);

  return null;
}
