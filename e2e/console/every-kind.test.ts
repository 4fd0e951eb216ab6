import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lessonId } from '../../apps/server/src/testing/test-school.ts';
import { seeEveryLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { shoot } from '../support/page-checks.ts';
import { quizPage } from '../support/quiz-page.ts';
import { DESK, PHONE } from '../support/visitor.ts';

const here = journey();

const KINDS = ['صح ولا غلط', 'كمّل الفراغ', 'رتّب الكلمات', 'وصّل', 'مقالي'];
const TEXTS = [
  'The sun is cold.',
  'She ____ to school yesterday.',
  'Put the words in order.',
  'Match the animals.',
  'Write about your Friday.',
];
const NUMBERS = ['١', '٢', '٣', '٤', '٥'];

const cardOf = (page: Page, at: number) => page.getByRole('region', { name: `السؤال ${NUMBERS[at]}`, exact: true });

/** One question of each kind, each told what it lacks before it has it. */
async function write(page: Page): Promise<void> {
  for (const [at, kind] of KINDS.entries()) {
    await page.keyboard.press('Control+Enter');
    await cardOf(page, at).getByLabel(`نوع السؤال ${NUMBERS[at]}`).selectOption(kind);
  }
  await cardOf(page, 4).getByPlaceholder('اكتب المطلوب، زي: اكتب فقرة عن مدرستك').waitFor();
  await seeEveryLook(page, 'every-kind-prompts');
  await page.setViewportSize(DESK);
  for (const [at, text] of TEXTS.entries()) {
    await cardOf(page, at).getByLabel(`نص السؤال ${NUMBERS[at]}`).fill(text);
  }
  await page.keyboard.press('Control+s');
  const lacks = (at: number) => cardOf(page, at).locator('.question-problems');
  await lacks(0).getByText('لسه من غير إجابة صح').waitFor();
  await cardOf(page, 0).getByRole('radio', { name: 'False' }).check({ force: true });
  await lacks(0).waitFor({ state: 'detached' });
  await lacks(1).getByText('فيه فراغ لسه من غير إجابة صح').waitFor();
  await cardOf(page, 1).getByLabel('الفراغ').fill('went');
  await lacks(2).getByText('لسه من غير جملة من كلمتين على الأقل').waitFor();
  await cardOf(page, 2).getByLabel('الجملة الصح').fill('I have never been there');
  const match = cardOf(page, 3);
  await match.locator('.kind-sides').getByText('الطرف الأول').waitFor();
  for (const [pair, [left, right]] of [
    ['cat', 'meow'],
    ['dog', 'woof'],
  ].entries()) {
    const name = match.getByLabel(`أول طرف في التوصيلة ${NUMBERS[pair]}`);
    if ((await name.count()) === 0) await match.getByRole('button', { name: 'توصيلة', exact: true }).click();
    await name.fill(left ?? '');
    await match.getByLabel(`تاني طرف في التوصيلة ${NUMBERS[pair]}`).fill(right ?? '');
  }
  const written = cardOf(page, 4);
  await written
    .getByRole('button', { name: /^بنود جاهزة/ })
    .first()
    .click();
  const marks = written.getByLabel('درجة البند ١');
  const ready = await marks.inputValue();
  await marks.fill('1.5');
  await written.getByText('لازم عدد صحيح من غير كسور.').waitFor();
  expect(await marks.inputValue()).toBe('1.5');
  await marks.fill(ready);
  await written.getByText('لازم عدد صحيح من غير كسور.').waitFor({ state: 'detached' });
  // What is below nothing is no two, and says nothing of the other edge.
  const fewest = written.getByLabel('كلمات: من');
  await fewest.fill('-2');
  await written.getByText('العدد مينفعش يكون بالسالب.').waitFor();
  expect(await written.getByLabel('لحد', { exact: true }).inputValue()).toBe('');
  await fewest.fill('');
  await written.getByText('العدد مينفعش يكون بالسالب.').waitFor({ state: 'detached' });
  await written.getByLabel('إجابة نموذجية').fill('On Friday I visit my grandmother.');
  await seeEveryLook(page, 'every-kind-editor');
  await page.setViewportSize(DESK);
  await page.keyboard.press('Control+s');
  await page.getByText('اتحفظ', { exact: true }).waitFor();
}

/** All right but the gap, whose spelling the teacher has not thought of. */
async function answer(page: Page): Promise<void> {
  const quiz = quizPage(page);
  await quiz.choose('False');
  await quiz.next.click();
  await page.getByLabel('الفراغ').fill('gone');
  await quiz.next.click();
  for (const word of ['I', 'have', 'never', 'been', 'there']) {
    await page
      .locator('.word-bank button')
      .filter({ hasText: new RegExp(`^${word}،`) })
      .click();
  }
  await quiz.next.click();
  for (const [left, right] of [
    ['cat', 'meow'],
    ['dog', 'woof'],
  ] as const) {
    const pick = page.getByLabel(left, { exact: true });
    await pick.selectOption(await pick.locator('option', { hasText: right }).getAttribute('value'));
  }
  await quiz.next.click();
  await page.getByLabel('إجابتك').fill('On Friday I visit my grandmother and we cook together.');
  await quiz.submit.click();
  await page.getByText('لسه بتتصحح').waitFor();
}

/** By the thumb: criteria and the press that saves are in sight while the paper is read. */
async function mark(desk: Page): Promise<void> {
  await desk.getByRole('link', { name: 'صحّح' }).click();
  await desk.locator('.marking-text').getByText('On Friday I visit').waitFor();
  await awake(desk);
  const eye = desk.getByRole('button', { name: 'الأسماء مخفية' });
  await eye.click();
  await desk.getByRole('button', { name: 'الأسماء باينة' }).waitFor();
  await desk.getByRole('button', { name: 'الأسماء باينة' }).click();
  const save = desk.getByRole('button', { name: /^احفظ/ });
  const groups = desk.getByRole('radiogroup');
  for (const part of [save, groups.first(), groups.last()]) {
    const { y = -1, height = 0 } = (await part.boundingBox()) ?? {};
    expect([y >= 0, y + height <= PHONE.height]).toEqual([true, true]);
  }
  for (const group of await groups.all()) await group.getByRole('radio').last().click();
  await save.click();
  await desk.getByRole('button', { name: 'ورقة ١، اتصحّحت' }).waitFor();
}

test('every kind is written, told what it lacks, taken, marked on a phone, regraded and printed [EXAM-24, EXAM-29, EXAM-64, EXAM-136, EXAM-213, EXAM-268, EXAM-276, EXAM-277]', async () => {
  const { site, school } = here;
  const course = await school.makeCourse({
    units: [{ lessons: [{ type: 'Quiz', name: 'كل الأنواع', questions: [] }] }],
  });
  const quiz = lessonId(course, 0, 0);
  const teacher = await site.createAccount({ role: 'teacher', name: 'مستر طارق' });
  const editor = await here.open(`/teach/courses/${course.id}/quiz/${quiz}`, { as: teacher, screen: DESK });
  await editor.getByText('لسه مفيش أسئلة').waitFor();
  await write(editor);

  const student = await school.student();
  await school.enrol(student, course);
  const page = await here.open(`/course/${course.id}/lesson/${quiz}/quiz`, { as: student });
  await answer(page);
  await mark(await here.open('/teach/marking', { as: teacher, screen: PHONE }));
  const kept = async () => {
    const [row] = await site.database.owner`select score, correct_count from quiz_results where lesson_id = ${quiz}`;
    return row;
  };
  expect(await kept()).toMatchObject({ correct_count: 4 });

  const report = await here.open(`/teach/results/${quiz}/students/${student.id}`, { as: teacher, screen: DESK });
  const pairs = report.locator('.matched-pair');
  const read = async () => (await pairs.allTextContents()).map((words) => words.replace(/[ab]\) /, ''));
  await expect.poll(read).toEqual(['cat→meow', 'dog→woof']);
  await seeEveryLook(report, 'match-on-paper');
  await report.goto(`/teach/results/${quiz}`);
  await awake(report);
  await report.getByRole('tab', { name: 'الأسئلة' }).click();
  await expect.poll(read).toEqual(['cat→meow', 'dog→woof']);
  await seeEveryLook(report, 'match-in-report');

  await cardOf(editor, 1).getByLabel('الفراغ').fill('went/gone');
  await editor.getByRole('button', { name: 'احفظ', exact: true }).click();
  await editor.getByRole('button', { name: 'شوف الفرق وأعد التصحيح' }).click();
  await editor.getByRole('dialog').getByRole('button', { name: 'أعد التصحيح' }).click();
  await editor.getByText('التصحيح اتعاد').waitFor();
  expect(await kept()).toMatchObject({ score: 100, correct_count: 5 });

  await editor.goto(`/teach/quizzes/${quiz}/print`);
  await awake(editor);
  const paper = editor.locator('.quiz-sheet-a4').first();
  for (const text of TEXTS)
    await paper
      .getByText(text.split('____')[0] ?? '')
      .first()
      .waitFor();
  expect(await paper.innerText()).not.toContain('went');
  await shoot(editor, 'every-kind-print');
  await editor.getByRole('button', { name: 'بالإجابات' }).click();
  await paper.getByText('went').first().waitFor();
  await paper.getByText('I have never been there').waitFor();
  await shoot(editor, 'every-kind-print-answers');
});
