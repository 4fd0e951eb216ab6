import { MAX_PAGE_NUMBER } from '@hessa/rules/site/paging';

/** Lists have a page number; whatever else stands behind the question mark changes nothing on these pages. */
const LISTS = /^\/(?:courses|books)\/grade\/[\w%-]{1,120}$/;
const PLAIN = /^\/(?:about|courses?\/[1-9]\d{0,8})?$/;

/** What is typed or carried along in their query shows on these, so only the bare address is anybody's. */
const BARE_ONLY = /^\/(?:login|register|forgot-password|parent-monitoring)$/;

/**
 * The one spelling of an address whose page is the same for everybody, or null when it may not be shared. Unknown
 * parameters are dropped: the marks that social networks add to links would make every visit a page of its own.
 */
export function sharedAddress(url: string): string | null {
  const [path = '', query] = split(url);
  if (PLAIN.test(path)) return path;
  if (BARE_ONLY.test(path)) return query === '' ? path : null;
  if (!LISTS.test(path)) return null;
  const pages = new URLSearchParams(query).getAll('page');
  if (pages.length === 0) return path;
  const [page = ''] = pages;
  // A spelling that the page itself will refuse or mend is not kept.
  if (pages.length > 1 || !/^[1-9]\d{0,5}$/.test(page) || Number(page) > MAX_PAGE_NUMBER) return null;
  return `${path}?page=${page}`;
}

function split(url: string): [path: string, query: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}
