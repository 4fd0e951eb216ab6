import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { lessonId } from '../../apps/server/src/testing/test-school.ts';
import { seeEveryLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { keptAnswers } from '../support/kept-answers.ts';
import { cutLine, mendLine } from '../support/line.ts';
import { quizPage, SUBMIT_CALL } from '../support/quiz-page.ts';

const travel = journey();

const QUIZ = 'امتحان الأزمنة';
const COURSE = {
  units: [
    {
      lessons: [
        { type: 'Video' as const, name: 'Tenses' },
        { type: 'Quiz' as const, name: QUIZ },
      ],
    },
  ],
};

/** What each kind of page reads, and shows again without a line. */
const READS = [
  [/^\/$/, '/Student/home'],
  [/\/enrolled-courses$/, 'Student-Enrolled-Courses'],
  [/\/curriculum$/, '/Course/tree-'],
  [/\/quiz$/, '/contentlesson/'],
] as const;

/** These pages were looked at, and the phone has kept them with what they read. */
async function visited(page: Page, ...paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await awake(page);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const key = path.replaceAll(/\d+/g, '-');
    await expect.poll(() => page.evaluate(async (name) => (await caches.match(name)) !== undefined, key)).toBe(true);
    const read = READS.find(([kind]) => kind.test(path))?.[1];
    if (!read) throw new Error(`what ${path} reads is not known`);
    await expect
      .poll(async () => (await keptAnswers(page)).map(({ name }) => name))
      .toContainEqual(expect.stringContaining(read));
  }
}

const answer = (page: Page) =>
  page
    .locator('label')
    .filter({ has: quizPage(page).answers })
    .first()
    .click();

/**
 * The paper has arrived, and all that the phone keeps knows of it: it is told behind the page, one after the other, and
 * a page that is left earlier leaves some of it untold.
 */
async function settled(page: Page, id: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('quiz_draft')));
  await expect.poll(drafts).toEqual([]);
  const untold = async () => {
    const kept = await keptAnswers(page);
    return kept.filter(({ name, value }) => isQuestionsOf(name, id) || isAhead(value, id)).map(({ name }) => name);
  };
  await expect.poll(untold).toEqual([]);
}

const isQuestionsOf = (name: string, id: number) => name.includes('contentlesson') && name.includes(`"id":${id}}`);

/** Whether a kept answer takes the paper for one that is still to be handed in. */
function isAhead(value: string, id: number): boolean {
  let found = false;
  JSON.parse(value, (_name, part: { id?: number; isQuizSubmitted?: boolean; next?: { id?: number } } | null) => {
    if ((part?.id === id && part.isQuizSubmitted === false) || part?.next?.id === id) found = true;
    return part;
  });
  return found;
}

/** Every question, up to the press that hands it in. */
async function answerAll(page: Page): Promise<void> {
  const { submit, next } = quizPage(page);
  await answer(page);
  while (!(await submit.isVisible())) {
    await next.click();
    await answer(page);
  }
}

/** Handed in without a line, once home, the tree and the paper were looked at and one answer had arrived. */
async function queuedPaper() {
  const { course, student } = await travel.school.enrolled(COURSE);
  const { page } = await travel.visit({ worker: true, as: student });
  const quiz = quizPage(page);
  const id = lessonId(course, 0, 1);
  const [tree, paper] = [`/course/${course.id}/curriculum`, `/course/${course.id}/lesson/${id}/quiz`];
  await visited(page, '/', '/enrolled-courses', paper);
  await answer(page);
  await quiz.saved();
  await visited(page, '/', tree);
  await page.getByText('بدأته، كمّله').waitFor();
  await page.goto(paper);
  await quiz.previous.or(quiz.next).first().waitFor();
  await cutLine(page);
  await answerAll(page);
  await quiz.submit.click();
  await quiz.queued.waitFor();
  return { page, student, quiz, id, tree, paper };
}

describe('a paper on a phone whose line comes and goes', () => {
  test('that was handed in and has arrived is told as sent by what the phone keeps, when the line goes again [LEARN-319, LEARN-348, LEARN-366]', async () => {
    const { page, quiz, id, tree, paper } = await queuedPaper();

    await page.goto('/enrolled-courses');
    await awake(page);
    await mendLine(page);
    await settled(page, id);

    await cutLine(page);
    await page.goto(tree);
    await page.getByText('من غير نت. دي آخر نسخة').waitFor();
    await page.getByText('مُرسل').waitFor();
    expect(await page.getByText('بدأته، كمّله').count()).toBe(0);
    expect(await page.locator('.next-strip').innerText()).not.toContain(QUIZ);
    await seeEveryLook(page, 'kept-papers-sent');
    await page.goto('/');
    await page.getByText('من غير نت. دي آخر نسخة').waitFor();
    await page.locator('.next-strip').waitFor();
    expect(await page.locator('.next-strip').innerText()).not.toContain(QUIZ);
    await page.goto(paper);
    await quiz.count('الورقة دي محتاجة نت').waitFor();
    await page.getByRole('main').getByRole('button', { name: /تاني/ }).first().waitFor();
    expect(await quiz.answers.count()).toBe(0);
    await seeEveryLook(page, 'kept-papers-sent-quiz');
  });

  test('that was handed in from another device meanwhile is told so wherever the student is, and as sent by what the phone keeps [LEARN-360, LEARN-361, LEARN-368]', async () => {
    const { page, student, id, tree, paper } = await queuedPaper();

    const opened = await student.phone.call('GET /Student/contentlesson/{id}', { params: { id } });
    const answers = opened.body.data.map(() => 1);
    const first = await student.phone.call('POST /api/quizresult/submit', { body: { lessonId: id, answers } });
    expect(first.status, first.text).toBe(200);

    await page.goto('/enrolled-courses');
    await awake(page);
    await mendLine(page);
    const told = page.getByRole('status').filter({ hasText: 'كان اتسلّم من جهاز تاني' });
    await told.getByText(QUIZ).waitFor();
    // Nor does the page go on saying that there is no line.
    await page.getByText('من غير نت. دي آخر نسخة').waitFor({ state: 'detached' });
    await seeEveryLook(page, 'kept-papers-refused');
    // Until it was read.
    await page.reload();
    await told.getByRole('button', { name: 'تمام' }).waitFor();
    await settled(page, id);

    await cutLine(page);
    await page.goto(tree);
    await page.getByText('من غير نت. دي آخر نسخة').waitFor();
    await page.getByText('مُرسل').waitFor();
    expect(await page.getByText('بدأته، كمّله').count()).toBe(0);
    await page.goto('/');
    await page.locator('.next-strip').waitFor();
    expect(await page.locator('.next-strip').innerText()).not.toContain(QUIZ);
    await mendLine(page);
    await told.getByRole('link', { name: 'شوف النتيجة' }).click();
    await page.waitForURL(paper);
    await page.getByRole('heading', { name: 'الامتحان ده اتسلّم' }).waitFor();
    expect(await told.count()).toBe(0);
  });

  test('that cannot be taken for another reason keeps its answers and says why, where it is not on the screen itself, until it is handed in again [LEARN-360]', async () => {
    const { course, student } = await travel.school.enrolled(COURSE);
    const paper = `/course/${course.id}/lesson/${lessonId(course, 0, 1)}/quiz`;
    const page = await travel.open(paper, { as: student });
    const quiz = quizPage(page);
    await quiz.answers.first().waitFor();
    await quiz.cut();
    await answerAll(page);
    await quiz.submit.click();
    await quiz.queued.waitFor();
    const changed = { success: false, code: 'quiz.changed', message: 'x', messageAr: 'الامتحان اتعدّل.' };
    await page.goto('/enrolled-courses');
    await awake(page);
    await page.route(SUBMIT_CALL, (route) => route.fulfill({ status: 409, json: changed }));
    await quiz.mend();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    const told = page.getByRole('status').filter({ hasText: 'متقبلتش' });
    await told.getByText('الامتحان اتعدّل').waitFor();
    await told.getByRole('link', { name: 'افتح الامتحان' }).click();
    await page.waitForURL(paper);
    await quiz.answers.first().waitFor();
    expect(await quiz.answers.first().isChecked()).toBe(true);
    expect(await told.count()).toBe(0);

    // Refused again where it is on the screen, and left.
    const handIn = async (seen: Locator) =>
      expect
        .poll(async () => {
          await quiz.submit.click({ timeout: 1_000 }).catch(() => {});
          return seen.count();
        })
        .toBe(1);
    await handIn(page.getByRole('main').getByText('الامتحان اتعدّل'));
    await page.goto('/enrolled-courses');
    await told.getByText(QUIZ).waitFor();
    await page.goto(paper);
    await quiz.cut();
    await handIn(quiz.queued);
    await page.goto('/enrolled-courses');
    await page.locator('.line-strip').waitFor({ state: 'attached' });
    expect(await told.count()).toBe(0);
  });

  test('whose first answer came without a line is gone on with from home, its course’s card and the curriculum [LEARN-320]', async () => {
    const { course, student } = await travel.school.enrolled(COURSE);
    const { page } = await travel.visit({ worker: true, as: student });
    const [tree, paper] = [
      `/course/${course.id}/curriculum`,
      `/course/${course.id}/lesson/${lessonId(course, 0, 1)}/quiz`,
    ];
    await visited(page, '/', '/enrolled-courses', tree, paper);
    await quizPage(page).answers.first().waitFor();
    await cutLine(page);
    await answer(page);
    await page.goto('/');
    const strip = page.locator('.next-strip');
    await strip.getByText('كمّل الامتحان اللي بدأته').waitFor();
    expect(await strip.getAttribute('href')).toBe(paper);
    await seeEveryLook(page, 'kept-papers-begun-home');
    await page.goto('/enrolled-courses');
    const press = page.getByRole('link', { name: /كمّل الامتحان/ });
    await press.waitFor();
    expect(await press.getAttribute('href')).toBe(paper);
    await seeEveryLook(page, 'kept-papers-begun-card');
    await page.goto(tree);
    await strip.getByText('كمّل الامتحان اللي بدأته').waitFor();
    await strip.click();
    await page.waitForURL(paper);
    await page.locator('input:checked').waitFor({ state: 'attached' });
  });
});
