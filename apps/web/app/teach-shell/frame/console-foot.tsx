import { type ReactNode, useEffect, useRef } from 'react';
import { DockPlace } from '../../ui/notices/dock.tsx';

/** What sticks to the bottom of the console: its news, a page's own actions or the bar, as one block. */
export function ConsoleFoot({ children }: { children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = foot.current;
    if (!element) return;
    const { style } = document.documentElement;
    // A page's own bar, such as the one that saves, stands on it.
    const observer = new ResizeObserver(() => style.setProperty('--console-foot', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--console-foot');
    };
  }, []);
  return (
    <div ref={foot} className="console-foot">
      <DockPlace rank={1} />
      {children}
    </div>
  );
}
