import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enrolStudent, storedRows } from '../../apps/server/src/testing/classroom.ts';
import { MINUTE, makeExam } from '../../apps/server/src/testing/exam-room.ts';
import { staffOf } from '../../apps/server/src/testing/quiz-desk.ts';
import { seeOneLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { quizPage } from '../support/quiz-page.ts';

const here = journey();

const PAPER = ['go', 'write', 'sing'].map((word) => ({
  text: `The past of “${word}” is ______.`,
  choices: [`${word}1`, `${word}2`],
  right: 0,
  pinned: true,
}));

/** The hands of the page's clock alone are set: no timer fires, and no call under way has waited longer for it. */
const setForward = async (page: Page, by: number) =>
  page.clock.setSystemTime((await page.evaluate(() => Date.now())) + by);

test('at zero the page hands the paper in by itself, with all that was answered, and its student presses nothing [EXAM-165]', async () => {
  const { site } = here;
  const { courseId, lessonId } = await makeExam(site, await staffOf(site, 'teacher'), { minutes: 30 }, PAPER);
  const { student } = await enrolStudent(site, courseId);
  const address = `/course/${courseId}/lesson/${lessonId}/quiz`;
  const page = await here.open(address, { as: student, handClock: true });
  const quiz = quizPage(page);
  await page.getByRole('button', { name: 'ابدأ الامتحان' }).click();
  const clock = page.getByRole('timer');
  await clock.getByText('باقي ٣٠ دقيقة').waitFor();
  // The server's clock stands still and the page's does not: ahead of it, no answer is from the future.
  site.clock.advance(MINUTE);
  await quiz.choose('go1');
  await quiz.next.click();
  await quiz.choose('write1');
  await page.getByText('كل إجاباتك وصلت').waitFor();
  await quiz.next.click();
  site.clock.advance(28 * MINUTE);
  await setForward(page, 29 * MINUTE);
  await clock.getByText(/^[٠١]:[٠-٩]{2}$/).waitFor();
  await page.getByText('لما الوقت يخلص ورقتك هتتسلّم لوحدها', { exact: true }).waitFor();
  // Given in the last minute, and on the phone alone when the last seconds run out.
  await quiz.choose('sing1');
  await page.locator('.quiz-option-picked').filter({ hasText: 'sing1' }).waitFor();
  site.clock.advance(MINUTE);
  await setForward(page, MINUTE - 3_000);
  await page.getByText('ورقتك اتسلّمت').waitFor();
  await page.getByText('٣ من ٣ درجات').waitFor();
  await seeOneLook(page, 'exam-handed-in-by-time');
  const { results } = await storedRows(site, student.id);
  expect(results).toMatchObject([{ score: 100, answers: [0, 0, 0] }]);
  const [sitting] = await site.database.owner`
    select handed_in_by from exam_sittings where lesson_id = ${lessonId} and student_id = ${student.id}`;
  expect(sitting).toEqual({ handed_in_by: 'time' });
});

test('minutes that the class is given while a paper is open are told with the next answer, and its clock has them [EXAM-308]', async () => {
  const { site } = here;
  const teacher = await staffOf(site, 'teacher');
  const { courseId, lessonId } = await makeExam(site, teacher, { minutes: 30 }, PAPER);
  const { student } = await enrolStudent(site, courseId);
  const page = await here.open(`/course/${courseId}/lesson/${lessonId}/quiz`, { as: student, handClock: true });
  await page.getByRole('button', { name: 'ابدأ الامتحان' }).click();
  await page.getByRole('timer').getByText('باقي ٣٠ دقيقة').waitFor();
  site.clock.advance(MINUTE);
  await teacher.call('POST /api/teach/exams/{lessonId}/minutes', {
    params: { lessonId },
    body: { key: randomUUID(), minutes: 10, studentId: null, reason: 'النت قطع' },
  });
  await quizPage(page).choose('go1');
  await page.getByText(/وقتك زاد ١٠.دقايق/).waitFor();
  await page
    .getByRole('timer')
    .getByText(/باقي (?:٤٠|٣٩) دقيقة/)
    .waitFor();
  await seeOneLook(page, 'exam-minutes-given');
  await page.clock.runFor(MINUTE);
  await page.getByText('وقتك زاد').waitFor({ state: 'detached' });
});
