import { describe, expect, test } from 'vitest';
import { seeEveryLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { newStudent, registerPage } from '../support/register-page.ts';

const travel = journey();

/** Everybody else behind the same address has used its registrations up. */
async function crowd(): Promise<void> {
  const everybody = Object.assign(travel.site.client(), { address: '127.0.0.1' });
  for (let at = 0; at < 12; at += 1) {
    const { name, email, phone, parentPhone, year, password } = newStudent();
    await everybody.call('POST /api/Auth/register', {
      form: {
        UserName: name,
        Email: email,
        PhoneNumber: phone,
        ParentPhone: parentPhone,
        AcademicYear: year,
        Password: password,
        ConfirmPassword: password,
      },
    });
  }
}

describe('behind an address that many share', () => {
  test.each([
    ['in a worker', undefined],
    ['on the page itself where there are no workers', 'window.Worker = undefined'],
  ])(
    'the browser does a little work %s, says so calmly and registers by itself [T-AUTH-14, FLOOR-02]',
    async (_, before) => {
      await crowd();
      const { page } = await travel.visit();
      if (before) await page.addInitScript(before);
      let workers = 0;
      page.on('worker', () => (workers += 1));
      const statuses: number[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('/api/Auth/register')) statuses.push(response.status());
      });
      await page.goto('/register');
      await awake(page);
      const form = registerPage(page);
      await form.fill(newStudent());
      const note = page.getByRole('status').getByText('ثواني ونكمّل لوحدنا');
      // The call with the work waits until the note has been read.
      let goOn = () => {};
      const read = new Promise<void>((resume) => (goOn = resume));
      await page.route('**/api/Auth/register', async (route) => {
        if (route.request().headers()['x-work']) await read;
        await route.continue();
      });
      await form.submit.click();
      await note.waitFor();
      if (!before) await seeEveryLook(page, 'crowded-address');
      goOn();
      await page.waitForURL('/login');
      expect(statuses).toEqual([429, 200]);
      expect(workers).toBe(before ? 0 : 1);
      await expect.poll(() => note.count()).toBe(0);
    },
  );

  test('a page that does nothing without scripts says so and what to do [T-AUTH-14, LEARN-203]', async () => {
    const context = await travel.browser.newContext({ baseURL: travel.site.url, javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of ['/register', '/login', '/forgot-password', '/parent-monitoring', '/search', '/statistics']) {
      await page.goto(path);
      expect(await page.locator('.no-script').innerText()).toContain('شغّله من إعدادات المتصفح');
    }
    await page.goto('/');
    expect(await page.locator('.no-script').count()).toBe(0);
    await context.close();
  });

  test('a page that the server turned away comes by itself, and what says so lies over no press [LEARN-322]', async () => {
    const page = await travel.open('/');
    let turnedAway = 0;
    let goOn = () => {};
    const read = new Promise<void>((resume) => (goOn = resume));
    await page.route(/\.data(?:\?|$)/, async (route) => {
      turnedAway += 1;
      if (turnedAway > 2) {
        await read;
        return route.continue();
      }
      const json = { success: false, code: 'service.busy', message: 'x', messageAr: 'الزحمة كبيرة' };
      await route.fulfill({ status: 503, json });
    });
    await page.getByRole('contentinfo').getByRole('link', { name: /عن / }).click();
    const note = page.locator('.dock .wait-note').getByText('بنجرّب تاني لوحدنا');
    await note.waitFor();
    // At its end the page has room for it: the last press of all stands above it.
    const room = () =>
      page.evaluate(() => {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        const ends = [...document.querySelectorAll('main a, main button, footer a')].map(
          (press) => press.getBoundingClientRect().bottom,
        );
        return (document.querySelector('.dock')?.getBoundingClientRect().top ?? 0) - Math.max(...ends);
      });
    await expect.poll(room).toBeGreaterThan(0);
    await seeEveryLook(page, 'crowded-page');
    await expect.poll(() => turnedAway).toBe(3);
    goOn();
    await page.waitForURL('/about');
    await expect.poll(() => note.count()).toBe(0);
  });

  test('no page carries the code for it before it is asked for [T-AUTH-14, PERF-01]', async () => {
    const { page } = await travel.visit();
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    for (const path of ['/', '/register', '/login']) {
      await page.goto(path);
      await awake(page);
    }
    expect(
      files.filter((file) => /work[.-]/.test(file) && !file.includes('framework') && !file.includes('service-worker')),
    ).toEqual([]);
  });
});
