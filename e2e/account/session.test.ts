import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seeOneLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { LOGIN_CHECK, storeLogin } from '../support/keep-login.ts';
import { loginPage } from '../support/login-page.ts';
import { storedKeys } from '../support/page-checks.ts';
import { newTab, stopClock, type Visitor } from '../support/visitor.ts';

/** With words behind its address a page asks for nothing early, whose answer would say that the login holds. */
const PROFILE = '/profile?plain';
const CHECK_CALL = '**/Student/Student-Enrolled-Courses*';
/** The page of the student's courses asks the same call for nine. */
const REFRESH_CALL = '**/api/Auth/refresh-token';
const DAY = 24 * 60 * 60_000;

const travel = journey();

/** A student who is logged in, and has opened nothing yet. */
async function member(): Promise<Visitor> {
  return travel.visit({ as: await travel.site.createAccount(), handClock: true });
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const token = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'));

/** Counts the calls of one kind that leave the browser. */
function counted(page: Page, pattern: RegExp): { calls: () => number } {
  let calls = 0;
  page.on('request', (request) => {
    if (pattern.test(request.url())) calls++;
  });
  return { calls: () => calls };
}

describe('a protected page', () => {
  test('of any kind sends a guest to /login [ROUTE-19, ROUTE-20, ROUTE-21, ROUTE-22, ROUTE-23, ROUTE-24, ROUTE-25, ROUTE-26, ROUTE-29, ROUTE-32, ROLE-04]', async () => {
    const { page } = await travel.visit();
    for (const address of [
      '/profile',
      '/my-lectures',
      '/enrolled-courses',
      '/statistics',
      '/test-refresh-token',
      '/course/3/curriculum',
      '/course/3/lesson/4/video',
      '/course/3/lesson/4/quiz',
      '/unit-viewer/4',
      '/teach',
      '/teach/students',
    ]) {
      await page.goto(address);
      await page.waitForURL('/login');
    }
  });

  test('shows a spinner while the login is checked, 100 ms after it opens, and then the page; it checks at most once in 5 s [ROUTE-31, SESS-09, SESS-16, SESS-17, LIM-34]', async () => {
    const { page } = await member();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let asked = '';
    await page.route(CHECK_CALL, async (route) => {
      asked = route.request().url();
      await held;
      await route.continue();
    });
    await page.goto(PROFILE);
    await page.getByText('بنتأكد من حسابك').waitFor();
    await expect.poll(() => new URL(asked || travel.site.url).searchParams.get('pagesize')).toBe('1');
    const name = page.getByLabel('Name', { exact: true });
    expect(await name.isVisible()).toBe(false);
    release();
    await name.waitFor();
    await page.unroute(CHECK_CALL);

    await page.goto('/my-lectures');
    await heading(page, 'محاضراتي').waitFor();
    await stopClock(page);
    const checks = counted(page, LOGIN_CHECK);
    await page.getByRole('button', { name: 'افتح القائمة' }).click();
    await page.getByRole('link', { name: 'كورساتي', exact: true }).click();
    await heading(page, 'كورساتي').waitFor();
    await page.clock.runFor(1_000);
    expect(checks.calls()).toBe(0);
    await page.clock.runFor(5_000);
    await page.getByRole('button', { name: 'افتح القائمة' }).click();
    await page.getByRole('link', { name: 'إحصائياتي' }).click();
    await heading(page, 'مستواك').waitFor();
    await page.clock.resume();
    await expect.poll(checks.calls).toBe(1);
  });

  test('of an old address leads on and is not returned to, and one of the teacher’s console does not exist for a student [ROUTE-27, ROUTE-28, OP-GEN-1]', async () => {
    const { page } = await member();
    await page.goto('/parent-monitoring');
    await page.goto('/course-player/7');
    await page.waitForURL('/course/7/curriculum');
    await page.goBack();
    await page.waitForURL('/parent-monitoring');
    await page.goto('/teach');
    await heading(page, 'الصفحة دي مش موجودة').waitFor();
  });
});

describe('an old token', () => {
  test('is replaced without the student noticing, once for all waiting calls, also when the line to its refresh is dead for once [SESS-18, SESS-19, SESS-20, SESS-23, OP-SESS-1]', async () => {
    const { page } = await travel.visit({ handClock: true });
    await page.goto('/about');
    // Stored once: the token that takes its place has to outlive the page.
    await storeLogin(page, travel.site, await travel.site.createAccount());
    // A page with one call, which is answered before the server's clock moves: a late one would be given a new token.
    const checked = page.waitForResponse(LOGIN_CHECK);
    await page.goto('/about');
    await (await checked).finished();
    const before = await token(page);
    travel.site.clock.advance(40 * 60_000);
    const refreshes = counted(page, /refresh-token/);
    await page.goto('/enrolled-courses');
    await expect.poll(() => token(page)).not.toBe(before);
    await heading(page, 'كورساتي').waitFor();
    // Whatever is asked again with the new token is answered before the clock moves on.
    await page.waitForLoadState('networkidle');
    expect(refreshes.calls()).toBe(1);

    travel.site.clock.advance(40 * 60_000);
    await page.route(REFRESH_CALL, (route) => route.abort('internetdisconnected'), { times: 1 });
    await page.goto('/enrolled-courses');
    await expect.poll(refreshes.calls).toBeGreaterThan(1);
    await heading(page, 'كورساتي').waitFor();
  });

  test('of a login that is over leads to /login and back to where the student was; on a public page it ends quietly and leaves the visitor there [ROUTE-33, ROUTE-34, ROUTE-35, SESS-05, SESS-06, SESS-07, SESS-12, OP-ROUTE-2, OP-SESS-3]', async () => {
    const student = await travel.site.createAccount();
    const { page } = await travel.visit({ handClock: true });
    const login = loginPage(page);
    await login.open();
    await login.signIn(student);
    await page.waitForURL('/');
    travel.site.clock.advance(31 * DAY);
    await page.goto('/statistics?term=2');
    await page.waitForURL('/login');
    expect(await storedKeys(page)).toEqual(['app_device_id']);
    await login.signIn(student);
    await page.waitForURL('/statistics?term=2');
    await heading(page, 'مستواك').waitFor();

    travel.site.clock.advance(31 * DAY);
    await page.goto('/about');
    await awake(page);
    await expect.poll(() => storedKeys(page)).toEqual(['app_device_id']);
    expect(new URL(page.url()).pathname).toBe('/about');
  });
});

test('a login that ended elsewhere says why, keeps what was being typed, leads back to it, and gives nobody else those words [MYC-20, MYC-21, LEARN-20]', async () => {
  const { site } = travel;
  const [student, sister, other] = [await site.createAccount(), await site.createAccount(), site.client()];
  await other.login(student);
  const { page } = await travel.visit();
  const login = loginPage(page);
  await page.goto('/profile');
  await page.waitForURL('/login');
  await awake(page);
  await login.signIn(student);
  await page.waitForURL('/profile');
  const name = page.getByLabel('Name', { exact: true });
  /** A new name is half typed, while another phone changes the password and so ends this login. */
  const loseLogin = async (currentPassword: string, password: string) => {
    await expect.poll(() => name.inputValue()).toBe(student.name);
    await name.fill('سلمى محمود');
    const change = await other.call('PUT /api/Student/profile', { body: { password, currentPassword } });
    expect(change.status).toBe(200);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL('/login');
  };

  await loseLogin(student.password, 'nagma-3ala-nil');
  const note = page.getByRole('status').filter({ hasText: 'جلستك خلصت. سجّل دخولك تاني.' });
  await note.getByText('اللي كتبته محفوظ').waitFor();
  await seeOneLook(page, 'login-ended');
  await login.signIn({ phone: student.phone, password: 'nagma-3ala-nil' });
  await page.waitForURL('/profile');
  await expect.poll(() => name.inputValue()).toBe('سلمى محمود');
  await page.reload();
  await awake(page);

  await loseLogin('nagma-3ala-nil', 'amar-3ala-bahr');
  await login.signIn(sister);
  await page.waitForURL('/profile');
  await expect.poll(() => name.inputValue()).toBe(sister.name);
});

test('without a line a restored login is asked about three times, then put aside with a notice that can bring it back [SESS-13, OP-SESS-2]', async () => {
  const { page } = await member();
  await page.route(CHECK_CALL, (route) => route.abort('internetdisconnected'));
  await page.goto(PROFILE);
  await page.waitForURL('/login');
  const notice = page.locator('.note-warn');
  await notice.getByText('مفيش اتصال بالإنترنت').waitFor();
  expect(await storedKeys(page)).toEqual(['app_device_id', 'parked_login']);
  await page.unroute(CHECK_CALL);
  await notice.getByRole('button', { name: 'جرّب تاني' }).click();
  await page.waitForURL(PROFILE);
  await page.getByLabel('Name', { exact: true }).waitFor();
});

test('a line that is dead although the phone believes in it shuts nobody out: home says so, and the next page that is opened asks again [LEARN-246]', async () => {
  const { context, page } = await travel.visit();
  const student = await travel.school.student();
  await page.goto('/about');
  // Stored once: what the next page finds is what the last one left.
  await storeLogin(page, travel.site, student);
  const calls = /\/(api|Student)\//;
  await context.route(calls, (route) => route.abort('internetdisconnected'));
  await page.goto('/');
  await page.waitForURL('/login');
  await page.locator('.note-warn').getByText('مفيش اتصال بالإنترنت').waitFor();
  await context.unroute(calls);
  await page.goto('/');
  await page.locator('.student-home').waitFor();
});

describe('a login that a dead line put aside', () => {
  const calls = /\/(api|Student)\//;
  const lineIsBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

  /** At the login screen, after home with a line that leads nowhere. */
  async function putAside(): Promise<{ page: Page; mend: () => Promise<void> }> {
    const { context, page } = await travel.visit();
    const student = await travel.school.student();
    await page.goto('/about');
    await storeLogin(page, travel.site, student);
    await context.route(calls, (route) => route.abort('internetdisconnected'));
    await page.goto('/');
    await page.waitForURL('/login');
    await page.locator('.note-warn').getByText('مفيش اتصال بالإنترنت').waitFor();
    return { page, mend: () => context.unroute(calls) };
  }

  test('is not asked for a password besides, and the way back leads past home [LEARN-283]', async () => {
    const { page } = await putAside();
    expect(await page.getByText('سجّل دخولك الأول').count()).toBe(0);
    await page.goBack();
    await page.waitForURL('/about');
  });

  test('is not taken up over the head of somebody who types another number, and is once nobody does [LEARN-281]', async () => {
    const { page, mend } = await putAside();
    const { identifier } = loginPage(page);
    await identifier.fill('0101');
    await mend();
    await lineIsBack(page);
    expect(await storedKeys(page)).toEqual(['app_device_id', 'parked_login']);
    // Nor of somebody who makes an account.
    await page.getByRole('link', { name: 'اعمل حساب جديد' }).click();
    await page.getByLabel('اسمك').fill('نور حسام');
    await lineIsBack(page);
    expect(await storedKeys(page)).toEqual(['app_device_id', 'parked_login']);
    await page.goBack();
    await expect.poll(() => identifier.inputValue()).toBe('');
    await lineIsBack(page);
    await page.waitForURL('/');
    await page.locator('.student-home').waitFor();
  });

  test('is left by a press on a shared phone without a line, and nothing of it stays there [LEARN-282]', async () => {
    const { page, mend } = await putAside();
    await seeOneLook(page, 'login-without-a-line');
    await page.getByRole('button', { name: 'مش حسابي' }).click();
    await page.locator('.note-warn').waitFor({ state: 'detached' });
    await expect.poll(() => storedKeys(page)).toEqual(['app_device_id', 'night_mode']);
    await mend();
    await page.goto('/');
    await awake(page);
    expect(await page.locator('.student-home').count()).toBe(0);
    await page.goto('/profile');
    await page.waitForURL('/login');
  });
});

describe('logging out', () => {
  async function logOut(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'افتح القائمة' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'خروج' }).click();
  }

  test('clears the login and keeps the device, even when the server cannot be told [SESS-03, OP-STOR-2, OP-SHELL-1]', async () => {
    const { page } = await member();
    await page.goto('/about');
    await awake(page);
    await page.route('**/api/Auth/logout', (route) => route.abort('internetdisconnected'));
    await logOut(page);
    await expect.poll(() => storedKeys(page)).toEqual(['app_device_id']);
  });

  test('and in takes the other tab along, to where it was heading and out again, and frees the device, so that a third one may come [SESS-03, OP-SESS-5, OP-SESS-7, OP-ROUTE-5]', async () => {
    const student = await travel.site.createAccount();
    await travel.site.client().login(student);
    const visitor = await travel.visit({ handClock: true });
    const { page } = visitor;
    const other = await newTab(visitor);
    await other.goto('/my-lectures');
    await other.waitForURL('/login');
    const login = loginPage(page);
    await login.open();
    await login.signIn(student);
    await page.waitForURL('/');
    await other.waitForURL('/my-lectures');
    await heading(other, 'محاضراتي').waitFor();
    const third = travel.site.client();
    expect((await third.login(student)).status).toBe(400);

    const told = page.waitForResponse('**/api/Auth/logout');
    await logOut(page);
    expect((await told).ok()).toBe(true);
    await other.waitForURL('/login');
    expect((await third.login(student)).status).toBe(200);
  });
});
