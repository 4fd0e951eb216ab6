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
    const waiting = new Set<Element>();
    const observer = new IntersectionObserver(
      (seen) => {
        for (const { isIntersecting, target, boundingClientRect } of seen) {
          const isBelow = boundingClientRect.top > innerHeight;
          if (isBelow && (waiting.has(target) || waiting.size < AT_MOST)) {
            waiting.add(target);
            target.classList.add(WAITING);
          } else if (isIntersecting || !waiting.has(target)) {
            observer.unobserve(target);
            if (waiting.has(target)) reveal(target);
          }
        }
      },
      { rootMargin: `0px 0px -${SCROLL_ANIMATION_OFFSET}px 0px` },
    );
    for (const part of document.querySelectorAll('[data-reveal]')) observer.observe(part);
    return () => {
      observer.disconnect();
      for (const part of waiting) part.classList.remove(WAITING);
    };
  }, [pathname]);

  return null;
}

function reveal(part: Element): void {
  part.classList.remove(WAITING);
  part.animate(
    { opacity: [0, 1], transform: ['translateY(8px)', 'none'] },
    { duration: TIMINGS.scrollAnimation, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
}
