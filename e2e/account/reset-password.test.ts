import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { wrongCode } from '../../apps/server/src/features/auth/mailed-code.fixture.ts';
import { seeEveryLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { inArabicDigits, keptCode } from '../support/kept-code.ts';
import { loginPage } from '../support/login-page.ts';
import { shoot } from '../support/page-checks.ts';
import { stopClock } from '../support/visitor.ts';

const ASK_CALL = '**/api/Auth/ForgotPassword?*';
const RESET_CALL = '**/api/Auth/ResetPassword';
const NEW_PASSWORD = 'سبورة-خضرا-2026';
const RESEND_PAUSE = 60_000;

const travel = journey();

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

async function soundAndNotIndexed(page: Page, name: string): Promise<void> {
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  await seeEveryLook(page, name);
}

describe('a forgotten password', () => {
  test('is asked about by e-mail, then changed with the mailed code, and opens the account [RESET-01, RESET-02, RESET-03, RESET-06, RESET-07, RESET-08, RESET-09, RESET-10, RESET-14, RESET-15, OP-RESET-3, OP-RESET-5, ERR-22, ERR-23, ROUTE-05, ROUTE-06]', async () => {
    const student = await travel.site.createAccount();
    const page = await travel.openWiped('/login');
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
    const code = await keptCode(travel.site, student.email);
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

  test('asks for an e-mail that is one, sends nothing else, and answers the same for an address that nobody registered [RESET-01, OP-RESET-2, OP-RTL-1, OP-RTL-2, OP-SEO-3, LEARN-226]', async () => {
    const page = await travel.openWiped('/forgot-password');
    let calls = 0;
    await page.route(ASK_CALL, (route) => {
      calls++;
      return route.continue();
    });
    const form = parts(page);
    await soundAndNotIndexed(page, 'forgot-password');
    await form.submit.click();
    expect(await form.problems()).toEqual(['اكتب إيميلك.']);
    await form.email.fill('mariam');
    await form.submit.click();
    expect(await form.problems()).toEqual(['اكتب إيميل صحيح.']);
    await form.email.fill('01012345678');
    await form.submit.click();
    expect(await form.problems()).toEqual(['اكتب إيميل صحيح. لو معاك رقم الموبايل بس، كلّم المشرف وهيساعدك.']);
    const chat = page.getByRole('main').getByRole('link', { name: 'كلّم المشرف' });
    expect(await chat.getAttribute('href')).toContain('https://wa.me/');
    expect(calls).toBe(0);
    await form.email.fill('nobody@example.test');
    await form.submit.click();
    await page.getByText('بصّ على إيميلك').waitFor();
    expect(travel.site.keptMail.some(({ to }) => to === 'nobody@example.test')).toBe(false);
  });

  test('that meets a dead line, a server without words or one with words says so and keeps the address [ERR-09, ERR-26, ERR-27, OP-API-14]', async () => {
    const page = await travel.openWiped('/forgot-password');
    const words = 'محاولات كتير ورا بعض';
    const said = { success: false, code: 'limit.too_many_requests', message: words, messageAr: words };
    let body: string | undefined;
    await page.route(ASK_CALL, (route) => (body === undefined ? route.abort() : route.fulfill({ status: 429, body })));
    const form = parts(page);
    await form.email.fill('mariam@example.test');
    for (const [answer, text] of [
      [undefined, 'مفيش اتصال'],
      ['', 'مقدرناش نبعت كود تغيير كلمة السر'],
      [JSON.stringify(said), words],
    ] as const) {
      body = answer;
      await form.submit.click();
      await page.getByRole('alert').getByText(text).waitFor();
      expect(await form.email.inputValue()).toBe('mariam@example.test');
    }
  });
});

describe('the reset screen', () => {
  test('without an e-mail asks for it, and a sent code leads to the second step, which a reload keeps [RESET-04, RESET-05, OP-RTL-1, OP-RTL-2, OP-SEO-3]', async () => {
    const student = await travel.site.createAccount();
    const page = await travel.openWiped('/reset-password');
    const form = parts(page);
    expect(await form.code.count()).toBe(0);
    await soundAndNotIndexed(page, 'reset-password-1');
    await form.email.fill(student.email);
    await form.submit.click();
    await page.waitForURL(stepTwo(student.email));
    await form.code.waitFor();
    await page.reload();
    await awake(page);
    await fill(page, await keptCode(travel.site, student.email), NEW_PASSWORD);
    await page.getByRole('heading', { level: 1, name: 'كلمة السر اتغيّرت' }).waitFor();
  });

  test('checks that the passwords agree, then their length, and needs the code [RESET-11, RESET-12, RESET-13, LIM-04, OP-RTL-1, OP-RTL-2, OP-SEO-3]', async () => {
    const page = await travel.openWiped(stepTwo('a-very-long-address-of-a-student@a-long-school-name.example.test'));
    await soundAndNotIndexed(page, 'reset-password-2');
    let calls = 0;
    await page.route(RESET_CALL, (route) => {
      calls++;
      return route.continue();
    });
    const { problems } = parts(page);
    await fill(page, '', NEW_PASSWORD);
    expect(await problems()).toEqual(['اكتب الكود اللي وصلك.']);
    await fill(page, '123456', 'abc', 'abd');
    expect(await problems()).toEqual(['كلمة السر وتأكيدها مش زي بعض.']);
    await fill(page, '123456', 'abcde');
    expect(await problems()).toEqual(['كلمة السر لازم تكون ٦ حروف أو أكتر.']);
    expect(calls).toBe(0);
  });

  test('refuses a wrong code under its field, and takes the right one after it [ERR-24, ERR-28]', async () => {
    const student = await travel.site.createAccount();
    const page = await travel.openWiped('/reset-password');
    await parts(page).email.fill(student.email);
    await parts(page).submit.click();
    const right = await keptCode(travel.site, student.email);
    await fill(page, wrongCode(right), NEW_PASSWORD);
    await expect.poll(parts(page).problems).toEqual(['مقدرناش نغيّر كلمة السر. اتأكد من الكود وجرّب تاني.']);
    await shoot(page, 'reset-password-wrong-code-360-day');
    await fill(page, right, NEW_PASSWORD);
    await page.getByRole('heading', { level: 1, name: 'كلمة السر اتغيّرت' }).waitFor();
  });

  test('that meets a dead line or a server without words says so and keeps what was typed [ERR-10, ERR-25, ERR-28]', async () => {
    const page = await travel.openWiped(stepTwo('mariam@example.test'));
    let lineIsDead = true;
    await page.route(RESET_CALL, (route) => (lineIsDead ? route.abort() : route.fulfill({ status: 500, body: '' })));
    await fill(page, '123456', NEW_PASSWORD);
    await page.getByRole('alert').getByText('مفيش اتصال').waitFor();
    lineIsDead = false;
    await parts(page).submit.click();
    await page.getByRole('alert').getByText('مقدرناش نغيّر كلمة السر. جرّب تاني.').waitFor();
    expect(await parts(page).code.inputValue()).toBe('123456');
    expect(await parts(page).password.inputValue()).toBe(NEW_PASSWORD);
  });

  test('sends the code again by the same request, once a minute [OP-RESET-1]', async () => {
    const student = await travel.site.createAccount();
    const page = await travel.open('/reset-password', { handClock: true });
    const { email, submit, resend } = parts(page);
    await email.fill(student.email);
    await submit.click();
    const first = await keptCode(travel.site, student.email);
    await resend.waitFor();
    await stopClock(page);
    expect(await resend.getAttribute('aria-disabled')).toBe('true');
    await page.clock.runFor(RESEND_PAUSE);
    await expect.poll(() => resend.getAttribute('aria-disabled')).toBeNull();
    travel.site.clock.advance(RESEND_PAUSE);
    const asked = page.waitForRequest(ASK_CALL);
    await resend.click();
    await asked;
    await page.getByText('بعتنا كود جديد').waitFor();
    await expect.poll(() => resend.getAttribute('aria-disabled')).toBe('true');
    const second = await keptCode(travel.site, student.email, 2);
    await page.clock.resume();
    await fill(page, second, NEW_PASSWORD);
    await page.getByRole('heading', { level: 1, name: 'كلمة السر اتغيّرت' }).waitFor();
    expect(second).not.toBe(first);
  });
});
