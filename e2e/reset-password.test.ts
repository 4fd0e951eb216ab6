import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { wrongCode } from '../apps/server/src/features/auth/mailed-code.fixture.ts';
import { launchChromium } from './support/chromium.ts';
import { inArabicDigits, keptCode } from './support/kept-code.ts';
import { hydrated, loginPage } from './support/login-page.ts';
import { LOOKS_DOWN_TO_NARROW } from './support/looks.ts';
import { axeViolations, shoot, sidewaysScroll } from './support/page-checks.ts';
import { type Site, startSite } from './support/site.ts';
import { newVisitor, stopClock, type Visitor, type VisitorOptions } from './support/visitor.ts';

const ASK_CALL = '**/api/Auth/ForgotPassword?*';
const RESET_CALL = '**/api/Auth/ResetPassword';
const NEW_PASSWORD = 'سبورة-خضرا-2026';
const RESEND_PAUSE = 60_000;

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

async function open(address: string, options: VisitorOptions = {}): Promise<Page> {
  const visitor = await newVisitor(browser, site.url, options);
  visitors.push(visitor);
  await visitor.page.goto(address);
  await hydrated(visitor.page);
  return visitor.page;
}

const parts = (page: Page) => ({
  email: page.getByLabel('الإيميل', { exact: true }),
  code: page.getByLabel('الكود', { exact: true }),
  password: page.getByLabel('كلمة السر الجديدة', { exact: true }),
  confirmation: page.getByLabel('تأكيد كلمة السر', { exact: true }),
  submit: page.locator('form button[type="submit"]'),
  resend: page.getByRole('button', { name: /ابعت الكود تاني/ }),
  problems: () => page.locator('.field-problem').allTextContents(),
});
const stepTwo = (email: string) => `/reset-password?email=${encodeURIComponent(email)}`;

async function fill(page: Page, code: string, password: string, confirmation = password): Promise<void> {
  const form = parts(page);
  await form.code.fill(code);
  await form.password.fill(password);
  await form.confirmation.fill(confirmation);
  await form.submit.click();
}

describe('a forgotten password', () => {
  test('is asked about by e-mail, then changed with the mailed code, and opens the account [RESET-01, RESET-02, RESET-03, RESET-06, RESET-07, RESET-08, RESET-09, RESET-10, RESET-14, RESET-15, OP-RESET-3, OP-RESET-5, ERR-22, ERR-23, ROUTE-05, ROUTE-06]', async () => {
    const student = await site.createAccount();
    const page = await open('/login');
    await page.getByRole('link', { name: 'نسيت كلمة السر؟' }).click();
    await page.waitForURL('/forgot-password');
    const form = parts(page);
    expect(await form.email.getAttribute('type')).toBe('email');
    expect(await form.email.getAttribute('required')).not.toBeNull();
    await form.email.fill(student.email);
    await form.submit.click();
    const onwards = page.getByRole('link', { name: 'معايا الكود' });
    await onwards.waitFor();
    await shoot(page, 'forgot-password-sent-360-day');
    await onwards.click();
    await page.waitForURL(stepTwo(student.email));

    expect(await form.email.inputValue()).toBe(student.email);
    expect(await form.email.getAttribute('readonly')).not.toBeNull();
    expect(await form.code.getAttribute('autocomplete')).toBe('one-time-code');
    const code = await keptCode(site, student.email);
    await form.code.pressSequentially(inArabicDigits(code));
    expect(await form.code.inputValue()).toBe(code);
    await form.password.fill(NEW_PASSWORD);
    await form.confirmation.fill(NEW_PASSWORD);
    await form.submit.click();
    await page.getByRole('heading', { level: 1, name: 'كلمة السر اتغيّرت' }).waitFor();
    // The last button was far down; the news is at the top.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await shoot(page, 'reset-password-done-360-day');
    await page.getByRole('main').getByRole('link', { name: 'سجّل دخولك' }).click();
    await page.waitForURL('/login');
    const login = loginPage(page);
    await login.signIn({ phone: student.phone, password: NEW_PASSWORD });
    await login.welcome.waitFor();
  });

  test('answers the same for an address that nobody registered [OP-RESET-2]', async () => {
    const page = await open('/forgot-password');
    await parts(page).email.fill('nobody@example.test');
    await parts(page).submit.click();
    await page.getByText('بصّ على إيميلك').waitFor();
    expect(site.keptMail.some(({ to }) => to === 'nobody@example.test')).toBe(false);
  });

  test('asks for an e-mail that is one, and sends nothing else [RESET-01]', async () => {
    const page = await open('/forgot-password');
    let calls = 0;
    await page.route(ASK_CALL, (route) => {
      calls++;
      return route.continue();
    });
    const form = parts(page);
    await form.submit.click();
    expect(await form.problems()).toEqual(['اكتب إيميلك.']);
    await form.email.fill('mariam');
    await form.submit.click();
    expect(await form.problems()).toEqual(['اكتب إيميل صحيح.']);
    expect(calls).toBe(0);
  });

  test.each([
    ['a dead line', 'مفيش اتصال', 'ERR-27'],
    ['a server without words', 'مقدرناش نبعت كود تغيير كلمة السر', 'ERR-09, ERR-26'],
    ['a server with words', 'محاولات كتير ورا بعض', 'ERR-26, OP-API-14'],
  ])('that meets %s says «%s» and keeps the address [%s]', async (what, text, _ids) => {
    const page = await open('/forgot-password');
    const said = { success: false, code: 'limit.too_many_requests', message: text, messageAr: text };
    await page.route(ASK_CALL, (route) =>
      what === 'a dead line'
        ? route.abort()
        : route.fulfill({ status: 429, body: what.endsWith('without words') ? '' : JSON.stringify(said) }),
    );
    const form = parts(page);
    await form.email.fill('mariam@example.test');
    await form.submit.click();
    await page.getByRole('alert').getByText(text).waitFor();
    expect(await form.email.inputValue()).toBe('mariam@example.test');
  });
});

describe('the reset screen', () => {
  test('without an e-mail asks for it, and a sent code leads to the second step, which a reload keeps [RESET-04, RESET-05]', async () => {
    const student = await site.createAccount();
    const page = await open('/reset-password');
    const form = parts(page);
    expect(await form.code.count()).toBe(0);
    await form.email.fill(student.email);
    await form.submit.click();
    await page.waitForURL(stepTwo(student.email));
    await form.code.waitFor();
    await page.reload();
    await hydrated(page);
    await fill(page, await keptCode(site, student.email), NEW_PASSWORD);
    await page.getByRole('heading', { level: 1, name: 'كلمة السر اتغيّرت' }).waitFor();
  });

  test('checks that the passwords agree, then their length, and needs the code [RESET-11, RESET-12, RESET-13, LIM-04]', async () => {
    const page = await open(stepTwo('mariam@example.test'));
    let calls = 0;
    await page.route(RESET_CALL, (route) => {
      calls++;
      return route.continue();
    });
    const { problems } = parts(page);
    await fill(page, '', NEW_PASSWORD);
    expect(await problems()).toEqual(['اكتب الكود اللي وصلك.']);
    await fill(page, '123456', 'abc', 'abd');
    expect(await problems()).toEqual(['كلمتين السر مش زي بعض.']);
    await fill(page, '123456', 'abcde');
    expect(await problems()).toEqual(['كلمة السر لازم تكون ٦ حروف أو أكتر.']);
    expect(calls).toBe(0);
  });

  test('refuses a wrong code under its field, and takes the right one after it [ERR-24, ERR-28]', async () => {
    const student = await site.createAccount();
    const page = await open('/reset-password');
    await parts(page).email.fill(student.email);
    await parts(page).submit.click();
    const right = await keptCode(site, student.email);
    await fill(page, wrongCode(right), NEW_PASSWORD);
    await expect.poll(parts(page).problems).toEqual(['مقدرناش نغيّر كلمة السر. اتأكد من الكود وجرّب تاني.']);
    await shoot(page, 'reset-password-wrong-code-360-day');
    await fill(page, right, NEW_PASSWORD);
    await page.getByRole('heading', { level: 1, name: 'كلمة السر اتغيّرت' }).waitFor();
  });

  test.each([
    ['a dead line', 'مفيش اتصال', 'ERR-25'],
    ['a server without words', 'مقدرناش نغيّر كلمة السر. جرّب تاني.', 'ERR-10, ERR-28'],
  ])('that meets %s says «%s» and keeps what was typed [%s]', async (what, text, _ids) => {
    const page = await open(stepTwo('mariam@example.test'));
    await page.route(RESET_CALL, (route) =>
      what === 'a dead line' ? route.abort() : route.fulfill({ status: 500, body: '' }),
    );
    await fill(page, '123456', NEW_PASSWORD);
    await page.getByRole('alert').getByText(text).waitFor();
    expect(await parts(page).code.inputValue()).toBe('123456');
    expect(await parts(page).password.inputValue()).toBe(NEW_PASSWORD);
  });

  test('sends the code again by the same request, once a minute [OP-RESET-1]', async () => {
    const student = await site.createAccount();
    const page = await open('/reset-password', { handClock: true });
    const { email, submit, resend } = parts(page);
    await email.fill(student.email);
    await submit.click();
    const first = await keptCode(site, student.email);
    await resend.waitFor();
    await stopClock(page);
    expect(await resend.getAttribute('aria-disabled')).toBe('true');
    await page.clock.runFor(RESEND_PAUSE);
    await expect.poll(() => resend.getAttribute('aria-disabled')).toBeNull();
    site.clock.advance(RESEND_PAUSE);
    const asked = page.waitForRequest(ASK_CALL);
    await resend.click();
    await asked;
    await page.getByText('بعتنا كود جديد').waitFor();
    expect(await resend.getAttribute('aria-disabled')).toBe('true');
    const second = await keptCode(site, student.email, 2);
    await page.clock.resume();
    await fill(page, second, NEW_PASSWORD);
    await page.getByRole('heading', { level: 1, name: 'كلمة السر اتغيّرت' }).waitFor();
    expect(second).not.toBe(first);
  });
});

describe.each(LOOKS_DOWN_TO_NARROW)('at $screen.width px, night $night', ({ screen, night }) => {
  test.each([
    ['forgot-password', '/forgot-password'],
    ['reset-password-1', '/reset-password'],
    ['reset-password-2', stepTwo('a-very-long-address-of-a-student@a-long-school-name.example.test')],
  ])(
    '%s is seen, sound for everybody, never wider than the screen, and not indexed [OP-RTL-1, OP-RTL-2, OP-SEO-3]',
    async (name, address) => {
      const page = await open(address, { screen, night });
      await shoot(page, `${name}-${screen.width}-${night ? 'night' : 'day'}`);
      expect(await axeViolations(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    },
  );
});
