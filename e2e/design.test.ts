import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from './support/chromium.ts';
import { buildDevelopmentPages } from './support/development-pages.ts';
import { seeEveryLook } from './support/every-look.ts';
import { keepLogin } from './support/keep-login.ts';
import { hydrated } from './support/login-page.ts';
import { LOOKS } from './support/looks.ts';
import { axeViolations, shoot, sidewaysScroll } from './support/page-checks.ts';
import { type Site, startSite } from './support/site.ts';
import { DESK, newVisitor, PHONE, type Visitor, type VisitorOptions } from './support/visitor.ts';

let site: Site;
let browser: Browser;
const visitors: Visitor[] = [];

beforeAll(async () => {
  const webRoot = await buildDevelopmentPages();
  [site, browser] = await Promise.all([startSite({}, webRoot), launchChromium()]);
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});
afterEach(async () => {
  const complaints = visitors.flatMap((visitor) => visitor.complaints);
  await Promise.all(visitors.splice(0).map(({ context }) => context.close()));
  expect(complaints).toEqual([]);
});

async function openDesign(options: VisitorOptions = {}): Promise<Page> {
  const visitor = await newVisitor(browser, site.url, options);
  visitors.push(visitor);
  await visitor.page.goto('/design');
  await hydrated(visitor.page);
  return visitor.page;
}

describe.each(LOOKS)('every component at $screen.width px, night $night', ({ screen, night }) => {
  const name = (what: string) => `design-${what}-${screen.width}-${night ? 'night' : 'day'}`;

  test('is seen, sound for everybody and never wider than the screen, and so is the dialog over them [OP-RTL-1, OP-RTL-3]', async () => {
    const page = await openDesign({ screen, night });
    await page.waitForFunction(() => document.querySelector('main img') === null);
    await shoot(page, name('page'));
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('button', { name: 'افتح النافذة' }).click();
    await page.getByRole('dialog', { name: 'تشترك إزاي؟' }).waitFor();
    await page.screenshot({ path: `test-results/${name('dialog')}.png` });
    expect(await axeViolations(page)).toEqual([]);
  });
});

test('no component is wider than a screen of 320 px [OP-RTL-3]', async () => {
  const page = await openDesign({ screen: { width: 320, height: 640 } });
  expect(await sidewaysScroll(page)).toBe(0);
  for (const pager of await page.locator('.pager').all()) {
    expect((await pager.boundingBox())?.width).toBeLessThanOrEqual(288);
    expect(await pager.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0);
  }
});

describe('a picture', () => {
  test('that is missing or fails gives way to a generated cover, for which nothing is fetched [ENT-43, OP-ENT-3]', async () => {
    const visitor = await newVisitor(browser, site.url);
    visitors.push(visitor);
    const pictures: string[] = [];
    visitor.page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
    });
    await visitor.page.goto('/design');
    await hydrated(visitor.page);
    const book = visitor.page.locator('.book', { hasText: 'كراسة الواجب' });
    await book.waitFor();
    await visitor.page.waitForFunction(() => document.querySelector('main img') === null);
    expect(await visitor.page.locator('.cover').count()).toBe(await visitor.page.locator('.cover-art').count());
    const failing = pictures.filter((path) => path.includes('no-such'));
    expect(failing.sort()).toEqual(['/assets/no-such-book.png', '/assets/no-such-picture.png']);
  });
});

describe('the dialog', () => {
  const dialog = (page: Page) => page.getByRole('dialog');
  const opener = (page: Page) => page.getByRole('button', { name: 'افتح النافذة' });
  async function openDialog(options?: VisitorOptions): Promise<Page> {
    const page = await openDesign(options);
    await opener(page).click();
    await dialog(page).waitFor();
    return page;
  }
  const focusIsOn = (page: Page, name: string) =>
    expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);

  test('is a sheet from the bottom on a phone and a centred one of 440 px on a desk', async () => {
    const phone = await openDialog();
    const sheet = await dialog(phone).boundingBox();
    expect(sheet?.width).toBe(await phone.evaluate(() => document.documentElement.clientWidth));
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(PHONE.height);
    const desk = await openDialog({ screen: DESK });
    const centred = await dialog(desk).boundingBox();
    expect(centred?.width).toBe(440);
    expect((centred?.x ?? 0) * 2 + 440).toBe(await desk.evaluate(() => document.documentElement.clientWidth));
  });

  test('closes on a press of the backdrop and on Escape, and gives the focus back [ENR-15, OP-RTL-1]', async () => {
    const page = await openDialog();
    await page.mouse.click(20, 20);
    await dialog(page).waitFor({ state: 'detached' });
    await focusIsOn(page, 'افتح النافذة');
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await focusIsOn(page, 'افتح النافذة');
  });

  test('fades for 200 ms before it is gone [ENR-15, LIM-23]', async () => {
    const page = await openDialog({ motion: true });
    const [fade] = await page.evaluate(async () => {
      const node = document.querySelector('dialog.dialog');
      await Promise.all(node?.getAnimations().map(({ finished }) => finished) ?? []);
      node?.querySelector<HTMLElement>('.icon-btn')?.click();
      return node?.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration) ?? [];
    });
    expect(fade).toBe(200);
    await dialog(page).waitFor({ state: 'detached' });
  });

  test('keeps the focus inside and moves it to a new view [OP-RTL-1]', async () => {
    const page = await openDialog();
    await focusIsOn(page, 'تشترك إزاي؟');
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
    }
    await page.getByRole('button', { name: 'معايا كود' }).click();
    await expect
      .poll(() =>
        dialog(page)
          .getByLabel('كود الكورس')
          .evaluate((field) => field === document.activeElement),
      )
      .toBe(true);
  });

  test('refuses to close while it works [ENR-15]', async () => {
    const page = await openDialog();
    await page.getByRole('button', { name: 'معايا كود' }).click();
    await dialog(page).getByRole('button', { name: 'فعّل الكود' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(20, 20);
    await page.getByRole('button', { name: 'اقفل' }).click({ force: true });
    const done = page.getByRole('button', { name: 'خلص الشغل' });
    expect(await dialog(page).isVisible()).toBe(true);
    expect(await dialog(page).getAttribute('data-closing')).toBe(null);
    await done.click();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
  });
});

describe('with the keyboard', () => {
  test('arrows move along the tabs as they are read, and Home and End to the ends [OP-RTL-1, OP-RTL-3]', async () => {
    const page = await openDesign({ screen: DESK });
    const tab = (name: string) => page.getByRole('tab', { name });
    await tab('المنهج').focus();
    await page.keyboard.press('ArrowLeft');
    expect(await tab('نظرة عامة').getAttribute('aria-selected')).toBe('true');
    await page.getByText('الكورس ده لمين').waitFor();
    await page.keyboard.press('ArrowLeft');
    expect(await tab('المنهج').getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('End');
    expect(await tab('نظرة عامة').evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.press('Home');
    expect(await tab('المنهج').getAttribute('tabindex')).toBe('0');
  });

  test('a unit unfolds, and what is folded cannot be reached [OP-RTL-1]', async () => {
    const page = await openDesign({ screen: DESK });
    const unit = page.getByRole('button', { name: /اسم وحدة طويل/ });
    const lesson = page.getByRole('link', { name: 'درس', exact: true });
    expect(await unit.getAttribute('aria-expanded')).toBe('false');
    expect(await lesson.isVisible()).toBe(false);
    await unit.press('Enter');
    expect(await unit.getAttribute('aria-expanded')).toBe('true');
    await lesson.waitFor();
  });
});

test('a phone number and a code are written with Latin digits and capitals whatever is typed [OP-RTL-1]', async () => {
  const page = await openDesign();
  const phone = page.getByLabel('رقم الموبايل');
  await phone.pressSequentially('٠١٠١٢٣');
  expect(await phone.inputValue()).toBe('010123');
  const code = page.getByLabel('كود المحاضرة');
  const submit = page.getByRole('button', { name: 'فعّل الكود' });
  expect(await submit.isDisabled()).toBe(true);
  await code.pressSequentially('k٧m2');
  expect(await code.inputValue()).toBe('K7M2');
  expect(await submit.isDisabled()).toBe(false);
});

test('a toast is news for three seconds [LIM-30, VID-30]', async () => {
  const visitor = await newVisitor(browser, site.url, { handClock: true });
  visitors.push(visitor);
  const { page } = visitor;
  await page.goto('/design');
  await hydrated(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.getByRole('button', { name: 'قول خبر' }).click();
  const news = page.getByText('اتحفظ', { exact: true });
  await news.waitFor();
  await page.clock.runFor(2_900);
  expect(await news.isVisible()).toBe(true);
  await page.clock.runFor(100);
  await news.waitFor({ state: 'detached' });
});

test('the tenant header page shows the tenant and every header, of a token four characters, and tries an auth and a course call [DEV-01, DEV-02, DEV-03, DEV-04, OP-DEV-1, OP-DEV-2]', async () => {
  const visitor = await newVisitor(browser, site.url);
  visitors.push(visitor);
  const { context, page } = visitor;
  await keepLogin(context, site, await site.createAccount());
  await page.goto('/test-tenant-headers');
  await page.getByTestId('tenant').filter({ hasText: site.tenantId }).waitFor();
  const token = await page.evaluate(() => localStorage.getItem('auth_token') ?? '');
  const device = await page.evaluate(() => localStorage.getItem('app_device_id') ?? '');
  const headers = page.getByTestId('headers');
  expect(await headers.locator('dt').allTextContents()).toEqual([
    'accept',
    'accept-language',
    'authorization',
    'deviceid',
    'x-tenant-id',
  ]);
  expect(await headers.locator('dd').allTextContents()).toEqual([
    'application/json',
    'ar-EG',
    `Bearer …${token.slice(-4)}`,
    device,
    site.tenantId,
  ]);
  await page.getByRole('button', { name: 'جرّب نداء دخول' }).click();
  await page.getByText(/^400 auth\.invalid_credentials/).waitFor();
  await page.getByRole('button', { name: 'جرّب نداء كورسات' }).click();
  await page.getByText(/^200 ok/).waitFor();
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  await seeEveryLook(page, 'test-tenant-headers');
});

test('without script every unit and every tab lies open [OP-RTL-1]', async () => {
  const context = await browser.newContext({ baseURL: site.url, viewport: PHONE, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/design');
  expect(await page.getByText('الكورس ده لمين').isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: 'درس', exact: true }).isVisible()).toBe(true);
  await context.close();
});

test('what visitors download holds nothing of the development pages and their sample data [DEV-06, OP-DEV-1]', async () => {
  const assets = join(import.meta.dirname, '../apps/web/build/client/assets');
  const files = (await readdir(assets)).filter((file) => /\.(js|css)$/.test(file));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(await readFile(join(assets, file), 'utf8'), file).not.toContain('specimen');
});
