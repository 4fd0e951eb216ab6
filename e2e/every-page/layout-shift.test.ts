import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../apps/server/src/seed/demo-accounts.ts';
import { sharedChromium } from '../../scripts/chromium.ts';
import { startDemoSite } from '../support/demo-site.ts';
import { awake } from '../support/journey.ts';
import { loginPage } from '../support/login-page.ts';
import { DESK, newVisitor, PHONE } from '../support/visitor.ts';

/** A tenth of what search engines call good; a paragraph of several lines may also take one more in its own letters. */
const AT_MOST = 0.01;
const ONE_LINE_MORE = 0.02;

let site: Awaited<ReturnType<typeof startDemoSite>>;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startDemoSite(), sharedChromium()]);
});
afterAll(() => site?.stop());

interface Shift {
  value: number;
  moved: string[];
}

/** What moved by itself while a page came up: fonts late, then the scripts, then everything down to the footer. */
async function shiftsOf(
  path: string,
  screen: { width: number; height: number },
  member: string | null,
): Promise<Shift[]> {
  const { context, page } = await newVisitor(browser, site.demoUrl, { screen, motion: true });
  try {
    if (member) await logIn(page, member);
    // Letters that come after the first paint are what moves lines on a slow phone.
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: Shift[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        })[]) {
          if (entry.hadRecentInput) continue;
          const moved = entry.sources.map(({ node }) =>
            node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.textContent?.slice(0, 40)),
          );
          shifts.push({ value: entry.value, moved });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await awake(page);
    // A reader's own page is there when nothing of it is on its way any more.
    if (member) await page.locator('main:has(.protected-page:not([hidden])):not(:has([aria-busy="true"]))').waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => null));
    await page.waitForLoadState('networkidle');
    for (let down = 0; down < 40; down += 1) {
      const ended = await page.evaluate(async () => {
        scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
        // Two frames: what came into view has been laid out and reported.
        await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
        return scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      });
      if (ended) break;
      await page.waitForLoadState('networkidle');
    }
    return await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
  } finally {
    await context.close();
  }
}

async function logIn(page: Page, phone: string): Promise<void> {
  const login = loginPage(page);
  await login.open();
  await login.signIn({ phone, password: DEMO_PASSWORD });
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** An account has two devices: a page that is looked at on both takes a student of its own. */
const [FIRST_STUDENT, SECOND_STUDENT] = ['01000000001', '01000000002'];

test.each<[string, () => string, string | null, number?]>([
  ['the landing page', () => '/', null],
  ['the courses of a grade', () => '/courses/grade/Secondary1', null],
  ['the details of a course', () => `/courses/${site.courseId}`, null, ONE_LINE_MORE],
  ['the books of a grade', () => '/books/grade/Secondary1', null],
  ['a student’s own figures', () => '/statistics', FIRST_STUDENT],
  ['a student’s own courses', () => '/enrolled-courses', SECOND_STUDENT],
])(
  '%s: nothing moves by itself while it comes up and is read to its end [OP-PERF-1]',
  async (_, path, member, atMost = AT_MOST) => {
    for (const screen of [PHONE, DESK]) {
      const shifts = await shiftsOf(path(), screen, member);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, `${screen.width}: ${JSON.stringify(shifts)}`).toBeLessThan(atMost);
    }
  },
);
