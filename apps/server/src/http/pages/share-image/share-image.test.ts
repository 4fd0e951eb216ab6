import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courses } from '../../../features/courses/courses-table.ts';
import { newCourse } from '../../../seed/new-course.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { siteOf } from '../site-of.ts';
import { drawShareImage } from './draw-share-image.ts';
import { drawableText } from './drawable-text.ts';
import { serveShareImages } from './serve-share-images.ts';
import { courseCard } from './share-card.ts';

const OWN_HOST = 'mr-own.example';
let platform: TestPlatform;
let shown: number;
let hidden: number;

beforeAll(async () => {
  platform = await startTestPlatform();
  const { app, tenantId, withTenant, clock } = platform;
  const own = await platform.makeTenant();
  const sites = {
    defaultTenantId: tenantId,
    tenantOfHost: async (host: string) => (host === OWN_HOST ? own : null),
    publicUrl: undefined,
  };
  serveShareImages(app, (request) => siteOf(request, sites), platform.platform.memories);
  [shown, hidden] = await withTenant(tenantId, async (tx) => [
    (await newCourse(tx, tenantId, { grade: 'Secondary2' }, clock.now())).id,
    (await newCourse(tx, tenantId, { grade: 'Secondary2', active: false }, clock.now())).id,
  ]);
});
afterAll(() => platform?.stop());

const ask = (url: string, headers: Record<string, string> = {}) => platform.app.inject({ url, headers });

describe('the picture of a shared course', () => {
  test('is a small PNG of 1200 by 630 that every network may show [OP-SEO-2]', async () => {
    const answer = await ask(`/share/course/${shown}.png`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.rawPayload.length).toBeLessThan(60_000);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  test('is not sent again to whoever has it, and is another one when its words change', async () => {
    const { etag } = (await ask(`/share/course/${shown}.png`)).headers;
    const held = { 'if-none-match': String(etag) };
    expect((await ask(`/share/course/${shown}.png`, held)).statusCode).toBe(304);
    await platform.withTenant(platform.tenantId, (tx) => tx.update(courses).set({ name: 'اسم تاني' }));
    const changed = await ask(`/share/course/${shown}.png`, held);
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  test('exists only for a published course of the host’s own tenant [T-WEB-5]', async () => {
    const missing = [
      `/share/course/${hidden}.png`,
      '/share/course/999999.png',
      '/share/course/9999999999999999.png',
      `/share/course/${shown}`,
      '/share/course/x.png',
      '/share/course/-1.png',
    ];
    for (const url of missing) {
      const { statusCode, headers } = await ask(url);
      expect([statusCode, headers['cache-control']], url).toEqual([404, 'no-store']);
    }
    expect((await ask(`/share/course/${shown}.png`, { host: OWN_HOST })).statusCode).toBe(404);
    expect((await ask('/share/site.png', { host: OWN_HOST })).statusCode).toBe(200);
  });

  test('is drawn once for all who ask at the same time, and a flood of different ones is refused, not queued', async () => {
    const url = `/share/course/${shown}.png`;
    const same = await Promise.all(Array.from({ length: 40 }, () => ask(url)));
    expect(same.map(({ statusCode }) => statusCode)).toEqual(same.map(() => 200));

    const { withTenant, tenantId, clock } = platform;
    const ids = await withTenant(tenantId, async (tx) => {
      const made: number[] = [];
      for (let at = 0; at < 40; at += 1) {
        made.push((await newCourse(tx, tenantId, { name: `كورس ${at}` }, clock.now())).id);
      }
      return made;
    });
    const answers = await Promise.all(ids.map((id) => ask(`/share/course/${id}.png`)));
    const statuses = new Set(answers.map(({ statusCode }) => statusCode));
    expect(statuses).toEqual(new Set([200, 503]));
    const refused = answers.find(({ statusCode }) => statusCode === 503);
    expect(refused?.headers['retry-after']).toBeDefined();
    expect(refused?.headers.etag).toBeUndefined();
  });
});

describe('the letters of a picture', () => {
  /** The columns of the title that hold ink, from its left edge to its right one. */
  async function inkOf(courseName: string): Promise<{ gaps: number; right: number }> {
    const card = courseCard({ courseName, grade: 'Secondary1', term: 'First' }, '');
    const png = await drawShareImage({ ...card, labels: [] });
    const { data, info } = await sharp(png)
      .extract({ left: 486, top: 168, width: 620, height: 286 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const inked = Array.from({ length: info.width }, (_, x) =>
      Array.from({ length: info.height }, (_, y) => data[(y * info.width + x) * info.channels] ?? 255).some(
        (grey) => grey < 150,
      ),
    );
    const [first, last] = [inked.indexOf(true), inked.lastIndexOf(true)];
    const word = inked.slice(first, last + 1);
    return { gaps: word.filter((ink, at) => !ink && word[at - 1]).length, right: last };
  }

  test('join as Arabic does and stand at the right margin, whatever fonts the machine has', async () => {
    const joined = await inkOf('سسسسس');
    expect(joined.gaps).toBe(0);
    // Letters that never join leave their gaps: the measure above can fail.
    expect((await inkOf('ددددد')).gaps).toBeGreaterThan(2);
    expect(joined.right).toBeGreaterThan(590);
    // A name that begins in English still begins at the right.
    expect((await inkOf('Since ولا')).right).toBeGreaterThan(590);
  });

  test('are cut to those we can draw, and a tag in a name is only letters [T-INJ-1]', async () => {
    expect(drawableText(' شرح 😀\u0000 漢字  Unit\n3 ', 40)).toBe('شرح Unit 3');
    expect(drawableText('أ'.repeat(20), 10)).toBe(`${'أ'.repeat(9)}…`);
    const card = courseCard(
      { courseName: '</span><span size="9999999">&bad; "x"', grade: 'prep3', term: 'Summer' },
      '<b>&',
    );
    await expect(drawShareImage(card)).resolves.toBeInstanceOf(Buffer);
    await expect(
      drawShareImage(courseCard({ courseName: '😀', grade: 'prep3', term: 'First' }, '')),
    ).resolves.toBeInstanceOf(Buffer);
  });
});
