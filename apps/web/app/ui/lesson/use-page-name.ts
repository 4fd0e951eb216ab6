import { useEffect } from 'react';

/** Told when a page has found out what it is about. */
export const PAGE_NAMED = 'hessa:page-named';

/** What a page is about, known only with its answer: the tab says it, and the list of pages that open without a line. */
export function usePageName(name: string | null | undefined): void {
  useEffect(() => {
    if (!name) return;
    const before = document.title;
    // The tenant's name stands behind the page's own in every title.
    const [kind, ...tenant] = before.split(' | ');
    const named = [`${kind}: ${name}`, ...tenant].join(' | ');
    document.title = named;
    dispatchEvent(new Event(PAGE_NAMED));
    return () => {
      // The page that follows may have named itself already.
      if (document.title === named) document.title = before;
    };
  }, [name]);
}
