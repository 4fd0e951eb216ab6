import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { keptAnswers } from '../support/kept-answers.ts';
import { reportPage, studentWithProgress } from '../support/report-page.ts';
import { expectLightStart, watchStart } from '../support/start-work.ts';

const VIDEOS_CALL = '**/api/Student/GetStudentLessonsProgress/*';
const QUIZZES_CALL = '**/api/Student/GetStudentQuizzesProgress/*';
const CHECK_CALL = '**/Student/Student-Enrolled-Courses*';
const QUIZ_NAMES = [
  'أول امتحان خالص',
  'Present Simple',
  'Present Continuous',
  'used to',
  'امتحان شهر أكتوبر على كل اللي فات من أول السنة',
  'Past Simple',
  'since ولا for؟',
  'لسه متحلّش',
];
const MUST_LOG_IN = 'لازم تسجّل دخولك عشان تشوف إحصائياتك';

const travel = journey();

const stamps = (page: Page) => page.locator('.achievements .stamp:not(.stamp-waiting)');
const waitingStamps = (page: Page) => page.locator('.achievements .stamp-waiting');
/** What stands below the first screen is drawn one frame after what is on it. */
const secondFrame = (page: Page) => reportPage(page).block('أختامك').waitFor();

/** Seven quizzes of eight handed in, three videos of four watched: everything to show. */
const busyStudent = () =>
  studentWithProgress(travel.site, travel.school, {
    quizzes: QUIZ_NAMES,
    scores: [95, 100, 80, 55, 85, 75, 90],
    videos: 4,
    watched: 3,
  });
const quietStudent = () =>
  studentWithProgress(travel.site, travel.school, {
    quizzes: ['Past Simple', 'لسه متحلّش'],
    scores: [80],
    videos: 4,
    watched: 3,
  });
const beginner = () =>
  studentWithProgress(travel.site, travel.school, {
    name: 'Abdelrahmanmohamedabdelazizelshazly',
    quizzes: ['أول امتحان'],
    videos: 2,
  });

describe('a student’s statistics', () => {
  test('show three gauges, the last six results, what is left and the stamps earned [STAT-03, STAT-04, STAT-05, STAT-06, STAT-07, STAT-08, STAT-09, STAT-10, STAT-11, STAT-13, OP-STAT-1, OP-STAT-2, OP-STAT-3, GEN-12, LIM-16, LIM-38, SEO-05, ROUTE-22, LEARN-149, LEARN-170]', async () => {
    const page = await travel.open('/statistics', { as: await busyStudent(), before: watchStart });
    const report = reportPage(page);
    await report.gauge('الفيديوهات').waitFor();
    await secondFrame(page);
    await expectLightStart(page);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('مستواك يا مريم');
    expect(await report.gauges()).toEqual(['الفيديوهات: ٧٥٪', 'الامتحانات: اتسلّم ٧ من ٨', 'متوسط درجاتك: ٨٣٪']);
    expect(await report.details()).toEqual(['٣ من ٤', 'اتسلّمت', 'في ٧ امتحانات']);
    expect(await report.names()).toEqual(QUIZ_NAMES.slice(1, 7).reverse());
    expect(await report.scores()).toEqual(['٩٠٪', '٧٥٪', '٨٥٪', '٥٥٪', '٨٠٪', '١٠٠٪']);
    expect(await report.bars()).toEqual([90, 75, 85, 55, 80, 100]);
    expect(await report.block('فاضلك إيه؟').getByRole('listitem').allTextContents()).toEqual([
      'فاضل فيديو من غير مشاهدة',
      'فاضل امتحان من غير حل',
    ]);
    expect(await stamps(page).count()).toBe(3);
    expect(await page.getByText(/^آخر تحديث النهارده الساعة/).count()).toBe(1);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await seeEveryLook(page, 'statistics-full');
  });

  test('each result leads to its marked paper [STAT-06, QUIZ-37]', async () => {
    const page = await travel.openWiped('/statistics', { as: await quietStudent() });
    await page.getByRole('link', { name: 'Past Simple' }).click();
    await page.getByRole('heading', { level: 1, name: 'الامتحان ده اتسلّم' }).waitFor();
    await page.getByText('٨٠٪').waitFor();
  });

  test('encourage whoever has not begun, and award nothing below the thresholds [STAT-12, OP-STAT-1, OP-STAT-3, LEARN-194, LEARN-227]', async () => {
    const page = await travel.openWiped('/statistics', { as: await beginner() });
    const report = reportPage(page);
    await page.getByText('أول صفحة في الكراسة').waitFor();
    await secondFrame(page);
    expect(await report.gauges()).toEqual([
      'الفيديوهات: صفر٪',
      'الامتحانات: اتسلّم ولا واحد من ١',
      'متوسط درجاتك: لسه مفيش',
    ]);
    expect(await report.details()).toEqual(['ولا واحد من ٢', 'اتسلّمت', 'لسه مفيش امتحانات']);
    expect(await report.notice.count()).toBe(0);
    expect(await stamps(page).count()).toBe(0);
    expect(await waitingStamps(page).count()).toBe(3);
    await seeOneLook(page, 'statistics-empty');
    await page.getByRole('link', { name: 'يلا نبدأ' }).press('Enter');
    await page.waitForURL('/enrolled-courses');
  });

  test('keep the part that came when the other fails, with zeros that say so and can be asked for again [STAT-15, OP-STAT-4, ERR-77]', async () => {
    const { page } = await travel.visit({ as: await quietStudent() });
    const report = reportPage(page);
    await page.route(VIDEOS_CALL, (route) => route.abort('internetdisconnected'));
    await page.goto('/statistics');
    await report.notice.getByText('الفيديوهات متحمّلتش').waitFor();
    expect(await report.gauges()).toEqual(['الفيديوهات: صفر٪', 'الامتحانات: اتسلّم ١ من ٢', 'متوسط درجاتك: ٨٠٪']);
    expect(await report.scores()).toEqual(['٨٠٪']);
    await secondFrame(page);
    expect(await report.summary()).toEqual(['فاضل امتحان من غير حل']);
    await seeOneLook(page, 'statistics-half');
    await page.unroute(VIDEOS_CALL);
    await report.retry.focus();
    await page.keyboard.press('Enter');
    await report.gauge('الفيديوهات: ٧٥٪').waitFor();
    expect(await report.notice.count()).toBe(0);

    await page.route(QUIZZES_CALL, (route) => route.fulfill({ status: 500, body: '' }));
    await page.evaluate(() => indexedDB.deleteDatabase('hessa-private'));
    await page.reload();
    await report.notice.getByText('الامتحانات متحمّلتش').waitFor();
    expect(await report.gauges()).toEqual(['الفيديوهات: ٧٥٪', 'الامتحانات: صفر٪', 'متوسط درجاتك: صفر٪']);
  });

  test('stand in their shape while they load, say that both calls failed, and come on request [STAT-14, ERR-76]', async () => {
    const { page } = await travel.visit({ as: await beginner() });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    for (const address of [VIDEOS_CALL, QUIZZES_CALL]) {
      await page.route(address, async (route) => {
        await held;
        await route.abort('internetdisconnected');
      });
    }
    await page.goto('/statistics');
    const shape = page.locator('.protected-page:not([hidden])');
    await shape.getByText('بنجيب إحصائياتك').waitFor({ state: 'attached' });
    expect(await shape.locator('.progress-gauges .shimmer-gauge').count()).toBe(3);
    release();
    await page.getByText('مقدرناش نحمّل الإحصائيات، ومعرفناش نوصل للسيرفر.').waitFor();
    await seeOneLook(page, 'statistics-failed');
    await page.unrouteAll();
    await page.locator('.state').getByRole('button', { name: 'جرّب تاني' }).click();
    await page.getByText('أول صفحة في الكراسة').waitFor();
  });

  test('open without a line from what the phone kept, and say since when [GEN-12]', async () => {
    const { page } = await travel.visit({ as: await quietStudent() });
    const report = reportPage(page);
    await page.goto('/statistics');
    await report.gauge('الامتحانات: اتسلّم ١ من ٢').waitFor();
    const kept = async () => (await keptAnswers(page)).map(({ name }) => name);
    // Shown before they are written down.
    for (const part of ['GetStudentLessonsProgress', 'GetStudentQuizzesProgress']) {
      await expect.poll(kept).toContainEqual(expect.stringContaining(part));
    }
    for (const address of [VIDEOS_CALL, QUIZZES_CALL]) {
      await page.route(address, (route) => route.abort('internetdisconnected'));
    }
    await page.reload();
    await page.getByText(/^من غير نت: دي آخر أرقام وصلت النهارده/).waitFor();
    expect(await report.gauges()).toEqual(['الفيديوهات: ٧٥٪', 'الامتحانات: اتسلّم ١ من ٢', 'متوسط درجاتك: ٨٠٪']);
  });
});

describe('without a login', () => {
  test('lost while the page is open, the student reads what it takes to see them [STAT-01, OP-STAT-6]', async () => {
    const student = await beginner();
    const page = await travel.openWiped('/statistics', { as: student });
    await page.getByText('أول صفحة في الكراسة').waitFor();
    // The teacher freed the device, or it was taken for another.
    await travel.site.database.owner`delete from sessions where account_id = ${student.id}`;
    await page.reload();
    await page.waitForURL('/login');
    await page.getByText(MUST_LOG_IN).waitFor();
  });

  test('a guest is told why he is asked to log in [STAT-01]', async () => {
    const { page } = await travel.visit();
    await page.goto('/statistics');
    await page.waitForURL('/login');
    await page.getByText(MUST_LOG_IN).waitFor();
  });

  test('a login that lacks its user id is told so, and nothing is asked [STAT-02]', async () => {
    const { context, page } = await travel.visit({ as: await beginner() });
    await context.addInitScript(() => {
      const user = JSON.parse(localStorage.getItem('currentUser') ?? '{}');
      localStorage.setItem('currentUser', JSON.stringify({ ...user, id: ' ' }));
    });
    await page.route(CHECK_CALL, (route) => route.fulfill({ json: { success: true, message: '', data: [] } }));
    let asked = 0;
    await page.route(VIDEOS_CALL, (route) => {
      asked += 1;
      return route.continue();
    });
    await page.goto('/statistics');
    await page.getByRole('heading', { name: 'رقم حسابك مش متاح' }).waitFor();
    expect(asked).toBe(0);
  });
});
