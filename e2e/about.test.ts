import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from './support/chromium.ts';
import { hydrated, loginPage } from './support/login-page.ts';
import { LOOKS_DOWN_TO_NARROW } from './support/looks.ts';
import { axeViolations, shoot, sidewaysScroll } from './support/page-checks.ts';
import { type Site, startSite } from './support/site.ts';
import { newVisitor, type Visitor, type VisitorOptions } from './support/visitor.ts';

let site: Site;
let browser: Browser;
const visitors: Visitor[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});
afterEach(async () => {
  const complaints = visitors.flatMap((visitor) => visitor.complaints);
  await Promise.all(visitors.splice(0).map(({ context }) => context.close()));
  expect(complaints).toEqual([]);
});

async function open(options: VisitorOptions = {}): Promise<Page> {
  const visitor = await newVisitor(browser, site.url, options);
  visitors.push(visitor);
  await visitor.page.goto('/about');
  await hydrated(visitor.page);
  return visitor.page;
}

describe('the about page', () => {
  test('tells who the teacher is, with degrees, style and subjects, in the first HTML [ABOUT-01, ABOUT-02, ABOUT-03, ABOUT-04, ABOUT-05, ABOUT-06, ABOUT-07, ABOUT-08, ROUTE-02]', async () => {
    const html = await (await fetch(`${site.url}/about`)).text();
    for (const words of [
      'أكتر من ١٠ سنين خبرة',
      'ماجستير في الأدب الإنجليزي',
      'بكالوريوس',
      'دبلومة',
      'شهادات',
      'شرح بسيط بأمثلة من حياتك',
      'Vocabulary',
    ]) {
      expect(html).toContain(words);
    }
  });

  test('shows the four figures in the tenant’s digits [ABOUT-09, ABOUT-10, ABOUT-11, ABOUT-12]', async () => {
    const page = await open();
    expect(await page.locator('.figures dd').allTextContents()).toEqual(['+١٠', '+٥٠٠', '+١٠٠٠', '٩٥٪']);
  });

  test('closes with a way to an account for guests and to the courses for members [ABOUT-13, OP-ABOUT-1]', async () => {
    const student = await site.createAccount();
    const page = await open();
    expect(await page.getByRole('link', { name: 'اعمل حساب دلوقتي' }).getAttribute('href')).toBe('/register');
    const login = loginPage(page);
    await login.open();
    await login.signIn({ phone: student.phone, password: student.password });
    await page.waitForURL('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'عن مستر تست' }).click();
    await page.getByRole('main').getByRole('link', { name: 'شوف الكورسات' }).click();
    await page.waitForURL('/#courses');
  });

  test('describes itself and the teacher to search engines [SEO-03, SEO-04, OP-SEO-1]', async () => {
    const page = await open();
    expect(await page.title()).toBe('عن مستر تست | مستر تست');
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toContain('خبرة');
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/about$/);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(data).toMatchObject({ '@type': 'Person', name: 'مستر تست' });
    expect(data.hasCredential).toHaveLength(4);
  });
});

describe.each(LOOKS_DOWN_TO_NARROW)('at $screen.width px, night $night', ({ screen, night }) => {
  test('the page is seen, sound for everybody and never wider than the screen [OP-RTL-1]', async () => {
    const page = await open({ screen, night });
    await shoot(page, `about-${screen.width}-${night ? 'night' : 'day'}`);
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
