import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { until } from '../../apps/server/src/testing/until.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { cutLine, mendLine } from '../support/line.ts';
import { storedKeys } from '../support/page-checks.ts';
import { DESK, PHONE } from '../support/visitor.ts';

const SAVE_CALL = '**/api/Student/profile';
const MINUTE = 60_000;

const travel = journey();

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save' });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const storedUser = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('currentUser') ?? '{}'));

/** Everything that Save sends, in order. */
function watchSaves(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    const isSave = request.method() === 'PUT' && request.url().endsWith('/api/Student/profile');
    if (isSave) sent.push(request.postDataJSON());
  });
  return sent;
}

async function openProfile(screen: { width: number; height: number } = DESK) {
  const student = await travel.site.createAccount({ name: 'مريم أشرف', grade: 'Secondary1' });
  const page = await travel.openWiped('/profile', { as: student, screen });
  await save(page).waitFor();
  return { student, page, sent: watchSaves(page) };
}

describe('the profile', () => {
  test('has English labels with an Arabic line under each, and an e-mail that cannot be changed [PROF-01, PROF-02, PROF-03, PROF-04, PROF-05, PROF-06, PROF-07, PROF-08, PROF-09, PROF-16, OP-PROF-2, RTL-03, ROUTE-19]', async () => {
    const { student, page } = await openProfile();
    const labels = ['Email', 'Name', 'Grade', 'New password', 'Confirm new password'];
    expect(await page.locator('.profile-form label').allTextContents()).toEqual(labels);
    for (const label of labels) {
      const described = await field(page, label).getAttribute('aria-describedby');
      const line = page.locator(`[id="${described}"]`);
      expect(await line.textContent(), label).toMatch(/[\u0600-\u06ff]/);
      expect(await line.evaluate((node) => getComputedStyle(node).direction)).toBe('rtl');
    }
    expect(await field(page, 'Email').inputValue()).toBe(student.email);
    expect(await field(page, 'Email').evaluate((input: HTMLInputElement) => input.readOnly)).toBe(true);
    expect(await field(page, 'Name').inputValue()).toBe('مريم أشرف');
    expect(await field(page, 'Grade').inputValue()).toBe('Secondary1');
    expect(await field(page, 'Grade').locator('option:not([disabled])').count()).toBe(4);
    for (const label of ['New password', 'Confirm new password']) {
      expect(await field(page, label).inputValue()).toBe('');
      expect(await field(page, label).getAttribute('required')).toBe(null);
    }
    expect(await button(page, 'Logout').count()).toBe(1);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await seeEveryLook(page, 'profile');
  });

  test('shows the phones, hands the data over, and closes the account with the password alone [LEARN-30, LEARN-93, T-PRIV-1]', async () => {
    const student = await travel.site.createAccount({ phone: '01077700011', parentPhone: '01177700011' });
    const page = await travel.openWiped('/profile', { as: student });
    const account = page.getByRole('region', { name: 'حسابك وبياناتك' });
    await account.getByText('01077700011').waitFor();
    await account.getByText('01177700011').waitFor();
    expect(await account.getByRole('link', { name: 'ملاحظاتي' }).getAttribute('href')).toBe('/notes');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      account.getByRole('button', { name: 'نزّل بياناتي' }).click(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toContain('01177700011');
    await account.getByRole('button', { name: 'اقفل حسابي' }).click();
    const dialog = page.getByRole('dialog');
    await seeEveryLook(page, 'profile-closing');
    await dialog.getByLabel('كلمة السر', { exact: true }).fill('not-this-one');
    await dialog.getByRole('button', { name: 'اقفل حسابي للأبد' }).click();
    await dialog.locator('.field-problem').waitFor();
    await dialog.getByLabel('كلمة السر', { exact: true }).fill(student.password);
    await dialog.getByRole('button', { name: 'اقفل حسابي للأبد' }).click();
    await page.waitForURL('/');
    expect((await travel.site.client().login(student)).status).toBe(400);
  });

  test('says that nothing changed, and what is wrong with a new password, before anything is sent [PROF-11, PROF-13, PROF-14, RULE-22, LIM-04, OP-ERR-1]', async () => {
    const { page, sent } = await openProfile();
    await save(page).click();
    await page.getByText('No changes were made', { exact: true }).waitFor();
    await page.getByText('مفيش حاجة اتغيّرت.').waitFor();
    await field(page, 'New password').fill('nagma-1');
    await field(page, 'Confirm new password').fill('nagma-2');
    await save(page).click();
    await page.getByText('Passwords do not match', { exact: true }).waitFor();
    await page.getByText('كلمة السر وتأكيدها مش زي بعض.').waitFor();
    expect(await field(page, 'Confirm new password').evaluate((input) => input === document.activeElement)).toBe(true);
    await field(page, 'New password').fill('nagma');
    await field(page, 'Confirm new password').fill('nagma');
    await save(page).click();
    await page.getByText('Password must be at least 6 characters long', { exact: true }).waitFor();
    await page.getByText('كلمة السر لازم تكون ٦ حروف أو أكتر.').waitFor();
    await seeOneLook(page, 'profile-refused');
    expect(sent).toEqual([]);
  });

  test('says everything that is wrong at once, with the focus on the first [LEARN-432]', async () => {
    const { page, sent } = await openProfile(PHONE);
    await field(page, 'Name').fill(' ');
    await field(page, 'New password').fill('abc');
    await field(page, 'Confirm new password').fill('abd');
    await save(page).click();
    await page.getByText('Passwords do not match', { exact: true }).waitFor();
    const problems = await page.locator('.profile-form .field-problem').allTextContents();
    expect(problems.map((problem) => /^[\x20-\x7e]+/.exec(problem)?.[0])).toEqual([
      'User name is required',
      'Password must be at least 6 characters long',
      'Passwords do not match',
    ]);
    expect(await field(page, 'Name').evaluate((input) => input === document.activeElement)).toBe(true);
    expect(sent).toEqual([]);
    await seeOneLook(page, 'profile-all-wrong');
  });

  test('sends only what changed, is busy meanwhile, and the new name stands in the bar at once, by keyboard alone [PROF-12, PROF-15, ENT-07, OP-PROF-1, OP-PROF-4]', async () => {
    const { page, sent } = await openProfile();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(SAVE_CALL, async (route) => {
      await held;
      await route.continue();
    });
    await field(page, 'Name').focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('  مريم أشرف Adel ');
    await page.keyboard.press('Enter');
    const busy = button(page, 'Saving');
    await busy.waitFor();
    expect(await busy.getAttribute('aria-disabled')).toBe('true');
    release();
    await page.getByText('بياناتك اتحفظت').waitFor();
    expect(sent).toEqual([{ name: 'مريم أشرف Adel' }]);
    await page.locator('.account').getByText('مريم أشرف Adel').waitFor();
    expect(await storedUser(page)).toMatchObject({ name: 'مريم أشرف Adel', grade: 'Secondary1', password: '' });

    await field(page, 'Grade').selectOption('Secondary3');
    await page.getByText('بياناتك اتحفظت').waitFor({ state: 'detached' });
    await save(page).click();
    await page.getByText('بياناتك اتحفظت').waitFor();
    expect(await storedUser(page)).toMatchObject({ grade: 'Secondary3' });
    expect(sent.slice(1)).toEqual([{ grade: 'Secondary3' }]);
    await page.reload();
    await save(page).click();
    await page.getByText('No changes were made').waitFor();
  });

  test('changes the password right after signing in, other devices go out and a mail tells [PROF-06, PROF-12, OP-PROF-3]', async () => {
    const { student, page, sent } = await openProfile();
    const other = travel.site.client();
    await other.login(student);
    await field(page, 'New password').fill('shams-fel-masa');
    await field(page, 'Confirm new password').fill('shams-fel-masa');
    await save(page).click();
    await page.getByText('أي جهاز تاني كان داخل بحسابك خرج').waitFor();
    expect(sent).toEqual([{ password: 'shams-fel-masa' }]);
    expect(await field(page, 'New password').inputValue()).toBe('');
    expect((await other.call('GET /api/UnitCode/GetMyUnitCodes', { query: {} })).status).toBe(401);
    await until(() => travel.site.keptMail.some(({ to }) => to === student.email));
    expect((await travel.site.client().login({ ...student, password: 'shams-fel-masa' })).status).toBe(200);
  });

  test('asks for the current password when the login is older, and again when it is wrong [OP-PROF-3]', async () => {
    const { student, page, sent } = await openProfile();
    travel.site.clock.advance(16 * MINUTE);
    await field(page, 'New password').fill('shams-fel-masa');
    await field(page, 'Confirm new password').fill('shams-fel-masa');
    expect(await field(page, 'Current password').count()).toBe(0);
    await save(page).click();
    const current = field(page, 'Current password');
    await page.getByText('محتاجين كلمة السر الحالية مظبوطة').waitFor();
    await expect.poll(() => current.evaluate((input) => input === document.activeElement)).toBe(true);
    await seeOneLook(page, 'profile-current-password');
    await current.fill('not-my-password');
    await save(page).click();
    await page.getByText('محتاجين كلمة السر الحالية مظبوطة').waitFor();
    await current.fill(student.password);
    await save(page).click();
    await page.getByText('بياناتك اتحفظت').waitFor();
    expect(sent.at(-1)).toEqual({ password: 'shams-fel-masa', currentPassword: student.password });
    expect(await current.count()).toBe(0);
  });

  test('keeps what was typed when the line is dead, and says so [PROF-15]', async () => {
    const { page } = await openProfile();
    await page.route(SAVE_CALL, (route) => route.abort('internetdisconnected'));
    await field(page, 'Name').fill('اسم جديد');
    await save(page).click();
    await page.getByText('التغييرات متحفظتش').waitFor();
    expect(await field(page, 'Name').inputValue()).toBe('اسم جديد');
    await page.unroute(SAVE_CALL);
    await save(page).click();
    await page.getByText('بياناتك اتحفظت').waitFor();
  });

  test('says that there is no line until it is back, and keeps what was typed [LEARN-431]', async () => {
    const { page, sent } = await openProfile();
    await field(page, 'Name').fill('اسم جديد');
    await cutLine(page);
    await save(page).click();
    const refused = page.getByText('التغييرات متحفظتش');
    await refused.waitFor();
    await mendLine(page);
    await refused.waitFor({ state: 'detached' });
    expect(await field(page, 'Name').inputValue()).toBe('اسم جديد');
    expect(sent).toHaveLength(1);
    await save(page).click();
    await page.getByText('بياناتك اتحفظت').waitFor();
  });

  test('logs out, and without a user leads to /login [PROF-08, PROF-10]', async () => {
    const { page } = await openProfile();
    await button(page, 'Logout').click();
    await expect.poll(() => storedKeys(page)).toEqual(['app_device_id']);
    const { page: guest } = await travel.visit();
    await guest.goto('/profile');
    await guest.waitForURL('/login');
  });
});
