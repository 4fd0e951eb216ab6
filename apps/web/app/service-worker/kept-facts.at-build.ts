import { addressPrefix, addressSource } from '@hessa/rules/pages/address';
import { allPages } from '@hessa/rules/pages/all-pages';

/** The addresses of pages of which one copy is kept, each with the name of that copy; the build runs this file. */
export const ONE_FOR_ALL = allPages
  .filter(({ kept }) => kept === 'one for all')
  .map(({ address: { pattern } }) => ({
    source: `^${addressSource(pattern, () => '[^/]+')}/?$`,
    name: addressSource(pattern, () => '-'),
  }));

const never = allPages.filter(({ kept }) => kept === 'never').map(({ address }) => addressPrefix(address.pattern));

/** What the addresses of pages that are never kept begin with. */
export const NEVER_KEPT = never.filter((prefix) => !never.some((other) => prefix.startsWith(`${other}/`)));
