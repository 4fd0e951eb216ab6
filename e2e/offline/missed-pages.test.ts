import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { awake, journey } from '../support/journey.ts';
import { storeLogin } from '../support/keep-login.ts';
import { cutLine, loadedWhole, mendLine } from '../support/line.ts';

const travel = journey();

const note = (page: Page) => page.getByRole('status').filter({ hasText: 'النت مقطوع دلوقتي.' });
const footer = (page: Page, name: RegExp) => page.getByRole('contentinfo').getByRole('link', { name });
/** A document that is loaded anew does not know it any more. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isSame: true }));
const isSame = (page: Page) => page.evaluate(() => 'isSame' in window);

describe('a page whose code did not come', () => {
  test('hurries no other: one that a crowd turned away is waited for, and only the missed one is loaded whole [LEARN-410]', async () => {
    const page = await travel.open('/');
    const missing = /parent-monitoring[^/]*\.js|favicon\.svg/;
    await page.route(missing, (route) => route.abort('internetdisconnected'));
    await footer(page, /متابعة ولي الأمر/).click();
    await note(page).waitFor();
    await page.unroute(missing);

    await mark(page);
    const data = /\.data(?:\?|$)/;
    let turnedAway = 0;
    await page.route(data, async (route) => {
      turnedAway += 1;
      if (turnedAway > 1) return route.continue();
      const json = { success: false, code: 'service.busy', message: 'x', messageAr: 'الزحمة كبيرة' };
      await route.fulfill({ status: 503, json });
    });
    await footer(page, /^عن /).click();
    await page.locator('.dock .wait-note').waitFor();
    await page.waitForURL('/about');
    expect(await isSame(page)).toBe(true);
    await page.unroute(data);

    await loadedWhole(page, '/parent-monitoring', () => footer(page, /متابعة ولي الأمر/).click());
    expect(await isSame(page)).toBe(false);
  });

  test('and was to take the place of another takes it: after logging out of the profile without a line the way back leads past the page that was left [LEARN-413]', async () => {
    const student = await travel.school.student();
    const page = await travel.open('/about');
    // Once: a login that is stored again with every document would be taken up at the login page.
    await storeLogin(page, travel.site, student);
    await page.goto('/profile');
    await awake(page);
    const leave = page.getByRole('main').getByRole('button', { name: /Logout|خروج/ });
    await leave.waitFor();
    await cutLine(page);
    await leave.click();
    await page.getByRole('heading', { name: 'خرجت من حسابك' }).waitFor();
    await loadedWhole(page, '/login', () => mendLine(page));
    await page.goBack();
    await page.waitForURL('/about');
    await page.getByRole('main').getByRole('heading').first().waitFor();
  });
});
