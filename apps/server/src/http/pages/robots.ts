/**
 * Areas that show a guest nothing, under addresses without end. Single private pages are not here: they ask to be
 * left out themselves, and a crawler that may not read a page cannot read that either.
 */
const CLOSED = [
  '/api/docs',
  '/claim-ownership',
  '/course-player/',
  '/course/*/curriculum',
  '/course/*/lesson/',
  '/redeem/',
  '/teach',
  '/unit-viewer/',
];

export function robots(siteUrl: string): string {
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
