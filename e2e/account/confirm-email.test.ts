import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wrongCode } from '../../apps/server/src/features/auth/mailed-code.fixture.ts';
import { seeEveryLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { inArabicDigits, keptCode } from '../support/kept-code.ts';
import { newStudent, registerPage } from '../support/register-page.ts';
import { stopClock } from '../support/visitor.ts';

const CONFIRM_CALL = '**/api/Auth/confirm-email?*';
const RESEND_CALL = '**/api/Auth/ReSendOtp?*';
const RESEND_PAUSE = 60_000;

const travel = journey();

const parts = (page: Page) => ({
  code: page.getByLabel('كود التأكيد'),
  submit: page.locator('form button[type="submit"]'),
  resend: page.getByRole('button', { name: /ابعت الكود تاني/ }),
  problems: () => page.locator('.field-problem').allTextContents(),
});

test('who has registered may confirm the e-mail with the mailed code, and goes on to login [OP-REG-1]', async () => {
  const page = await travel.open('/register');
  const student = newStudent();
  await registerPage(page).fill(student);
  await registerPage(page).submit.click();
  await page.getByRole('link', { name: 'أكّد إيميلك' }).click();
  await page.waitForURL(`/confirm-email?email=${encodeURIComponent(student.email)}`);
  const { code, submit, problems } = parts(page);
  // The address changes before the page under it, which has a form of its own.
  await code.waitFor();
  await submit.click();
  expect(await problems()).toEqual(['اكتب الكود اللي وصلك.']);
  const right = await keptCode(travel.site, student.email);
  await code.fill(wrongCode(right));
  await submit.click();
  await expect.poll(problems).toEqual(['الكود غلط أو وقته خلص.']);
  await code.fill('');
  await code.pressSequentially(inArabicDigits(right));
  await submit.click();
  await page.getByText('إيميلك اتأكد').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'سجّل دخولك' }).click();
  await page.waitForURL('/login');
  await expect.poll(() => page.getByText('اتسجّلت معانا').count()).toBe(0);
});

test('without an e-mail in the address asks for it, and mails a code there [OP-REG-1]', async () => {
  const student = await travel.site.createAccount({ emailConfirmedAt: null });
  const page = await travel.open('/confirm-email');
  await page.getByLabel('الإيميل', { exact: true }).fill(student.email);
  await parts(page).submit.click();
  await parts(page).code.fill(await keptCode(travel.site, student.email));
  await parts(page).submit.click();
  await page.getByText('إيميلك اتأكد').waitFor();
});

test('confirming over a dead line or by a server without words says so and keeps the code; the page is sound in every look and not indexed [ERR-03, ERR-06, OP-RTL-1, OP-SEO-3]', async () => {
  const page = await travel.open('/confirm-email?email=mariam@example.test');
  await seeEveryLook(page, 'confirm-email');
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  let lineIsDead = true;
  await page.route(CONFIRM_CALL, (route) => (lineIsDead ? route.abort() : route.fulfill({ status: 500, body: '' })));
  const { code, submit } = parts(page);
  await code.fill('123456');
  for (const text of ['مفيش اتصال', 'الكود غلط أو وقته خلص.']) {
    await submit.click();
    await page.getByRole('alert').getByText(text).waitFor();
    expect(await code.inputValue()).toBe('123456');
    lineIsDead = false;
  }
});

test('sending again over a dead line or by a server without words says so, and the button stays ready [ERR-03, ERR-07]', async () => {
  const page = await travel.open('/confirm-email?email=mariam@example.test', { handClock: true });
  let lineIsDead = true;
  await page.route(RESEND_CALL, (route) => (lineIsDead ? route.abort() : route.fulfill({ status: 500, body: '' })));
  await stopClock(page);
  await page.clock.runFor(RESEND_PAUSE);
  const { resend } = parts(page);
  await expect.poll(() => resend.getAttribute('aria-disabled')).toBeNull();
  for (const text of ['مفيش اتصال بالإنترنت', 'مقدرناش نبعت الكود تاني']) {
    await resend.click();
    await page.getByText(text).waitFor();
    expect(await resend.getAttribute('aria-disabled')).toBeNull();
    lineIsDead = false;
  }
});
