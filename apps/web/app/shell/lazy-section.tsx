import { LAZY_SECTION } from '@hessa/rules/site/timings';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import './lazy-section.css';

interface LazySectionProps {
  /** The section's own shape, which keeps its place until it is there. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Asks for a section's code and data when the reader comes near, and not before. */
export function LazySection({ placeholder, children }: LazySectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return;
    }
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: LAZY_SECTION.margin, threshold: LAZY_SECTION.threshold },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place} className="lazy-section">
      {near ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}
    </div>
  );
}
