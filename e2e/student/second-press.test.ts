import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enrolStudent, makeQuiz, storedRows } from '../../apps/server/src/testing/classroom.ts';
import { makeExam } from '../../apps/server/src/testing/exam-room.ts';
import { staffOf } from '../../apps/server/src/testing/quiz-desk.ts';
import { handExamIn } from '../support/hand-exam-in.ts';
import { journey } from '../support/journey.ts';
import { pressBeside } from '../support/press-beside.ts';
import { quizPage } from '../support/quiz-page.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();
const PAPER = ['go', 'write', 'sing'].map((word) => ({
  text: `The past of “${word}” is ______.`,
  choices: [`${word}1`, `${word}2`],
  right: 0,
  pinned: true,
}));

/** Two taps on the press that leads on, as close as a thumb’s: each of them counts as a first one. */
const tapTwice = (page: Page) =>
  page.evaluate(async () => {
    const press = () => document.querySelector<HTMLElement>('.quiz-foot-presses > :last-child')?.click();
    press();
    await new Promise((painted) => requestAnimationFrame(painted));
    press();
  });

test('a double press on the way to the last question hands no quiz in, and a press of its own does [LEARN-214]', async () => {
  const { courseId, lessonId } = await makeQuiz(here.site, PAPER);
  const { student } = await enrolStudent(here.site, courseId);
  const page = await here.open(`/course/${courseId}/lesson/${lessonId}/quiz`, { as: student });
  const quiz = quizPage(page);
  let handIns = 0;
  page.on('request', (call) => {
    if (call.url().endsWith('/api/quizresult/submit')) handIns += 1;
  });
  for (const word of ['go', 'write']) {
    await quiz.choose(`${word}1`);
    await quiz.next.click();
  }
  await quiz.choose('sing1');
  await quiz.previous.click();
  await quiz.count('السؤال ٢ من ٣').waitFor();
  await quiz.next.dblclick();
  await quiz.count('السؤال ٣ من ٣').waitFor();
  await quiz.previous.click();
  await quiz.count('السؤال ٢ من ٣').waitFor();
  await tapTwice(page);
  await quiz.count('السؤال ٣ من ٣').waitFor();
  await quiz.submit.waitFor();
  expect(handIns).toBe(0);
  expect((await storedRows(here.site, student.id)).results).toEqual([]);
  await quiz.handIn();
  expect((await storedRows(here.site, student.id)).results).toMatchObject([{ score: 100 }]);
});

test('a double press that asks whether an exam is handed in does not answer it [LEARN-214]', async () => {
  const { courseId, lessonId } = await makeExam(here.site, await staffOf(here.site, 'teacher'), {}, [{}]);
  const { student } = await enrolStudent(here.site, courseId);
  const page = await here.open(`/course/${courseId}/lesson/${lessonId}/quiz`, { as: student });
  await page.getByRole('button', { name: 'ابدأ الامتحان' }).click();
  await page.getByRole('button', { name: 'سلّم الورقة', exact: true }).waitFor();
  await page.evaluate(async () => {
    document.querySelector<HTMLElement>('.quiz-foot-presses > :last-child')?.click();
    await new Promise((painted) => requestAnimationFrame(painted));
    document.querySelector<HTMLElement>('dialog .btn:last-of-type')?.click();
  });
  const asked = page.getByRole('dialog', { name: 'تسلّم الورقة؟' });
  await asked.getByText('فاضل سؤال من غير إجابة').waitFor();
  expect((await storedRows(here.site, student.id)).results).toEqual([]);
  await asked.getByRole('button', { name: 'اقفل' }).click();
  await asked.waitFor({ state: 'detached' });
  await handExamIn(page);
  await page.getByText('ورقتك اتسلّمت').waitFor();
});

test('a double press of what opens a dialog opens it, and its second half, beside the dialog, does not close it [LEARN-425]', async () => {
  const { courseId, lessonId } = await makeExam(here.site, await staffOf(here.site, 'teacher'), {}, [{}]);
  const { student } = await enrolStudent(here.site, courseId);
  const page = await here.open(`/course/${courseId}/lesson/${lessonId}/quiz`, { as: student, screen: DESK });
  await page.getByRole('button', { name: 'ابدأ الامتحان' }).click();
  await page.getByRole('button', { name: 'سلّم الورقة', exact: true }).dblclick();
  const asked = page.getByRole('dialog', { name: 'تسلّم الورقة؟' });
  await asked.getByText('فاضل سؤال من غير إجابة').waitFor();
  expect(await asked.evaluate((dialog) => 'closing' in (dialog as HTMLElement).dataset)).toBe(false);
  // A press of its own does.
  const { x, y } = (await asked.locator('.dialog-sheet').boundingBox()) ?? { x: 0, y: 0 };
  await pressBeside(page, { x: x / 2, y: y / 2 });
  await asked.waitFor({ state: 'detached' });
});
