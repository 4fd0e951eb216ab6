import { describe, expect, test } from 'vitest';
import { startDemoSite } from '../support/demo-site.ts';
import { awake, journey } from '../support/journey.ts';

const travel = journey(startDemoSite);

/** As a crawler reads it: without running anything. */
async function read(path: string): Promise<{ status: number; html: string; policy: string }> {
  const { app } = travel.site;
  const answer = await app.inject({ url: path, headers: { host: new URL(travel.site.demoUrl).host } });
  return {
    status: answer.statusCode,
    html: answer.payload,
    policy: String(answer.headers['content-security-policy']),
  };
}

const tag = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
const canonical = (html: string) => tag(html, /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/);
const description = (html: string) => tag(html, /<meta name="description" content="([^"]*)"/);
const share = (html: string, name: string) => tag(html, new RegExp(`<meta property="og:${name}" content="([^"]*)"`));
const isHidden = (html: string) => html.includes('<meta name="robots" content="noindex"');
const facts = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text]) =>
    JSON.parse(text ?? ''),
  );

describe('a crawler without a script engine', () => {
  test('reads on the landing page its title, description, address, share tags and facts [SEO-01, SEO-02, OP-SEO-1, OP-SEO-2]', () =>
    expectSharable('/', 'EducationalOrganization'));

  test('reads the same on the about page [SEO-03, SEO-04, OP-SEO-1]', () => expectSharable('/about', 'Person'));

  async function expectSharable(path: string, type: string): Promise<void> {
    const { html } = await read(path);
    expect(tag(html, /<title>([^<]*)<\/title>/)).toContain('مستر ديمو');
    expect(description(html).length).toBeGreaterThan(10);
    expect(canonical(html)).toBe(travel.site.demoUrl + path);
    expect(share(html, 'url')).toBe(travel.site.demoUrl + path);
    expect(share(html, 'locale')).toBe('ar_EG');
    expect(share(html, 'title')).not.toBe('');
    expect(JSON.stringify(facts(html))).toContain(`"${type}"`);
  }

  test('reads on a course its name, its one address and its facts, by either address [OP-SEO-2]', async () => {
    for (const path of [`/courses/${travel.site.courseId}`, `/course/${travel.site.courseId}`]) {
      const { html } = await read(path);
      expect(canonical(html)).toBe(`${travel.site.demoUrl}/courses/${travel.site.courseId}`);
      expect(share(html, 'title')).not.toBe('');
      expect(JSON.stringify(facts(html))).toContain('"Course"');
    }
  });

  test('finds in the sitemap only pages that exist, may be shown and call themselves by that address [OP-SEO-2, OP-SEO-3]', async () => {
    const { html: xml } = await read('/sitemap.xml');
    const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '');
    expect(listed).toContain(`${travel.site.demoUrl}/courses/${travel.site.courseId}`);
    expect(listed.length).toBeGreaterThan(8);
    for (const address of listed) {
      const { status, html } = await read(new URL(address).pathname);
      expect(status, address).toBe(200);
      expect(isHidden(html), address).toBe(false);
      expect(canonical(html), address).toBe(address);
    }
  });

  test.each([
    '/statistics',
    '/profile',
    '/my-lectures',
    '/enrolled-courses',
    '/parent-monitoring',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/confirm-email',
    '/teach',
    '/nowhere',
  ])('is asked to leave %s out [SEO-05, OP-SEO-3]', async (path) => {
    expect(isHidden((await read(path)).html)).toBe(true);
  });
});

describe('a page for everybody', () => {
  test('runs in a browser by the hashes of its scripts, the same for every visitor [T-WEB-1]', async () => {
    const [first, second] = [await read('/'), await read('/')];
    expect(first.policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+(;|$)/);
    expect(first.policy).not.toMatch(/unsafe|nonce/);
    expect(first.policy).toBe(second.policy);
    expect(first.html).toBe(second.html);
    expect(first.html).not.toContain('nonce=');
  });

  test('wakes up in the browser without a complaint, whatever a shared link carries along [T-WEB-1]', async () => {
    const { page, complaints } = await travel.visit({ url: travel.site.demoUrl });
    for (const path of [
      '/',
      '/?utm_source=facebook&fbclid=IwAR0',
      '/courses/grade/Secondary1?fbclid=IwAR0',
      '/about',
    ]) {
      await page.goto(path);
      await awake(page);
      expect(new URL(page.url()).search).toBe(new URL(path, travel.site.demoUrl).search);
      expect(complaints, path).toEqual([]);
    }
  });
});
