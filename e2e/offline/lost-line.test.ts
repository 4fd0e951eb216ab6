import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { cutLine, loadedWhole, mendLine } from '../support/line.ts';

/** Whoever is new here: no worker looks after the page, and what it has not fetched is not on the phone. */
const travel = journey();

const CUT = 'النت مقطوع دلوقتي.';
const note = (page: Page) => page.getByRole('status').filter({ hasText: CUT });

describe('the line goes before a guest’s page has a worker', () => {
  test.each([
    ['typed where the printed address leads', '/redeem', 'الكود اللي على الكارت'],
    ['that its square brought along', '/redeem/K5JT-PBB7', 'الكود'],
  ])(
    'a code %s is kept, the page stays and says so, and one press goes on when it is back [LEARN-315, LEARN-365]',
    async (_how, address, label) => {
      const page = await travel.open(address);
      const field = page.getByRole('textbox', { name: label });
      await cutLine(page);
      await field.fill('K5JT-PBB7');
      await field.press('Enter');
      const cut = page.getByText('النت مقطوع دلوقتي. الكود محفوظ على جهازك، جرّب تاني لما يرجع.');
      await cut.waitFor();
      expect(await field.inputValue()).toBe('K5JT-PBB7');
      expect(await field.getAttribute('aria-invalid')).toBeNull();
      expect(await page.evaluate(() => localStorage.getItem('waiting_code'))).toContain('K5JT-PBB7');
      await seeEveryLook(page, `lost-line${address.slice(0, 7).replace('/', '-')}-${address.length}`);
      await mendLine(page);
      await cut.waitFor({ state: 'detached' });
      await field.press('Enter');
      await page.waitForURL('/login');
      await page.getByText('الكود محفوظ').waitFor();
    },
  );

  test('a page whose code is not here is not opened: the one before it stays, says so, and it opens when the line is back [LEARN-316]', async () => {
    const page = await travel.open('/about');
    await cutLine(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'متابعة ولي الأمر' }).click();
    await note(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/about');
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await seeEveryLook(page, 'lost-line-page');
    await note(page).getByRole('button', { name: 'جرّب تاني' }).click();
    await note(page).waitFor();
    await loadedWhole(page, '/parent-monitoring', () => mendLine(page));
    expect(await note(page).count()).toBe(0);
  });

  test('a page chosen in the menu that does not come closes the menu, which would lie over what is said of it [LEARN-369]', async () => {
    const page = await travel.open('/about');
    const menu = page.getByRole('dialog', { name: 'القائمة' });
    await page.getByRole('button', { name: 'افتح القائمة' }).click();
    await menu.waitFor();
    await cutLine(page);
    await menu.getByRole('link', { name: 'متابعة ولي الأمر' }).click();
    await note(page).waitFor();
    await menu.waitFor({ state: 'hidden' });
    await seeOneLook(page, 'lost-line-menu');
    // The next one too.
    await page.getByRole('button', { name: 'افتح القائمة' }).click();
    await menu.getByRole('link', { name: 'متابعة ولي الأمر' }).click();
    await menu.waitFor({ state: 'hidden' });
    await note(page).waitFor();
  });

  test('what a page is given along is with it when it opens at last [LEARN-316]', async () => {
    const page = await travel.open('/redeem/K5JT-PBB7');
    await cutLine(page);
    await page.getByRole('main').getByRole('link', { name: 'لسه معندكش حساب؟' }).click();
    await note(page).getByText('الكود محفوظ على جهازك').waitFor();
    await loadedWhole(page, '/register', () => mendLine(page));
    // Said only to whoever comes with a card, as the state of the address tells.
    expect(await page.evaluate(() => history.state.usr.from)).toBe('/redeem/K5JT-PBB7');
  });
});

describe('logging out without a line', () => {
  test('where no worker is yet asks about what was not sent, works, and ends on a page that can be read [LEARN-317]', async () => {
    const student = await travel.school.student();
    const page = await travel.open('/statistics', { as: student });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await cutLine(page);
    await page.evaluate((userId) => {
      const letter = { key: 'quiz:7', userId, route: 'POST /api/quizresult/submit', input: {}, writtenAt: 1 };
      localStorage.setItem('outbox', JSON.stringify([letter]));
    }, student.id);
    const asked: string[] = [];
    let answer = false;
    page.on('dialog', async (dialog) => {
      asked.push(dialog.message());
      await (answer ? dialog.accept() : dialog.dismiss());
    });
    await page.getByRole('button', { name: 'افتح القائمة' }).click();
    const leave = page.getByRole('dialog').getByRole('button', { name: 'خروج' });
    await leave.click();
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toContain('عندك إجابات لسه ما اتبعتتش');
    const isIn = () => page.evaluate(() => localStorage.getItem('isAuthenticated'));
    expect(await isIn()).toBe('true');
    answer = true;
    await leave.click();
    await expect.poll(isIn).toBeNull();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: 'خرجت من حسابك' }).waitFor();
    expect(await page.getByText('الصفحة اتقطعت').count()).toBe(0);
    await page
      .getByRole('status')
      .filter({ hasText: /النت مقطوع/ })
      .waitFor();
    await seeEveryLook(page, 'lost-line-logout');
    await loadedWhole(page, /\/(?:login)?$/, () => mendLine(page));
  });

  test('from the profile ends on a page that can be read as well [LEARN-348]', async () => {
    const student = await travel.school.student();
    const page = await travel.open('/profile', { as: student });
    const leave = page.getByRole('main').getByRole('button', { name: /Logout|خروج/ });
    await leave.waitFor();
    await cutLine(page);
    await leave.click();
    await page.getByRole('status').filter({ hasText: 'هيفضل محسوب من أجهزتك' }).waitFor();
    await page.getByRole('heading', { name: /خرجت من حسابك|تسجيل الدخول/ }).waitFor();
    expect(await page.getByText('الصفحة اتقطعت').count()).toBe(0);
    await seeEveryLook(page, 'lost-line-logout-profile');
  });

  test('from the home page leaves the page that everybody reads, and says what the server has not heard [LEARN-317]', async () => {
    const student = await travel.school.student();
    const page = await travel.open('/', { as: student });
    await page.getByRole('heading', { level: 1, name: /أهلًا يا/ }).waitFor();
    await page.getByRole('button', { name: 'افتح القائمة' }).click();
    await cutLine(page);
    await page.getByRole('dialog').getByRole('button', { name: 'خروج' }).click();
    const said = page.getByRole('status').filter({ hasText: 'هيفضل محسوب من أجهزتك' });
    await said.waitFor();
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText('الصفحة اتقطعت').count()).toBe(0);
    await seeEveryLook(page, 'lost-line-logout-home');
    await said.getByRole('button', { name: 'تمام' }).click();
    await expect.poll(() => said.count()).toBe(0);
  });
});
