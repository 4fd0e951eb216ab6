import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { MadeCourse } from '../apps/server/src/seed/new-course.ts';
import { createTestSchool, type TestSchool } from '../apps/server/src/testing/test-school.ts';
import { launchChromium } from './support/chromium.ts';
import { keepLogin } from './support/keep-login.ts';
import { hydrated, loginPage } from './support/login-page.ts';
import { LOOKS } from './support/looks.ts';
import { axeViolations, shoot, sidewaysScroll } from './support/page-checks.ts';
import { type Site, SUPPORT_NUMBER, startSite } from './support/site.ts';
import { newVisitor, stopClock, type Visitor, type VisitorOptions } from './support/visitor.ts';

const ENTER_CALL = '**/api/UnitCode/EnterCode*';
const SUCCESS_PAUSE = 1_500;

let site: Site;
let school: TestSchool;
let browser: Browser;
let course: MadeCourse;
const visitors: Visitor[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchChromium()]);
  school = createTestSchool(site);
  course = await school.makeCourse({ name: 'Grammar من الصفر', units: [{ name: 'Present Perfect' }, {}] });
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

interface OpenOptions extends VisitorOptions {
  as?: { email: string; password: string };
}

async function open(address: string, options: OpenOptions = {}): Promise<Page> {
  const visitor = await newVisitor(browser, site.url, options);
  visitors.push(visitor);
  if (options.as) await keepLogin(visitor.context, site, options.as);
  await visitor.page.goto(address);
  await hydrated(visitor.page);
  return visitor.page;
}

const box = (page: Page) => page.locator('dialog.dialog');
const field = (page: Page) => box(page).getByRole('textbox');
const submit = (page: Page) => box(page).locator('button[type="submit"]');

/** The lecture-code modal as the home page opens it. */
async function openModal(options: OpenOptions = {}): Promise<Page> {
  const page = await open('/', options);
  const band = page.getByRole('region', { name: 'معاك كود محاضرة؟' });
  await band.getByLabel('كود المحاضرة').fill('X');
  await band.getByRole('button', { name: 'فعّل الكود' }).click();
  await box(page).waitFor();
  await field(page).fill('');
  return page;
}

describe('the lecture-code modal', () => {
  test('has a title, an example, capitals, and no submit while empty [LEC-01, LEC-02, LEC-03, LEC-04, LEC-13, OP-LEC-1]', async () => {
    const page = await openModal();
    await box(page).getByRole('heading', { name: 'ادخل كود المحاضرة' }).waitFor();
    expect(await field(page).getAttribute('placeholder')).toBe('ABC123');
    expect(await submit(page).isDisabled()).toBe(true);
    await field(page).press('Enter');
    await box(page).getByText('اكتب كود المحاضرة', { exact: true }).waitFor();
    await field(page).pressSequentially('abc١23');
    expect(await field(page).inputValue()).toBe('ABC123');
    expect(await submit(page).isDisabled()).toBe(false);
  });

  test('offers the supervisor with a message about a lecture code [LEC-10, MSG-03]', async () => {
    const page = await openModal();
    const chat = new URL((await box(page).getByRole('link', { name: 'كلّم المشرف' }).getAttribute('href')) ?? '');
    expect(chat.pathname).toBe(`/2${SUPPORT_NUMBER}`);
    expect(chat.searchParams.get('text')).toContain('كود محاضرة');
  });

  test('opens the lecture and offers where to go [LEC-05, LEC-07, LEC-08, LEC-09, LEC-11, LEC-14, GEN-09]', async () => {
    const student = await school.student();
    const page = await openModal({ as: student });
    const code = await school.lectureCode(course);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(ENTER_CALL, async (route) => {
      await held;
      await route.continue();
    });
    await field(page).fill(` ${code.toLowerCase()} `);
    const sent = page.waitForRequest(ENTER_CALL);
    await field(page).press('Enter');
    expect(new URL((await sent).url()).searchParams.get('code')).toBe(code);
    expect(await submit(page).getAttribute('aria-disabled')).toBe('true');
    release();
    await box(page).getByRole('heading', { name: 'الكود اتأكد بنجاح' }).waitFor();
    expect(await box(page).textContent()).toContain('Present Perfect');
    expect(await box(page).getByRole('link', { name: 'روح لمحاضراتي' }).getAttribute('href')).toBe('/my-lectures');
    await box(page).getByRole('link', { name: 'ارجع للرئيسية' }).click();
    await box(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('says what is wrong with a code, and forgets it all when it is closed [LEC-12, LEC-17, LEC-19, LEC-20]', async () => {
    const page = await openModal({ as: await site.createAccount() });
    await field(page).fill('NOSUCHCD');
    await field(page).press('Enter');
    await box(page).getByText('كود المحاضرة غلط أو مش موجود.').waitFor();
    await page.route(ENTER_CALL, (route) => route.fulfill({ status: 403, body: '' }));
    await field(page).press('Enter');
    await box(page).getByText('مش مسموح لك تدخل المحاضرة دي.').waitFor();
    await page.unroute(ENTER_CALL);
    await page.route(ENTER_CALL, (route) => route.fulfill({ status: 400, body: '' }));
    await field(page).press('Enter');
    await box(page).getByText('الكود غلط. جرّب تاني.').waitFor();
    await page.keyboard.press('Escape');
    await box(page).waitFor({ state: 'detached' });
  });

  test('takes the card of a course as well [GEN-08]', async () => {
    const page = await openModal({ as: await site.createAccount() });
    await field(page).fill(await school.courseCode(course));
    await field(page).press('Enter');
    await box(page).getByText('اشتركت في كورس').waitFor();
    expect(await box(page).getByRole('link', { name: 'ابدأ الكورس' }).getAttribute('href')).toBe(
      `/course/${course.id}/curriculum`,
    );
  });

  test('sends a guest to log in and is there again with the code, one step from home [LEC-06, OP-LEC-4]', async () => {
    const student = await site.createAccount();
    const page = await openModal({ handClock: true });
    await field(page).fill('abcd2345');
    await field(page).press('Enter');
    await page.waitForURL('/login');
    await stopClock(page);
    const login = loginPage(page);
    await login.signIn({ phone: student.phone, password: student.password });
    await login.welcome.waitFor();
    await page.clock.runFor(SUCCESS_PAUSE);
    await box(page).waitFor();
    expect(await field(page).inputValue()).toBe('ABCD2345');
  });
});

describe('the address of a card', () => {
  test.each(['course', 'lecture'] as const)(
    'opens one box with the code filled in, which takes a %s code [LEC-07, ENR-12, GEN-08, GEN-09]',
    async (kind) => {
      const code = kind === 'course' ? await school.courseCode(course) : await school.lectureCode(course);
      const page = await open(`/redeem/${code.slice(0, 4)}-${code.slice(4)}`, { as: await site.createAccount() });
      await box(page).waitFor();
      expect(await field(page).inputValue()).toBe(`${code.slice(0, 4)}-${code.slice(4)}`);
      await field(page).press('Enter');
      await box(page).getByRole('heading', { name: 'الكود اتأكد بنجاح' }).waitFor();
      const target = kind === 'course' ? `/course/${course.id}/curriculum` : '/my-lectures';
      expect(await box(page).getByRole('link').first().getAttribute('href')).toBe(target);
    },
  );

  test('counts a code that does not exist once, not once for each kind [OP-ENR-4]', async () => {
    const page = await open('/redeem/NOSUCHCD', { as: await site.createAccount() });
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
    });
    await field(page).press('Enter');
    await box(page).getByText('الكود غلط أو مش موجود.').waitFor();
    expect(calls).toEqual(['/api/Student/add-course-by-code']);
  });

  test('goes along to a registration, which leads back to it after the login [OP-LEC-4, OP-ENR-6]', async () => {
    const page = await open('/redeem/ABCD-2345');
    await box(page).getByRole('link', { name: 'لسه معندكش حساب؟' }).click();
    await page.waitForURL('/register');
    expect(await page.evaluate(() => history.state.usr.from)).toBe('/redeem/ABCD-2345');
  });

  test('is no address for search engines, and reads without a script [OP-SEO-3]', async () => {
    const html = await (await fetch(`${site.url}/redeem/ABCD-2345`)).text();
    expect(html).toContain('noindex');
    expect(html).toContain('ABCD-2345');
    expect(html).toContain('href="/login"');
  });
});

describe.each(LOOKS)('the card page at $screen.width px, night $night', ({ screen, night }) => {
  test('is seen, sound for everybody and never wider than the screen [OP-RTL-1, OP-RTL-3]', async () => {
    const page = await open('/redeem/ABCD-2345', { screen, night });
    await box(page).waitFor();
    const check = async (state: string) => {
      await shoot(page, `redeem-${state}-${screen.width}-${night ? 'night' : 'day'}`);
      expect(await axeViolations(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    };
    await check('dialog');
    await page.keyboard.press('Escape');
    await box(page).waitFor({ state: 'detached' });
    await check('page');
  });
});
