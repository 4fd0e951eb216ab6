import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { putOn, seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { axeViolations, shoot } from '../support/page-checks.ts';
import { SUPPORT_NUMBER } from '../support/site.ts';
import { DESK, PHONE, stopClock } from '../support/visitor.ts';

const travel = journey();

const isNight = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('night-mode'));

describe('the document', () => {
  test('is rendered by the server, readable without any script [OP-SEO-2]', async () => {
    const html = await (await fetch(`${travel.site.url}/login`)).text();
    expect(html).toContain('حمد لله على السلامة!');
    expect(html).toContain('مستر تست');
  });

  test('of a page whose code does not come for 120 s is asked for as a whole [PERF-10]', async () => {
    const { page } = await travel.visit({ handClock: true });
    await page.goto('/login');
    await awake(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
    });
    let hung = 0;
    let comes = false;
    // Taking the route away would let go of what hangs, and the page might open by its code after all.
    await page.route(/\/assets\/about-[^/]+\.js$/, (route) => {
      if (comes) return route.continue();
      hung += 1;
    });
    // However long a busy machine takes over all this, for the page it is no time.
    await stopClock(page);
    await page.locator('footer').getByRole('link', { name: /^عن / }).click();
    await expect.poll(() => hung).toBeGreaterThan(0);
    await putOn(page, PHONE);
    await page.clock.runFor(119_000);
    expect(asked).toEqual([]);
    comes = true;
    await page.clock.runFor(1_100);
    await page.clock.resume();
    // The address may change before anything is asked for.
    await expect.poll(() => asked).toEqual(['/about']);
    await page.getByRole('heading', { level: 1, name: 'مستر تست' }).waitFor();
    await awake(page);
    expect(asked).toEqual(['/about']);
  });

  test('lets only its own scripts run, by a nonce that changes with every answer [T-WEB-1]', async () => {
    const policies = await Promise.all(
      // A page of one visitor's own; those that everybody shares go by hashes (seo.test.ts).
      [1, 2].map(
        async () => (await fetch(`${travel.site.url}/redeem/ABCD-1234`)).headers.get('content-security-policy') ?? '',
      ),
    );
    for (const policy of policies) {
      expect(policy).toContain("default-src 'none'");
      expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}'(;|$)/);
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain("require-trusted-types-for 'script'");
    }
    expect(policies[0]).not.toBe(policies[1]);
  });

  test('carries the other security headers and is kept by no shared cache [T-WEB-2]', async () => {
    const { headers } = await fetch(travel.site.url);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });
});

describe('night mode', () => {
  test('starts with day, is put on and off by the button, and is remembered without a flash [SHELL-17, SHELL-18, OP-SHELL-4]', async () => {
    const page = await travel.openWiped('/');
    expect(await isNight(page)).toBe(false);
    const toggle = page.getByRole('button', { name: 'غيّر المظهر: نهاري أو ليلي' });
    await toggle.click();
    expect(await isNight(page)).toBe(true);
    // Code that does not come, rather than code that failed: a page whose code failed loads itself anew.
    const never = () => {};
    await page.route('**/assets/*.js', never);
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await isNight(page)).toBe(true);
    await page.unroute('**/assets/*.js', never);
    await page.reload();
    await awake(page);
    await toggle.click();
    expect(await isNight(page)).toBe(false);
  });
});

describe('the top bar', () => {
  test('offers a guest home, courses, parents, login and registration, and leads from another page to the courses of the home page [SHELL-01, SHELL-03, SHELL-04, SHELL-08, SHELL-09, SHELL-05, SHELL-06, SHELL-07, OP-ROUTE-3]', async () => {
    const page = await travel.openWiped('/login');
    await page.setViewportSize(DESK);
    const bar = page.getByRole('banner');
    const links = await bar.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(['/', '/', '/#courses', '/parent-monitoring', '/search', '/login', '/register']);
    await bar.getByRole('link', { name: 'الكورسات' }).click();
    await page.waitForURL('/#courses');
    await expect.poll(() => page.locator('#courses').isVisible()).toBe(true);
  });

  test('offers a phone the same links in a menu that keeps the focus and gives it back, and that the way back closes [SHELL-11, OP-RTL-1, LEARN-201]', async () => {
    const page = await travel.openWiped('/');
    const opener = page.getByRole('button', { name: 'افتح القائمة' });
    await opener.click();
    const menu = page.getByRole('dialog');
    const links = await menu.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(['/', '/#courses', '/parent-monitoring', '/login', '/register']);
    await shoot(page, 'menu-360-day');
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await menu.isVisible()).toBe(false);
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await opener.click();
    await menu.waitFor();
    await page.goBack();
    await menu.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/');
    await opener.click();
    await menu.getByRole('link', { name: 'متابعة ولي الأمر' }).click();
    await page.waitForURL('/parent-monitoring');
    await menu.waitFor({ state: 'hidden' });
    await page.goBack();
    await page.waitForURL('/');
  });
});

describe('a change of page', () => {
  test('goes to the top and takes the reading position along [ROUTE-18, OP-RTL-1]', async () => {
    const page = await travel.openWiped('/login');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'متابعة ولي الأمر' }).click();
    await page.waitForURL('/parent-monitoring');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  });
});

test('the home page is Arabic of Egypt, right to left, with the tenant of the page, and its footer shows the contact that the server knows, the fixed year and a credit, and no empty link [RTL-01, GEN-01, GEN-02, TEN-02, SHELL-13, SHELL-14, SHELL-15, SHELL-16, OP-RTL-1, OP-SHELL-6, OP-SHELL-7]', async () => {
  const page = await travel.openWiped('/');
  expect(await page.locator('html').getAttribute('lang')).toBe('ar-EG');
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await page.locator('meta[name="tenant"]').getAttribute('content')).toBe(travel.site.tenantId);
  const footer = page.getByRole('contentinfo');
  expect(await footer.getByRole('link', { name: 'كلّمنا على واتساب' }).getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/201001234567\?text=/,
  );
  expect(await footer.textContent()).toContain(SUPPORT_NUMBER);
  expect(await footer.getByRole('link', { name: 'صفحة الفيسبوك' }).count()).toBe(0);
  expect(await footer.textContent()).toContain('٢٠٢٤');
  expect(await footer.textContent()).toContain('فريق حصة');
  expect(await footer.getByRole('link', { name: 'عن مستر تست' }).getAttribute('href')).toBe('/about');
  await seeOneLook(page, 'home');
});

describe('addresses', () => {
  test.each([
    '/about',
    '/register',
    '/forgot-password',
    '/reset-password?email=a%40b.eg',
    '/parent-monitoring',
    '/courses/grade/Secondary1',
    '/courses/grade/preparatory3',
    '/books/grade/Secondary2',
    '/redeem/ABCD-1234',
    '/confirm-email',
  ])(
    '%s is a public page inside the layout [ROUTE-02, ROUTE-04, ROUTE-05, ROUTE-06, ROUTE-07, ROUTE-08, ROUTE-09, ROUTE-10, ROUTE-11, ROUTE-17, ROLE-01]',
    async (address) => {
      const answer = await fetch(travel.site.url + address);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toContain('class="topbar"');
      expect(html).toContain('class="foot"');
    },
  );

  test.each([
    ['/courses/secondary2', '/courses/grade/Secondary2'],
    ['/courses/SECONDARY3', '/courses/grade/Secondary3'],
    ['/courses/prep3', '/courses/grade/preparatory3'],
    ['/books', '/#books'],
    ['/contact', '/#contact'],
  ])('%s leads to %s [ROUTE-14, ROUTE-15, OP-ROUTE-1, LEARN-256]', async (address, target) => {
    const answer = await fetch(travel.site.url + address, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe(target);
  });

  test('of what people type stand on the landing page, in sight [LEARN-256]', async () => {
    for (const place of ['books', 'contact']) {
      const page = await travel.openWiped(`/${place}`);
      await page.waitForURL(`/#${place}`);
      await expect
        .poll(() => page.locator(`#${place}`).evaluate((it) => it.getBoundingClientRect().top < innerHeight))
        .toBe(true);
    }
  });

  test.each(['/nowhere', '/courses/chemistry', '/course/abc', '/test-tenant-headers', '/design'])(
    '%s is not found, in Arabic, inside the layout [OP-ROUTE-4, OP-ROUTE-1, OP-DEV-1]',
    async (address) => {
      const answer = await fetch(travel.site.url + address);
      const html = await answer.text();
      expect(answer.status).toBe(404);
      expect(html).toMatch(/<h1[^>]*>الصفحة دي مش موجودة<\/h1>/);
      expect(html).toContain('class="topbar"');
    },
  );

  test('that lead nowhere wake up in the browser and show the way home, to the search and to the courses, sound in every look [OP-ROUTE-4, OP-RTL-1, LEARN-202]', async () => {
    const page = await travel.openWiped('/course/abc');
    await page.getByRole('heading', { level: 1, name: 'الصفحة دي مش موجودة' }).waitFor();
    expect(await page.getByRole('banner').count()).toBe(1);
    await seeEveryLook(page, 'not-found');
    const ways = page.getByRole('main').getByRole('link');
    expect(await ways.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/',
      '/search',
      '/#courses',
    ]);
    await ways.first().click();
    await page.waitForURL('/');
  });

  test.each(['/api/nothing', '/assets/old-build-1234.js'])('%s is no page [OP-ROUTE-7]', async (address) => {
    const answer = await fetch(travel.site.url + address);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/json');
  });
});

describe('a page that fails', () => {
  test('says so, tells what to do, folds the technical line away and reloads [SHELL-27, SHELL-28, SHELL-29, SHELL-30, OP-SHELL-8]', async () => {
    const { page, complaints } = await travel.visit();
    await page.goto('/');
    await awake(page);
    await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.evaluate(() => {
      history.pushState({}, '', '/about');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await page.getByRole('heading', { level: 1, name: 'الصفحة اتقطعت' }).waitFor();
    expect(await page.getByRole('banner').count()).toBe(1);
    await page.getByText('broken').waitFor();
    const details = page.locator('details');
    expect(await details.getByText('CORS').isVisible()).toBe(false);
    await details.locator('summary').click();
    expect(await details.getByText('CORS').isVisible()).toBe(true);
    await shoot(page, 'error-360-day');
    expect(await axeViolations(page)).toEqual([]);
    await page.unroute('**/*.data*');
    await page.getByRole('button', { name: 'حمّل الصفحة تاني' }).click();
    await page.getByRole('heading', { level: 1, name: 'الصفحة اتقطعت' }).waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 2, name: 'المؤهلات والشهادات' }).waitFor();
    // React rightly complained.
    complaints.splice(0);
  });

  test('sends nobody of the team to the supervisor, who is one of them [LEARN-253]', async () => {
    const as = await travel.site.createAccount({ role: 'teacher' });
    const { page, complaints } = await travel.visit({ as });
    await page.goto('/');
    await awake(page);
    await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.evaluate(() => {
      history.pushState({}, '', '/about');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await page.getByRole('heading', { level: 1, name: 'الصفحة اتقطعت' }).waitFor();
    await page.getByText('وابعته للي بيشغّل المنصة').waitFor();
    expect(await page.getByText('كلّم المشرف').count()).toBe(0);
    await seeEveryLook(page, 'error-of-staff');
    complaints.splice(0);
  });
});

test('the page that claims a school is sound in every look [OP-RTL-1]', async () => {
  await seeEveryLook(await travel.openWiped('/claim-ownership?claim=x'), 'claim-ownership');
});
