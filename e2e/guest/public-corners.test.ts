import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { books } from '../../apps/server/src/features/books/books-table.ts';
import { tenants } from '../../apps/server/src/features/tenants/tenants-table.ts';
import type { MadeCourse } from '../../apps/server/src/seed/new-course.ts';
import { awake, journey } from '../support/journey.ts';
import { loginPage } from '../support/login-page.ts';
import { shoot, sidewaysScroll } from '../support/page-checks.ts';
import { wholeHome } from '../support/whole-home.ts';

const trip = journey();
const ABOUT_THE_BOOK = `${'كل درس في صفحتين وبعده أسئلة من امتحانات السنين اللي فاتت. '.repeat(3)}والإجابات في الآخر.`;
const BROKEN = '/media/no-such-picture.webp';
let course: MadeCourse;

beforeAll(async () => {
  const { site, school } = trip;
  const { tenantId, withTenant } = site;
  course = await school.makeCourse({ name: 'كورس الأركان', grade: 'Secondary1', imagePath: BROKEN });
  await withTenant(tenantId, async (tx) => {
    const [tenant] = await tx.select().from(tenants).where(eq(tenants.tenantId, tenantId));
    if (!tenant) throw new Error('there is no tenant');
    await tx
      .update(tenants)
      .set({ settings: { ...tenant.settings, confirmEmailRequired: true, supportNumber: '01001234567' } });
    const book = {
      title: 'كتاب المراجعة',
      description: ABOUT_THE_BOOK,
      grade: 'Secondary1',
      pricePiastres: 9_000,
    } as const;
    await tx.insert(books).values({ tenantId, ...book });
  });
});

describe('the landing page', () => {
  test('stands in the shared layout, still for those who want it still, without ways in for a member [ROUTE-01, RTL-04, SHELL-10]', async () => {
    const page = await trip.openWiped('/', { as: await trip.school.student() });
    // A member's page begins with what is the member's own.
    await page.locator('main h1').waitFor();
    for (const part of ['.topbar', 'main h1', 'footer']) expect(await page.locator(part).count(), part).toBe(1);
    expect(await page.locator('a[href="/login"], a[href="/register"]').count()).toBe(0);
    await wholeHome(page);
    // The visitors of these tests ask for less motion: nothing waits below the screen to rise into view.
    expect(await page.locator('[data-reveal]').count()).toBeGreaterThan(1);
    expect(await page.locator('.reveal-waiting').count()).toBe(0);
    const moving = await trip.open('/', { motion: true });
    await moving.locator('.reveal-waiting').first().waitFor({ state: 'attached' });
    expect(await moving.locator('a[href="/login"]').count()).toBeGreaterThan(0);
  });

  test('sends nothing of the API along to the chat [API-49]', async () => {
    const page = await trip.openWiped('/', { as: await trip.school.student() });
    await wholeHome(page);
    let headers: Record<string, string> = {};
    await page.route('https://wa.me/**', async (route) => {
      headers = await route.request().allHeaders();
      await route.fulfill({ contentType: 'text/html', body: '<title>chat</title>' });
    });
    const chat = page.locator('footer a[href^="https://wa.me/"]').first();
    // In this tab, where the test sees the request itself.
    await chat.evaluate((link) => link.removeAttribute('target'));
    await chat.click();
    await page.waitForURL('https://wa.me/**');
    expect(Object.keys(headers)).toContain('user-agent');
    for (const name of ['authorization', 'x-tenant-id', 'deviceid', 'cookie']) expect(headers).not.toHaveProperty(name);
  });
});

describe('a course’s code', () => {
  const dialog = (page: Page) => page.locator('dialog.dialog');

  test('goes by Enter from the course page and from the dialog, and a broken picture is no message [RTL-06, RTL-07, ERR-84]', async () => {
    const page = await trip.openWiped(`/courses/${course.id}`, { as: await trip.school.student() });
    await page.locator('.details-cover .cover-art').waitFor();
    expect(await page.locator('.details-cover img').count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
    const field = page.locator('.details-act').getByLabel('معاك كود الكورس؟');
    await field.fill('NOSUCHCD');
    await field.press('Enter');
    await page.locator('.details-act').getByText('الكود ده مش موجود.').waitFor();

    await page.goto('/courses/grade/Secondary1');
    await awake(page);
    await page.locator('article.course').getByRole('button', { name: 'اشترك دلوقتي' }).click();
    await dialog(page)
      .getByRole('button', { name: /معايا كود/ })
      .click();
    await dialog(page)
      .getByLabel('كود الكورس')
      .fill(await trip.school.courseCode(course));
    await page.keyboard.press('Enter');
    await dialog(page).getByText('اشتركت في كورس').waitFor();
  });

  test('of a lecture is asked for when missing and praised when right, on the ticket as in the modal [ERR-54, ERR-87, LEC-03, LEARN-180]', async () => {
    const page = await trip.openWiped('/', { as: await trip.school.student() });
    await wholeHome(page);
    const ticket = page.locator('.code-band');
    expect(await ticket.getByLabel('كود المحاضرة').getAttribute('placeholder'), 'as cards are printed').toBe(
      'XXXX-XXXX',
    );
    await ticket.getByRole('button', { name: 'فعّل الكود' }).click();
    await ticket.getByText('اكتب الكود اللي على الكارت الأول').waitFor();
    await ticket.getByLabel('كود المحاضرة').fill('AB1');
    await ticket.getByLabel('كود المحاضرة').press('Enter');
    const field = dialog(page).getByLabel('كود المحاضرة');
    expect(await field.getAttribute('placeholder')).toBe('ABC123');
    // The code that was typed on the ticket is sent as the dialog opens; a press meanwhile would be a second one.
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('');
    await field.press('Enter');
    await dialog(page).getByText('اكتب كود المحاضرة', { exact: true }).waitFor();
    await field.fill(await trip.school.lectureCode(course));
    await field.press('Enter');
    await dialog(page).getByRole('heading', { name: 'الكود اتأكد بنجاح' }).waitFor();
  });
});

test('a login refused for an unconfirmed address leads to confirming it [OP-REG-1]', async () => {
  const account = await trip.site.createAccount({ emailConfirmedAt: null });
  const { page } = await trip.visit();
  const login = loginPage(page);
  await login.open();
  await login.identifier.fill(account.email);
  await login.password.fill(account.password);
  await login.submit.click();
  await page.getByText('إيميلك لسه متأكدش').waitFor();
  await page.getByRole('link', { name: 'أكّد إيميلك' }).click();
  await page.waitForURL('/confirm-email');
  await page.getByLabel('الإيميل', { exact: true }).waitFor();
});

test('a long description of a book unfolds and folds again', async () => {
  const page = await trip.openWiped('/books/grade/Secondary1');
  const about = page.locator('.book-card-about');
  expect(await about.textContent()).not.toContain('والإجابات في الآخر.');
  await about.getByRole('button', { name: 'اقرأ أكتر عن كتاب المراجعة' }).click();
  expect(await about.textContent()).toContain('والإجابات في الآخر.');
  await about.getByRole('button', { name: 'اقرأ أقل عن كتاب المراجعة' }).click();
  expect(await about.textContent()).not.toContain('والإجابات في الآخر.');
});

/** The words of these parts that reach past the screen, or on a desk past the sheet that they stand on or beside. */
function wordsOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxOfWords = (node: Element) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    const named = (parts: string, isOutside: (box: DOMRect) => boolean) =>
      [...document.querySelectorAll(parts)]
        .filter((node) => isOutside(boxOfWords(node)))
        .map((node) => node.textContent ?? '');
    const sheet = document.querySelector('.exercise')?.getBoundingClientRect();
    const isBeside = sheet && sheet.width < innerWidth / 2;
    return [
      ...named(
        '.hero-title > span, .hero-actions .btn, .form-page-first, .form-page-second, .book-card',
        ({ left, right }) => left < 0 || right > innerWidth,
      ),
      ...named('.sentence', ({ left, right }) => !sheet || left < sheet.left || right > sheet.right),
      ...named('.hero-title > span', ({ left }) => Boolean(isBeside) && left < (sheet?.right ?? 0)),
      ...[...document.querySelectorAll('.hero-lead, .highlights ul')]
        .filter((node) => {
          const { lineHeight, fontSize } = getComputedStyle(node);
          return Number.parseFloat(lineHeight) < Number.parseFloat(fontSize) * 1.2;
        })
        .map(({ className }) => className),
    ];
  });
}

test.each([
  [360, ['/', '/login', '/register', '/parent-monitoring', '/books/grade/Secondary1']],
  [1280, ['/', '/login']],
])('letters that are set twice as big are cut nowhere, at %i [LEARN-205]', async (width, addresses) => {
  const { page } = await trip.visit();
  await page.setViewportSize({ width, height: 800 });
  for (const address of addresses) {
    await page.goto(address);
    await awake(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect
      .poll(async () => ({ address, wider: await sidewaysScroll(page), cut: await wordsOutside(page) }))
      .toEqual({ address, wider: 0, cut: [] });
    await shoot(page, `letters-twice-${width}${address.replaceAll('/', '-')}`);
  }
});

/** What stands on the cards of the landing page and reaches below its card. */
function cutOnCards(page: Page): Promise<string[]> {
  return page.locator('.teaser-body').evaluateAll((bodies) =>
    bodies.flatMap((body) => {
      const { left, right, bottom } = body.getBoundingClientRect();
      return [...body.querySelectorAll('.teaser-price, .badge, .btn')]
        .filter((part) => {
          const box = part.getBoundingClientRect();
          return box.bottom > bottom || box.left < left || box.right > right;
        })
        .map((part) => part.textContent ?? '');
    }),
  );
}

test.each([360, 1280])(
  'nor the price and the press of a course, nor a code that is typed, at %i [LEARN-205]',
  async (width) => {
    const page = await trip.openWiped('/', { screen: { width, height: 800 } });
    await page.locator('.courses-section').scrollIntoViewIfNeeded();
    await page.locator('.teaser-body .btn').first().waitFor();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect.poll(() => cutOnCards(page)).toEqual([]);
    await page.locator('.teaser-body .btn').first().scrollIntoViewIfNeeded();
    await shoot(page, `letters-twice-cards-${width}`);
    await page.goto(`/courses/${course.id}`);
    await awake(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const field = page.locator('.details-act').getByLabel('معاك كود الكورس؟');
    await field.fill('WXMW-QUCR');
    expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
    await shoot(page, `letters-twice-code-${width}`);
  },
);

test('whatever the keyboard leads to stands above the strip at the foot of the screen [LEARN-224]', async () => {
  const page = await trip.openWiped('/', { screen: { width: 1280, height: 800 } });
  await page.locator('.courses-section').scrollIntoViewIfNeeded();
  await page.locator('.teaser-body .btn').first().waitFor();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.locator('.grade-card').first().focus();
  const under = () =>
    page.evaluate(() => {
      const { top } = document.querySelector('.support')?.getBoundingClientRect() ?? { top: 0 };
      const focused = document.activeElement;
      return (focused?.getBoundingClientRect().bottom ?? 0) - top;
    });
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(under, { message: `press ${press}` }).toBeLessThanOrEqual(0);
  }
});

test('under the headline one line is gone before the next comes, and no drifting letter lies under a form [LEARN-206]', async () => {
  const page = await trip.open('/', { motion: true });
  const times = await page.locator('.highlights li[data-shown]').evaluate((line) => {
    const { transitionDelay, transitionDuration } = getComputedStyle(line);
    return [transitionDelay, transitionDuration].map(Number.parseFloat);
  });
  expect(times[0]).toBeGreaterThanOrEqual(times[1] ?? Infinity);
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/register');
  const papers = await page
    .locator('.form-page-body')
    .evaluate((form) => [form, document.body].map((node) => getComputedStyle(node).backgroundColor));
  expect(papers[0]).toBe(papers[1]);
});
