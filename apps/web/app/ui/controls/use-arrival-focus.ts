import { createContext, type RefObject, use, useEffect } from 'react';

/** False while a page is built behind the check of a login: what is hidden takes no focus. */
export const PageShown = createContext(true);

/** What fills the page takes the focus as it comes into sight, from its top, and is read out. */
export function useArrivalFocus(ref: RefObject<HTMLElement | null>): void {
  const isShown = use(PageShown);
  useEffect(() => {
    if (!isShown) return;
    ref.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [ref, isShown]);
}
