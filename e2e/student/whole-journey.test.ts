import { expect, test } from 'vitest';
import { lessonId } from '../../apps/server/src/testing/test-school.ts';
import { journey } from '../support/journey.ts';
import { keptCode } from '../support/kept-code.ts';
import { loginPage } from '../support/login-page.ts';
import { playerPage, soon, storedVideo } from '../support/player-page.ts';
import { quizPage } from '../support/quiz-page.ts';
import { newStudent, registerPage } from '../support/register-page.ts';
import { reportPage } from '../support/report-page.ts';

const travel = journey();

const PAPER = [
  { text: 'She ______ here since 2020.', choices: ['has lived', 'lives'], right: 0, pinned: true },
  { text: 'He has worked there ______ two years.', choices: ['since', 'for'], right: 1, pinned: true },
];

/** Nothing of ours is stood in for: real pages, real calls, a real video, mail as the server wrote it. */
test('a new student registers, confirms, redeems a printed card, watches to the end, takes the quiz, sees the figures, and the parent sees them too; a third device is refused until one logs out [GEN-01, GEN-09, GEN-10, GEN-11, GEN-12, GEN-13, SESS-22, WM-01]', async () => {
  const course = await travel.school.makeCourse({
    name: 'Grammar من الصفر',
    units: [
      {
        name: 'الوحدة الأولى',
        lessons: [
          { type: 'Video', name: 'since ولا for؟', ...(await storedVideo(travel)) },
          { type: 'Quiz', name: 'امتحان since و for', questions: PAPER },
        ],
      },
    ],
  });
  const card = await travel.school.courseCode(course);
  const student = newStudent({ name: 'نور عادل' });

  // The card's square is photographed by somebody who has no account yet.
  const page = await travel.open(`/redeem/${card}`);
  await page.getByRole('main').getByRole('link', { name: 'لسه معندكش حساب؟' }).click();
  await page.waitForURL('/register');
  const form = registerPage(page);
  await form.fill(student);
  await form.submit.click();
  await page.getByRole('link', { name: 'أكّد إيميلك' }).click();
  await page.getByLabel('كود التأكيد').fill(await keptCode(travel.site, student.email));
  await page.locator('form button[type="submit"]').click();
  await page.getByText('إيميلك اتأكد').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'سجّل دخولك' }).click();
  await page.waitForURL('/login');
  await loginPage(page).signIn({ phone: student.phone, password: student.password });

  // The code came along through registration and login.
  await page.waitForURL('/redeem/**');
  const box = page.getByRole('main');
  // The address changes before the page under it.
  await expect.poll(async () => (await box.getByRole('textbox').inputValue()).replace('-', '')).toBe(card);
  await box.getByRole('textbox').press('Enter');
  await box.getByRole('heading', { name: 'الكود اتأكد بنجاح' }).waitFor();
  await box.getByRole('link', { name: 'ابدأ الكورس' }).click();
  await page.waitForURL(`/course/${course.id}/curriculum`);

  await page.getByText('since ولا for؟').first().click();
  await page.waitForURL(`/course/${course.id}/lesson/${lessonId(course, 0, 0)}/video`);
  const player = playerPage(page);
  await player.start.or(player.play).first().click();
  await soon(() => player.at()).toBeGreaterThan(0.5);
  await player.video.evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 1;
  });
  await soon(() => player.video.evaluate((video: HTMLVideoElement) => video.ended)).toBe(true);
  await page.getByRole('button', { name: 'خلصت الفيديو' }).first().click();
  await page.waitForURL(`/course/${course.id}/curriculum`);

  await page.getByText('امتحان since و for').first().click();
  const quiz = quizPage(page);
  await quiz.count('السؤال ١ من ٢').waitFor();
  await quiz.choose('has lived');
  await quiz.next.click();
  await quiz.choose('since');
  await quiz.submit.click();
  await quiz.popup.waitFor();
  await quiz.popup.waitFor({ state: 'hidden' });
  expect(await quiz.percent.textContent()).toContain('٥٠');
  await quiz.finish.click();
  await page.waitForURL(`/course/${course.id}/curriculum`);

  await page.goto('/statistics');
  const report = reportPage(page);
  await report.gauge('الفيديوهات').waitFor();
  expect(await report.gauges()).toEqual(['الفيديوهات: ١٠٠٪', 'الامتحانات: اتسلّم ١ من ١', 'متوسط درجاتك: ٥٠٪']);

  const parent = await travel.open('/parent-monitoring');
  await parent.getByLabel('رقم موبايل ولي الأمر').fill(student.parentPhone);
  await parent.getByLabel('رقم موبايل الطالب').fill(student.phone);
  await parent.keyboard.press('Enter');
  await reportPage(parent).gauge('الفيديوهات').waitFor();
  expect(await reportPage(parent).gauges()).toEqual([
    'الفيديوهات: ١٠٠٪',
    'الامتحانات: اتسلّم ١ من ١',
    'متوسط الدرجات: ٥٠٪',
  ]);

  const second = await travel.open('/login');
  await loginPage(second).signIn({ phone: student.phone, password: student.password });
  await second.waitForURL('/');
  const third = await travel.open('/login');
  await loginPage(third).signIn({ phone: student.phone, password: student.password });
  await third.getByRole('alert').waitFor();
  expect(await third.getByRole('alert').textContent()).toMatch(/جهازين/);
  await second.getByRole('button', { name: 'افتح القائمة' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'خروج' }).click();
  await expect.poll(() => second.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  await expect
    .poll(
      async () =>
        (
          await travel.site.database
            .owner`select 1 from sessions s join accounts a on a.id = s.account_id where a.email = ${student.email}`
        ).length,
    )
    .toBe(1);
  await loginPage(third).open();
  await loginPage(third).signIn({ phone: student.phone, password: student.password });
  await third.waitForURL('/');
});
