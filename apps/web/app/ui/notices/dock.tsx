import { type ReactNode, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import './dock.css';

interface Place {
  element: HTMLElement;
  rank: number;
}

const places: Place[] = [];
const watchers = new Set<() => void>();

interface DockPlaceProps {
  /** The highest takes the rows: the foot of a quiz before that of its unit, and both before the end of the page. */
  rank: number;
}

/** Where the rows stand. In a page's own foot, so that the foot and they are one block; else at the page's end. */
export function DockPlace({ rank }: DockPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const own = { element, rank };
    places.push(own);
    places.sort((a, b) => a.rank - b.rank);
    tell();
    return () => {
      places.splice(places.indexOf(own), 1);
      tell();
    };
  }, [rank]);
  return <div ref={place} className="dock-place" />;
}

/**
 * The one stack for everything that would float. It sticks to the bottom of the screen and has its own room at the end
 * of the page, so it lies over nothing that could not be scrolled clear of it; what else sticks there stands on it.
 */
export function Dock() {
  const dock = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = dock.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = element.offsetHeight;
      // Telling it styles the whole page anew, and most of the time there is nothing to tell.
      if (height > 0) style.setProperty('--dock-height', `${height}px`);
      else style.removeProperty('--dock-height');
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--dock-height');
    };
  }, []);
  return (
    <div ref={dock} className="dock">
      <DockPlace rank={0} />
    </div>
  );
}

/** A row of the dock; where there is no dock it stands where it was written. */
export function DockRow({ children }: { children: ReactNode }) {
  const place = useSyncExternalStore(watchPlaces, highestPlace, () => null);
  return place ? createPortal(children, place) : children;
}

function highestPlace(): HTMLElement | null {
  return places[places.length - 1]?.element ?? null;
}

function watchPlaces(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

function tell(): void {
  for (const watcher of watchers) watcher();
}
