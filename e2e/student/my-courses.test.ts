import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { courses } from '../../apps/server/src/features/courses/courses-table.ts';
import type { TestStudent } from '../../apps/server/src/testing/test-school.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { keptKeys } from '../support/kept-answers.ts';
import { axeViolations } from '../support/page-checks.ts';

const LIST = '/enrolled-courses';
/** The page's own question; the check of a saved login asks the same call for one course. */
const LIST_CALL = /Student-Enrolled-Courses\?.*pagesize=9/;
const LONG =
  'شرح كل قواعد الترم من الأول: كل زمن بفيديو قصير وامتحان صغير بعده، ومراجعة كل أسبوع، وحل الكتب الخارجية سؤال سؤال لحد ليلة الامتحان، وكل ده وإنت في بيتك.';

const travel = journey();
const { openWiped: open, visit } = travel;

const cards = (page: Page) => page.getByRole('article');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const subtitle = (page: Page) => page.locator('.section-lead');
const pager = (page: Page) => page.getByRole('navigation', { name: 'صفحات كورساتي' });

async function studentWith(count: number): Promise<TestStudent> {
  const student = await travel.school.student();
  for (let at = 1; at <= count; at++) {
    // The newest enrolment stands first.
    await travel.school.enrol(
      student,
      await travel.school.makeCourse({ name: `كورس رقم ${at}` }),
      (count - at) * 60_000,
    );
  }
  return student;
}

describe('my courses', () => {
  test('are counted and laid out nine a page, with the way to the other pages [MYC-01, MYC-03, MYC-13, MYC-15, LIM-09, LIM-13, OP-MYC-1, OP-ENT-7, ROUTE-21]', async () => {
    const page = await open(LIST, { as: await studentWith(10) });
    await cards(page).first().waitFor();
    expect(await heading(page).textContent()).toBe('كورساتي');
    expect(await page.getByRole('banner').count(), 'inside the layout').toBe(1);
    expect(await subtitle(page).textContent()).toBe('معاك ١٠ كورسات');
    expect(await cards(page).count()).toBe(9);
    expect(await pager(page).textContent()).toBe('صفحة ١ من ٢');
    await pager(page).getByRole('link', { name: 'الصفحة اللي بعدها' }).click();
    await page.waitForURL(`${LIST}?page=2`);
    await expect.poll(() => cards(page).count()).toBe(1);
    expect(await pager(page).textContent()).toBe('صفحة ٢ من ٢');
    const listed = () => page.evaluate(() => JSON.parse(localStorage.getItem('currentUser') ?? '').enrolledCourses);
    await expect.poll(async () => (await listed()).length, { message: 'OP-ENT-7' }).toBe(10);
    await page.reload();
    await cards(page).first().waitFor();
    expect(await pager(page).textContent(), 'MYC-17').toBe('صفحة ٢ من ٢');
    await pager(page).getByRole('link', { name: 'الصفحة اللي قبلها' }).click();
    await page.waitForURL(LIST);
    await page.goto(`${LIST}?page=40`);
    await page.waitForURL(`${LIST}?page=2`);
  });

  test('show cover, term, name and description, and start the course [MYC-02, MYC-08, MYC-09, MYC-10, MYC-11, MYC-12, MYC-14, ERR-84, OP-MYC-2, LEARN-127, LEARN-167]', async () => {
    const student = await travel.school.student();
    const course = await travel.school.makeCourse({
      name: 'Grammar من الصفر since ولا for؟',
      description: LONG,
      term: 'Second',
      imagePath: '/media/no-such-picture.webp',
    });
    await travel.school.enrol(student, course);
    const page = await open(LIST, { as: student });
    const card = cards(page);
    await card.waitFor();
    expect(await subtitle(page).textContent()).toBe('معاك كورس واحد');
    expect(await pager(page).count()).toBe(0);
    expect(await card.locator('.badge').allTextContents()).toEqual(['الترم التاني']);
    expect(await card.getByRole('heading').textContent()).toBe('Grammar من الصفر since ولا for؟');
    expect(await card.getByText(LONG).count()).toBe(1);
    // Its picture does not exist, so the generated cover stands there.
    await card.locator('.cover-letters').waitFor();
    // As high as the picture would be: none is cut through its own words.
    const { width = 0, height = 1 } = (await card.locator('.cover').boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(640 / 400, 1);
    // However far one is, the name leads to all its lessons.
    expect(await card.getByRole('heading').getByRole('link').getAttribute('href')).toBe(
      `/course/${course.id}/curriculum`,
    );
    await card.getByRole('link', { name: /^ابدأ الكورس/ }).click();
    await page.waitForURL(`/course/${course.id}/curriculum`);
  });

  test('keep a course that was switched off, in every look [OP-MYC-6, OP-MYC-2, OP-RTL-1, OP-RTL-3, SHELL-17]', async () => {
    const student = await travel.school.student();
    for (const [name, term] of [
      ['Grammar من الصفر', 'First'],
      ['قصة السنة', 'Second'],
      ['مراجعة الصيف وكل اللي فات من أول يوم لحد آخر يوم في السنة', 'Summer'],
    ] as const) {
      const course = await travel.school.makeCourse({ name, term, grade: 'Secondary2', description: LONG });
      await travel.school.enrol(student, course);
    }
    await travel.site.withTenant(travel.site.tenantId, (tx) => tx.update(courses).set({ active: false }));
    const page = await open(LIST, { as: student });
    await cards(page).first().waitFor();
    expect((await page.locator('.badge').allTextContents()).sort()).toEqual([
      'الترم الأول',
      'الترم التاني',
      'الترم الصيفي',
    ]);
    await seeEveryLook(page, 'my-courses');
    await travel.site.withTenant(travel.site.tenantId, (tx) => tx.update(courses).set({ active: true }));
  });

  test('that are none invite to the courses of the student’s year, also when a server says 404 [MYC-04, MYC-07, OP-MYC-3, LEARN-167]', async () => {
    const page = await open(LIST, { as: await travel.school.student() });
    await page.getByRole('heading', { name: 'مفيش كورسات مسجّلة' }).waitFor();
    expect(await subtitle(page).textContent()).toContain('اكتشف الكورسات');
    await seeOneLook(page, 'my-courses-none');
    // Whoever holds a card types it here.
    await page.getByRole('button', { name: 'اكتب الكود' }).click();
    await page.getByRole('dialog').getByLabel('الكود', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.route(LIST_CALL, (route) => route.fulfill({ status: 404, json: { success: false, message: 'none' } }));
    await page.reload();
    await page.getByRole('heading', { name: 'مفيش كورسات مسجّلة' }).waitFor();
    await page.getByRole('link', { name: 'شوف كورسات سنتك' }).click();
    await page.waitForURL(/\/courses\/grade\/Secondary\d/);
  });
});

describe('asking for my courses', () => {
  test('shows a spinner, asks once however often the page is opened, says what failed and tries again [MYC-05, MYC-06, MYC-16, MYC-17, MYC-22, ERR-39, ERR-82, OP-MYC-5]', async () => {
    const student = await studentWith(1);
    const { page } = await visit({ as: student });
    let calls = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(LIST_CALL, async (route) => {
      calls++;
      await held;
      await route.fulfill({ status: 500, body: '' });
    });
    await page.goto(LIST);
    await awake(page);
    await page.getByText('بنجيب كورساتك').waitFor();
    expect(await page.locator('main .spinner').count()).toBe(1);
    await page
      .getByRole('link', { name: /الرئيسية|مستر تست/ })
      .first()
      .click();
    await page.waitForURL('/');
    await page.goBack();
    await page.getByText('بنجيب كورساتك').waitFor();
    expect(calls).toBe(1);
    release();
    const box = page.getByRole('main').getByRole('alert');
    await box.getByText('مقدرناش نجيب كورساتك').waitFor();
    expect(await box.textContent()).toContain('500');
    await seeOneLook(page, 'my-courses-failed');
    await page.unroute(LIST_CALL);
    await box.getByRole('button', { name: 'جرّب تاني' }).click();
    await cards(page).waitFor();
  });

  test('without a stored login makes no call and asks to log in again [MYC-18, MYC-19, ERR-41, ERR-80]', async () => {
    const page = await open('/my-lectures', { as: await studentWith(1) });
    await page.getByRole('heading', { level: 1 }).waitFor();
    // A call that is still to go out would find nobody's login, and the menu would be a guest's.
    await page.waitForLoadState('networkidle');
    let calls = 0;
    await page.route(LIST_CALL, (route) => {
      calls++;
      return route.continue();
    });
    await page.evaluate(() => localStorage.removeItem('auth_token'));
    await page.getByRole('button', { name: 'افتح القائمة' }).click();
    await page.getByRole('link', { name: 'كورساتي', exact: true }).click();
    await page.getByText('سجّل دخولك تاني عشان نجيب كورساتك.').waitFor();
    expect(calls).toBe(0);
    const login = page.getByRole('main').getByRole('link', { name: 'سجّل دخولك' });
    expect(await login.getAttribute('href')).toBe('/login');
  });

  test('with a login that is over goes to /login and says so [MYC-20, MYC-21, ERR-81, ERR-86, ERR-83]', async () => {
    const page = await open(LIST, { as: await studentWith(1) });
    await cards(page).waitFor();
    const expired = { success: false, code: 'session.expired', message: 'Session expired. Please log in again.' };
    await page.route(/Student-Enrolled-Courses|refresh-token/, (route) =>
      route.fulfill({ status: 401, json: { ...expired, messageAr: 'جلستك خلصت. سجّل دخولك تاني.' } }),
    );
    const answered = page.waitForResponse((response) => response.status() === 401);
    await page.getByRole('button', { name: 'افتح القائمة' }).click();
    await page.getByRole('link', { name: 'محاضراتي' }).click();
    await page.waitForURL('/my-lectures');
    await page.goBack();
    expect((await (await answered).json()).message).toBe('Session expired. Please log in again.');
    await page.waitForURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  });

  test('of a server that sends nothing says that too [MYC-23, ERR-40]', async () => {
    const { page } = await visit({ as: await studentWith(1) });
    const data = { totalCount: 0, totalPages: 0, currentPage: 1, pageSize: 9, courses: [] };
    await page.route(LIST_CALL, (route) => route.fulfill({ json: { success: false, message: '', data } }));
    await page.goto(LIST);
    await page.getByText('المنصة ردّت من غير بيانات').waitFor();
  });

  test('without a line shows what the phone kept, and since when', async () => {
    const page = await open(LIST, { as: await studentWith(2) });
    await cards(page).first().waitFor();
    await expect.poll(() => keptKeys(page)).toContainEqual(expect.stringContaining('Student-Enrolled-Courses'));
    await page.route(LIST_CALL, (route) => route.abort('internetdisconnected'));
    await page.reload();
    await awake(page);
    await page.getByText('من غير نت. دي آخر نسخة اتحفظت عندك').waitFor();
    expect(await cards(page).count()).toBe(2);
    expect(await axeViolations(page)).toEqual([]);
  });
});
