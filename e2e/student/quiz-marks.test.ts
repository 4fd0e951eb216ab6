import { describe, expect, test } from 'vitest';
import { enrolStudent, makeQuiz } from '../../apps/server/src/testing/classroom.ts';
import { seeOneLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { quizPage } from '../support/quiz-page.ts';

const travel = journey();

/** Three questions worth seven marks. */
const UNEVEN = [4, 2, 1].map((weight, at) => ({
  text: `Question ${at + 1}: she ______ English.`,
  choices: ['studies', 'study'],
  right: 0,
  pinned: true,
  weight,
}));

let students = 0;

async function handIn(questions: typeof UNEVEN, picks: readonly string[]) {
  const { courseId, lessonId } = await makeQuiz(travel.site, questions);
  students += 1;
  const phones = { phone: `0123456789${students}`, parentPhone: `0109876543${students}` };
  const { student } = await enrolStudent(travel.site, courseId, { name: 'مريم أشرف', ...phones });
  const page = await travel.open(`/course/${courseId}/lesson/${lessonId}/quiz`, { as: student });
  const quiz = quizPage(page);
  const asked: (string | null)[] = [];
  for (const [at, pick] of picks.entries()) {
    await page.getByText(`Question ${at + 1}`).waitFor();
    const marks = page.locator('.question-marks');
    asked.push((await marks.count()) > 0 ? await marks.textContent() : null);
    if (at === 0) await seeOneLook(page, `quiz-question-marks-${questions[0]?.weight}`);
    await quiz.choose(pick);
    await (at === picks.length - 1 ? quiz.submit : quiz.next).click();
  }
  await quiz.band.waitFor();
  await quiz.popup.waitFor({ state: 'hidden' });
  return { page, quiz, asked, courseId, ...phones };
}

describe('where questions weigh differently', () => {
  test('marks stand on the question, the paper and the review, in the statistics, on the row of the quiz and on the parents’ page, and the percentage is of marks [LEARN-03, LEARN-26, LEARN-97, LEARN-331, QUIZ-13, QUIZ-14, QUIZ-15]', async () => {
    const { page, quiz, asked, courseId, phone, parentPhone } = await handIn(UNEVEN, ['study', 'studies', 'studies']);
    expect(asked).toEqual(['٤ درجات', 'درجتين', 'درجة']);
    expect(await page.locator('.result-marks').textContent()).toBe('٣ من ٧ درجات، يعني ٤٢٫٩٪');
    expect(await quiz.percent.locator('.fraction bdi').allTextContents()).toEqual(['٣', '٧']);
    await page.getByText('إجابتين صح من ٣ أسئلة').waitFor();
    // The stored note is for the record, not for the screen.
    expect(await page.getByText('Correct answers').count()).toBe(0);
    await quiz.review.click();
    expect(await page.locator('.review .question-marks').allTextContents()).toEqual(['٤ درجات', 'درجتين', 'درجة']);
    await seeOneLook(page, 'quiz-result-marks');

    await page.goto(`/course/${courseId}/curriculum`);
    await page.locator('.accordion-head').first().click();
    await page.locator('.lesson-submitted').getByText('٤٢٫٩٪، ٣ من ٧').waitFor();
    expect(await page.locator('.mark-in-row').getAttribute('class')).toContain('mark-in-row-wrong');
    await seeOneLook(page, 'curriculum-marks');
    await page.goto('/statistics');
    await page.locator('.results').getByText('٣ من ٧ درجات').waitFor();
    await page.goto('/parent-monitoring');
    await awake(page);
    await page.getByLabel('رقم موبايل ولي الأمر').fill(parentPhone);
    await page.getByLabel('رقم موبايل الطالب').fill(phone);
    await page.getByRole('button', { name: 'اعرض إحصائيات الطالب' }).click();
    await page.locator('.results').getByText('٣ من ٧ درجات').waitFor();
  });

  test('where all weigh the same nothing speaks of marks [LEARN-03, RULE-16]', async () => {
    const even = UNEVEN.map((question) => ({ ...question, weight: 2 }));
    const { page, quiz, asked } = await handIn(even, ['study', 'studies', 'studies']);
    expect(asked).toEqual([null, null, null]);
    expect(await page.locator('.result-marks').count()).toBe(0);
    expect(await quiz.percent.textContent()).toContain('٦٦٫٧٪');
    await page.getByText('إجابتين صح من ٣ أسئلة').waitFor();
  });
});
