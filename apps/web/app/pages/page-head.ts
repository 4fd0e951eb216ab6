import type { ReactNode } from 'react';
import { useMatches } from 'react-router';

/**
 * What a page's module exports as its `handle`: the page around the wait for its reader, as the server can draw it. A
 * page that begins with the same words for everybody shows them with its first paint, and not when its code is here.
 */
export interface PageHead {
  readonly headAround: (wait: ReactNode) => ReactNode;
}

export function usePageHead(): PageHead['headAround'] | undefined {
  const handle = useMatches().at(-1)?.handle as Partial<PageHead> | undefined;
  return handle?.headAround;
}
