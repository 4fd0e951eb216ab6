import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { NewQuestion } from '../../apps/server/src/seed/new-course.ts';
import { editPaper, staffOf } from '../../apps/server/src/testing/quiz-desk.ts';
import { DAY, lessonId, unitId } from '../../apps/server/src/testing/test-school.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { playerPage, soon, storedVideo } from '../support/player-page.ts';
import { quizPage } from '../support/quiz-page.ts';
import { DESK } from '../support/visitor.ts';

const travel = journey();
let video: Awaited<ReturnType<typeof storedVideo>>;

beforeAll(async () => {
  video = await storedVideo(travel);
});

const question = (text: string, more: NewQuestion = {}): NewQuestion => ({
  text,
  choices: ['since', 'for', 'ago'],
  right: 0,
  pinned: true,
  ...more,
});
const PAPER: NewQuestion[] = [
  question('I haven’t seen him ______ Friday.', { explanation: 'since مع بداية الوقت، وfor مع مدته.' }),
  question('She has lived here ______ 2010.'),
  question('We have waited ______ noon.'),
];

/** A course whose video explains the first question of its quiz. */
async function classroom() {
  const { school, site } = travel;
  const course = await school.makeCourse({
    name: 'Grammar من الصفر',
    units: [
      {
        name: 'Present Perfect',
        lessons: [
          { type: 'Video', name: 'since ولا for؟', ...video },
          { type: 'Quiz', name: 'امتحان since', questions: PAPER },
        ],
      },
    ],
  });
  const [film, quiz] = [lessonId(course, 0, 0), lessonId(course, 0, 1)];
  const teacher = await staffOf(site, 'teacher');
  const tied = await editPaper(teacher, quiz, (paper) =>
    paper.map((each, at) => ({ ...each, explainedIn: at === 0 ? { lessonId: film, second: 12 } : null })),
  );
  expect(tied.status).toBe(200);
  const student = await school.student();
  return { course, film, quiz, student, unit: unitId(course, 0), teacher };
}

/** The first question right or wrong, the others as told. */
async function answer(page: Page, choices: readonly string[]): Promise<void> {
  const quiz = quizPage(page);
  for (const [at, choice] of choices.entries()) {
    await quiz.choose(choice);
    await (at < choices.length - 1 ? quiz.next : quiz.submit).click();
  }
}

const ways = (page: Page) => page.getByRole('region', { name: 'نصلّحها إزاي؟' });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

describe('after a quiz that went badly', () => {
  test('there are three ways on: reading why, the part of the video, and practice that counts for nothing [LEARN-45, LEARN-46, LEARN-47, LEARN-86, LEARN-147, LEARN-184, LEARN-222]', async () => {
    const { course, film, quiz, student } = await classroom();
    await travel.school.enrol(student, course);
    const visitor = await travel.visit({ as: student });
    const { page } = visitor;
    await page.goto(`/course/${course.id}/lesson/${quiz}/quiz`);
    await answer(page, ['for', 'since', 'ago']);
    await page.getByText('استمر في الممارسة!').waitFor();
    await quizPage(page).popup.waitFor({ state: 'detached' });
    await page.getByText('إجابة واحدة صح من ٣ أسئلة').waitFor();
    expect(await ways(page).locator('b').allTextContents()).toEqual(['شوف الجزء اللي بيشرحها', 'حل نفس الأسئلة تاني']);
    await seeEveryLook(page, 'after-quiz');

    // Only what went wrong, and the rest on demand.
    await press(page, 'راجع غلطتين');
    expect(await page.locator('.review > li').count()).toBe(2);
    // The first of them is at the top of the screen.
    await expect
      .poll(() => page.locator('.review').evaluate((list) => list.getBoundingClientRect().top))
      .toBeLessThan(160);
    await page.getByText('since مع بداية الوقت').waitFor();
    await page.getByRole('link', { name: /شوف شرحه من/ }).waitFor();
    await press(page, 'وريني كل الأسئلة');
    expect(await page.locator('.review > li').count()).toBe(3);

    // Practice: nothing is sent, with or without a line.
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
    await press(page, /حل نفس الأسئلة تاني/);
    await page.getByRole('heading', { name: 'تدريب: السؤال ١ من ٢' }).waitFor();
    expect(await page.getByRole('button', { name: 'صحّح' }).isDisabled()).toBe(true);
    await quizPage(page).choose('ago');
    await seeEveryLook(page, 'practice');
    await visitor.context.setOffline(true);
    await press(page, 'صحّح');
    await page.getByText('لسه. اقرأ الصح وليه.').waitFor();
    await seeOneLook(page, 'practice-judged');
    await press(page, 'السؤال اللي بعده');
    await quizPage(page).choose('since');
    await press(page, 'صحّح');
    await page.getByText('صح! كده اتصلّحت.').waitFor();
    await press(page, 'شوف عملت إيه');
    await page.getByText('١ صح من سؤالين').waitFor();
    await seeEveryLook(page, 'practice-end');
    await press(page, 'جرّب اللي لسه غلط');
    await page.getByRole('heading', { name: 'تدريب: السؤال ١ من ١' }).waitFor();
    await quizPage(page).choose('since');
    await press(page, 'صحّح');
    await press(page, 'شوف عملت إيه');
    await page.getByText('كله صح، برافو عليك!').waitFor();
    await page.locator('.practice-end').getByRole('button', { name: 'ارجع لورقتك' }).click();
    await page.getByText('استمر في الممارسة!').waitFor();
    expect(calls.filter((url) => /quizresult|contentlesson|progress/i.test(url))).toEqual([]);
    await visitor.context.setOffline(false);
    // Loaded anew in the middle of it, practice goes on; left, it leads to the paper.
    await press(page, /حل نفس الأسئلة تاني/);
    await page.getByRole('heading', { name: 'تدريب: السؤال ١ من ٢' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'تدريب: السؤال ١ من ٢' }).waitFor();
    await page.getByRole('button', { name: 'ارجع لورقتك' }).click();
    await page.getByText('استمر في الممارسة!').waitFor();
    // The phone's way back leads there too.
    await press(page, /حل نفس الأسئلة تاني/);
    await page.getByRole('heading', { name: 'تدريب: السؤال ١ من ٢' }).waitFor();
    await page.goBack();
    await page.getByText('استمر في الممارسة!').waitFor();
    const { body } = await student.phone.call('GET /api/quizresult/{lessonId}', { params: { lessonId: quiz } });
    expect(body.data).toMatchObject({ correctCount: 1, total: 3 });

    await ways(page)
      .getByRole('link', { name: /شوف الجزء اللي بيشرحها/ })
      .click();
    await page.waitForURL(`/course/${course.id}/lesson/${film}/video?t=12`);
    const { start, at } = playerPage(page);
    await start.click();
    await soon(at).toBeGreaterThan(12);
    expect(await at()).toBeLessThan(20);
  });

  test('all questions can be practised too, by keyboard alone [LEARN-47]', async () => {
    const { course, quiz, student } = await classroom();
    await travel.school.enrol(student, course);
    const page = await travel.open(`/course/${course.id}/lesson/${quiz}/quiz`, { as: student, screen: DESK });
    await answer(page, ['for', 'since', 'since']);
    // Above sixty the ways on stand under the paper, and nothing is pressed on the student.
    await page.getByText('عمل جيد!').waitFor();
    expect(await page.getByRole('button', { name: /راجع غلطة/ }).count()).toBe(0);
    await press(page, /حل نفس الأسئلة تاني/);
    await press(page, /كل الأسئلة/);
    await page.getByRole('heading', { name: 'تدريب: السؤال ١ من ٣' }).waitFor();
    for (const judged of ['صح! كده اتصلّحت.', 'صح! كده اتصلّحت.', 'صح! كده اتصلّحت.']) {
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
      await page.getByText(judged).waitFor();
      await page.keyboard.press('Enter');
    }
    await page.getByText('كله صح، برافو عليك!').waitFor();
  });

  test('a quiz handed in inside the unit viewer leads to its marked paper when it is opened again, and on to the video there; its row says what it earned [LEARN-48, LEARN-46, LEARN-97]', async () => {
    const { course, unit, student } = await classroom();
    await travel.school.grantUnit(student, course, 0);
    const page = await travel.open(`/unit-viewer/${unit}?lesson=1`, { as: student });
    await answer(page, ['for', 'ago', 'ago']);
    await page.getByText('برافوووو').waitFor();
    await page.getByText('برافوووو').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('سلّمت الامتحان ده قبل كده').waitFor();
    await seeOneLook(page, 'unit-submitted');
    await page.getByRole('button', { name: 'قائمة الدروس' }).click();
    await page.locator('.unit-sidebar .mark-in-row').getByText('صفر').waitFor();
    await page.keyboard.press('Escape');
    await press(page, 'شوف ورقتك بعد التصحيح');
    await page.getByText('استمر في الممارسة!').waitFor();
    await seeOneLook(page, 'unit-paper');
    await press(page, 'راجع ٣ غلطات');
    expect(await page.locator('.review > li').count()).toBe(3);
    await page.getByRole('link', { name: /شوف شرحه من/ }).click();
    await page.waitForURL(`/unit-viewer/${unit}?lesson=0&t=12`);
    const { start, at } = playerPage(page);
    await start.click();
    await soon(at).toBeGreaterThan(12);
  });

  test('whoever holds only a lecture goes back to the lectures, never to a course that is not theirs [LEARN-48]', async () => {
    const { course, quiz, film, student } = await classroom();
    await travel.school.grantUnit(student, course, 0);
    const page = await travel.open(`/course/${course.id}/lesson/${quiz}/quiz`, { as: student });
    await answer(page, ['for', 'ago', 'ago']);
    await press(page, 'إكمال والعودة لمحاضراتي');
    await page.waitForURL('/my-lectures');
    await page.goto(`/course/${course.id}/lesson/${quiz}/quiz`);
    await page.getByText('الامتحان ده اتسلّم', { exact: true }).waitFor();
    // It says which exam, and its arrow leads back.
    await page.locator('.quiz-head-row').getByText('since').waitFor();
    expect(await page.getByRole('link', { name: 'رجوع لمحاضراتي' }).getAttribute('href')).toBe('/my-lectures');
    expect(await page.getByRole('link', { name: 'العودة لمحاضراتي' }).getAttribute('href')).toBe('/my-lectures');
    await page.goto(`/course/${course.id}/lesson/${film}/video`);
    await page.getByRole('link', { name: 'العودة لمحاضراتي' }).click();
    await page.waitForURL('/my-lectures');
  });

  test('the video before it is offered while it opens, and not once its unit has closed [LEARN-385]', async () => {
    for (const [ago, offered] of [
      [0, ['شوف الدرس', 'حل نفس الأسئلة تاني']],
      [8 * DAY, ['حل نفس الأسئلة تاني']],
    ] as const) {
      const { course, film, quiz, student } = await classroom();
      await travel.school.enrol(student, course, ago);
      await travel.school.finish(student, course, film);
      const page = await travel.open(`/course/${course.id}/lesson/${quiz}/quiz`, { as: student });
      await answer(page, ['since', 'ago', 'ago']);
      await page.getByText('استمر في الممارسة!').waitFor();
      await expect.poll(() => ways(page).locator('b').allTextContents()).toEqual(offered);
    }
  });

  test('nothing can be read or practised while the right answers are kept back [LEARN-47, T-QUIZ-8]', async () => {
    const { course, quiz, student, teacher } = await classroom();
    await travel.school.enrol(student, course);
    const body = { keyTime: 'after-window' } as const;
    await teacher.call('PUT /api/teach/quizzes/{lessonId}/key-time', { params: { lessonId: quiz }, body });
    const page = await travel.open(`/course/${course.id}/lesson/${quiz}/quiz`, { as: student });
    await answer(page, ['for', 'ago', 'ago']);
    await page.getByText('الإجابات الصح لسه مقفولة').waitFor();
    expect(await ways(page).count()).toBe(0);
  });
});
