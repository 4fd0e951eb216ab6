import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { wrongCode } from '../apps/server/src/features/auth/mailed-code.fixture.ts';
import { launchChromium } from './support/chromium.ts';
import { inArabicDigits, keptCode } from './support/kept-code.ts';
import { hydrated } from './support/login-page.ts';
import { LOOKS_DOWN_TO_NARROW } from './support/looks.ts';
import { axeViolations, shoot, sidewaysScroll } from './support/page-checks.ts';
import { newStudent, registerPage } from './support/register-page.ts';
import { type Site, startSite } from './support/site.ts';
import { newVisitor, stopClock, type Visitor, type VisitorOptions } from './support/visitor.ts';

const CONFIRM_CALL = '**/api/Auth/confirm-email?*';
const RESEND_CALL = '**/api/Auth/ReSendOtp?*';
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
  code: page.getByLabel('كود التأكيد'),
  submit: page.locator('form button[type="submit"]'),
  resend: page.getByRole('button', { name: /ابعت الكود تاني/ }),
  problems: () => page.locator('.field-problem').allTextContents(),
});

test('who has registered may confirm the e-mail with the mailed code, and goes on to login [OP-REG-1]', async () => {
  const page = await open('/register');
  const student = newStudent();
  await registerPage(page).fill(student);
  await registerPage(page).submit.click();
  await page.getByRole('link', { name: 'أكّد إيميلك' }).click();
  await page.waitForURL(`/confirm-email?email=${encodeURIComponent(student.email)}`);
  const { code, submit, problems } = parts(page);
  await submit.click();
  expect(await problems()).toEqual(['اكتب الكود اللي وصلك.']);
  const right = await keptCode(site, student.email);
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
  const student = await site.createAccount({ emailConfirmedAt: null });
  const page = await open('/confirm-email');
  await page.getByLabel('الإيميل', { exact: true }).fill(student.email);
  await parts(page).submit.click();
  await parts(page).code.fill(await keptCode(site, student.email));
  await parts(page).submit.click();
  await page.getByText('إيميلك اتأكد').waitFor();
});

test.each([
  ['a dead line', 'مفيش اتصال', 'ERR-03'],
  ['a server without words', 'الكود غلط أو وقته خلص.', 'ERR-06'],
])('confirming through %s says «%s» and keeps the code [%s]', async (what, text, _ids) => {
  const page = await open('/confirm-email?email=mariam@example.test');
  await page.route(CONFIRM_CALL, (route) =>
    what === 'a dead line' ? route.abort() : route.fulfill({ status: 500, body: '' }),
  );
  await parts(page).code.fill('123456');
  await parts(page).submit.click();
  await page.getByRole('alert').getByText(text).waitFor();
  expect(await parts(page).code.inputValue()).toBe('123456');
});

test.each([
  ['a dead line', 'مفيش اتصال بالإنترنت', 'ERR-03'],
  ['a server without words', 'مقدرناش نبعت الكود تاني', 'ERR-07'],
])('sending again through %s says «%s», and the button stays ready [%s]', async (what, text, _ids) => {
  const page = await open('/confirm-email?email=mariam@example.test', { handClock: true });
  await page.route(RESEND_CALL, (route) =>
    what === 'a dead line' ? route.abort() : route.fulfill({ status: 500, body: '' }),
  );
  await stopClock(page);
  await page.clock.runFor(RESEND_PAUSE);
  const { resend } = parts(page);
  await expect.poll(() => resend.getAttribute('aria-disabled')).toBeNull();
  await resend.click();
  await page.getByText(text).waitFor();
  expect(await resend.getAttribute('aria-disabled')).toBeNull();
});

test.each(LOOKS_DOWN_TO_NARROW)(
  'at $screen.width px, night $night, it is sound for everybody and not indexed [OP-RTL-1, OP-SEO-3]',
  async ({ screen, night }) => {
    const page = await open('/confirm-email?email=mariam@example.test', { screen, night });
    await shoot(page, `confirm-email-${screen.width}-${night ? 'night' : 'day'}`);
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  },
);
