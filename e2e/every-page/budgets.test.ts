import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startDemoSite } from '../support/demo-site.ts';
import { bytesOf, type Download, listed, watchDownloads } from '../support/downloads.ts';
import { awake, journey } from '../support/journey.ts';
import { expectLightStart, watchStart } from '../support/start-work.ts';

const KB = 1000;
const CHUNKS = join(import.meta.dirname, '../../apps/web/build/chunks.json');
/** The console's and the player's folders, and what only they are made of. */
const PRIVATE =
  /\/teach\/|teach-layout|course-player|features\/(?:media|lessons|quizzes|units)\/|hls\.js|tus-js|exceljs/;

const travel = journey(startDemoSite);

const visits = new Map<string, Promise<Download[]>>();

/** A first visit: an empty browser, the page until it answers to presses and nothing is on the line any more, with no
 *  needless work. */
function firstVisit(path: string): Promise<Download[]> {
  const visit = visits.get(path) ?? download(path);
  visits.set(path, visit);
  return visit;
}

async function download(path: string): Promise<Download[]> {
  const { page } = await travel.visit({ url: travel.site.demoUrl, motion: true });
  const downloads = await watchDownloads(page);
  await watchStart(page);
  await page.goto(path);
  await awake(page);
  await page.waitForLoadState('networkidle');
  await expectLightStart(page);
  return downloads;
}

const pages = () => ({
  landing: '/',
  about: '/about',
  'courses of a grade': '/courses/grade/Secondary1',
  'books of a grade': '/books/grade/Secondary1',
  'course details': `/courses/${travel.site.courseId}`,
});
type PageName = keyof ReturnType<typeof pages>;

describe('the landing page at a first visit', () => {
  test('brings at most 150 kB of script, 20 kB of styles, 85 kB of fonts and 320 kB in all [OP-PERF-1]', async () => {
    const downloads = await firstVisit(pages().landing);
    const files = listed(downloads);
    expect(bytesOf(downloads, 'Document'), files).toBeGreaterThan(5 * KB);
    expect(bytesOf(downloads, 'Script'), files).toBeGreaterThan(100 * KB);
    expect(bytesOf(downloads, 'Script'), files).toBeLessThanOrEqual(150 * KB);
    expect(bytesOf(downloads, 'Stylesheet'), files).toBeGreaterThan(0);
    expect(bytesOf(downloads, 'Stylesheet'), files).toBeLessThanOrEqual(20 * KB);
    expect(bytesOf(downloads, 'Font'), files).toBeGreaterThan(0);
    expect(bytesOf(downloads, 'Font'), files).toBeLessThanOrEqual(85 * KB);
    expect(bytesOf(downloads), files).toBeLessThan(320 * KB);
  });

  test('asks for nothing from anybody else, and for no file larger than the framework [OP-PERF-1, T-WEB-1]', async () => {
    const downloads = await firstVisit(pages().landing);
    for (const { url } of downloads) expect(new URL(url).host).toBe(new URL(travel.site.demoUrl).host);
    expect(Math.max(...downloads.map(({ bytes }) => bytes)), listed(downloads)).toBeLessThanOrEqual(120 * KB);
  });

  test('loads neither the courses nor the honour board before the reader comes near [PERF-09]', async () => {
    const paths = (await firstVisit(pages().landing)).map(({ url }) => new URL(url).pathname);
    expect(paths.filter((path) => /CourseActive|top-students|honour-board-(?!shape)/.test(path))).toEqual([]);
  });

  test.each([
    ['at once', false],
    ['after everything else', true],
  ])(
    'moves nothing that stands already, down to its end, with fonts that come %s [PERF-03, OP-PERF-3]',
    async (_when, late) => {
      const { page } = await travel.visit({ url: travel.site.demoUrl, motion: true });
      let release = () => {};
      const seen = new Promise<void>((resolve) => {
        release = resolve;
      });
      if (late) await page.route('**/*.woff2', (route) => seen.then(() => route.continue()));
      await page.addInitScript(countShifts);
      await page.goto('/', { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await awake(page);
      release();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      for (let atEnd = false; !atEnd; ) {
        const before = await page.evaluate(() => scrollY);
        await page.mouse.wheel(0, 400);
        atEnd = await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
        if (!atEnd) await page.waitForFunction((was) => scrollY > was, before);
      }
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
      const sum = shifts.reduce((total, line) => total + Number(line.split(' ')[0]), 0);
      expect(sum, shifts.join('\n')).toBeLessThan(0.01);
    },
  );
});

test('what a student’s home page and cards are made of is one file, and nobody else’s page brings it [LEARN-102]', async () => {
  const chunks = JSON.parse(await readFile(CHUNKS, 'utf8')) as Record<string, string[]>;
  const isOfHome = (module: string) =>
    /features\/home\//.test(module) && !/\/(?:own-course-foot|whole-board-screen)\./.test(module);
  const files = Object.entries(chunks).filter(([, modules]) => modules.some(isOfHome));
  expect(files.map(([file]) => file)).toEqual([expect.stringMatching(/^assets\/home-/)]);
  const [, modules] = files[0] ?? ['', []];
  expect(modules.filter((module) => /rules\/src\/(?!home\/)|\/ui\//.test(module))).toEqual([]);
});

describe.each<PageName>(['landing', 'about', 'courses of a grade', 'books of a grade', 'course details'])(
  'the page %s',
  (name) => {
    test('carries no code of the console or the player, and keeps to 160 kB of script and 24 of styles [OP-PERF-1]', async () => {
      const downloads = await firstVisit(pages()[name]);
      const chunks = JSON.parse(await readFile(CHUNKS, 'utf8')) as Record<string, string[]>;
      const scripts = downloads
        .filter(({ kind }) => kind === 'Script')
        .map(({ url }) => new URL(url).pathname.slice(1));
      const modules = scripts.flatMap((file) => chunks[file] ?? []);
      // The list is of this build, or it would prove nothing.
      expect(modules.length, scripts.join('\n')).toBeGreaterThan(50);
      expect(modules.filter((module) => PRIVATE.test(module))).toEqual([]);
      expect(bytesOf(downloads, 'Script'), listed(downloads)).toBeLessThanOrEqual(160 * KB);
      expect(bytesOf(downloads, 'Stylesheet'), listed(downloads)).toBeLessThanOrEqual(24 * KB);
    });
  },
);

describe('what the server sends', () => {
  test.each([
    ['/profile', 'حسابي'],
    ['/enrolled-courses', 'كورساتي'],
    ['/statistics', 'مستواك'],
  ])(
    'for %s begins with what the page says to everybody, before its code is there [LEARN-102]',
    async (path, title) => {
      const { host } = new URL(travel.site.demoUrl);
      const { payload } = await travel.site.app.inject({ url: path, headers: { host } });
      expect(payload).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
      expect(payload).toContain('بنتأكد من حسابك');
    },
  );

  test.each(['/', '/about', '/login', '/enrolled-courses', '/course/1/lesson/1/quiz', '/teach', '/nowhere'])(
    'for %s names no script before the first paint: the router still writes pages as we know it [OP-PERF-1, PAGE-4]',
    async (path) => {
      const { host } = new URL(travel.site.demoUrl);
      const { payload } = await travel.site.app.inject({ url: path, headers: { host } });
      expect(payload).toContain('observe({type:"paint"');
      expect(payload).toMatch(/const \[route0,route1.*\]=await Promise\.all\(\[import\("\/assets\//);
      expect(payload).not.toContain('rel="modulepreload" href');
      expect(payload).not.toMatch(/import (?:\*|")/);
    },
  );
});

/** Runs in the page: every shift that no press caused, with what moved. */
function countShifts(): void {
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node?: Element | null }[];
  }
  const shifts: string[] = [];
  (globalThis as unknown as { shifts: string[] }).shifts = shifts;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (!hadRecentInput)
        shifts.push(
          `${value} ${sources.map(({ node }) => node?.className || node?.textContent?.slice(0, 20)).join(', ')}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
