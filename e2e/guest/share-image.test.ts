import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoSite } from '../support/demo-site.ts';

let site: Awaited<ReturnType<typeof startDemoSite>>;
beforeAll(async () => {
  site = await startDemoSite();
});
afterAll(() => site?.stop());

const ask = (url: string) => site.app.inject({ url, headers: { host: new URL(site.demoUrl).host } });

/** What a network reads of a page before it shows a link to it. */
async function shareTags(path: string): Promise<Record<string, string>> {
  const { payload } = await ask(path);
  const tags = payload.matchAll(/<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name = '', content = '']) => [name, content]));
}

test('a link to any public page is shown with a picture of its own size that exists [OP-SEO-2]', async () => {
  for (const [path, picture] of [
    ['/', '/share/site.png'],
    ['/about', '/share/site.png'],
    ['/courses/grade/Secondary1', '/share/site.png'],
    ['/books/grade/Secondary1', '/share/site.png'],
    [`/courses/${site.courseId}`, `/share/course/${site.courseId}.png`],
    [`/course/${site.courseId}`, `/share/course/${site.courseId}.png`],
  ] as const) {
    const tags = await shareTags(path);
    expect(tags, path).toMatchObject({
      'twitter:card': 'summary_large_image',
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/\S/),
    });
    const address = new URL(tags['og:image'] ?? '');
    expect(address.origin, path).toBe(site.demoUrl);
    expect(address.pathname, path).toBe(picture);
    const answer = await ask(address.pathname + address.search);
    expect([answer.statusCode, answer.headers['content-type']], path).toEqual([200, 'image/png']);
  }
});
