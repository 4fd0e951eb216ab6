import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { MadeCourse, NewCourse } from '../apps/server/src/seed/new-course.ts';
import { createTestSchool, type TestSchool } from '../apps/server/src/testing/test-school.ts';
import { launchChromium } from './support/chromium.ts';
import { keepLogin } from './support/keep-login.ts';
import { hydrated } from './support/login-page.ts';
import { LOOKS } from './support/looks.ts';
import { axeViolations, shoot, sidewaysScroll } from './support/page-checks.ts';
import { type Site, SUPPORT_NUMBER, startSite } from './support/site.ts';
import { newVisitor, type Visitor, type VisitorOptions } from './support/visitor.ts';

const GRAMMAR: NewCourse = {
  name: 'Grammar من الصفر: since ولا for؟',
  description: 'لو الأزمنة بتتلخبط معاك ابدأ من هنا.',
  grade: 'Secondary1',
  term: 'Second',
  pricePiastres: 15_050,
  units: [
    {
      name: 'Present Tenses',
      lessons: [
        { type: 'Video', name: 'Present Simple: بنستخدمه إمتى؟' },
        { type: 'Quiz', name: 'امتحان الوحدة الأولى' },
      ],
    },
    { name: 'Past Tenses', lessons: [{ type: 'Video', name: 'used to: كنت متعود' }] },
  ],
};
const ENROL_CALL = '**/api/Student/add-course-by-code*';

let site: Site;
let school: TestSchool;
let browser: Browser;
let grammar: MadeCourse;
let free: MadeCourse;
const visitors: Visitor[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchChromium()]);
  school = createTestSchool(site);
  grammar = await school.makeCourse(GRAMMAR);
  free = await school.makeCourse({ name: 'أول أسبوع علينا', pricePiastres: 0, units: [] });
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
  before?: (page: Page) => Promise<unknown>;
}

async function open(address: string, options: OpenOptions = {}): Promise<Page> {
  const visitor = await newVisitor(browser, site.url, options);
  visitors.push(visitor);
  if (options.as) await keepLogin(visitor.context, site, options.as);
  await options.before?.(visitor.page);
  await visitor.page.goto(address);
  await hydrated(visitor.page);
  return visitor.page;
}

const act = (page: Page) => page.getByRole('region', { name: 'الاشتراك في الكورس' });
const dialog = (page: Page) => page.locator('dialog.dialog');

describe('the page of a course', () => {
  test.each(['courses', 'course'])(
    'at /%s/{id} names grade, term, lessons and price, and the one address to remember [CDET-01, CDET-03, CDET-04, CDET-05, CDET-07, ROUTE-12, ROUTE-13, OP-ROUTE-6]',
    async (word) => {
      const page = await open(`/${word}/${grammar.id}`);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(GRAMMAR.name);
      expect(await page.locator('.facts dd').allTextContents()).toEqual(['أولى ثانوي', 'الترم التاني', '٣ دروس']);
      expect(await act(page).locator('.price').textContent()).toBe('١٥٠٫٥٠ جنيه');
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(
        new RegExp(`/courses/${grammar.id}$`),
      );
    },
  );

  test('is whole in the server’s HTML, with its facts for search engines and without anything that is paid for [OP-SEO-2, OP-CDET-4]', async () => {
    const html = await (await fetch(`${site.url}/courses/${grammar.id}`)).text();
    for (const text of ['Present Simple: بنستخدمه إمتى؟', 'كلّم المشرف', 'معاك كود الكورس؟'])
      expect(html).toContain(text);
    const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({ '@type': 'Course', offers: { price: 150.5, priceCurrency: 'EGP' } });
    expect(html).not.toMatch(/videoUrl|questions/);
  });

  test('falls back to a cover of its own when the picture is missing or broken [CDET-02]', async () => {
    const broken = await school.makeCourse({ imagePath: '/media/no-such-picture.webp' });
    for (const { id } of [grammar, broken]) {
      const page = await open(`/courses/${id}`);
      await page.locator('.details-cover .cover-letters').waitFor();
    }
  });

  test('opens with the curriculum, units unfolded, lessons numbered by unit and named by kind [CDET-08, CDET-10, CDET-11, CDET-12, CDET-13]', async () => {
    const page = await open(`/courses/${grammar.id}`);
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('المنهج');
    const lessons = page.locator('.outline-lesson');
    expect(await lessons.locator('.outline-number').allTextContents()).toEqual(['١٫١', '١٫٢', '٢٫١']);
    expect(await lessons.locator('small').allTextContents()).toEqual(['فيديو', 'اختبار', 'فيديو']);
    const unit = page.getByRole('button', { name: /Present Tenses/ });
    expect(await unit.getAttribute('aria-expanded')).toBe('true');
    await unit.click();
    expect(await unit.getAttribute('aria-expanded')).toBe('false');
    await lessons.first().waitFor({ state: 'hidden' });
    await unit.click();
    await lessons.first().waitFor();
  });

  test('has an overview with description, details and features, reached by the arrow keys too [CDET-09, CDET-14, CDET-15, CDET-16, OP-CDET-3]', async () => {
    const page = await open(`/courses/${grammar.id}`);
    await page.getByRole('tab', { name: 'المنهج' }).focus();
    await page.keyboard.press('ArrowLeft');
    const panel = page.getByRole('tabpanel', { name: 'نظرة عامة' });
    await panel.waitFor();
    for (const text of ['الأزمنة بتتلخبط', 'الصف الأول الثانوي', 'الترم التاني', '٣ دروس', 'حل الكتب الخارجية']) {
      expect(await panel.textContent()).toContain(text);
    }
  });

  test('without units says that the curriculum is coming and counts no lesson [OP-CDET-6, CDET-06]', async () => {
    const page = await open(`/courses/${free.id}`);
    await page.getByText('المنهج لسه بيتجهّز').waitFor();
    expect(await page.locator('.facts dd').last().textContent()).toBe('٠ درس');
    expect(await act(page).locator('.price').textContent()).toBe('مجاني');
  });

  test('ends with a question to the supervisor that names the course [CDET-33, MSG-05, MSG-06]', async () => {
    const page = await open(`/courses/${grammar.id}`);
    const ask = page.getByRole('link', { name: 'اسأل المشرف' });
    const chat = new URL((await ask.getAttribute('href')) ?? '');
    expect(chat.pathname).toBe(`/2${SUPPORT_NUMBER}`);
    expect(chat.searchParams.get('text')).toContain(GRAMMAR.name);
  });

  test('of a course that is gone says so with the right status [CDET-36, ERR-35]', async () => {
    const answer = await fetch(`${site.url}/courses/999999`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('الكورس ده مش موجود');
  });
});

describe('the action area', () => {
  test('shows a spinner while it checks, then what is offered [CDET-17, CDET-20, CDET-21, CDET-34]', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const page = await open(`/courses/${grammar.id}`, {
      as: await site.createAccount(),
      before: (page) =>
        page.route('**/api/AdminStudent/IsEnrolled*', async (route) => {
          await held;
          await route.continue();
        }),
    });
    await act(page).getByText('بنشوف اشتراكك').waitFor();
    await shoot(page, 'course-checking-360');
    release();
    await act(page).getByRole('link', { name: 'كلّم المشرف' }).waitFor();
    await act(page).getByLabel('معاك كود الكورس؟').waitFor();
  });

  test('asks nobody about a guest [CDET-35]', async () => {
    let asked = 0;
    const page = await open(`/courses/${grammar.id}`, {
      before: async (page) => {
        page.on('request', (request) => {
          if (request.url().includes('IsEnrolled')) asked++;
        });
      },
    });
    await act(page).getByRole('link', { name: 'كلّم المشرف' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked).toBe(0);
  });

  test('lets a student of the course go on [CDET-18]', async () => {
    const student = await school.student();
    await school.enrol(student, grammar);
    const page = await open(`/courses/${grammar.id}`, { as: student });
    await act(page).getByRole('link', { name: 'كمّل الكورس' }).click();
    await page.waitForURL(`/course/${grammar.id}/curriculum`);
  });

  test('starts a free course, after a login for a guest [CDET-19, OP-CDET-1]', async () => {
    const guest = await open(`/course/${free.id}`);
    await act(guest).getByRole('button', { name: 'ابدأ الكورس ببلاش' }).click();
    await guest.waitForURL('/login');
    expect(await guest.evaluate(() => history.state.usr.from)).toBe(`/courses/${free.id}`);

    const student = await school.student();
    const page = await open(`/courses/${free.id}`, { as: student });
    await act(page).getByRole('button', { name: 'ابدأ الكورس ببلاش' }).click();
    await page.waitForURL(`/course/${free.id}/curriculum`);
    const { body } = await student.phone.call('GET /api/AdminStudent/IsEnrolled', { query: { courseId: free.id } });
    expect(body.data).toBe(true);
  });

  test('wants a code, then a login [CDET-22, CDET-23, CDET-24, ROLE-03]', async () => {
    const page = await open(`/courses/${grammar.id}`);
    const field = act(page).getByLabel('معاك كود الكورس؟');
    await field.press('Enter');
    await act(page).getByText('اكتب كود التسجيل').waitFor();
    await field.fill('abcd2345');
    await field.press('Enter');
    await act(page).getByText('سجّل دخولك الأول عشان تسجّل في الكورس ده.').waitFor();
    await act(page).getByRole('link', { name: 'سجّل دخولك' }).click();
    await page.waitForURL('/login');
    expect(await page.evaluate(() => history.state.usr.from)).toBe(`/courses/${grammar.id}`);
  });

  test('refuses a wrong code in words and sends one code once [CDET-22, CDET-26, CDET-27, ERR-29]', async () => {
    const page = await open(`/courses/${grammar.id}`, { as: await site.createAccount() });
    const field = act(page).getByLabel('معاك كود الكورس؟');
    await field.fill('nosuchcd');
    expect(await field.inputValue()).toBe('NOSUCHCD');
    let calls = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(ENROL_CALL, async (route) => {
      calls++;
      await held;
      await route.continue();
    });
    await field.press('Enter');
    await act(page).getByText('بنتأكد من الكود').waitFor({ state: 'attached' });
    await field.press('Enter');
    release();
    await act(page).getByText('الكود ده مش موجود.').waitFor();
    expect(calls).toBe(1);
  });

  test('enrols with a good code, says so, checks again and leads on [CDET-28, CDET-29, CDET-30, CDET-31, CDET-32, OP-CDET-2]', async () => {
    const page = await open(`/courses/${grammar.id}`, { as: await site.createAccount() });
    await act(page)
      .getByLabel('معاك كود الكورس؟')
      .fill(await school.courseCode(grammar));
    await act(page).getByRole('button', { name: 'سجّل' }).click();
    await dialog(page).getByText('اتسجّلت بنجاح').waitFor();
    expect(await dialog(page).getByRole('link', { name: 'روح لباقاتي' }).getAttribute('href')).toBe('/my-lectures');
    expect(await dialog(page).getByRole('link', { name: 'ابدأ الكورس دلوقتي' }).getAttribute('href')).toBe(
      `/course/${grammar.id}/curriculum`,
    );
    await shoot(page, 'course-subscribed-360');
    await page.keyboard.press('Escape');
    await act(page).getByRole('link', { name: 'كمّل الكورس' }).waitFor();
  });

  test('without a number says why the supervisor cannot be written to [OP-MSG-2]', async () => {
    const page = await open(`/courses/${grammar.id}`, {
      before: (page) =>
        page.route('**/api/Contact/getAll', (route) =>
          route.fulfill({ json: { success: true, message: '', data: [] } }),
        ),
    });
    await act(page).getByText('رقم المشرف مش متاح دلوقتي').waitFor();
    expect(await act(page).getByRole('button', { name: 'كلّم المشرف' }).isDisabled()).toBe(true);
    expect(await page.getByRole('link', { name: 'اسأل المشرف' }).count()).toBe(0);
  });

  test('stays under the thumb of a phone once it has scrolled away [CARD-14]', async () => {
    const tall = await school.makeCourse({ units: Array.from({ length: 8 }, () => ({})) });
    const page = await open(`/courses/${tall.id}`);
    const bar = page.locator('.subscribe-bar');
    expect(await bar.count()).toBe(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await bar.getByRole('button', { name: 'اشترك دلوقتي' }).click();
    await dialog(page)
      .getByRole('button', { name: /معايا كود/ })
      .waitFor();
  });
});

describe.each(LOOKS)('the course page at $screen.width px, night $night', ({ screen, night }) => {
  test('is seen, sound for everybody and never wider than the screen [OP-RTL-1, OP-RTL-3]', async () => {
    const page = await open(`/courses/${grammar.id}`, { screen, night });
    const check = async (state: string) => {
      await shoot(page, `course-${state}-${screen.width}-${night ? 'night' : 'day'}`);
      expect(await axeViolations(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    };
    await check('curriculum');
    await page.getByRole('tab', { name: 'نظرة عامة' }).click();
    await act(page).getByLabel('معاك كود الكورس؟').press('Enter');
    await act(page).getByText('اكتب كود التسجيل').waitFor();
    await check('overview');
  });
});

test('nothing on the course page scrolls sideways at 320 px, however long its names are [OP-RTL-3]', async () => {
  const long = await school.makeCourse({
    name: `${'Supercalifragilistic'.repeat(3)} كورس بإسم طويل جدًا`,
    units: [{ name: 'Unit '.repeat(20), lessons: [{ type: 'Video', name: 'x'.repeat(120) }] }],
  });
  const page = await open(`/courses/${long.id}`, { screen: { width: 320, height: 640 } });
  expect(await sidewaysScroll(page)).toBe(0);
  await shoot(page, 'course-long-320');
});
