import { useEffect, useRef } from 'react';
import './scroll-progress.css';

/** How far the reader is, in the band under the top bar; at the very top there is nothing to say. */
export function ScrollProgress() {
  const band = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const show = () => {
      const room = document.documentElement.scrollHeight - innerHeight;
      const done = room > 0 ? Math.min(1, scrollY / room) : 0;
      if (!band.current) return;
      band.current.hidden = scrollY <= 0;
      band.current.style.setProperty('--done', String(done));
    };
    // With the next frame, whose layout it needs: asked for now, the page would be laid out twice.
    const first = requestAnimationFrame(show);
    addEventListener('scroll', show, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      removeEventListener('scroll', show);
    };
  }, []);

  return <div ref={band} className="scroll-progress" aria-hidden="true" hidden />;
}
