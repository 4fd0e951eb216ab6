import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildDevelopmentPages } from '../support/development-pages.ts';
import { NARROW, seeEveryLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { pressBeside } from '../support/press-beside.ts';
import { startSite } from '../support/site.ts';
import { DESK, PHONE, stopClock } from '../support/visitor.ts';

let webRoot: string;
beforeAll(async () => {
  webRoot = await buildDevelopmentPages();
}, 180_000);

const travel = journey(() => startSite({}, webRoot));
const walk = travel.walker();
const readDesign = () => walk('/design');

test('digits whose arms reach for each other stay apart, so that ٢٦ is read as two [LEARN-230]', async () => {
  const page = await readDesign();
  const widths = await page.evaluate(async () => {
    await document.fonts.ready;
    const line = document.body.appendChild(document.createElement('span'));
    line.style.fontSize = '100px';
    const widthOf = (text: string) => {
      line.textContent = text;
      return line.getBoundingClientRect().width;
    };
    const measured = { apart: widthOf('٢') + widthOf('٦'), together: widthOf('٢٦'), size: widthOf('٠') };
    line.remove();
    return measured;
  });
  expect(widths.together - widths.apart).toBeGreaterThan(widths.size / 5);
});

test.each(['التفاصيل', 'بعدين', 'امسح'])(
  'the words of a press without a foot («%s») stand in its middle [LEARN-287]',
  async (name) => {
    const page = await readDesign();
    const room = await page.getByRole('button', { name, exact: true }).evaluate((press) => {
      const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(press);
      return { above: paddingBlockStart, below: paddingBlockEnd };
    });
    expect(room.above).toBe(room.below);
    expect(Number.parseFloat(room.above)).toBeGreaterThan(0);
  },
);

test('every component and the dialog over them is sound in every look, and a picture that is missing or fails gives way to a generated cover, for which nothing is fetched [ENT-43, OP-ENT-3, OP-RTL-1, OP-RTL-3]', async () => {
  const pictures: string[] = [];
  const page = await walk('/design', (page) =>
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
    }),
  );
  await page.locator('.book', { hasText: 'كراسة الواجب' }).waitFor();
  await expect.poll(() => page.locator('main img').count()).toBe(0);
  expect(await page.locator('.cover').count()).toBe(await page.locator('.cover-art').count());
  const failing = pictures.filter((path) => path.includes('no-such'));
  expect(failing.sort()).toEqual(['/assets/no-such-book.png', '/assets/no-such-picture.png']);

  await seeEveryLook(page, 'design-page');
  await page.setViewportSize(NARROW);
  for (const pager of await page.locator('.pager').all()) {
    expect((await pager.boundingBox())?.width).toBeLessThanOrEqual(288);
    expect(await pager.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0);
  }
  await page.getByRole('button', { name: 'افتح النافذة' }).click();
  await page.getByRole('dialog', { name: 'تشترك إزاي؟' }).waitFor();
  await seeEveryLook(page, 'design-dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

describe('the dialog', () => {
  const dialog = (page: Page) => page.getByRole('dialog');
  const opener = (page: Page) => page.getByRole('button', { name: 'افتح النافذة' });
  async function openDialog(): Promise<Page> {
    const page = await readDesign();
    await opener(page).click();
    await dialog(page).waitFor();
    return page;
  }
  const focusIsOn = (page: Page, name: string) =>
    expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);

  test('is a sheet from the bottom on a phone and a centred one of 440 px on a desk; a press of the backdrop and Escape close it and give the focus back [ENR-15, OP-RTL-1]', async () => {
    const page = await openDialog();
    const width = () => page.evaluate(() => document.documentElement.clientWidth);
    // It comes up from below, so its place is asked for until it stands.
    const bottom = () => dialog(page).evaluate((node) => node.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBe(PHONE.height);
    expect((await dialog(page).boundingBox())?.width).toBe(await width());
    await pressBeside(page, { x: 20, y: 20 });
    await dialog(page).waitFor({ state: 'detached' });
    await focusIsOn(page, 'افتح النافذة');
    await page.setViewportSize(DESK);
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    const centred = await dialog(page).boundingBox();
    expect(centred?.width).toBe(440);
    expect((centred?.x ?? 0) * 2 + 440).toBe(await width());
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await focusIsOn(page, 'افتح النافذة');
  });

  test('fades for 200 ms before it is gone [ENR-15, LIM-23]', async () => {
    const page = await readDesign();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await opener(page).click();
    await dialog(page).waitFor();
    const [fade] = await page.evaluate(async () => {
      const node = document.querySelector('dialog.dialog');
      await Promise.all(node?.getAnimations().map(({ finished }) => finished) ?? []);
      node?.querySelector<HTMLElement>('.icon-btn')?.click();
      return node?.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration) ?? [];
    });
    expect(fade).toBe(200);
    await dialog(page).waitFor({ state: 'detached' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  test('keeps the focus inside, moves it to a new view, and refuses to close while it works [ENR-15, OP-RTL-1]', async () => {
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
    await dialog(page).getByRole('button', { name: 'فعّل الكود' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(20, 20);
    await page.getByRole('button', { name: 'اقفل' }).click({ force: true });
    const done = page.getByRole('button', { name: 'خلص الشغل' });
    // A browser may insist on closing after a second gesture; then it opens again.
    await expect.poll(() => dialog(page).isVisible()).toBe(true);
    expect(await dialog(page).getAttribute('data-closing')).toBe(null);
    await done.click();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
  });
});

describe('with the keyboard', () => {
  test('arrows move along the tabs as they are read, and Home and End to the ends; a unit unfolds, and what is folded cannot be reached [OP-RTL-1, OP-RTL-3]', async () => {
    const page = await readDesign();
    await page.setViewportSize(DESK);
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
  const page = await readDesign();
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
  const page = await travel.open('/design', { handClock: true });
  await stopClock(page);
  await page.getByRole('button', { name: 'قول خبر' }).click();
  const news = page.getByText('اتحفظ', { exact: true });
  await news.waitFor();
  await page.clock.runFor(2_900);
  expect(await news.isVisible()).toBe(true);
  await page.clock.runFor(100);
  await news.waitFor({ state: 'detached' });
});

test('the tenant header page shows the tenant and every header, of a token four characters, and tries an auth and a course call [DEV-01, DEV-02, DEV-03, DEV-04, OP-DEV-1, OP-DEV-2]', async () => {
  const { site } = travel;
  const page = await travel.open('/test-tenant-headers', { as: await site.createAccount() });
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
  const context = await travel.browser.newContext({
    baseURL: travel.site.url,
    viewport: PHONE,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto('/design');
  expect(await page.getByText('الكورس ده لمين').isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: 'درس', exact: true }).isVisible()).toBe(true);
  await context.close();
});

test('what visitors download holds nothing of the development pages and their sample data [DEV-06, OP-DEV-1]', async () => {
  const assets = join(import.meta.dirname, '../../apps/web/build/client/assets');
  const files = (await readdir(assets)).filter((file) => /\.(js|css)$/.test(file));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(await readFile(join(assets, file), 'utf8'), file).not.toContain('specimen');
});
