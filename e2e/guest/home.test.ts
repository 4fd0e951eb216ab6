import { currentTermPeriod } from '@hessa/rules/statistics/term-period';
import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { books } from '../../apps/server/src/features/books/books-table.ts';
import { termScores } from '../../apps/server/src/features/quizzes/term-scores-table.ts';
import { newCourse } from '../../apps/server/src/seed/new-course.ts';
import { seeEveryLook } from '../support/every-look.ts';
import { awake, journey, type VisitOptions } from '../support/journey.ts';
import { shoot } from '../support/page-checks.ts';
import { startSite } from '../support/site.ts';
import { DESK, PHONE, stopClock } from '../support/visitor.ts';
import { wholeHome } from '../support/whole-home.ts';

const BUSY_HOST = 'busy.localhost';
const COURSES_CALL = '**/AdminStudent/CourseActive*';
const BOARD_CALL = '**/api/Student/top-students*';

/** A tenant with courses, books, students and a support number, under a host of its own. */
let busyUrl: string;
const hosts: Record<string, string> = {};

const travel = journey(() => startSite(hosts));

beforeAll(async () => {
  hosts[BUSY_HOST] = await makeBusyTenant();
  const address = new URL(travel.site.url);
  address.hostname = BUSY_HOST;
  busyUrl = address.origin;
});

async function makeBusyTenant(): Promise<string> {
  const tenantId = await travel.site.makeTenant({ settings: { supportNumber: '01000000009' } });
  const now = travel.site.clock.now();
  const period = currentTermPeriod(now.getTime());
  const names = ['سلمى طارق', 'مريم علي', 'عبد الرحمن حسن', 'آدم خالد'];
  for (const [at, name] of names.entries()) {
    const { id } = await travel.site.createAccount({ name, passwordHash: 'none', grade: 'Secondary1' }, tenantId);
    await travel.site.withTenant(tenantId, (tx) =>
      tx.insert(termScores).values({ tenantId, period, studentId: id, scoreSum: 99.5 - at, quizCount: 1 }),
    );
  }
  await travel.site.withTenant(tenantId, async (tx) => {
    await newCourse(
      tx,
      tenantId,
      {
        name: 'since ولا for؟ كل اللي بيلخبط في الأزمنة من الأول للآخر',
        pricePiastres: 15_000,
      },
      now,
    );
    await newCourse(tx, tenantId, { name: 'مراجعة ليلة الامتحان', pricePiastres: 0 }, now);
    await tx.insert(books).values({ tenantId, title: 'كتاب', grade: 'Secondary1', pricePiastres: 5_000 });
  });
  return tenantId;
}

const open = (options: VisitOptions = {}) => travel.open('/', { url: busyUrl, ...options });
/** Of a tenant that has nothing yet. */
const walkBare = travel.walker();
/** Whoever only reads the page, with its courses and its board in it. */
const walk = travel.walker(() => ({ url: busyUrl }));
const read = () => walk('/');

describe('the landing page', () => {
  test('reads completely without scripts: hero, teacher, reasons, grades, books, code and benefits [HOME-01, HOME-02, HOME-05, HOME-12, OP-HOME-6, OP-SEO-2]', async () => {
    const context = await travel.browser.newContext({ baseURL: busyUrl, viewport: PHONE, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    for (const heading of ['صلّح الغلطة', 'ليه الطلبة', 'الكورسات', 'كتب مستر تست', 'معاك كود محاضرة؟', 'وكمان معاك']) {
      expect(await page.getByRole('heading', { name: heading }).first().isVisible(), heading).toBe(true);
    }
    expect(await page.getByText('مفيش طالب ضعيف في الإنجليزي.').isVisible()).toBe(true);
    expect(await page.locator('.splash').isVisible()).toBe(false);
    expect(await page.locator('.shimmer:visible').count()).toBe(0);
    await shoot(page, 'home-360-no-script');
    await context.close();
  });

  test('advertises all six features, four of them with drawings that have words, and introduces the teacher in the tenant’s words and digits [HOME-01, HOME-06, HOME-16, HOME-17, HOME-18, HOME-19, HOME-20, HOME-21, OP-RTL-1, LEARN-28]', async () => {
    const page = await read();
    // Exams have no clock yet: none is promised.
    expect(await page.getByRole('main').textContent()).not.toContain('بوقت محدد');
    const features = [
      'حل الكتب الخارجية',
      'امتحان قبل وامتحان بعد',
      'امتحان شامل كل شهر',
      'جوايز للأوائل',
      'فريق دعم بيرد بجد',
      'متاحين ٢٤ ساعة',
    ];
    for (const name of features) expect(await page.getByRole('heading', { level: 3, name }).count(), name).toBe(1);
    expect(await page.locator('.reasons').getByRole('img').count()).toBe(4);
    expect(await page.locator('.benefits > li').count()).toBe(4);

    const card = page.getByRole('region', { name: 'عن مستر تست' });
    expect(await card.getByRole('img', { name: 'مستر تست' }).count()).toBe(1);
    expect(await card.textContent()).toContain('أكتر من ١٠ سنين');
    expect(await card.textContent()).toContain('+٥٠٠');
    expect(await card.textContent()).toContain('٩٥٪');
  });

  test('offers guests an account, and members their courses in its place; no honour board without anybody on it, no support button without a number [HOME-03, HOME-15, OP-HOME-1, OP-HOME-5]', async () => {
    const guest = await walkBare('/');
    expect(await guest.getByRole('link', { name: 'يلا نبدأ' }).getAttribute('href')).toBe('/register');
    // Where the tenant has nobody to praise and no number to write to, nothing stands for them.
    expect(await guest.locator('.honour').count()).toBe(0);
    expect(await guest.locator('.support').count()).toBe(0);
    const page = await open({ url: travel.site.url, as: await travel.site.createAccount() });
    await wholeHome(page);
    const hero = page.locator('.hero');
    expect(await hero.getByRole('link', { name: 'كورساتي' }).getAttribute('href')).toBe('/enrolled-courses');
    expect(await hero.getByRole('link', { name: 'يلا نبدأ' }).count()).toBe(0);
  });

  test('corrects the sentence when the right word is picked, says why a wrong one is wrong, and asks for a lecture code, which goes along with a guest [HOME-11, LEARN-21, LEARN-252]', async () => {
    const page = await read();
    const paper = page.locator('.exercise');
    await paper.getByRole('button', { name: 'from' }).click();
    await paper.getByText('جرّب تاني').waitFor();
    expect(await paper.getByRole('img', { name: 'درجة واحدة من اتنين' }).count()).toBe(1);
    await paper.getByRole('button', { name: 'for' }).focus();
    await page.keyboard.press('Enter');
    await paper.getByRole('img', { name: 'درجتين من اتنين' }).waitFor();
    expect(await paper.locator('ins').allTextContents()).toEqual(['doesn’t', 'for']);
    await shoot(page, 'home-360-corrected');

    const band = page.getByRole('region', { name: 'معاك كود محاضرة؟' });
    const activate = band.getByRole('button', { name: 'فعّل الكود' });
    const field = band.getByLabel('كود المحاضرة');
    await activate.click();
    // Empty, it is asked for in the box that is there: no second one opens.
    const missing = band.getByText('اكتب الكود اللي على الكارت الأول');
    await missing.waitFor();
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await shoot(page, 'home-360-code-missing');
    await page.keyboard.type('K5JT-PBB7');
    await missing.waitFor({ state: 'detached' });
    await activate.click();
    await page.waitForURL('/login');
    await page.getByText('الكود محفوظ').waitFor();
  });

  test('takes a code along that was typed and pressed before the page was awake [LEARN-238]', async () => {
    const { page } = await travel.visit();
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const band = page.getByRole('region', { name: 'معاك كود محاضرة؟' });
    await band.getByLabel('كود المحاضرة').fill('k5jt-pbb٧');
    await band.getByRole('button', { name: 'فعّل الكود' }).click();
    held.resolve();
    await page.waitForURL('/login');
    expect(await page.evaluate(() => history.state.usr.from)).toBe('/redeem/K5JT-PBB7');
  });
});

describe('a press before the page is awake', () => {
  test('opens the menu and turns the colours, once each, as soon as the page is [LEARN-248]', async () => {
    const { page } = await travel.visit();
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const isNight = () => page.evaluate(() => document.documentElement.classList.contains('night-mode'));
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: /غيّر المظهر/ }).click();
    await bar.getByRole('button', { name: 'افتح القائمة' }).click();
    await bar.getByRole('button', { name: 'افتح القائمة' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await shoot(page, 'home-360-pressed-early');
    held.resolve();
    await awake(page);
    const menu = page.getByRole('dialog', { name: 'القائمة' });
    await menu.getByRole('link', { name: 'متابعة ولي الأمر' }).waitFor();
    expect(await isNight()).toBe(true);
    expect(await page.locator('[data-early]').count()).toBe(0);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
  });
});

describe('the hero’s highlights', () => {
  const shown = (page: Page) => page.locator('.highlights li[data-shown]').textContent();

  test('take turns, three of them, 4 seconds each, without moving anything, until stopped; they rest for those who want less motion [HOME-22, HOME-23, HOME-24, OP-HOME-3, LIM-26]', async () => {
    const page = await open({ handClock: true, motion: true });
    await stopClock(page);
    const height = () => page.locator('.hero').evaluate((hero) => hero.getBoundingClientRect().height);
    const first = await shown(page);
    const before = await height();
    const seen = [first];
    for (let turn = 0; turn < 3; turn++) {
      await page.clock.runFor(4_000);
      seen.push(await shown(page));
      expect(await height()).toBe(before);
    }
    expect(new Set(seen).size).toBe(3);
    expect(seen[3]).toBe(first);
    await page.getByRole('button', { name: 'وقّف تقليب السطور' }).click();
    const stopped = await shown(page);
    await page.clock.runFor(9_000);
    expect(await shown(page)).toBe(stopped);

    await page.clock.resume();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await awake(page);
    await stopClock(page);
    const resting = await shown(page);
    await page.clock.runFor(9_000);
    expect(await shown(page)).toBe(resting);
  });
});

describe('what comes when the reader is near', () => {
  /** Keeps calls waiting until they are let go, and counts them. */
  function holding() {
    const calls: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const hold = async (route: Route) => {
      calls.push(route.request().url());
      await held;
      await route.continue();
    };
    return { calls, hold, release: () => release() };
  }

  test('is the courses of the four grades, reached by the hero’s button, and the honour board by first name and a letter, each asked for only then and moving nothing when it comes [HOME-04, HOME-07, HOME-10, OP-HOME-1, OP-HOME-4, SHELL-02, PERF-07, PERF-08, PERF-09, OP-PERF-3, OP-SHELL-9]', async () => {
    const html = await (await fetch(travel.site.url)).text();
    for (const word of ['preparatory3', 'Secondary1', 'Secondary2', 'Secondary3']) {
      expect(html).toContain(`href="/courses/grade/${word}"`);
    }
    const [courses, board] = [holding(), holding()];
    const page = await open({
      before: async (page) => {
        await page.route(COURSES_CALL, courses.hold);
        await page.route(BOARD_CALL, board.hold);
      },
    });
    expect([...courses.calls, ...board.calls]).toEqual([]);
    expect(await page.content()).not.toContain('سلمى');
    await page.getByRole('link', { name: 'شوف الكورسات' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await page.locator('.courses-section .lazy-section').scrollIntoViewIfNeeded();
    // Of every grade, at once.
    await expect.poll(() => courses.calls.length).toBe(4);
    expect(await page.locator('.course-row .shimmer').count()).toBeGreaterThan(0);
    const roomOfCourses = () => page.locator('#courses').evaluate((section) => section.getBoundingClientRect().height);
    const coursesBefore = await roomOfCourses();
    courses.release();
    await page.getByRole('link', { name: /^since ولا for/ }).waitFor();
    await expect.poll(() => page.locator('.teaser-name').count()).toBe(2);
    expect(await roomOfCourses()).toBe(coursesBefore);
    expect(await page.locator('.teaser-price').allTextContents()).toContain('١٥٠٫٠٠ جنيه');
    const press = page.getByRole('link', { name: /^اشترك دلوقتي في since/ });
    expect(await press.getAttribute('href')).toMatch(/^\/courses\/\d+$/);
    expect(await page.getByRole('link', { name: 'ابدأ ببلاش في مراجعة ليلة الامتحان' }).count()).toBe(1);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('link', { name: 'شوف الكورسات' }).click();
    const top = () => page.locator('#courses').evaluate((section) => section.getBoundingClientRect().top);
    await expect.poll(async () => Math.abs(await top())).toBeLessThan(60);

    const room = () => page.locator('.home-pair').evaluate((pair) => pair.getBoundingClientRect().height);
    await page.locator('.home-pair .lazy-section').scrollIntoViewIfNeeded();
    await expect.poll(() => board.calls.length).toBe(1);
    const before = await room();
    board.release();
    await page.getByText('سلمى ط.').waitFor();
    expect(await page.locator('.honour-list > li').count()).toBe(4);
    expect(await page.locator('.honour-mark').first().textContent()).toBe('٩٩٪');
    expect(await room()).toBe(before);
  });

  test('says so when it cannot be read and tries again, says each grade once, and says when there is no course at all; the honour board hides itself [HOME-07, LEARN-73, OP-HOME-1]', async () => {
    let broken = true;
    const page = await travel.open('/#courses', {
      url: busyUrl,
      before: async (page) => {
        await page.route(COURSES_CALL, (route) =>
          broken ? route.fulfill({ status: 500, body: 'x' }) : route.continue(),
        );
        await page.route(BOARD_CALL, (route) => route.fulfill({ status: 500, body: 'x' }));
      },
    });
    await page.locator('.courses-section .lazy-section').scrollIntoViewIfNeeded();
    await page.getByRole('alert').getByText('حصلت مشكلة وإحنا بنجيب الكورسات.').waitFor();
    await shoot(page, 'home-360-courses-failed');
    broken = false;
    await page.getByRole('button', { name: 'جرّب تاني' }).click();
    await page.getByRole('link', { name: 'مراجعة ليلة الامتحان', exact: true }).waitFor();
    expect(await page.locator('#courses').getByText('تالتة إعدادي', { exact: true }).count()).toBe(1);
    // It may be gone already: it was near while the courses were read.
    await page.locator('.home-pair').scrollIntoViewIfNeeded();
    await page.locator('.honour').waitFor({ state: 'detached' });

    const bare = await walkBare('/');
    await bare.locator('.courses-section .lazy-section').scrollIntoViewIfNeeded();
    await bare.getByText('لسه مفيش كورسات. أول ما ينزل كورس هتلاقيه هنا.').waitFor();
  });
});

describe('the footer', () => {
  test('is low on a phone and on a desk [LEARN-82]', async () => {
    const page = await read();
    for (const [screen, most] of [
      [PHONE, 300],
      [DESK, 200],
    ] as const) {
      await page.setViewportSize(screen);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const height = () => page.getByRole('contentinfo').evaluate((foot) => foot.getBoundingClientRect().height);
      await expect.poll(height).toBeLessThanOrEqual(most);
    }
  });
});

describe('books', () => {
  test('three spines lead to the books of their grades [HOME-08, HOME-09, OP-HOME-2]', async () => {
    const page = await read();
    const spines = page.locator('.pile').getByRole('link');
    const addresses = await spines.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(['/books/grade/Secondary1', '/books/grade/Secondary2', '/books/grade/Secondary3']);
    expect(await spines.first().textContent()).toContain('كتاب');
    await spines.nth(1).click();
    await page.waitForURL('/books/grade/Secondary2');
  });
});

/** Runs in the page: the presses in sight whose middle lies under what is named. */
function pressesCovered(by: string): string[] {
  const presses = [...document.querySelectorAll('a, button, input')].filter((press) => !press.closest(by));
  const covered = presses.filter((press) => {
    const { left, right, top, bottom } = press.getBoundingClientRect();
    const edges = [top + 1, (top + bottom) / 2, bottom - 1].filter((at) => at > 0 && at < innerHeight);
    return right > left && edges.some((at) => document.elementFromPoint((left + right) / 2, at)?.closest(by));
  });
  return covered.map((press) => press.textContent ?? '');
}

/** Runs in the page: how much of the screen's height these take. */
function heightInSight(names: string): number {
  const heights = [...document.querySelectorAll(names)].map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  });
  return heights.reduce((sum, height) => sum + height, 0);
}

describe('the support button', () => {
  test('is a plain link to the chat with a message written already, on a page that names itself to search engines [HOME-13, MSG-06, MSG-07, OP-MSG-1, OP-MSG-3, SEO-01, SEO-02, OP-SEO-1]', async () => {
    const page = await read();
    expect(await page.title()).toBe('اللغة الإنجليزية أونلاين | مستر تست');
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toContain('شرح إنجليزي');
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/$/);
    expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toContain('مستر تست');
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(data).toMatchObject({ '@type': 'EducationalOrganization', name: 'مستر تست' });
    const link = page.getByRole('link', { name: 'عندك سؤال؟ كلّمنا على واتساب' });
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toMatch(/^https:\/\/wa\.me\/201000000009\?text=/);
    expect(decodeURIComponent(href)).toContain('السلام عليكم');
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toContain('noopener');
  });

  test('greets, covers no press of the first screen, follows the reader from there at the bottom of the screen, and leaves the footer alone and a turned phone its height [HOME-13, HOME-14, LEARN-23, LEARN-100]', async () => {
    const page = await read();
    const strip = page.locator('.support');
    await strip.getByText('عندك سؤال؟ كلّمنا').waitFor();
    expect(await page.evaluate(pressesCovered, '.support')).toEqual([]);
    const bottom = () => strip.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
    await page.mouse.wheel(0, 900);
    await expect.poll(bottom).toBe(PHONE.height);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const footer = () => page.getByRole('contentinfo').evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(async () => (await bottom()) <= Math.ceil(await footer())).toBe(true);
    for (const screen of [DESK, { width: 412, height: 823 }]) {
      await page.setViewportSize(screen);
      await page.evaluate(() => scrollTo(0, 0));
      expect({ screen, covered: await page.evaluate(pressesCovered, '.support') }).toEqual({ screen, covered: [] });
    }
    await page.setViewportSize({ width: 800, height: 360 });
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    // Of all that sticks only the two lines of the top bar stay.
    await expect.poll(() => page.evaluate(heightInSight, '.support, .topbar')).toBeLessThan(12);
  });
});

/** Runs in the page, before anything of it: the splash goes only by what is done to it, however late the page wakes. */
function holdSplash(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.splash { animation-play-state: paused !important }');
  document.adoptedStyleSheets.push(sheet);
}

describe('the splash', () => {
  const splash = (page: Page) => page.locator('.splash');
  const openHeld = () => open({ motion: true, before: (page) => page.addInitScript(holdSplash) });

  test('covers the first page of a session, 3000 ms and a fade of 500, over a page that is already awake [SHELL-21, SHELL-22, LIM-24, OP-SHELL-2, LEARN-27]', async () => {
    const page = await openHeld();
    expect(await splash(page).isVisible()).toBe(true);
    const times = await splash(page).evaluate((overlay) => {
      const [fade] = overlay.getAnimations();
      const { delay, duration } = fade?.effect?.getTiming() ?? {};
      return { delay, duration };
    });
    expect(times).toEqual({ delay: 3_000, duration: 500 });
    const hint = await splash(page).evaluate((overlay) => getComputedStyle(overlay, '::after').content);
    expect(hint).toBe('"دوس في أي حتة عشان تكمّل"');
    await splash(page).evaluate((overlay) => {
      for (const fade of overlay.getAnimations()) fade.finish();
    });
    await splash(page).waitFor({ state: 'hidden' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'متابعة ولي الأمر' }).click();
    await page.waitForURL('/parent-monitoring');
    expect(await splash(page).isVisible()).toBe(false);
    await page.reload();
    await awake(page);
    expect(await splash(page).isVisible()).toBe(false);
  });

  test('ends at once on a press, which goes no further, on a key and on a scroll [OP-SHELL-2]', async () => {
    const page = await openHeld();
    const acts = [
      () => page.mouse.click(180, 480),
      () => page.keyboard.press('Escape'),
      () => page.mouse.wheel(0, 200),
    ];
    for (const [at, act] of acts.entries()) {
      if (at > 0) {
        await page.evaluate(() => sessionStorage.clear());
        await page.reload();
        await awake(page);
      }
      // Left alone, it would stay for ever.
      expect(await splash(page).isVisible(), `act ${at}`).toBe(true);
      await act();
      await splash(page).waitFor({ state: 'hidden' });
      expect(new URL(page.url()).pathname).toBe('/');
    }
  });
});

describe('the decoration', () => {
  test('the scroll progress shows above 0, fills from the right, and is gone at 0 [SHELL-19, SHELL-20]', async () => {
    const page = await read();
    const band = page.locator('.scroll-progress');
    await band.waitFor({ state: 'hidden' });
    await page.evaluate(() => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2));
    await band.waitFor({ state: 'visible' });
    const done = () => band.evaluate((element) => Number(element.style.getPropertyValue('--done')));
    await expect.poll(async () => Math.abs((await done()) - 0.5) < 0.05).toBe(true);
    expect(await band.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(6);
    await page.evaluate(() => scrollTo(0, 0));
    await band.waitFor({ state: 'hidden' });
  });

  test('the top bar’s height is followed, twenty bits of English float on a desk and ten on a phone, and those who want less motion see no splash and nothing that waits to rise [SHELL-12, SHELL-26, SHELL-31, SHELL-32, LIM-51, OP-SHELL-2, OP-SHELL-3]', async () => {
    const page = await read();
    await page.setViewportSize(DESK);
    expect(await page.locator('.splash').isVisible()).toBe(false);
    expect(await page.locator('.reveal-waiting').count()).toBe(0);
    const known = () => page.locator('.topbar').evaluate((bar) => bar.style.getPropertyValue('--bar-height'));
    const floating = () =>
      page
        .locator('.floating i')
        .evaluateAll((pieces) => pieces.filter((piece) => getComputedStyle(piece).display !== 'none').length);
    await expect.poll(known).toBe('76px');
    expect(await floating()).toBe(20);
    await page.setViewportSize(PHONE);
    await expect.poll(known).toBe('60px');
    expect(await floating()).toBe(10);
  });

  test.each([PHONE, DESK])('and lie beside what is read, on a screen of %o [LEARN-209]', async (screen) => {
    const page = await read();
    await page.setViewportSize(screen);
    await page.locator('.floating i').first().waitFor();
    const gutter = screen === PHONE ? 16 : 32;
    const over = await page.locator('.floating i').evaluateAll(
      (pieces, { gutter, width }) => {
        const boxes = pieces.map((piece) => piece.getBoundingClientRect()).filter((box) => box.width > 0);
        return boxes.filter(({ left, right }) => right > gutter && left < width - gutter).length;
      },
      { gutter, width: screen.width },
    );
    expect(over).toBe(0);
  });

  test('a section below the screen rises once, in 800 ms, 40 px inside [SHELL-23, SHELL-24, SHELL-25, LIM-52]', async () => {
    const page = await open({ motion: true, screen: DESK });
    const reasons = page.getByRole('region', { name: 'ليه الطلبة بتكمّل معانا؟' });
    await expect.poll(() => reasons.getAttribute('class')).toContain('reveal-waiting');
    const top = await reasons.evaluate((section) => section.getBoundingClientRect().top);
    await page.evaluate((to) => scrollTo(0, to), top - 800 + 30);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await reasons.getAttribute('class')).toContain('reveal-waiting');
    // How it rises is read where it begins: from here it could be over before the question arrives.
    const begun = await reasons.evaluateHandle((section) => {
      const lengths = new Promise((tell) =>
        new MutationObserver((_, watch) => {
          if (section.classList.contains('reveal-waiting')) return;
          watch.disconnect();
          tell(section.getAnimations().map((animation) => animation.effect?.getTiming().duration));
        }).observe(section, { attributeFilter: ['class'] }),
      );
      return { lengths };
    });
    await page.evaluate((to) => scrollTo(0, to), top - 800 + 60);
    expect(await begun.evaluate(({ lengths }) => lengths)).toEqual([800]);
    await reasons.evaluate((section) => {
      for (const animation of section.getAnimations()) animation.finish();
    });
    await page.evaluate(() => scrollTo(0, 0));
    await page.evaluate((to) => scrollTo(0, to), top);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await reasons.evaluate((section) => section.getAnimations().length)).toBe(0);
  });
});

test('a walk between pages writes no script into the page and breaks nothing [SEO-02, T-WEB-1]', async () => {
  const page = await walk('/parent-monitoring');
  await page.getByRole('contentinfo').getByRole('link', { name: 'عن مستر تست' }).click();
  await page.getByRole('heading', { level: 1, name: 'مستر تست' }).waitFor();
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
});

test('the whole page is sound in every look [OP-RTL-1]', async () => {
  const page = await read();
  await page.locator('.courses-section .lazy-section').scrollIntoViewIfNeeded();
  await page.locator('.teaser-name').first().waitFor();
  await page.locator('.home-pair .lazy-section').scrollIntoViewIfNeeded();
  await page.getByText('سلمى ط.').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await seeEveryLook(page, 'home-full');
});
