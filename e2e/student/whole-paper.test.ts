import type { Input } from '@hessa/contract/client';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { enrolStudent, makeQuiz, storedRows } from '../../apps/server/src/testing/classroom.ts';
import { EXAM, setExam } from '../../apps/server/src/testing/exam-room.ts';
import { lessonId } from '../../apps/server/src/testing/test-school.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { quizPage } from '../support/quiz-page.ts';
import { DESK, PHONE } from '../support/visitor.ts';

const here = journey();

const PASSAGE = [
  'Every Friday, Salma’s grandfather opens his small bookshop near the old station. He sells only second-hand books.',
  'Last winter, when the rain flooded the street, the neighbours carried the books upstairs in the dark.',
].join('\n');

const frame = { from: null, weight: 1, explanation: '', imageMediaId: null, pinned: true, section: 0, passage: null };

/** Two sections, a passage and every kind. */
const PAPER: Omit<Input<'PUT /api/teach/quizzes/{lessonId}'>['body'], 'version'> = {
  sections: [
    { name: 'Vocabulary and Structure', instructions: 'Choose the correct answer from a, b, c or d.' },
    { name: 'Reading', instructions: '' },
  ],
  passages: [{ title: 'The bookshop', text: PASSAGE, imageMediaId: null, audioMediaId: null }],
  questions: [
    { ...frame, text: 'She ______ English every day.', choices: ['studies', 'study'], rightChoice: 0 },
    {
      ...frame,
      kind: 'several-choices',
      text: 'Which are verbs?',
      choices: ['go', 'red', 'eat'],
      rightChoices: [0, 2],
    },
    {
      ...frame,
      kind: 'gaps',
      weight: 2,
      text: 'By the time we ______ (reach) the station, the train ______ (leave).',
      gaps: [['reached'], ['had left', "'d left"]],
      forgives: { capitals: true, apostrophes: false },
    },
    { ...frame, kind: 'word-order', text: 'Make a sentence.', words: ['I', 'have', 'never', 'seen', 'it'] },
    {
      ...frame,
      kind: 'true-false',
      text: 'The bookshop sells new books only.',
      choices: ['True', 'False'],
      rightChoice: 1,
      section: 1,
      passage: 0,
    },
    {
      ...frame,
      kind: 'matching',
      weight: 2,
      text: 'Match each word with its meaning.',
      lefts: ['flooded', 'upstairs'],
      rights: ['غرّق', 'فوق', 'تحت'],
      section: 1,
      passage: 0,
    },
  ],
};

async function writtenQuiz() {
  const { site } = here;
  const quiz = await makeQuiz(site, [{}]);
  const teacher = site.client();
  await teacher.login(await site.createAccount({ role: 'teacher', name: 'مستر طارق' }));
  const saved = await teacher.call('PUT /api/teach/quizzes/{lessonId}', {
    params: { lessonId: quiz.lessonId },
    body: { version: 1, ...PAPER },
  });
  expect(saved.status, saved.text).toBe(200);
  return { ...quiz, teacher, address: `/course/${quiz.courseId}/lesson/${quiz.lessonId}/quiz` };
}

const count = (page: Page, number: string) => page.getByRole('heading', { name: `السؤال ${number} من ٦`, exact: true });

describe('a paper with sections, a passage and every kind', () => {
  test('is taken on a phone, marked by section and reviewed [EXAM-20, EXAM-21, EXAM-22, EXAM-23, EXAM-24, EXAM-25, EXAM-26]', async () => {
    const { courseId, address } = await writtenQuiz();
    const { student } = await enrolStudent(here.site, courseId, { name: 'مريم أشرف' });
    const page = await here.open(address, { as: student });
    const quiz = quizPage(page);
    await count(page, '١').waitFor();
    await page.getByText('Choose the correct answer from a, b, c or d.').waitFor();
    await seeEveryLook(page, 'paper-section');
    await quiz.choose('studies');
    await quiz.next.click();
    await count(page, '٢').waitFor();
    // Said at the section's first question only.
    expect(await page.getByText('Choose the correct answer').count()).toBe(0);
    await page.locator('label', { hasText: 'go' }).click();
    await page.locator('label', { hasText: 'eat' }).click();
    await quiz.next.click();

    await count(page, '٣').waitFor();
    const gap = (number: number) => page.getByLabel(`الفراغ ${number}`);
    await gap(1).fill('Reached');
    expect(await gap(1).getAttribute('autocapitalize')).toBe('none');
    expect(await gap(1).getAttribute('autocorrect')).toBe('off');
    await gap(1).press('Enter');
    await page.keyboard.type('leaved');
    await seeEveryLook(page, 'gaps-player');
    await gap(2).press('Enter');

    await count(page, '٤').waitFor();
    const word = (name: string) =>
      page
        .getByRole('list', { name: 'الكلمات اللي فاضلة' })
        .getByRole('button', { name: `${name} ، حطّها`, exact: true });
    const line = page.getByRole('list', { name: 'جملتك' });
    await word('I').click();
    await word('never').click();
    // Taken back by a tap, and the rest by keyboard alone.
    await line.getByRole('button', { name: 'never' }).click();
    for (const name of ['have', 'never', 'seen']) await word(name).press('Enter');
    await seeEveryLook(page, 'word-order-player');
    await word('it').press('Enter');
    await quiz.saved();
    await page.reload();
    await count(page, '٤').waitFor();
    await expect
      .poll(() => line.locator('button').evaluateAll((all) => all.map((each) => each.firstChild?.textContent)))
      .toEqual(['I', 'have', 'never', 'seen', 'it']);
    await quiz.next.click();

    await count(page, '٥').waitFor();
    const passage = page.locator('details.passage');
    await passage.getByText('للأسئلة من ٥ لحد ٦').waitFor();
    await passage.getByText('Every Friday').waitFor();
    await seeEveryLook(page, 'passage-player');
    const sideBySide = async () => {
      const [read, asked] = [await passage.boundingBox(), await page.locator('.quiz-question').boundingBox()];
      return (asked?.x ?? 0) >= (read?.x ?? 0) + (read?.width ?? 0);
    };
    await page.setViewportSize(DESK);
    expect(await sideBySide()).toBe(true);
    await page.setViewportSize(PHONE);
    expect(await sideBySide()).toBe(false);
    await passage.locator('summary').click();
    await quiz.choose('False');
    await quiz.next.click();
    await count(page, '٦').waitFor();
    // Folded once, it stays folded with its next question.
    expect(await passage.evaluate((node) => (node as HTMLDetailsElement).open)).toBe(false);
    await page.getByLabel('flooded').selectOption('a) غرّق');
    await page.getByLabel('upstairs').selectOption('c) تحت');
    await seeEveryLook(page, 'matching-player');
    await quiz.submit.click();

    await quiz.percent.waitFor();
    await page.getByText('تم إنهاء الاختبار!').waitFor({ state: 'hidden' });
    const sections = await page.locator('.result-section').allTextContents();
    expect(sections).toEqual(['القسم ١: Vocabulary and Structure٤ من ٥ درجات', 'القسم ٢: Reading٢ من ٣ درجات']);
    await quiz.review.click();
    await page.getByText('had left').waitFor();
    await page.getByText('غرّق').first().waitFor();
    await page.locator('.review details.passage').waitFor();
    await seeEveryLook(page, 'whole-paper-review');
    const { results } = await storedRows(here.site, student.id);
    expect(results).toMatchObject([
      { score: 75, answers: [0, [0, 2], ['Reached', 'leaved'], [0, 1, 2, 3, 4], 1, [0, 2]] },
    ]);

    // Once more for nothing: each kind is judged on the phone itself.
    await page.getByRole('button', { name: 'حل نفس الأسئلة تاني' }).click();
    await page.getByRole('heading', { name: /تدريب: السؤال ١/ }).waitFor();
    await gap(1).fill('reached');
    await gap(2).fill('HAD left');
    await page.getByRole('button', { name: 'صحّح' }).click();
    await page.getByText('صح! كده اتصلّحت.').waitFor();
  });

  test('is an exam whose map is by section [EXAM-22]', async () => {
    const { courseId, lessonId: quizId, teacher, address } = await writtenQuiz();
    await setExam(teacher, quizId, EXAM);
    const { student } = await enrolStudent(here.site, courseId);
    const page = await here.open(address, { as: student });
    await page.getByRole('button', { name: 'ابدأ الامتحان' }).click();
    await count(page, '١').waitFor();
    await page.getByRole('button', { name: 'كل الأسئلة' }).click();
    const map = page.getByRole('dialog');
    await map.getByText('القسم ٢: Reading، ٣ درجات').waitFor();
    expect(await map.getByRole('list', { name: 'القسم ١: Vocabulary and Structure' }).getByRole('button').count()).toBe(
      4,
    );
    await seeOneLook(page, 'exam-map-sections');
    await map.getByRole('button', { name: '٥ فاضي' }).click();
    await count(page, '٥').waitFor();
    await seeOneLook(page, 'exam-passage');
  });

  test('is written at a desk: told what it lacks, saved, and printed [EXAM-20, EXAM-22, EXAM-29]', async () => {
    const course = await here.school.makeCourse({
      units: [
        {
          lessons: [
            {
              type: 'Quiz',
              name: 'امتحان نوفمبر',
              questions: [
                { text: 'One' },
                { text: 'Two' },
                { text: 'I ____ home.' },
                { text: 'Order' },
                { text: 'Pairs' },
              ],
            },
          ],
        },
      ],
    });
    const quiz = lessonId(course, 0, 0);
    const teacher = await here.site.createAccount({ role: 'teacher', name: 'مستر طارق' });
    const page = await here.open(`/teach/courses/${course.id}/quiz/${quiz}`, { as: teacher, screen: DESK });
    const card = (number: string) => page.getByRole('region', { name: `السؤال ${number}`, exact: true });
    const parts = page.getByRole('region', { name: 'الأقسام والقطع' });
    await page.getByRole('button', { name: 'قسم جديد' }).click();
    await page.getByRole('button', { name: 'قسم جديد' }).click();
    await parts.getByLabel('اسم القسم').first().fill('Vocabulary');
    await parts.getByLabel('اسم القسم').last().fill('Reading');
    await parts.getByLabel('التعليمات').first().fill('Choose the correct answer.');
    await page.getByRole('button', { name: 'قطعة جديدة' }).click();
    await page.getByText('«Reading» لسه من غير أسئلة').first().waitFor();
    await page.getByText('فيه قطعة لسه من غير نص ولا صورة ولا تسجيل').waitFor();
    await parts.getByLabel('نص القطعة').fill(PASSAGE);
    await card('١').getByLabel('قسم السؤال ١').selectOption({ label: 'القسم ٢: Reading' });
    // It went behind those of the first section.
    await expect.poll(() => page.getByLabel('نص السؤال ٥').inputValue()).toBe('One');
    await card('٥').getByLabel('قطعة السؤال ٥').selectOption({ index: 1 });

    await card('١').getByLabel('نوع السؤال ١').selectOption('صح ولا غلط');
    await card('١').getByLabel('True').check({ force: true });
    await card('٢').getByLabel('نوع السؤال ٢').selectOption('كمّل الفراغ');
    await card('٢').getByLabel('الفراغ').fill('went / had gone');
    await card('٣').getByLabel('نوع السؤال ٣').selectOption('رتّب الكلمات');
    await card('٣').getByLabel('الجملة الصح').fill('She has gone');
    await card('٤').getByLabel('نوع السؤال ٤').selectOption('وصّل');
    await page.getByText('السؤال ٤ فيه توصيلة ناقصة ناحية').waitFor();
    for (const [at, left] of ['cat', 'dog', 'cow', 'hen'].entries()) {
      await card('٤').getByLabel(`أول طرف في التوصيلة ${'١٢٣٤'[at]}`).fill(left);
    }
    await seeEveryLook(page, 'paper-parts-editor');
    await page.setViewportSize(DESK);
    await page.keyboard.press('Control+s');
    await page.getByText('اتحفظ', { exact: true }).waitFor();
    const rows = await here.site.database.owner`
      select text, kind, section, passage, details from questions where lesson_id = ${quiz} and content_version = 2 order by position`;
    expect([...rows]).toMatchObject([
      { text: 'Two', kind: 'true-false', section: 0, passage: null },
      { kind: 'gaps', section: 0, details: { gaps: [['went', 'had gone']] } },
      { kind: 'word-order', section: 0 },
      { kind: 'matching', section: 0, details: { lefts: ['cat', 'dog', 'cow', 'hen'] } },
      { text: 'One', kind: 'single-choice', section: 1, passage: 0 },
    ]);
    await page.getByRole('link', { name: 'اطبعه' }).click();
    await page.getByText('القطعة دي للسؤال ٥').waitFor();
    await page.getByRole('button', { name: 'بالإجابات' }).click();
    await page.getByText('She has gone').waitFor();
    await seeEveryLook(page, 'whole-paper-print');
  });
});
