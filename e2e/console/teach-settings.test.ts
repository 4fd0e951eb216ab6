import { join } from 'node:path';
import type { Role } from '@hessa/rules/auth/role';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { OLD_PAGE_MS } from '../../apps/server/src/http/pages/editor-mark.ts';
import { PAGE_LIFETIME } from '../../apps/server/src/http/pages/register-pages.ts';
import { seeEveryLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { axeViolations, shoot } from '../support/page-checks.ts';
import { startSite } from '../support/site.ts';
import { DESK, PHONE } from '../support/visitor.ts';

const HOSTILE = 'hostile.localhost';
const COVER = join(import.meta.dirname, '../../apps/server/src/seed/demo/media/cover-books.webp');

/** Pages are kept as they are live: an edit must reach them all the same. */
const here = journey(() => startSite({ [HOSTILE]: 'hostile-school' }, undefined, PAGE_LIFETIME));

/** Whoever reads what was written. */
const guestAt = here.walker();

const staff = async (role: Role, address: string) =>
  here.open(address, { as: await here.site.createAccount({ role }), screen: DESK });
const tab = async (page: Page, name: string) => {
  await page.getByRole('tab', { name, exact: true }).click();
  await page.getByRole('tab', { name, exact: true, selected: true }).waitFor();
};
/** The editor sees a change at once, others after a moment. */
const othersSeeIt = () => here.site.clock.advance(OLD_PAGE_MS);
const saved = async (page: Page) => {
  await page
    .getByRole('status')
    .filter({ hasText: /^اتحفظ$/ })
    .waitFor();
  othersSeeIt();
};
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'احفظ', exact: true }).click();
  await saved(page);
};
const token = (page: Page, name: string) =>
  page.evaluate((wanted) => getComputedStyle(document.documentElement).getPropertyValue(wanted), name);
const setNight = (page: Page, night: boolean) =>
  page.evaluate((dark) => document.documentElement.classList.toggle('night-mode', dark), night);
const shotSound = async (page: Page, name: string) => {
  await shoot(page, name);
  expect(await axeViolations(page)).toEqual([]);
};

describe('the site in the console', () => {
  test('a teacher writes about himself, sees it before it is saved, and every guest after', async () => {
    const guest = await guestAt('/about');
    const page = await staff('teacher', '/teach/settings');
    const name = page.getByLabel('اسمك للطلبة', { exact: true });
    await name.fill('مستر كريم Karim');
    const preview = page.frameLocator('.page-preview-frame');
    await preview.getByText('مستر كريم Karim').first().waitFor();
    await guest.reload();
    expect(await guest.getByText('مستر كريم').count()).toBe(0);

    await name.fill('');
    await page.getByRole('button', { name: 'احفظ', exact: true }).click();
    await page.getByText('ده مكتوب على كارتك، اكتبه.').waitFor();
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    await name.fill('مستر كريم Karim');
    // Unsaved words live through a reload.
    await page.reload();
    await page.getByText('رجّعنالك تعديل ماكنتش حفظته').waitFor();
    await seeEveryLook(page, 'teach-settings-site');
    await save(page);
    await guest.reload();
    await guest.getByRole('heading', { level: 1, name: 'مستر كريم Karim' }).waitFor();
    expect(await page.getByRole('tab').allTextContents()).toEqual(['الموقع', 'التواصل']);
  });

  test('two who write at once see it, and nobody’s words are lost', async () => {
    const [one, other] = await Promise.all([staff('teacher', '/teach/settings'), staff('owner', '/teach/settings')]);
    await one.getByLabel('الجملة اللي تحت الاسم').fill('جملة الأول');
    await other.getByLabel('الجملة اللي تحت الاسم').fill('جملة التاني');
    await save(one);
    await other.getByRole('button', { name: 'احفظ', exact: true }).click();
    await other.getByText('حد تاني حفظ تعديل هنا وإنت بتكتب').waitFor();
    await other.getByText('الجملة اللي تحت الاسم عندهم:').waitFor();
    expect(await other.getByLabel('الجملة اللي تحت الاسم').inputValue()).toBe('جملة التاني');
    await other.getByRole('button', { name: 'احفظ كلامي مكانها' }).click();
    await saved(other);
    const guest = await guestAt('/');
    await guest.getByText('جملة التاني').first().waitFor();
  });

  test('contact, digits, the support button and how long the splash stays are everywhere at once [LEARN-27]', async () => {
    const guest = await guestAt('/about');
    await guest.locator('.foot').getByText('٢٠٢٤').waitFor();
    const page = await staff('owner', '/teach/settings?part=contact');
    await page.getByLabel('رقم الواتساب').fill('٠١٢ ٣٤٥٦ ٧٨٩٠');
    await page.getByLabel('صفحة الفيسبوك').fill('https://evil.example/me');
    await page.getByRole('button', { name: 'احفظ', exact: true }).click();
    await page.getByText('انسخ رابط صفحتك من الموقع نفسه والصقه هنا.').waitFor();
    await page.getByLabel('صفحة الفيسبوك').fill('facebook.com/mr.karim');
    await page.frameLocator('.page-preview-frame').getByLabel('صفحة الفيسبوك').waitFor();
    await shotSound(page, 'teach-settings-contact');
    await save(page);
    await tab(page, 'الموقع');
    await page.getByLabel('سطر آخر الصفحة').fill('فريق كريم');
    await tab(page, 'المنصة');
    await page.getByRole('button', { name: 'إنجليزي: 123' }).click();
    await page.getByRole('button', { name: 'ثانية ونص' }).click();
    await page.getByLabel('رقم المشرف').fill('01098765432');
    await shotSound(page, 'teach-settings-settings');
    await save(page);
    // One's own words in another part are not in one's own way.
    await tab(page, 'الموقع');
    await save(page);
    await guest.goto('/');
    await guest.locator('.foot').getByText('فريق كريم').waitFor();
    const stay = () => guest.locator('.splash').evaluate((splash) => getComputedStyle(splash).animationDelay);
    expect(await stay()).toBe('1.5s');
    await guest.locator('.foot').getByText('2024').waitFor();
    expect(await guest.locator('.foot').getByText('01234567890').count()).toBe(1);
    expect(await guest.locator('.support-button').getAttribute('href')).toContain('wa.me/201098765432');
    await tab(page, 'المنصة');
    await page.getByRole('button', { name: 'من غيرها' }).click();
    await save(page);
    await guest.goto('/');
    await guest.locator('.foot').getByText('فريق كريم').waitFor();
    expect(await guest.locator('.splash').count()).toBe(0);
  });

  test('an owner’s colours are on every page by day and night, read well, and go again; their tab is in sight as the page opens at it [LEARN-107]', async () => {
    const guest = await guestAt('/');
    expect(await guest.locator('style').count()).toBe(0);
    const owner = await here.site.createAccount({ role: 'owner' });
    const page = await here.open('/teach/settings?part=colours', { as: owner });
    const isInSight = async () => {
      const { x = -1, width = 0 } =
        (await page.getByRole('tab', { name: 'الألوان', selected: true }).boundingBox()) ?? {};
      return x >= 0 && x + width <= PHONE.width;
    };
    await expect.poll(isInSight).toBe(true);
    await page.getByRole('button', { name: 'عنّابي' }).click();
    await page.getByLabel('القلم في الكراسة').fill('#ffc400');
    await page.getByText('الدرجة دي مش بتتقري، فهنستخدم أقرب درجة واضحة.').waitFor();
    await seeEveryLook(page, 'teach-settings-colours');
    await page.getByRole('button', { name: 'عنّابي' }).click();
    await save(page);
    // The console wears them too, without being loaded again.
    await expect.poll(() => token(page, '--pen')).toBe('#8f1d3f');
    await guest.goto('/');
    await awake(guest);
    expect(await token(guest, '--pen')).toBe('#8f1d3f');
    await shotSound(guest, 'colours-home-day');
    await setNight(guest, true);
    expect(await token(guest, '--pen')).toBe('#ffb3c4');
    await shotSound(guest, 'colours-home-night');
    const student = await here.open('/enrolled-courses', { as: await here.school.student() });
    expect(await token(student, '--hl')).toBe('#ffd6a0');
    await page.getByRole('button', { name: 'أزرق الحبر' }).click();
    await save(page);
    await expect.poll(() => token(page, '--pen')).toBe('#2136d4');
    await guest.goto('/');
    expect(await guest.locator('style').count()).toBe(0);
  });

  test('what is no colour breaks out of nothing, however it got into the database [T-INJ-1]', async () => {
    const colours = { pen: 'red;}</style><script>document.title="stolen"</script>', hl: '#ffd6a0', '</style>': '<b>' };
    await here.site.makeTenant({ id: 'hostile-school', settings: { colours } });
    const address = new URL(here.site.url);
    address.hostname = HOSTILE;
    const guest = await here.open('/', { url: address.origin });
    expect([await token(guest, '--pen'), await token(guest, '--hl')]).toEqual(['#2136d4', '#ffd6a0']);
    expect(await guest.title()).not.toContain('stolen');
    expect(await guest.locator('style').allTextContents()).toEqual([expect.not.stringContaining('red')]);
  });

  test('an assistant finds no links to what is not theirs, and there a word that it is not [LEARN-72]', async () => {
    const page = await staff('assistant', '/teach/settings');
    await page.getByRole('heading', { level: 1, name: 'الصفحة دي مش من صلاحياتك' }).waitFor();
    expect(await page.getByRole('link', { name: 'الكتب' }).count()).toBe(0);
    await page.goto('/teach/books');
    await page.getByRole('heading', { level: 1, name: 'الصفحة دي مش من صلاحياتك' }).waitFor();
  });
});

describe('books in the console', () => {
  test('a teacher adds a book with its cover, once however often he presses; guests see it, and no more when it is hidden', async () => {
    const guest = await guestAt('/books/grade/Secondary2');
    const page = await staff('teacher', '/teach/books');
    await page.getByText('لسه مفيش كتب').waitFor();
    await page.getByRole('link', { name: 'كتاب جديد' }).click();
    await page.getByLabel('اسم الكتاب', { exact: true }).fill('بنك القواعد Grammar Bank');
    await page.getByLabel('السعر بالجنيه').fill('كتير');
    await page.getByRole('button', { name: 'ضيف الكتاب' }).click();
    await page.getByText('اكتب السعر بالجنيه').waitFor();
    await page.getByLabel('السعر بالجنيه').fill('١٤٩٫٥');
    await page.getByLabel('السنة الدراسية', { exact: true }).selectOption('Secondary2');
    await page.setInputFiles('input[type="file"]', COVER);
    await page.getByRole('button', { name: 'غيّر الصورة' }).waitFor();
    await seeEveryLook(page, 'teach-book');
    await page.getByRole('button', { name: 'ضيف الكتاب' }).dblclick();
    await page.getByRole('heading', { level: 1, name: 'بنك القواعد Grammar Bank' }).waitFor();
    const rows = await here.site.database.owner`select id from books where tenant_id = ${here.site.tenantId}`;
    expect(rows).toHaveLength(1);
    othersSeeIt();
    await guest.reload();
    await guest.getByRole('heading', { level: 2, name: 'بنك القواعد Grammar Bank' }).waitFor();
    const picture = guest.locator('.book-picture');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    await page.getByRole('link', { name: 'كل الكتب' }).click();
    await page.getByRole('link', { name: /بنك القواعد/ }).waitFor();
    await seeEveryLook(page, 'teach-books');
    // What was added is no longer in the way of the next one.
    await page.getByRole('link', { name: 'كتاب جديد' }).click();
    expect(await page.getByLabel('اسم الكتاب', { exact: true }).inputValue()).toBe('');
    await page.goBack();
    await page.getByRole('link', { name: /بنك القواعد/ }).click();
    await page.getByText('ظاهر في الموقع').click();
    await save(page);
    await guest.reload();
    await guest.getByText('بنك القواعد').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'امسح الكتاب' }).click();
    await page.getByRole('button', { name: 'امسح الكتاب' }).last().click();
    await page.getByText('لسه مفيش كتب').waitFor();
  });
});
