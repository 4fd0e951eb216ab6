import { type ReactNode, useEffect, useRef, useState } from 'react';
import './in-turn.css';

/** Nobody who reads on sees a part come; a jump to the end of the page passes them without a look at them. */
const NEAR_OR_ABOVE = '99999px 0px 50% 0px';

interface InTurnProps {
  /** All at once: for whoever gets them from the server, and where the address names a place in them. */
  isWhole: boolean;
  parts: readonly ReactNode[];
}

/** Parts of a page that are drawn one by one, each as its reader comes near: none holds a cheap phone up for long. */
export function InTurn({ isWhole, parts }: InTurnProps) {
  const [drawn, setDrawn] = useState(isWhole ? parts.length : 0);
  const rest = useRef<HTMLDivElement>(null);
  // What was drawn stays.
  if (isWhole && drawn < parts.length) setDrawn(parts.length);

  useEffect(() => {
    if (drawn >= parts.length || !rest.current) return;
    if (typeof IntersectionObserver === 'undefined') {
      setDrawn(parts.length);
      return;
    }
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setDrawn(drawn + 1),
      { rootMargin: NEAR_OR_ABOVE },
    );
    observer.observe(rest.current);
    return () => observer.disconnect();
  }, [drawn, parts.length]);

  return (
    <>
      {parts.slice(0, drawn)}
      {drawn < parts.length && <div ref={rest} className="in-turn-rest" />}
    </>
  );
}
