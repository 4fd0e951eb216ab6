import { type RefObject, useEffect, useRef } from 'react';

const CHOSEN = '[aria-selected="true"], [aria-current], [aria-pressed="true"]';

/** A row that scrolls sideways shows what is chosen in it: at once, as the page opens and whenever another is chosen. */
export function useChosenInSight<Row extends HTMLElement>(): RefObject<Row | null> {
  const place = useRef<Row>(null);
  const shown = useRef<Element | null>(null);
  useEffect(() => {
    const row = place.current;
    const chosen = row?.querySelector(CHOSEN) ?? null;
    if (chosen === shown.current) return;
    shown.current = chosen;
    if (!row || !chosen || row.scrollWidth <= row.clientWidth) return;
    // By where both stand on the screen, so that it holds for either direction; the page itself stays where it is.
    const middle = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    row.scrollLeft += middle(chosen) - middle(row);
  });
  return place;
}
