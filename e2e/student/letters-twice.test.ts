import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { MadeCourse } from '../../apps/server/src/seed/new-course.ts';
import { enrolStudent, makeQuiz } from '../../apps/server/src/testing/classroom.ts';
import { EXAM, setExam } from '../../apps/server/src/testing/exam-room.ts';
import { staffOf } from '../../apps/server/src/testing/quiz-desk.ts';
import { lessonId, type TestStudent, unitId } from '../../apps/server/src/testing/test-school.ts';
import { awake, journey } from '../support/journey.ts';
import { shoot, sidewaysScroll } from '../support/page-checks.ts';
import { storedVideo } from '../support/player-page.ts';
import { quizPage } from '../support/quiz-page.ts';
import { PHONE } from '../support/visitor.ts';

const here = journey();
const EXAM_NAME = 'امتحان شهر نوفمبر: Present Perfect';
let course: MadeCourse;
let films: MadeCourse;

beforeAll(async () => {
  const { school, site } = here;
  course = await school.makeCourse({
    name: 'Grammar من الصفر',
    units: [
      {
        name: 'Present Perfect',
        lessons: [{ type: 'Quiz', name: EXAM_NAME, questions: [{ text: 'She ______ here since 2019.' }, {}] }],
      },
      { name: 'الوحدة التانية', lessons: [{ type: 'Video', name: 'will ولا going to؟' }] },
    ],
  });
  films = await school.makeCourse({
    name: 'Grammar أولى ثانوي كله',
    units: [{ lessons: [{ type: 'Video', name: 'راجع المضارع الأول', ...(await storedVideo(here)) }] }],
  });
  await setExam(await staffOf(site, 'teacher'), lessonId(course, 0, 0), { ...EXAM, minutes: 10 });
});

/** Holds both courses, bought the exam's unit as well, and stopped in the middle of the film. */
async function newStudent(): Promise<TestStudent> {
  const { school } = here;
  const student = await school.student();
  await school.enrol(student, course);
  await school.enrol(student, films);
  await school.grantUnit(student, course, 0);
  await student.phone.call('POST /api/Student/watch-position', {
    body: { lessonId: lessonId(films, 0, 0), positionSeconds: 21, played: [] },
  });
  return student;
}

const setTwice = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** The words of these parts that reach past their page’s edge, and those that are broken in two. */
const cutWords = (parts: Locator) =>
  parts.evaluateAll((nodes) =>
    nodes.flatMap((node) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const cut: string[] = [];
      while (texts.nextNode()) {
        for (const { 0: word, index } of (texts.currentNode.nodeValue ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          const boxes = [...range.getClientRects()];
          const lines = new Set(boxes.map(({ top }) => Math.round(top)));
          const isOut = boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1);
          if (isOut || lines.size > 1) cut.push(word);
        }
      }
      return cut;
    }),
  );

/** Whether a thumb that meets this near each of its four corners presses it, or something that lies over it. */
const isFree = (part: Locator) =>
  part.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const corners = [
      [left + 8, top + 6],
      [right - 8, top + 6],
      [left + 8, bottom - 6],
      [right - 8, bottom - 6],
    ] as const;
    return corners.every(([x, y]) => node.contains(document.elementFromPoint(x, y)));
  });

async function expectWhole(page: Page, parts: string, picture: string): Promise<void> {
  await setTwice(page);
  await shoot(page, picture);
  await expect
    .poll(async () => ({ wider: await sidewaysScroll(page), cut: await cutWords(page.locator(parts)) }))
    .toEqual({ wider: 0, cut: [] });
}

test('of an exam in the viewer of a unit nothing lies over a press, and its letters twice as big leave its question to be read [LEARN-215, LEARN-216, LEARN-244]', async () => {
  const page = await here.open(`/unit-viewer/${unitId(course, 0)}`, { as: await newStudent(), screen: PHONE });
  await page.getByRole('button', { name: 'ابدأ الامتحان' }).waitFor();
  // Beside the one solid press the way back is an outline.
  const looks = await page.locator('.unit-lesson .btn').evaluateAll((all) => all.map((each) => each.className));
  expect(looks).toEqual(['btn btn-solid', 'btn btn-line']);
  await page.getByRole('button', { name: 'ابدأ الامتحان' }).click();
  const next = page.getByRole('button', { name: 'التالي' });
  await next.waitFor();
  await shoot(page, 'viewer-exam');
  await expect.poll(() => isFree(next)).toBe(true);
  expect(await page.locator('.unit-time:visible').count()).toBe(1);
  // Half way down too, and the clock stays in sight.
  await page.locator('.quiz-text').evaluate((text) => text.scrollIntoView({ block: 'start' }));
  await expect.poll(() => isFree(next)).toBe(true);
  await expect.poll(() => isFree(page.getByRole('timer').first())).toBe(true);

  const words = '.exam-name b, .exam-bar, .quiz-foot-presses, .unit-time:not(.unit-dock *)';
  await expectWhole(page, words, 'viewer-exam-twice');
  const question = page.locator('.quiz-text');
  await question.evaluate((text) => text.scrollIntoView({ block: 'center' }));
  await expect.poll(() => isFree(question)).toBe(true);
  await next.evaluate((press) => press.scrollIntoView({ block: 'center' }));
  await expect.poll(() => isFree(next)).toBe(true);

  await page.goto(`/course/${course.id}/lesson/${lessonId(course, 0, 0)}/quiz`);
  await awake(page);
  await next.waitFor();
  await expectWhole(page, words, 'exam-twice');
  await question.evaluate((text) => text.scrollIntoView({ block: 'center' }));
  await expect.poll(() => isFree(question)).toBe(true);
});

test('letters twice as big are cut nowhere in the curriculum, the statistics and over a film [LEARN-216]', async () => {
  const page = await here.open(`/course/${course.id}/curriculum`, { as: await newStudent(), screen: PHONE });
  await page.getByText('Complete Previous Quiz').first().waitFor();
  await expectWhole(page, '.unit-line, .lesson-name, .lesson-state, .badge', 'curriculum-twice');

  await page.goto('/statistics');
  await awake(page);
  await page.getByRole('button', { name: 'ماشي' }).waitFor();
  await expectWhole(page, '.weekly-goal, .result-name b', 'statistics-twice');

  await page.goto(`/course/${films.id}/lesson/${lessonId(films, 0, 0)}/video`);
  await awake(page);
  await page.getByText('نكمّل من مكان ما وقفت؟').waitFor();
  await expectWhole(page, '.player-panel', 'video-twice');
  for (const press of await page.locator('.player-panel .btn').all()) await expect.poll(() => isFree(press)).toBe(true);
  expect(
    await page.locator('.player-panel').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
  ).toBe(0);
});

test('letters twice as big lie over nothing on a marked paper, leave its name to be read and no press outside the screen [LEARN-241]', async () => {
  const questions = [{}, {}, {}].map(() => ({ choices: ['since', 'for'], right: 0, pinned: true }));
  const { courseId, lessonId } = await makeQuiz(here.site, questions);
  const { student } = await enrolStudent(here.site, courseId, { name: 'منة الله محمود' });
  const page = await here.open(`/course/${courseId}/lesson/${lessonId}/quiz`, { as: student, screen: PHONE });
  const quiz = quizPage(page);
  for (let at = 0; at < 2; at += 1) {
    await quiz.choose('for');
    await quiz.next.click();
  }
  await quiz.choose('since');
  await quiz.handIn();
  await quiz.band.waitFor();
  await quiz.popup.waitFor({ state: 'detached' });
  // The rows of the copybook grow with what is written on them.
  const rows = () =>
    page.locator('.result-score p').evaluateAll((lines) =>
      lines.map((line) => {
        const { lineHeight, fontSize } = getComputedStyle(line);
        return Math.round((100 * Number.parseFloat(lineHeight)) / Number.parseFloat(fontSize));
      }),
    );
  const before = await rows();
  await expectWhole(page, '.result-top, .result-score', 'result-twice');
  expect(await rows()).toEqual(before);
  const name = page.locator('.result-top dd').first();
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: /حل نفس الأسئلة تاني/ }).click();
  await page.getByRole('heading', { name: 'تدريب: السؤال ١ من ٢' }).waitFor();
  await expectWhole(page, '.practice .chips', 'practice-twice');
});
