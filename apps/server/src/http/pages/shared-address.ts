import { addressSource } from '@hessa/rules/pages/address';
import { allPages } from '@hessa/rules/pages/all-pages';
import type { Page } from '@hessa/rules/pages/page';
import { MAX_PAGE_NUMBER } from '@hessa/rules/site/paging';

const NUMBER = '[1-9]\\d{0,8}';

const PLAIN = addressesOf('any query');
const LISTS = addressesOf('page number');
/** Sent empty and filled in by the browser: one copy opens every address of the page, on the phone as here. */
const SHELLS = allPages
  .filter(({ kept }) => kept === 'one for all')
  .map(({ address: { pattern } }) => ({
    pattern: new RegExp(`^${addressSource(pattern, () => NUMBER)}$`),
    address: addressSource(pattern, () => '1'),
  }));

/**
 * The one spelling of an address whose page is the same for everybody, or null when it may not be shared. Unknown
 * parameters are dropped: the marks that social networks add to links would make every visit a page of its own.
 */
export function sharedAddress(url: string): string | null {
  const [path = '', query] = split(url);
  if (PLAIN.test(path)) return path;
  const shell = SHELLS.find(({ pattern }) => pattern.test(path));
  if (shell) return shell.address;
  if (!LISTS.test(path)) return null;
  const pages = new URLSearchParams(query).getAll('page');
  if (pages.length === 0) return path;
  const [page = ''] = pages;
  // A spelling that the page itself will refuse or mend is not kept.
  if (pages.length > 1 || !/^[1-9]\d{0,5}$/.test(page) || Number(page) > MAX_PAGE_NUMBER) return null;
  return `${path}?page=${page}`;
}

/** A page is kept under what it may be called: grades by their words, everything else by its number. */
function addressesOf(shared: Page['shared']): RegExp {
  const sources = allPages
    .filter((page) => page.shared === shared)
    .map(({ address }) => addressSource(address.pattern, (part) => (part === 'grade' ? '[\\w%-]{1,120}' : NUMBER)));
  return new RegExp(`^(?:${sources.join('|')})$`);
}

function split(url: string): [path: string, query: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}
