import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from './support/chromium.ts';
import { hydrated, loginPage } from './support/login-page.ts';
import { LOOKS } from './support/looks.ts';
import { axeViolations, shoot, sidewaysScroll, storedKeys } from './support/page-checks.ts';
import { type Site, startSite } from './support/site.ts';
import { DESK, newVisitor, stopClock, type Visitor, type VisitorOptions } from './support/visitor.ts';

const LOGIN_CALL = '**/api/Auth/login';
const SUCCESS_PAUSE = 1_500;

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

async function visit(options: VisitorOptions = {}): Promise<Page> {
  const visitor = await newVisitor(browser, site.url, options);
  visitors.push(visitor);
  return visitor.page;
}

const path = (page: Page) => new URL(page.url()).pathname;

describe('the login form', () => {
  test('has one field for e-mail or phone, a password, a submit button, the way to a new password and to an account [AUTH-01, AUTH-02, AUTH-04, AUTH-06, AUTH-07, OP-AUTH-1, ROUTE-03]', async () => {
    const page = await visit();
    const login = loginPage(page);
    await login.open();
    expect(await login.identifier.count()).toBe(1);
    expect(await login.password.getAttribute('type')).toBe('password');
    expect(await login.submit.textContent()).toBe('دخول');
    expect(await page.getByRole('link', { name: 'نسيت كلمة السر؟' }).getAttribute('href')).toBe('/forgot-password');
    expect(await page.getByRole('link', { name: 'اعمل حساب جديد' }).getAttribute('href')).toBe('/register');
  });

  test('shows and hides the password [AUTH-03]', async () => {
    const page = await visit();
    const login = loginPage(page);
    await login.open();
    await login.password.fill('kitab-2026');
    await page.getByRole('button', { name: 'ورّيني كلمة السر' }).click();
    expect(await login.password.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'خبّي كلمة السر' }).click();
    expect(await login.password.getAttribute('type')).toBe('password');
  });

  test('refuses what is neither an e-mail nor a phone, says how to mend it, and makes no call [AUTH-17, OP-RTL-1]', async () => {
    const page = await visit();
    const login = loginPage(page);
    await login.open();
    let calls = 0;
    await page.route(LOGIN_CALL, (route) => {
      calls++;
      return route.continue();
    });
    await login.signIn({ phone: '0101234567', password: 'x' });
    await page.getByText('رقم الموبايل ناقص رقم. لازم ١١ رقم ويبدأ بـ 01').waitFor();
    expect(await login.identifier.getAttribute('aria-invalid')).toBe('true');
    expect(await login.identifier.evaluate((field) => field === document.activeElement)).toBe(true);
    const described = await login.identifier.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${described}"]`).textContent()).toContain('ناقص رقم');
    await login.signIn({ phone: 'mariam', password: 'x' });
    await page.getByText('اكتب إيميل صحيح أو رقم موبايل مصري صحيح').waitFor();
    expect(calls).toBe(0);
  });

  test('turns Arabic-Indic digits into Latin ones as they are typed [OP-AUTH-3, AUTH-19]', async () => {
    const page = await visit();
    const login = loginPage(page);
    await login.open();
    await login.identifier.pressSequentially('٠١٠١٢٣٤٥٦٧٨');
    expect(await login.identifier.inputValue()).toBe('01012345678');
  });
});

describe('signing in', () => {
  test.each(['phone', 'email'] as const)(
    'by %s is kept, greeted, and leads home after 1500 ms [AUTH-05, AUTH-08, AUTH-09, AUTH-18, AUTH-20, STOR-01, SESS-02, LIM-25]',
    async (by) => {
      const student = await site.createAccount({ name: 'مريم أشرف' });
      const page = await visit({ handClock: true });
      const login = loginPage(page);
      await login.open();
      await stopClock(page);
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(LOGIN_CALL, async (route) => {
        await held;
        await route.continue();
      });
      await login.signIn({ phone: student[by] ?? '', password: student.password });
      await expect.poll(() => login.submit.textContent()).toBe('بنسجّل دخولك');
      expect(await login.submit.getAttribute('aria-disabled')).toBe('true');
      release();
      await page.getByText('أهلاً يا مريم').waitFor();
      expect(await storedKeys(page)).toEqual([
        'app_device_id',
        'auth_token',
        'currentUser',
        'isAuthenticated',
        'user_id',
      ]);
      await page.clock.runFor(SUCCESS_PAUSE - 100);
      expect(path(page)).toBe('/login');
      await page.clock.runFor(100);
      await page.waitForURL('/');
    },
  );

  test('leads back to the page that asked for it [OP-ROUTE-2, ROUTE-32, ROUTE-34]', async () => {
    const student = await site.createAccount();
    const page = await visit({ handClock: true });
    await page.goto('/unit-viewer/4?lesson=2');
    await page.waitForURL('/login');
    const login = loginPage(page);
    await stopClock(page);
    await login.signIn({ phone: student.phone, password: student.password });
    await login.welcome.waitFor();
    await page.clock.runFor(SUCCESS_PAUSE);
    await page.waitForURL('/unit-viewer/4?lesson=2');
    await page.goBack();
    expect(path(page)).not.toBe('/login');
  });

  test('works with the keyboard alone [OP-RTL-1]', async () => {
    const student = await site.createAccount();
    const page = await visit({ screen: DESK, handClock: true });
    const login = loginPage(page);
    await login.open();
    await login.identifier.focus();
    await page.keyboard.type(student.phone);
    await page.keyboard.press('Tab');
    await page.keyboard.type(student.password);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await login.password.getAttribute('type')).toBe('text');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await login.welcome.waitFor();
  });
});

describe('a refused login', () => {
  test('for a wrong password shows the red panel, and trying again clears it [AUTH-15, AUTH-16, ERR-16, OP-AUTH-5]', async () => {
    const student = await site.createAccount();
    const page = await visit();
    const login = loginPage(page);
    await login.open();
    await login.signIn({ phone: student.phone, password: 'not-this-one' });
    await login.alert.getByText('الإيميل أو كلمة السر غلط.').waitFor();
    await login.tryAgain.click();
    await login.alert.waitFor({ state: 'detached' });
    expect(await login.password.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(path(page)).toBe('/login');
  });

  test('on a third device shows the amber panel with the way to support [AUTH-10, AUTH-11, AUTH-12, AUTH-13, AUTH-14, OP-AUTH-2, SESS-22, LIM-02, ROLE-07, MSG-06]', async () => {
    const student = await site.createAccount();
    for (const _device of [1, 2]) {
      await site.client().login(student);
    }
    const page = await visit();
    const login = loginPage(page);
    await login.open();
    await login.signIn({ phone: student.phone, password: student.password });
    const panel = page.locator('.note-warn');
    await panel.getByText('حسابك مفتوح على جهازين').waitFor();
    expect(await panel.textContent()).toContain('مينفعش تدخل من أكتر من جهازين');
    const support = panel.getByRole('link', { name: 'كلّم الدعم' });
    const chat = new URL((await support.getAttribute('href')) ?? '');
    expect(chat.origin + chat.pathname).toBe('https://wa.me/201001234567');
    expect(chat.searchParams.get('text')).toContain('جهازين');
    expect(await support.getAttribute('rel')).toContain('noopener');
    await login.tryAgain.click();
    await panel.waitFor({ state: 'detached' });
  });

  test('by a dead line says so in Arabic without technical words [ERR-02, OP-ERR-2]', async () => {
    const page = await visit();
    const login = loginPage(page);
    await login.open();
    await page.route(LOGIN_CALL, (route) => route.abort('internetdisconnected'));
    await login.signIn({ phone: '01012345678', password: 'kitab-2026' });
    await login.alert.getByText('مفيش اتصال', { exact: true }).waitFor();
    expect(await login.alert.textContent()).not.toMatch(/CORS|Network/);
  });

  test.each([
    ['a string body', "You can't log in from more than two devices.", 'ERR-14', '.note-warn'],
    ['a string of its own', 'الحساب موقوف لحد بكرة', 'ERR-19', '.note-wrong'],
  ])('told as %s (%j) is understood as well [%s]', async (_, body, _id, panel) => {
    const page = await visit();
    const login = loginPage(page);
    await login.open();
    await page.route(LOGIN_CALL, (route) => route.fulfill({ status: 400, contentType: 'text/plain', body }));
    await login.signIn({ phone: '01012345678', password: 'kitab-2026' });
    await page.locator(panel).waitFor();
    if (panel === '.note-wrong') expect(await page.locator(panel).textContent()).toContain(body);
  });
});

describe('whoever is logged in', () => {
  test('is led away from /login [OP-ROUTE-5]', async () => {
    const student = await site.createAccount();
    const page = await visit({ handClock: true });
    const login = loginPage(page);
    await login.open();
    await stopClock(page);
    await login.signIn({ phone: student.phone, password: student.password });
    await login.welcome.waitFor();
    await page.goto('/login');
    await page.waitForURL('/');
  });
});

describe.each(LOOKS)('every state of the login screen at $screen.width px, night $night', ({ screen, night }) => {
  const name = (state: string) => `login-${state}-${screen.width}-${night ? 'night' : 'day'}`;

  test('is seen, sound for everybody and never wider than the screen [OP-RTL-1, SHELL-17, OP-SHELL-4]', async () => {
    const page = await visit({ screen, night });
    const login = loginPage(page);
    await login.open();
    expect(await page.evaluate(() => document.documentElement.classList.contains('night-mode'))).toBe(night);
    const check = async (state: string) => {
      await shoot(page, name(state));
      expect(await axeViolations(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    };
    await check('empty');

    await login.signIn({ phone: '0101234567', password: '' });
    await page.getByText('اكتب كلمة السر').waitFor();
    await check('problems');

    let answer = { status: 400, body: "You can't log in from more than two devices." };
    let release = () => {};
    let held = Promise.resolve();
    await page.route(LOGIN_CALL, async (route) => {
      await held;
      await route.fulfill({ ...answer, contentType: 'text/plain' });
    });
    await login.signIn({ phone: '01012345678', password: 'kitab-2026' });
    await page.locator('.note-warn').waitFor();
    await check('devices');

    answer = { status: 400, body: 'Invalid credentials' };
    held = new Promise<void>((resolve) => (release = resolve));
    await login.submit.click();
    await expect.poll(() => login.submit.textContent()).toBe('بنسجّل دخولك');
    await check('busy');
    release();
    await page.locator('.note-wrong').waitFor();
    await check('refused');
  });

  test('greets [AUTH-08]', async () => {
    const student = await site.createAccount({ name: 'عبدالرحمن مصطفى السيد' });
    const page = await visit({ screen, night, handClock: true });
    const login = loginPage(page);
    await login.open();
    await stopClock(page);
    await login.signIn({ phone: student.phone, password: student.password });
    await login.welcome.waitFor();
    await shoot(page, name('welcome'));
    await page.clock.runFor(SUCCESS_PAUSE);
    await page.waitForURL('/');
    await hydrated(page);
    await shoot(page, `member-home-${screen.width}-${night ? 'night' : 'day'}`);
  });
});

test('no state of the login screen scrolls sideways at 320 px [OP-RTL-3]', async () => {
  const page = await visit({ screen: { width: 320, height: 640 } });
  const login = loginPage(page);
  await login.open();
  expect(await sidewaysScroll(page)).toBe(0);
  await page.route(LOGIN_CALL, (route) =>
    route.fulfill({ status: 400, body: '"You can\'t log in from more than two devices."' }),
  );
  await login.signIn({ phone: '01012345678', password: 'kitab-2026' });
  await page.locator('.note-warn').waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  await shoot(page, 'login-devices-320');
});
