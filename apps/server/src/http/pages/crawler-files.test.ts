import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { books } from '../../features/books/books-table.ts';
import { newCourse } from '../../seed/new-course.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { serveCrawlerFiles } from './serve-crawler-files.ts';
import { siteOf } from './site-of.ts';

const OWN_HOST = 'mr-own.example';
let platform: TestPlatform;
let shown: number[];

beforeAll(async () => {
  platform = await startTestPlatform();
  const { app, tenantId, withTenant, clock } = platform;
  const own = await platform.makeTenant();
  const sites = {
    defaultTenantId: tenantId,
    tenantOfHost: async (host: string) => (host === OWN_HOST ? own : null),
    publicUrl: 'https://hessa.example',
  };
  serveCrawlerFiles(app, (request) => siteOf(request, sites), platform.platform.memories, { lifetimeMs: 30_000 });
  shown = await withTenant(tenantId, async (tx) => {
    const made: number[] = [];
    // More than the largest page of the list.
    for (let at = 0; at < 51; at += 1) {
      made.push((await newCourse(tx, tenantId, { grade: 'Secondary2' }, clock.now())).id);
    }
    await newCourse(tx, tenantId, { grade: 'Secondary3', active: false }, clock.now());
    await tx.insert(books).values({ tenantId, title: 'كتاب', grade: 'prep3', pricePiastres: 5_000 });
    return made;
  });
});
afterAll(() => platform?.stop());

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describe('sitemap.xml', () => {
  test('names the public pages, the grades with something in them and every course on sale [OP-SEO-2]', async () => {
    const answer = await platform.app.inject('/sitemap.xml');
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    const listed = addresses(answer.payload);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.sort()).toEqual(
      ['/', '/about', '/books/grade/preparatory3', '/courses/grade/Secondary2', ...shown.map((id) => `/courses/${id}`)]
        .map((path) => `https://hessa.example${path}`)
        .sort(),
    );
  });

  test('of a tenant with its own host name is its own, under that name [OP-TEN-1, OP-SEO-1]', async () => {
    const { payload } = await platform.app.inject({ url: '/sitemap.xml', headers: { host: OWN_HOST } });
    expect(addresses(payload)).toEqual([`http://${OWN_HOST}/`, `http://${OWN_HOST}/about`]);
  });
});

describe('robots.txt', () => {
  test('closes the areas of the signed-in and says where the sitemap is [OP-SEO-3]', async () => {
    const answer = await platform.app.inject('/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = answer.payload.split('\n');
    expect(lines[0]).toBe('User-agent: *');
    expect(lines).toEqual(
      expect.arrayContaining(['Disallow: /teach', 'Disallow: /redeem/', 'Disallow: /course-player/']),
    );
    expect(lines).toContain('Sitemap: https://hessa.example/sitemap.xml');
    // These say noindex themselves, which a crawler that is kept away would never read.
    expect(answer.payload).not.toMatch(/Disallow: \/(?:statistics|login|courses)?$/m);
  });

  test('believes no host name that is nobody’s own [T-WEB-5, OP-TEN-1]', async () => {
    const evil = await platform.app.inject({ url: '/robots.txt', headers: { host: 'evil.example' } });
    expect(evil.payload).not.toContain('evil');
    const own = await platform.app.inject({ url: '/robots.txt', headers: { host: OWN_HOST } });
    expect(own.payload).toContain(`Sitemap: http://${OWN_HOST}/sitemap.xml`);
  });
});
