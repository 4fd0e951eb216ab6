import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { MadeCourse, NewCourse } from '../../apps/server/src/seed/new-course.ts';
import { DAY, lessonId, unitId } from '../../apps/server/src/testing/test-school.ts';
import { NARROW, putOn, seeEveryLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { loginPage } from '../support/login-page.ts';
import { shoot, sidewaysScroll } from '../support/page-checks.ts';
import { newStudent, registerPage } from '../support/register-page.ts';
import { SUPPORT_NUMBER } from '../support/site.ts';
import { PHONE } from '../support/visitor.ts';

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

let grammar: MadeCourse;
let free: MadeCourse;

const travel = journey();
/** A guest, and a student, for all tests that need nobody of their own. */
const walk = travel.walker();
const pupil = travel.pupil();

beforeAll(async () => {
  grammar = await travel.school.makeCourse(GRAMMAR);
  free = await travel.school.makeCourse({ name: 'أول أسبوع علينا', pricePiastres: 0, units: [] });
});

const act = (page: Page) => page.getByRole('region', { name: 'الاشتراك في الكورس' });
const dialog = (page: Page) => page.locator('dialog.dialog');

describe('the page of a course', () => {
  test.each(['courses', 'course'])(
    'at /%s/{id} names grade, term, lessons, price and how long its units are open, and the one address to remember [CDET-01, CDET-03, CDET-04, CDET-05, CDET-07, ROUTE-12, ROUTE-13, OP-ROUTE-6, LEARN-225]',
    async (word) => {
      const page = await walk(`/${word}/${grammar.id}`);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(GRAMMAR.name);
      expect(await page.locator('.facts dd').allTextContents()).toEqual(['أولى ثانوي', 'التاني', '٣ دروس']);
      expect(await act(page).locator('.price').textContent()).toBe('١٥٠٫٥٠ جنيه');
      await act(page).getByText('بتقفل بعد أسبوع من الاشتراك').waitFor();
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(
        new RegExp(`/courses/${grammar.id}$`),
      );
    },
  );

  test('is whole in the server’s HTML, with its facts for search engines and without anything that is paid for [OP-SEO-2, OP-CDET-4]', async () => {
    const html = await (await fetch(`${travel.site.url}/courses/${grammar.id}`)).text();
    for (const text of ['Present Simple: بنستخدمه إمتى؟', 'كلّم المشرف', 'معاك كود الكورس؟'])
      expect(html).toContain(text);
    const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({ '@type': 'Course', offers: { price: 150.5, priceCurrency: 'EGP' } });
    expect(html).not.toMatch(/videoUrl|questions/);
  });

  test('falls back to a cover of its own when the picture is broken, with air above it on a tablet [CDET-02, LEARN-244]', async () => {
    const broken = await travel.school.makeCourse({ imagePath: '/media/no-such-picture.webp' });
    const page = await walk(`/courses/${broken.id}`);
    await page.locator('.details-cover .cover-letters').waitFor();
    await putOn(page, { width: 768, height: 1024 });
    const [bar, cover] = await Promise.all([
      page.locator('.topbar').boundingBox(),
      page.locator('.details-cover').boundingBox(),
    ]);
    const end = (bar?.y ?? Number.NaN) + (bar?.height ?? Number.NaN);
    expect((cover?.y ?? Number.NaN) - end).toBeGreaterThanOrEqual(16);
    await shoot(page, 'course-768');
  });

  test('opens with the curriculum, units unfolded, lessons numbered by unit and named by kind, under a cover of its own when it has no picture [CDET-02, CDET-08, CDET-10, CDET-11, CDET-12, CDET-13, OP-RTL-1, OP-RTL-3]', async () => {
    const page = await walk(`/courses/${grammar.id}`);
    await page.locator('.details-cover .cover-letters').waitFor();
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('المنهج');
    const lessons = page.locator('.outline-lesson');
    expect(await lessons.locator('.outline-number').allTextContents()).toEqual(['١٫١', '١٫٢', '٢٫١']);
    expect(await lessons.locator('small').allTextContents()).toEqual(['فيديو', 'امتحان', 'فيديو']);
    await seeEveryLook(page, 'course-curriculum');
    const unit = page.getByRole('button', { name: /Present Tenses/ });
    expect(await unit.getAttribute('aria-expanded')).toBe('true');
    await unit.click();
    expect(await unit.getAttribute('aria-expanded')).toBe('false');
    await lessons.first().waitFor({ state: 'hidden' });
    await unit.click();
    await lessons.first().waitFor();
  });

  test('has an overview with description, details and features, reached by the arrow keys too, and ends with a question to the supervisor that names the course [CDET-09, CDET-14, CDET-15, CDET-16, CDET-33, MSG-05, MSG-06, OP-CDET-3, OP-RTL-1, OP-RTL-3]', async () => {
    const page = await walk(`/courses/${grammar.id}`);
    await page.getByRole('tab', { name: 'المنهج' }).focus();
    await page.keyboard.press('ArrowLeft');
    const panel = page.getByRole('tabpanel', { name: 'نظرة عامة' });
    await panel.waitFor();
    for (const text of ['الأزمنة بتتلخبط', 'الصف الأول الثانوي', 'الترم التاني', '٣ دروس', 'حل الكتب الخارجية']) {
      expect(await panel.textContent()).toContain(text);
    }
    const ask = page.getByRole('link', { name: 'اسأل المشرف' });
    const chat = new URL((await ask.getAttribute('href')) ?? '');
    expect(chat.pathname).toBe(`/2${SUPPORT_NUMBER}`);
    expect(chat.searchParams.get('text')).toContain(GRAMMAR.name);
    await act(page).getByLabel('معاك كود الكورس؟').press('Enter');
    await act(page).getByText('اكتب كود الكورس').waitFor();
    await seeEveryLook(page, 'course-overview');
  });

  test('of a course that is gone says so with the right status [CDET-36, ERR-35]', async () => {
    const answer = await fetch(`${travel.site.url}/courses/999999`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('الكورس ده مش موجود');
  });
});

describe('the action area', () => {
  test('shows a spinner while it checks, then what is offered; refuses a wrong code in words and sends one code once [CDET-17, CDET-20, CDET-21, CDET-22, CDET-26, CDET-27, CDET-34, ERR-29]', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const page = await pupil.walk(`/courses/${grammar.id}`, (page) =>
      page.route('**/api/AdminStudent/IsEnrolled*', async (route) => {
        await held;
        await route.continue();
      }),
    );
    await act(page).getByText('بنشوف اشتراكك').waitFor();
    await shoot(page, 'course-checking-360');
    release();
    await act(page).getByRole('link', { name: 'كلّم المشرف' }).waitFor();
    const field = act(page).getByLabel('معاك كود الكورس؟');
    await field.fill('nosuchcd');
    expect(await field.inputValue()).toBe('NOSUCHCD');
    let calls = 0;
    let send = () => {};
    const sending = new Promise<void>((resolve) => (send = resolve));
    await page.route(ENROL_CALL, async (route) => {
      calls++;
      await sending;
      await route.continue();
    });
    await field.press('Enter');
    await act(page).getByText('بنتأكد من الكود').waitFor({ state: 'attached' });
    await field.press('Enter');
    send();
    await act(page).getByText('الكود ده مش موجود.').waitFor();
    expect(calls).toBe(1);
  });

  test('lets a student of the course begin or go on, and opens its lessons themselves from here [CDET-18, LEARN-87, LEARN-96, LEARN-381]', async () => {
    const { course } = await travel.school.enrolled(GRAMMAR, 0, pupil.student);
    const page = await pupil.walk(`/courses/${course.id}`);
    await act(page).getByRole('link', { name: 'ابدأ الكورس' }).waitFor();
    // Whoever holds it is offered nothing to buy, and every lesson is a press.
    expect(await page.locator('.price').count()).toBe(0);
    await page.getByText('حاجة واقفة معاك؟').waitFor();
    const first = page.locator('.outline a').first();
    await expect
      .poll(() => first.getAttribute('href'))
      .toBe(`/course/${course.id}/lesson/${lessonId(course, 0, 0)}/video`);
    await travel.school.finish(pupil.student, course, lessonId(course, 0, 0));
    await page.reload();
    await act(page).getByRole('link', { name: 'كمّل الكورس' }).click();
    await page.waitForURL(`/course/${course.id}/curriculum`);
  });

  test('leads whoever opened a unit of it by a code into that unit, before it offers the rest [LEARN-264]', async () => {
    const course = await travel.school.makeCourse(GRAMMAR);
    const student = await travel.school.student();
    await travel.school.grantUnit(student, course, 0);
    const page = await travel.open(`/courses/${course.id}`, { as: student });
    await act(page).getByText('معاك محاضرة من الكورس ده').waitFor();
    const way = act(page).getByRole('link', { name: 'ادخل Present Tenses' });
    const [owned, price] = await Promise.all([way.boundingBox(), act(page).locator('.price').boundingBox()]);
    expect(owned?.y).toBeLessThan(price?.y ?? 0);
    // Its lessons open from here, those of the other unit do not.
    expect(await page.locator('.outline a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      [0, 1].map((index) => `/unit-viewer/${unitId(course, 0)}?lesson=${index}`),
    );
    await seeEveryLook(page, 'course-with-lecture');
    await way.click();
    await page.waitForURL(`/unit-viewer/${unitId(course, 0)}`);
  });

  test('knows every lecture of it that was opened, has one solid press for them, where the next lesson is, and leaves the offer in reach [LEARN-264, LEARN-311, LEARN-335]', async () => {
    const lessons = [{ type: 'Video', durationSeconds: 300 } as const];
    const course = await travel.school.makeCourse({
      ...GRAMMAR,
      units: Array.from({ length: 12 }, (_, at) => ({ name: `Lecture ${at + 1}`, lessons })),
    });
    const student = await travel.school.student();
    for (const at of course.units.keys()) {
      await travel.school.grantUnit(student, course, at, at === 11 ? 8 * DAY : (12 - at) * 1000);
    }
    const page = await travel.open(`/courses/${course.id}`, { as: student });
    await act(page).getByText('معاك محاضرات من الكورس ده').waitFor();
    await act(page).getByRole('link', { name: 'كل محاضراتك' }).waitFor();
    const ways = act(page).getByRole('link', { name: /^ادخل/ });
    expect(await ways.allTextContents()).toEqual(['ادخل Lecture 1', 'ادخل Lecture 2', 'ادخل Lecture 3']);
    expect(await act(page).locator('.btn-solid').allTextContents()).toEqual(['ادخل Lecture 1']);
    expect(await page.locator('.outline a').count()).toBe(12);
    await seeEveryLook(page, 'course-with-lectures');
    await travel.school.finish(student, course, lessonId(course, 0, 0));
    await page.reload();
    await expect.poll(() => act(page).locator('.btn-solid').allTextContents()).toEqual(['ادخل Lecture 2']);
  });

  test('starts a free course, after a login for a guest; without units the curriculum is coming and no lesson is counted [CDET-06, CDET-19, OP-CDET-1, OP-CDET-6, LEARN-251, LEARN-296]', async () => {
    const guest = await walk(`/course/${free.id}`);
    await guest.getByText('المنهج لسه بيتجهّز').waitFor();
    expect(await guest.locator('.facts dd').last().textContent()).toBe('لسه مفيش دروس');
    expect(await act(guest).locator('.price').textContent()).toBe('مجاني');
    await act(guest).getByRole('button', { name: 'ابدأ الكورس ببلاش' }).click();
    await guest.waitForURL('/login');
    expect(await guest.evaluate(() => history.state.usr.from)).toBe(`/courses/${free.id}`);
    await guest.getByText('ادخل بحسابك عشان تبدأ ببلاش.').waitFor();
    await seeEveryLook(guest, 'login-free-course');

    const { student } = pupil;
    const page = await pupil.walk(`/courses/${free.id}`);
    await act(page).getByRole('button', { name: 'ابدأ الكورس ببلاش' }).click();
    await page.waitForURL(`/course/${free.id}/curriculum`);
    const { body } = await student.phone.call('GET /api/AdminStudent/IsEnrolled', { query: { courseId: free.id } });
    expect(body.data).toBe(true);
  });

  test('asks nobody about a guest, who types a code, registers, and finds the course open without another press [CDET-22, CDET-23, CDET-24, CDET-35, ROLE-03, OP-ENR-6, LEARN-21, LEARN-123]', async () => {
    let asked = 0;
    const page = await travel.open(`/courses/${grammar.id}`, {
      before: (page) =>
        page.on('request', (request) => {
          if (request.url().includes('IsEnrolled')) asked++;
        }),
    });
    await act(page).getByRole('link', { name: 'كلّم المشرف' }).waitFor();
    const field = act(page).getByLabel('معاك كود الكورس؟');
    await field.press('Enter');
    await act(page).getByText('اكتب كود الكورس').waitFor();
    await field.fill(await travel.school.courseCode(grammar));
    await field.press('Enter');
    await page.waitForURL('/login');
    await page.getByText('سجّل دخولك الأول عشان تسجّل في الكورس ده.').waitFor();
    expect(asked).toBe(0);
    await page.getByRole('link', { name: 'اعمل حساب جديد' }).click();
    const student = newStudent();
    const form = registerPage(page);
    await form.fill(student);
    await form.submit.click();
    await page.waitForURL('/login');
    // One panel says it all, and the password is typed without scrolling.
    const notes = page.locator('.note');
    await notes.getByText('اتسجّلت معانا').waitFor();
    expect(await notes.count()).toBe(1);
    expect(await notes.textContent()).toContain('الكود محفوظ، وهيتفعّل أول ما تدخل');
    const password = await page.getByLabel('كلمة السر', { exact: true }).boundingBox();
    expect((password?.y ?? 0) + (password?.height ?? PHONE.height)).toBeLessThan(PHONE.height);
    await loginPage(page).signIn(student);
    await page.waitForURL(`/courses/${grammar.id}`);
    await dialog(page).getByRole('link', { name: 'ابدأ الكورس دلوقتي' }).waitFor();
  });

  test('takes a guest’s code along that was typed and pressed before the page was awake [LEARN-248]', async () => {
    const { page } = await travel.visit();
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(`/courses/${grammar.id}`, { waitUntil: 'commit' });
    await act(page).getByLabel('معاك كود الكورس؟').fill('K5JT-PBB7');
    await act(page).getByRole('button', { name: 'سجّل' }).click();
    held.resolve();
    await page.waitForURL('/login');
    expect(await page.evaluate(() => history.state.usr.words.code)).toBe('K5JT-PBB7');
  });

  test('offers a student nothing before it is known whose course it is [LEARN-131]', async () => {
    const { page } = await travel.visit({ as: await travel.school.student() });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/courses/${grammar.id}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const offer = page.locator('.course-act > .ticket');
    await offer.waitFor({ state: 'attached' });
    expect(await offer.isVisible()).toBe(false);
    release();
    await act(page).getByRole('link', { name: 'كلّم المشرف' }).waitFor();
  });

  test('takes no code for a login that has lost its user’s id, and says so [ENR-26, ERR-42]', async () => {
    const { context, page } = await travel.visit({ as: await travel.site.createAccount() });
    await context.addInitScript(() => {
      const user = JSON.parse(localStorage.getItem('currentUser') ?? '{}');
      localStorage.setItem('currentUser', JSON.stringify({ ...user, id: ' ' }));
    });
    await page.route(/Student-Enrolled-Courses|IsEnrolled/, (route) =>
      route.fulfill({ json: { success: true, message: '', data: false } }),
    );
    let spent = 0;
    await page.route('**/add-course-by-code*', (route) => {
      spent += 1;
      return route.continue();
    });
    await page.goto(`/courses/${grammar.id}`);
    await awake(page);
    const field = act(page).getByLabel('معاك كود الكورس؟');
    await field.fill(await travel.school.courseCode(grammar));
    await field.press('Enter');
    await act(page).getByText('إنت مش مسجّل دخول. سجّل دخولك وجرّب تاني.').waitFor();
    expect(spent).toBe(0);
  });

  test('enrols with a good code, says so, checks again and leads on [CDET-28, CDET-29, CDET-30, CDET-31, CDET-32, OP-CDET-2]', async () => {
    const course = await travel.school.makeCourse(GRAMMAR);
    const page = await pupil.walk(`/courses/${course.id}`);
    await act(page)
      .getByLabel('معاك كود الكورس؟')
      .fill(await travel.school.courseCode(course));
    await act(page).getByRole('button', { name: 'سجّل' }).click();
    await dialog(page).getByText('اتسجّلت بنجاح').waitFor();
    expect(await dialog(page).getByRole('link', { name: 'شوف اشتراكاتي' }).getAttribute('href')).toBe('/my-lectures');
    expect(await dialog(page).getByRole('link', { name: 'ابدأ الكورس دلوقتي' }).getAttribute('href')).toBe(
      `/course/${course.id}/curriculum`,
    );
    await shoot(page, 'course-subscribed-360');
    await page.keyboard.press('Escape');
    await act(page).getByRole('link', { name: 'ابدأ الكورس', exact: true }).waitFor();
  });

  test('without a number says why the supervisor cannot be written to [OP-MSG-2]', async () => {
    const page = await walk(`/courses/${grammar.id}`, (page) =>
      page.route('**/api/Contact/getAll', (route) => route.fulfill({ json: { success: true, message: '', data: [] } })),
    );
    await act(page).getByText('رقم المشرف مش متاح دلوقتي').waitFor();
    expect(await act(page).getByRole('button', { name: 'كلّم المشرف' }).isDisabled()).toBe(true);
    expect(await page.getByRole('link', { name: 'اسأل المشرف' }).count()).toBe(0);
  });

  test('stays under the thumb of a phone once it has scrolled away [CARD-14]', async () => {
    const tall = await travel.school.makeCourse({ units: Array.from({ length: 8 }, () => ({})) });
    const page = await walk(`/courses/${tall.id}`);
    const bar = page.locator('.subscribe-bar');
    expect(await bar.count()).toBe(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await bar.getByRole('button', { name: 'اشترك دلوقتي' }).click();
    await dialog(page)
      .getByRole('button', { name: /معايا كود/ })
      .waitFor();
  });

  test('comes under the thumb without moving the end of the page, and covers none of it [LEARN-161, OP-PERF-1]', async () => {
    const tall = await travel.school.makeCourse({ units: Array.from({ length: 8 }, () => ({})) });
    const page = await walk(`/courses/${tall.id}`);
    const footerAt = () =>
      page.evaluate(() => (document.querySelector('footer')?.getBoundingClientRect().top ?? 0) + scrollY);
    expect(await page.locator('.subscribe-bar').count()).toBe(0);
    const before = await footerAt();
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await page.locator('.subscribe-bar').waitFor();
    expect(await footerAt()).toBe(before);
    const [help, bar] = await Promise.all(
      ['.course-help', '.subscribe-bar'].map((css) => page.locator(css).boundingBox()),
    );
    expect((help?.y ?? 0) + (help?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

test('nothing on the course page scrolls sideways at 320 px, however long its names are [OP-RTL-3]', async () => {
  const long = await travel.school.makeCourse({
    name: `${'Supercalifragilistic'.repeat(3)} كورس بإسم طويل جدًا`,
    units: [{ name: 'Unit '.repeat(20), lessons: [{ type: 'Video', name: 'x'.repeat(120) }] }],
  });
  const page = await walk(`/courses/${long.id}`);
  await putOn(page, NARROW);
  expect(await sidewaysScroll(page)).toBe(0);
  await shoot(page, 'course-long-320');
});
