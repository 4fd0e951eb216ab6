import { describe, expect, test } from 'vitest';
import { enrolStudent, makeQuiz } from '../../apps/server/src/testing/classroom.ts';
import { lessonId } from '../../apps/server/src/testing/test-school.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { LOGIN_CHECK } from '../support/keep-login.ts';
import { quizPage } from '../support/quiz-page.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();

/** Choices keep the order they are written in. */
const PAPER = [
  {
    text: 'Which of these words are verbs?',
    choices: ['go', 'school', 'eat', 'red', 'write'],
    right: [0, 2, 4],
    pinned: true,
    explanation: 'go و eat و write أفعال، والباقي أسماء وصفات.',
  },
  { text: 'She ______ English every day.', choices: ['studies', 'study'], right: 0, pinned: true },
];

describe('a question with several right choices', () => {
  test('is ticked by keyboard and finger, survives a lost line and a reload, and comes back marked in part [KIND-03, KIND-04, KIND-05, LEARN-115]', async () => {
    const quiz = await makeQuiz(here.site, PAPER);
    const { student } = await enrolStudent(here.site, quiz.courseId, { name: 'مريم أشرف' });
    const { page } = await here.visit({ as: student });
    const sheet = quizPage(page);
    const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
    const ticked = () =>
      page
        .locator('.quiz-option input')
        .evaluateAll((boxes) => boxes.map((each) => (each as HTMLInputElement).checked));
    await page.goto(`/course/${quiz.courseId}/lesson/${quiz.lessonId}/quiz`);
    await sheet.count('السؤال ١ من ٢').waitFor();
    await page.getByText('علّم على كل الإجابات الصح').waitFor();
    expect(await page.getByRole('group', { name: 'Which of these words are verbs?' }).count()).toBe(1);
    expect(await sheet.next.isDisabled()).toBe(true);

    await sheet.focused.waitFor();
    // Digits and letters tick and untick, arrows walk without ticking, the space bar is the box's own.
    await page.keyboard.press('1');
    await page.keyboard.press('b');
    expect(await ticked()).toEqual([true, true, false, false, false]);
    await page.keyboard.press('ArrowDown');
    expect(await box('eat').evaluate((node) => node === document.activeElement)).toBe(true);
    expect(await ticked()).toEqual([true, true, false, false, false]);
    await page.keyboard.press('Space');
    await page.keyboard.press('2');
    expect(await ticked()).toEqual([true, false, true, false, false]);
    // Everything taken back is no answer.
    await page.keyboard.press('1');
    await page.keyboard.press('3');
    expect(await sheet.next.isDisabled()).toBe(true);
    await page.keyboard.press('1');
    await sheet.saved();

    await sheet.cut();
    await page
      .locator('label')
      .filter({ has: box('eat') })
      .click();
    await sheet.mend();
    // The login is confirmed when the question already stands behind the spinner: it takes the focus as it comes out.
    const drawn = page.waitForSelector('.protected-page[hidden] .quiz-question', { state: 'attached' });
    await page.route(LOGIN_CHECK, async (route) => {
      await drawn;
      await route.continue();
    });
    await page.reload();
    await sheet.count('السؤال ١ من ٢').waitFor();
    await sheet.focused.waitFor();
    expect(await ticked()).toEqual([true, false, true, false, false]);
    await seeEveryLook(page, 'several-choices-player');
    await sheet.saved();

    await page.keyboard.press('Enter');
    await sheet.count('السؤال ٢ من ٢').waitFor();
    await sheet.choose('studies');
    await sheet.submit.click();
    await sheet.percent.waitFor();
    // Two of three right ticks: 2/3 of one mark, and the other question whole.
    expect(await sheet.percent.locator('.fraction bdi').allTextContents()).toEqual(['١٫٦٧', '٢']);
    expect(await page.locator('.result-marks').textContent()).toBe('١٫٦٧ من درجتين، يعني ٨٣٫٣٪');
    await page.getByText('تم إنهاء الاختبار!').waitFor({ state: 'hidden' });
    await sheet.review.click();
    const verdicts = await page
      .locator('.review > li')
      .first()
      .locator('.quiz-option')
      .evaluateAll((options) => options.map((option) => option.querySelector('.quiz-verdict')?.textContent ?? null));
    expect(verdicts).toEqual(['إجابتك ✓', null, 'إجابتك ✓', null, 'صحيح']);
    await page.getByText('السؤال ده جاب ٦٦٫٧٪ من درجته').waitFor();
    await page.getByText('السؤال ١ نص صح').waitFor({ state: 'attached' });
    await seeOneLook(page, 'several-choices-review');
  });

  test('is made of a single choice by its teacher, told what it lacks, saved, and imported from GIFT [KIND-01, KIND-06]', async () => {
    const course = await here.school.makeCourse({
      units: [{ lessons: [{ type: 'Quiz', name: 'امتحان الأفعال', questions: [{ pinned: true }] }] }],
    });
    const quiz = lessonId(course, 0, 0);
    const teacher = await here.site.createAccount({ role: 'teacher' });
    const page = await here.open(`/teach/courses/${course.id}/quiz/${quiz}`, { as: teacher, screen: DESK });
    const card = page.getByRole('region', { name: 'السؤال ١', exact: true });
    await card.getByLabel('نوع السؤال ١').selectOption('كذا إجابة صح');
    // What was written stays, the right choice among it.
    expect(await card.getByRole('checkbox', { name: 'الاختيار a صح', exact: true }).isChecked()).toBe(true);
    await page.getByText('السؤال ١ لسه من غير إجابة صح تانية').waitFor();
    await card.getByLabel('نص السؤال ١').focus();
    await page.keyboard.press('Alt+3');
    expect(await card.getByRole('checkbox', { checked: true }).count()).toBe(2);
    await seeOneLook(page, 'several-choices-editor');
    await page.setViewportSize(DESK);

    await page.getByRole('button', { name: 'استورد أسئلة' }).click();
    await page.getByRole('tab', { name: 'GIFT' }).click();
    await page.getByLabel('نص GIFT').fill('Verbs? {~%50%go ~%50%eat ~%-50%red ~%-50%blue}');
    await page.getByRole('button', { name: 'افحص الأسئلة' }).click();
    expect(await page.getByLabel('الإجابة الصح', { exact: true }).count()).toBe(2);
    await page.getByRole('button', { name: /^ضيف / }).click();
    await page.keyboard.press('Control+s');
    await page.getByText('اتحفظ', { exact: true }).waitFor();
    const rows = await here.site.database.owner`
      select kind, right_choice, details from questions where lesson_id = ${quiz} and content_version = 2 order by position`;
    expect([...rows]).toEqual([
      { kind: 'several-choices', right_choice: null, details: { rightChoices: [0, 2] } },
      { kind: 'several-choices', right_choice: null, details: { rightChoices: [0, 1] } },
    ]);
  });
});
