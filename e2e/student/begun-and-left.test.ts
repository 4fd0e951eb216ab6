import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { handInDue } from '../../apps/server/src/features/quizzes/exams/hand-in-due.ts';
import { answersWith, open as openQuiz } from '../../apps/server/src/testing/classroom.ts';
import { EXAM, MINUTE, setExam, sit } from '../../apps/server/src/testing/exam-room.ts';
import { staffOf } from '../../apps/server/src/testing/quiz-desk.ts';
import { DAY, lessonId, type TestStudent, unitId } from '../../apps/server/src/testing/test-school.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { quizPage } from '../support/quiz-page.ts';
import { PHONE } from '../support/visitor.ts';

const travel = journey();
const strip = (page: Page) => page.locator('.next-strip');

const question = (word: string) => ({ text: `The past of ${word}`, choices: [`${word}1`, `${word}2`], pinned: true });
const UNITS = [
  {
    name: 'Present Perfect',
    lessons: [
      { type: 'Video', name: 'since ولا for؟', durationSeconds: 600 } as const,
      { type: 'Quiz', name: 'امتحان الوحدة', questions: ['go', 'sing', 'ring'].map(question) } as const,
    ],
  },
  { name: 'Passive', lessons: [{ type: 'Video', name: 'be + p.p.', durationSeconds: 300 } as const] },
];

/** Half an hour, under way since a minute ago with one answer. */
async function sitDown(student: TestStudent, exam: number) {
  const set = await setExam(await staffOf(travel.site, 'teacher'), exam, { ...EXAM, minutes: 30 });
  expect(set.status, set.text).toBe(200);
  const sitting = await sit(travel.site, student.phone, exam);
  const saved = await sitting.save(sitting.given(0, false));
  expect(saved.status, saved.text).toBe(200);
  return sitting;
}

describe('a paper that was begun and left', () => {
  test('is named at home, on the course’s card and in the curriculum, also before the server has heard of it, and a press leads back into it [LEARN-260, LEARN-261]', async () => {
    const { course, student } = await travel.school.enrolled({ name: 'Grammar من الصفر', units: UNITS });
    const address = `/course/${course.id}/lesson/${lessonId(course, 0, 1)}/quiz`;
    const page = await travel.openWiped(`/course/${course.id}/curriculum`, { as: student });
    await strip(page).getByText('ابدأ من هنا').waitFor();
    await page.goto(address);
    const quiz = quizPage(page);
    await quiz.answer('go1').waitFor();
    await quiz.cut();
    await quiz.choose('go1');
    await quiz.next.click();
    await quiz.answer('sing1').waitFor();

    await page.goto(`/course/${course.id}/curriculum`);
    await strip(page).getByText('كمّل الامتحان اللي بدأته').waitFor();
    expect(await strip(page).getAttribute('href')).toBe(address);
    await page.locator('.lesson-next').getByText('بدأته، كمّله').waitFor();
    await quiz.mend();
    await quiz.saved();
    await seeOneLook(page, 'curriculum-begun-quiz');

    await page.goto('/');
    await awake(page);
    await strip(page).getByText('كمّل الامتحان اللي بدأته').waitFor();
    expect(await strip(page).textContent()).toContain('امتحان الوحدة');
    expect(await strip(page).getAttribute('href')).toBe(address);
    await seeOneLook(page, 'home-begun-quiz');

    await page.goto('/enrolled-courses');
    await awake(page);
    const press = page.locator('.course-press').getByRole('link');
    await press.waitFor();
    expect(await press.textContent()).toMatch(/^كمّل الامتحان.*امتحان الوحدة/);
    await page.getByText('بدأت أول درس').waitFor();
    await seeOneLook(page, 'my-courses-begun-quiz');
    await press.click();
    await page.waitForURL(address);
    await quiz.answer('sing1').waitFor();
    await quiz.previous.click();
    await expect.poll(() => quiz.answer('go1').isChecked()).toBe(true);
  });

  test('with answers on this phone alone it is named where it is the next lesson too, and its card leads back into it [LEARN-260]', async () => {
    const { course, student } = await travel.school.enrolled({ name: 'Grammar من الصفر', units: UNITS });
    await travel.school.finish(student, course, lessonId(course, 0, 0));
    const address = `/course/${course.id}/lesson/${lessonId(course, 0, 1)}/quiz`;
    const page = await travel.openWiped(address, { as: student });
    const quiz = quizPage(page);
    await quiz.answer('go1').waitFor();
    await quiz.cut();
    await quiz.choose('go1');
    await quiz.next.click();
    await quiz.answer('sing1').waitFor();
    await page.goto('/');
    await awake(page);
    await strip(page).getByText('كمّل الامتحان اللي بدأته').waitFor();
    await page.goto('/enrolled-courses');
    await awake(page);
    const press = page.locator('.course-press').getByRole('link');
    await expect.poll(() => press.textContent()).toMatch(/^كمّل الامتحان.*امتحان الوحدة/);
    await press.click();
    await page.waitForURL(address);
  });

  test('a lesson that nobody opened yet is begun, and not gone on with, whatever was finished before it [LEARN-261]', async () => {
    const { course, student } = await travel.school.enrolled({ name: 'Grammar من الصفر', units: UNITS });
    await travel.school.finish(student, course, lessonId(course, 0, 0));
    const page = await travel.openWiped('/', { as: student });
    await strip(page).getByText('ابدأ اللي بعده').waitFor();
    await page.goto(`/course/${course.id}/curriculum`);
    await strip(page).getByText('ابدأ اللي بعده').waitFor();
    await page.locator('.lesson-next').getByText('دورك هنا').waitFor();
    await page.goto('/enrolled-courses');
    await awake(page);
    await expect
      .poll(() => page.locator('.course-press').getByRole('link').textContent())
      .toMatch(/^ابدأ اللي بعده.*امتحان الوحدة/);
  });

  test('an exam under way says what is left of its clock, wherever it is named [LEARN-262]', async () => {
    const { course, student } = await travel.school.enrolled({ name: 'Grammar من الصفر', units: UNITS });
    const exam = lessonId(course, 0, 1);
    await sitDown(student, exam);
    const address = `/course/${course.id}/lesson/${exam}/quiz`;
    const page = await travel.openWiped('/', { as: student });
    await strip(page).getByText('كمّل الامتحان اللي بدأته').waitFor();
    await strip(page)
      .getByText(/^باقي (?:٢٩|٣٠) دقيقة$/)
      .waitFor();
    await seeOneLook(page, 'home-exam-clock');
    await page.goto(`/course/${course.id}/curriculum`);
    await strip(page)
      .getByText(/^باقي (?:٢٩|٣٠) دقيقة$/)
      .waitFor();
    await page.locator('.lesson-next').getByText('وقته شغّال').waitFor();
    await seeOneLook(page, 'curriculum-exam-clock');
    await page.goto('/enrolled-courses');
    await awake(page);
    await expect
      .poll(() => page.locator('.course-press').getByRole('link').textContent())
      .toMatch(/^كمّل الامتحان.*امتحان الوحدة، باقي (?:٢٩|٣٠) دقيقة$/);
    await page.goto('/');
    await awake(page);
    await strip(page).click();
    await page.waitForURL(address);
    await page.getByRole('button', { name: /^كمّل الامتحان/ }).waitFor();
  });

  test('a second attempt under way is what its lecture opens with, also when the lecture’s time has run out meanwhile; its door and the list say that it runs [LEARN-260, LEARN-386, LEARN-387]', async () => {
    const student = await travel.school.student();
    const course = await travel.school.makeCourse({ name: 'Grammar من الصفر', units: UNITS });
    await travel.school.grantUnit(student, course, 0, 7 * DAY - 10 * MINUTE);
    const exam = lessonId(course, 0, 1);
    const set = await setExam(await staffOf(travel.site, 'teacher'), exam, { ...EXAM, minutes: 30, attempts: 2 });
    expect(set.status, set.text).toBe(200);
    const first = await sit(travel.site, student.phone, exam);
    const handedIn = await first.handIn('student', first.given(0, false));
    expect(handedIn.status, handedIn.text).toBe(200);
    await sit(travel.site, student.phone, exam);
    const page = await travel.openWiped(`/unit-viewer/${unitId(course, 0)}`, { as: student });
    const goOn = page.getByRole('button', { name: /^كمّل الامتحان/ });
    await goOn.waitFor();
    expect(await page.getByText('سلّمت الامتحان ده قبل كده').count()).toBe(0);
    await page.locator('.exam-facts').getByText('٢ من ٢').waitFor();
    await page.getByRole('button', { name: 'قائمة الدروس' }).click();
    await page.locator('.unit-sidebar').getByText('وقته شغّال').waitFor();
    await page.keyboard.press('Escape');
    travel.site.clock.advance(15 * MINUTE);
    await travel.school.signIn(student);
    await page.reload();
    await awake(page);
    await goOn.waitFor();
    await seeEveryLook(page, 'unit-exam-second-attempt');
  });

  test('an exam that its clock handed in while there was no line says so, and what counts of it [LEARN-266]', async () => {
    const student = await travel.school.student();
    const course = await travel.school.makeCourse({ name: 'Grammar من الصفر', units: UNITS });
    await travel.school.grantUnit(student, course, 0);
    await sitDown(student, lessonId(course, 0, 1));
    travel.site.clock.advance(33 * MINUTE);
    await handInDue(travel.site.withTenant, travel.site.platform, travel.site.tenantId);
    await travel.school.signIn(student);
    const page = await travel.openWiped(`/unit-viewer/${unitId(course, 0)}?lesson=1`, { as: student });
    await page.getByText('الوقت خلص وورقتك اتسلّمت لوحدها').waitFor();
    await page.getByText('اتحسب كل اللي وصل من إجاباتك قبل ما الوقت يخلص.').waitFor();
    expect(await page.getByText('سلّمت الامتحان ده قبل كده').count()).toBe(0);
    await page.locator('.submitted-quiz-score').waitFor();
    await seeEveryLook(page, 'unit-exam-by-its-clock');
  });
});

describe('an exam that was handed in and has an attempt left', () => {
  test('is open in the curriculum and says how many are left; while the next attempt runs its clock reads alike everywhere, the earlier paper says why it waits, and the way into the attempt stands at the top [LEARN-290, LEARN-291, LEARN-293, LEARN-330, LEARN-332]', async () => {
    const { course, student } = await travel.school.enrolled({ name: 'Grammar من الصفر', units: UNITS });
    const exam = lessonId(course, 0, 1);
    await setExam(await staffOf(travel.site, 'teacher'), exam, { ...EXAM, minutes: 30, attempts: 3 });
    const first = await sit(travel.site, student.phone, exam);
    await first.handIn('student', first.given(0, false));
    const address = `/course/${course.id}/lesson/${exam}/quiz`;
    const page = await travel.openWiped(`/course/${course.id}/curriculum`, { as: student });
    const row = page.locator('.lesson', { hasText: 'امتحان الوحدة' });
    await row.getByText('فاضلك محاولتين').waitFor();
    await page.getByRole('link', { name: /^شوف ورقتك/ }).waitFor();
    await seeOneLook(page, 'curriculum-attempts-left');
    await row.click();
    await page.waitForURL(address);
    await page.getByRole('button', { name: 'شوف ورقتك بعد التصحيح' }).click();
    await page.getByText('لسه فاضلك محاولة في الامتحان ده').waitFor();
    await seeEveryLook(page, 'paper-attempt-left');
    await page.goto(address);
    await awake(page);
    await page.getByRole('button', { name: 'ابدأ محاولة جديدة' }).click();
    const clock = page.getByText(/^باقي ٣٠ دقيقة$/);
    await clock.waitFor();

    await page.goto('/');
    await awake(page);
    await strip(page).filter({ has: clock }).waitFor();
    await page.getByText('وفيه محاولة ماشية دلوقتي').waitFor();
    await seeOneLook(page, 'home-shut-key');
    await page
      .getByRole('link', { name: /امتحان الوحدة/ })
      .last()
      .click();
    await page.waitForURL(address);
    await page.getByText('ورقتك هتتفتح بعد ما تسلّم').waitFor();
    // Its clock runs: the way in is on the first screen of a phone, whatever was handed in before.
    const goOn = page.getByRole('button', { name: 'كمّل الامتحان' });
    const bottom = async () => {
      const box = await goOn.boundingBox();
      return box && box.y + box.height;
    };
    await expect.poll(bottom).toBeLessThan(PHONE.height - 64);
    await seeEveryLook(page, 'exam-door-asked-for-paper');
    await page.getByRole('button', { name: 'كمّل الامتحان' }).click();
    await page.getByRole('button', { name: 'كل الأسئلة' }).waitFor();
  });
});

/** A paper that this phone could not send, as the page of its quiz lays it there. */
async function layPaper(page: Page, student: TestStudent, quiz: number): Promise<void> {
  const answers = answersWith(await openQuiz(student.phone, quiz), 0).map(() => 0);
  await page.evaluate(
    ({ lessonId, answers, userId }) => {
      const input = { body: { lessonId, answers, basedOn: 1 } };
      const letter = {
        key: `quiz:${lessonId}`,
        userId,
        route: 'POST /api/quizresult/submit',
        input,
        writtenAt: Date.now(),
      };
      localStorage.setItem('outbox', JSON.stringify([letter]));
    },
    { lessonId: quiz, answers, userId: student.id },
  );
}

describe('a paper that waits on the phone', () => {
  const SUBMIT = '**/api/quizresult/submit';
  const grammar = { name: 'Grammar من الصفر', units: UNITS, grade: 'Secondary1' } as const;

  test('goes out from the pages that everybody gets too, and what they say of it follows [LEARN-265]', async () => {
    const { course, student } = await travel.school.enrolled(grammar);
    const page = await travel.openWiped('/courses/grade/Secondary1', { as: student });
    await page.route(SUBMIT, (route) => route.abort('internetdisconnected'));
    await layPaper(page, student, lessonId(course, 0, 1));
    await page.reload();
    await awake(page);
    const own = page.getByRole('article').filter({ has: page.locator('.course-press') });
    await own.getByText('خلص').or(own.getByText('لسه أول صفحة')).first().waitFor();
    // It may be tried again by itself as soon as it can be; what was aborted has no response.
    const sent = page.waitForResponse(SUBMIT);
    await page.unroute(SUBMIT);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect((await sent).status()).toBe(200);
    await own.getByText('خلص ١ من ٣ دروس').waitFor();
    // What the page says may come with another call, before the phone has read that its own arrived.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
  });

  test('that came there while such a page was open goes out from the next one [LEARN-265]', async () => {
    const { course, student } = await travel.school.enrolled(grammar);
    const page = await travel.openWiped('/courses/grade/Secondary1', { as: student });
    await layPaper(page, student, lessonId(course, 0, 1));
    const sent = page.waitForResponse(SUBMIT);
    await page.locator('footer').getByRole('link', { name: /^عن / }).click();
    await page.waitForURL('/about');
    expect((await sent).status()).toBe(200);
  });
});
