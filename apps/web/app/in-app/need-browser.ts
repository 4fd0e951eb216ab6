import { type BrowserWish, browserInTheWay } from '@hessa/rules/site/browser';

const WISHED = 'browser-wished';

/**
 * True when this browser lives inside an application that stands in the way: then the reader is told to open the page
 * in a browser of its own, and how.
 */
export function needBrowser(wish: BrowserWish): boolean {
  if (!browserInTheWay(navigator.userAgent, wish)) return false;
  dispatchEvent(new CustomEvent<BrowserWish>(WISHED, { detail: wish }));
  return true;
}

export function hearWishes(hear: (wish: BrowserWish) => void): () => void {
  const listen = (event: Event) => hear((event as CustomEvent<BrowserWish>).detail);
  addEventListener(WISHED, listen);
  return () => removeEventListener(WISHED, listen);
}
