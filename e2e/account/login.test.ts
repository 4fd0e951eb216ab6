import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { codeIn, wrongCode } from '../../apps/server/src/features/auth/mailed-code.fixture.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { cutLine, mendLine } from '../support/line.ts';
import { loginPage } from '../support/login-page.ts';
import { shoot, storedKeys } from '../support/page-checks.ts';
import { DESK, stopClock } from '../support/visitor.ts';

const LOGIN_CALL = '**/api/Auth/login';
const SUCCESS_PAUSE = 1_500;

const travel = journey();

const path = (page: Page) => new URL(page.url()).pathname;

describe('the login form', () => {
  test('has one field for e-mail or phone, a password, a submit button, the way to a new password and to an account; shows and hides the password, and turns Arabic-Indic digits into Latin ones as they are typed [AUTH-01, AUTH-02, AUTH-03, AUTH-04, AUTH-06, AUTH-07, AUTH-19, OP-AUTH-1, OP-AUTH-3, ROUTE-03]', async () => {
    const page = await travel.openWiped('/login');
    const login = loginPage(page);
    expect(await login.identifier.count()).toBe(1);
    expect(await login.password.getAttribute('type')).toBe('password');
    expect(await login.submit.textContent()).toBe('دخول');
    expect(await page.getByRole('link', { name: 'نسيت كلمة السر؟' }).getAttribute('href')).toBe('/forgot-password');
    expect(await page.getByRole('link', { name: 'اعمل حساب جديد' }).getAttribute('href')).toBe('/register');

    await login.password.fill('kitab-2026');
    await page.getByRole('button', { name: 'ورّيني كلمة السر' }).click();
    expect(await login.password.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'خبّي كلمة السر' }).click();
    expect(await login.password.getAttribute('type')).toBe('password');

    await login.identifier.pressSequentially('٠١٠١٢٣٤٥٦٧٨');
    expect(await login.identifier.inputValue()).toBe('01012345678');
  });

  test('refuses what is neither an e-mail nor a phone, says how to mend it, and makes no call [AUTH-17, OP-RTL-1]', async () => {
    const page = await travel.openWiped('/login');
    const login = loginPage(page);
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
});

describe('signing in', () => {
  test('is pressed before the page is awake: the press waits for it, and is done once [LEARN-207, TRUST-120]', async () => {
    const student = await travel.site.createAccount({ name: 'مريم أشرف' });
    const { page } = await travel.visit();
    const login = loginPage(page);
    let wake = () => {};
    const held = new Promise<void>((resolve) => (wake = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    let calls = 0;
    await page.route(LOGIN_CALL, (route) => {
      calls++;
      return route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await login.signIn({ phone: student.phone ?? '', password: student.password });
    expect(path(page)).toBe('/login');
    expect(calls).toBe(0);
    wake();
    await page.getByText('أهلاً يا مريم').waitFor();
    expect(calls).toBe(1);
    expect(page.url()).not.toContain('?');
  });

  test.each(['phone', 'email'] as const)(
    'by %s is kept, greeted, and leads home after 1500 ms [AUTH-05, AUTH-08, AUTH-09, AUTH-18, AUTH-20, STOR-01, SESS-02, LIM-25]',
    async (by) => {
      const student = await travel.site.createAccount({ name: 'مريم أشرف' });
      const page = await travel.open('/login', { handClock: true });
      const login = loginPage(page);
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
    const student = await travel.site.createAccount();
    const { page } = await travel.visit({ handClock: true });
    await page.goto('/unit-viewer/4?lesson=2');
    await page.waitForURL('/login');
    const login = loginPage(page);
    await login.identifier.waitFor();
    await stopClock(page);
    await login.signIn({ phone: student.phone, password: student.password });
    await login.welcome.waitFor();
    await page.clock.runFor(SUCCESS_PAUSE);
    await page.waitForURL('/unit-viewer/4?lesson=2');
    await page.goBack();
    expect(path(page)).not.toBe('/login');
  });

  test('works with the keyboard alone [OP-RTL-1]', async () => {
    const student = await travel.site.createAccount();
    const page = await travel.open('/login', { screen: DESK, handClock: true });
    const login = loginPage(page);
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
  test('for a wrong password shows the red panel, and trying again clears it [AUTH-15, AUTH-16, ERR-16, OP-AUTH-5, LEARN-28]', async () => {
    const student = await travel.site.createAccount();
    const page = await travel.openWiped('/login');
    const login = loginPage(page);
    await login.signIn({ phone: student.phone, password: 'not-this-one' });
    await login.alert.getByText('رقم الموبايل أو كلمة السر غلط.').waitFor();
    await login.tryAgain.click();
    await login.alert.waitFor({ state: 'detached' });
    expect(await login.password.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(path(page)).toBe('/login');
  });

  test('on a third device shows the amber panel with the way to support, in sight [LEARN-213, AUTH-10, AUTH-11, AUTH-12, AUTH-13, AUTH-14, OP-AUTH-2, SESS-22, LIM-02, ROLE-07, MSG-06]', async () => {
    const student = await travel.site.createAccount();
    for (const _device of [1, 2]) {
      await travel.site.client().login(student);
    }
    const page = await travel.openWiped('/login');
    const login = loginPage(page);
    await login.signIn({ phone: student.phone, password: student.password });
    const panel = page.locator('.note-warn');
    const title = panel.getByText('حسابك مفتوح على جهازين');
    await title.waitFor();
    await expect.poll(async () => (await title.boundingBox())?.y).toBeGreaterThan(0);
    expect(await panel.textContent()).toContain('مينفعش تدخل من أكتر من جهازين');
    const support = panel.getByRole('link', { name: 'كلّم المشرف' });
    const chat = new URL((await support.getAttribute('href')) ?? '');
    expect(chat.origin + chat.pathname).toBe('https://wa.me/201001234567');
    expect(chat.searchParams.get('text')).toContain('جهازين');
    expect(await support.getAttribute('rel')).toContain('noopener');
    await login.tryAgain.click();
    await panel.waitFor({ state: 'detached' });
  });

  test('on a third device a code from the mail signs one of the two out and lets this one in [LEARN-152, T-DEV-6]', async () => {
    const student = await travel.site.createAccount();
    const [phone, computer] = [travel.site.client(), travel.site.client()];
    phone.headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36' };
    computer.headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36' };
    await phone.login(student);
    await computer.login(student);
    const page = await travel.openWiped('/login');
    await loginPage(page).signIn({ phone: student.phone, password: student.password });
    const panel = page.locator('.note-warn');
    await panel.getByText('حسابك مفتوح على جهازين').waitFor();
    await seeOneLook(page, 'login-two-devices');
    await panel.getByRole('button', { name: 'ابعتلي كود على الإيميل' }).click();
    const devices = page.getByLabel('أنهي جهاز يخرج من حسابك؟');
    await devices.waitFor();
    await seeEveryLook(page, 'login-make-room');
    const sent = () => travel.site.keptMail.findLast(({ to }) => to === student.email);
    await expect.poll(() => sent()?.subject ?? '').toContain('كود تفضية جهاز');
    const right = codeIn(sent());
    await page.getByLabel('الكود', { exact: true }).fill(wrongCode(right));
    await page.getByRole('button', { name: 'خرّجه وادخل' }).click();
    await page.getByText('الكود غلط أو وقته خلص.').waitFor();
    const computerRow = (await devices.locator('option').allTextContents()).find((row) => row.includes('ويندوز')) ?? '';
    await devices.selectOption({ label: computerRow });
    await page.getByLabel('الكود', { exact: true }).fill(right);
    await page.getByRole('button', { name: 'خرّجه وادخل' }).click();
    await page.getByText('دخلت حسابك.', { exact: false }).waitFor();
    await page.waitForURL((url) => url.pathname === '/');
    const asking = '/Student/Student-Enrolled-Courses?pagesize=1';
    expect([(await phone.request(asking)).status, (await computer.request(asking)).status]).toEqual([200, 401]);
  });

  test('for want of a line says so until the line is back; one lost call alone brings nothing back [LEARN-431]', async () => {
    const page = await travel.openWiped('/login');
    const login = loginPage(page);
    const dead = login.alert.getByText('مفيش اتصال', { exact: true });
    await page.route(LOGIN_CALL, (route) => route.abort('connectionreset'), { times: 1 });
    await login.signIn({ phone: '01012345678', password: 'kitab-2026' });
    await dead.waitFor();
    // Another call is answered, of a line that nobody had given up.
    await page.evaluate(() => fetch('/api/Contact/getAll').then(() => dispatchEvent(new Event('online'))));
    await expect(dead.waitFor({ state: 'detached', timeout: 1_000 })).rejects.toThrow();
    await cutLine(page);
    await login.submit.click();
    await dead.waitFor();
    await mendLine(page);
    await dead.waitFor({ state: 'detached' });
    expect(await login.identifier.inputValue()).toBe('01012345678');
    expect(await login.password.inputValue()).toBe('kitab-2026');
  });

  test('by a dead line, or in a plain sentence of the server, is told in Arabic without technical words [ERR-02, ERR-14, ERR-19, OP-ERR-2]', async () => {
    const page = await travel.openWiped('/login');
    const login = loginPage(page);
    let said: string | undefined;
    await page.route(LOGIN_CALL, (route) =>
      said === undefined
        ? route.abort('internetdisconnected')
        : route.fulfill({ status: 400, contentType: 'text/plain', body: said }),
    );
    await login.signIn({ phone: '01012345678', password: 'kitab-2026' });
    await login.alert.getByText('مفيش اتصال', { exact: true }).waitFor();
    expect(await login.alert.textContent()).not.toMatch(/CORS|Network/);
    said = "You can't log in from more than two devices.";
    await login.submit.click();
    await page.locator('.note-warn').waitFor();
    said = 'الحساب موقوف لحد بكرة';
    await login.submit.click();
    await page.locator('.note-wrong').getByText(said).waitFor();
  });
});

test('whoever is logged in is led away from /login [OP-ROUTE-5]', async () => {
  const { page } = await travel.visit({ as: await travel.site.createAccount() });
  await page.goto('/login');
  await page.waitForURL('/');
});

test('the login screen is sound in every look, and each of its states in one of them [OP-RTL-1, OP-RTL-3, SHELL-17, OP-SHELL-4]', async () => {
  const page = await travel.openWiped('/login');
  const login = loginPage(page);
  await seeEveryLook(page, 'login-empty');

  await login.signIn({ phone: '0101234567', password: '' });
  await page.getByText('اكتب كلمة السر').waitFor();
  await seeOneLook(page, 'login-problems');

  let answer = { status: 400, body: "You can't log in from more than two devices." };
  let release = () => {};
  let held = Promise.resolve();
  await page.route(LOGIN_CALL, async (route) => {
    await held;
    await route.fulfill({ ...answer, contentType: 'text/plain' });
  });
  await login.signIn({ phone: '01012345678', password: 'kitab-2026' });
  await page.locator('.note-warn').waitFor();
  await seeOneLook(page, 'login-devices');

  answer = { status: 400, body: 'Invalid credentials' };
  held = new Promise<void>((resolve) => (release = resolve));
  await login.submit.click();
  await expect.poll(() => login.submit.textContent()).toBe('بنسجّل دخولك');
  await seeOneLook(page, 'login-busy');
  release();
  await page.locator('.note-wrong').waitFor();
  await seeOneLook(page, 'login-refused');
});

test('the greeting is sound in every look, and leads home [AUTH-08, OP-RTL-1]', async () => {
  const student = await travel.site.createAccount({ name: 'عبدالرحمن مصطفى السيد' });
  const page = await travel.open('/login', { handClock: true });
  const login = loginPage(page);
  await stopClock(page);
  await login.signIn({ phone: student.phone, password: student.password });
  await login.welcome.waitFor();
  await seeEveryLook(page, 'login-welcome');
  await page.clock.runFor(SUCCESS_PAUSE);
  await page.waitForURL('/');
  await shoot(page, 'member-home-360-day');
});
