import { addressPrefix } from '@hessa/rules/pages/address';
import { allPages } from '@hessa/rules/pages/all-pages';

const prefixes = allPages
  .filter(({ search }) => search === 'closed')
  .map(({ address }) => addressPrefix(address.pattern))
  .concat('/api/docs');

/** A crawler reads each line as the beginning of addresses, so the shortest beginning says it all. */
const closed = prefixes.filter((prefix) => !prefixes.some((other) => other !== prefix && prefix.startsWith(other)));

export function robots(siteUrl: string): string {
  return [
    'User-agent: *',
    ...[...new Set(closed)].sort().map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
