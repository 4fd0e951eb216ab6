import type { Role } from '@hessa/rules/auth/role';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { NewQuestion } from '../../apps/server/src/seed/new-course.ts';
import { editPaper } from '../../apps/server/src/testing/quiz-desk.ts';
import { lessonId, type TestStudent } from '../../apps/server/src/testing/test-school.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();

const teacherAt = here.staff('teacher');
const person = (role: Role) => here.site.createAccount({ role });
const card = (page: Page, number: string) => page.getByRole('region', { name: `السؤال ${number}`, exact: true });
const words = (page: Page, number: string) => page.getByLabel(`نص السؤال ${number}`, { exact: true });
const saved = (page: Page) => page.getByText('اتحفظ', { exact: true }).waitFor();

async function makeQuiz(questions: NewQuestion[] = []) {
  const course = await here.school.makeCourse({
    name: 'Grammar من الصفر',
    units: [{ lessons: [{ type: 'Quiz', name: 'امتحان الوحدة', questions }] }],
  });
  const quiz = lessonId(course, 0, 0);
  return { course, quiz, address: `/teach/courses/${course.id}/quiz/${quiz}` };
}

async function openedBy(student: TestStudent, quiz: number) {
  return (await student.phone.request(`/Student/contentlesson/${quiz}`)).body.data;
}

/** A student of the course who hands these choices in. */
async function handIn({ course, quiz }: Awaited<ReturnType<typeof makeQuiz>>, chosen: readonly string[]) {
  const student = await here.school.student();
  await here.school.enrol(student, course);
  const paper: { answers: { text: string }[] }[] = await openedBy(student, quiz);
  const answers = paper.map(({ answers }, at) => answers.findIndex(({ text }) => text === chosen[at]));
  const { status } = await student.phone.call('POST /api/quizresult/submit', { body: { lessonId: quiz, answers } });
  expect(status).toBe(200);
  return student;
}

/** Writes a question into the field that has the focus, by keyboard alone. */
async function write(page: Page, text: string, choices: string[], right: number): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  for (const [at, choice] of choices.entries()) {
    await page.keyboard.type(choice);
    if (at < choices.length - 1) await page.keyboard.press('Enter');
  }
  await page.keyboard.press(`Alt+${right}`);
}

describe('the quiz editor', () => {
  test('a new passage is gone to, in sight and with the focus, and left empty it keeps nobody from saving [EXAM-162]', async () => {
    const questions = ['go', 'write', 'sing', 'ring'].map((text) => ({ text }));
    const { address } = await makeQuiz(questions);
    const page = await teacherAt(address);
    await page.getByRole('button', { name: 'قطعة جديدة' }).click();
    const passage = page.getByRole('group', { name: 'القطعة ١' });
    const text = passage.getByLabel('نص القطعة');
    await expect.poll(() => text.evaluate((field) => field === document.activeElement)).toBe(true);
    const isSeen = () =>
      passage.evaluate((part) => {
        const { top } = part.getBoundingClientRect();
        return top >= 0 && top < innerHeight;
      });
    await expect.poll(isSeen).toBe(true);
    await page.getByText('القطعة اللي سايبها فاضية مش بتتحفظ مع الامتحان.').waitFor();
    await words(page, '١').fill('went');
    await page.keyboard.press('Control+s');
    await saved(page);
    await passage.waitFor({ state: 'detached' });
  });

  test('a paper is written by keyboard alone, says what it lacks, and students get exactly that', async () => {
    const { course, quiz, address } = await makeQuiz();
    const page = await teacherAt(address);
    await page.getByText('لسه مفيش أسئلة').waitFor();
    await page.keyboard.press('Control+Enter');
    await write(page, 'Mariam ______ English since 2010.', ['studies', 'has studied', 'is studying', 'studied'], 2);
    await page.keyboard.press('Control+Enter');
    await write(page, 'I haven’t seen him ______ last Friday.', ['since', 'for'], 1);
    // Enter in a choice that stays empty ends the question.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('القطة نايمة ______ السرير');
    await page.keyboard.press('Control+s');
    await page.getByText('السؤال ٣ لسه من غير إجابة صح').waitFor();
    await page.getByText('اختصارات الكيبورد').click();
    await seeEveryLook(page, 'teach-quiz');
    await page.setViewportSize(DESK);
    await words(page, '٣').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('فوق');
    await page.keyboard.press('Enter');
    await page.keyboard.type('أصفر');
    await page.keyboard.press('Alt+1');
    await page.keyboard.press('Control+s');
    await saved(page);
    const student = await here.school.student();
    await here.school.enrol(student, course);
    const paper = await openedBy(student, quiz);
    expect(paper.map(({ text, answers }: { text: string; answers: object[] }) => [text, answers.length])).toEqual([
      ['Mariam ______ English since 2010.', 4],
      ['I haven’t seen him ______ last Friday.', 2],
      ['القطة نايمة ______ السرير', 2],
    ]);
  });

  test('a corrected key changes nobody by itself: the regrade is shown, confirmed, and on the student’s paper, and told where it was pressed [EXAM-178, EXAM-264, EXAM-284]', async () => {
    const choices = ['for', 'since', 'ago', 'from'];
    const made = await makeQuiz([
      { text: 'I have lived here ______ 2010.', choices, right: 0 },
      { text: 'I have lived here ______ ten years.', choices, right: 0 },
    ]);
    const clever = await handIn(made, ['since', 'for']);
    await handIn(made, ['for', 'for']);
    const page = await teacherAt(made.address);
    await card(page, '١').getByRole('radio', { name: 'الاختيار b هو الصح' }).check({ force: true });
    await page.getByText('الامتحان ده متسلّم من طالبين').waitFor();
    await page.getByRole('button', { name: 'احفظ', exact: true }).click();
    // Offered beside the save, and above the questions.
    const offered = page.getByRole('button', { name: 'شوف الفرق وأعد التصحيح' });
    await offered.waitFor();
    const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN;
    await expect.poll(async () => (await topOf(offered)) < (await topOf(card(page, '١')))).toBe(true);
    await page.getByRole('button', { name: 'درجة طالبين لسه بالتصحيح القديم، شوف الفرق' }).click();
    const dialog = page.getByRole('dialog');
    const changes = dialog.getByRole('table', { name: 'الطلبة اللي درجتهم هتتغيّر' });
    await changes.getByText('+50').or(changes.getByText('+٥٠')).waitFor();
    expect(await changes.getByRole('row').count()).toBe(3);
    await seeEveryLook(page, 'teach-regrade');
    const confirm = dialog.getByRole('button', { name: 'أعد التصحيح' });
    await page.setViewportSize({ width: 360, height: 480 });
    await expect.poll(async () => (await topOf(confirm)) < 440, { message: 'the press is in sight' }).toBe(true);
    await page.setViewportSize(DESK);
    const paper = async () => (await clever.phone.request(`/api/quizresult/${made.quiz}`)).body.data;
    expect((await paper()).score).toBe(50);
    await confirm.dblclick();
    await dialog.getByRole('heading', { name: 'التصحيح اتعاد' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('التصحيح اتعاد');
    await dialog.getByText('درجات زادت: ١، درجات قلّت: ١، وزي ما هي: صفر').waitFor();
    await seeEveryLook(page, 'teach-regraded');
    await page.setViewportSize(DESK);
    expect(await paper()).toMatchObject({ score: 100, correctCount: 2, notes: 'Correct answers: 2/2' });
    await dialog.getByRole('button', { name: 'تمام' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(/لسه بتصحيح النسخة/).waitFor({ state: 'detached' });
  });

  test('unsaved words survive a reload, and of two teachers the second chooses whose paper stays [DESK-155]', async () => {
    const { quiz, address } = await makeQuiz([{ text: 'Old words', choices: ['yes', 'no'] }]);
    const page = await teacherAt(address);
    await words(page, '١').fill('My words');
    await page.reload();
    await page.getByText('رجّعنالك تعديل ماكنتش حفظته').waitFor();
    expect(await words(page, '١').inputValue()).toBe('My words');
    await page.getByRole('button', { name: 'رجّع زي ما كان' }).click();
    await expect.poll(() => words(page, '١').inputValue()).toBe('Old words');
    await page.getByRole('button', { name: 'هات تعديلي تاني' }).click();
    await expect.poll(() => words(page, '١').inputValue()).toBe('My words');
    const other = here.site.client();
    await other.login(await person('owner'));
    await editPaper(other, quiz, ([first]) => [{ ...first, text: 'Her words' }]);
    await page.getByRole('button', { name: 'احفظ', exact: true }).click();
    await page.getByText('حد تاني حفظ تعديل هنا وإنت بتكتب').waitFor();
    await page.locator('.conflicting-paper').getByText('Her words').waitFor();
    expect(await words(page, '١').inputValue()).toBe('My words');
    await page.getByRole('button', { name: 'احفظ كلامي مكانها' }).click();
    await saved(page);
    const [row] = await here.site.database.owner`
      select text, content_version from questions where lesson_id = ${quiz} order by content_version desc limit 1`;
    expect(row).toMatchObject({ text: 'My words', content_version: 3 });
  });

  test('a question is copied, moved, taken out and put back; picture, weight and explanation are kept', async () => {
    const { quiz, address } = await makeQuiz([
      { text: 'First', choices: ['yes', 'no'] },
      { text: 'Second', choices: ['yes', 'no'] },
    ]);
    const page = await teacherAt(address);
    await page.getByRole('button', { name: 'نسخة من السؤال ١' }).click();
    await words(page, '٢').fill('Copy');
    await page.getByRole('button', { name: 'رتّب السؤال ٢' }).press('ArrowDown');
    expect(await words(page, '٣').inputValue()).toBe('Copy');
    await page.getByRole('button', { name: 'امسح السؤال ١' }).click();
    await page.getByText('السؤال ١ اتشال').waitFor();
    await page.getByRole('button', { name: 'رجّعه' }).click();
    expect(await words(page, '١').inputValue()).toBe('First');
    await card(page, '٣').getByText('الدرجة والشرح والصورة').click();
    await card(page, '٣').getByLabel('الدرجة', { exact: true }).fill('٣');
    await card(page, '٣').getByLabel('الشرح').fill('عشان كده');
    await card(page, '٣').locator('input[type=file]').setInputFiles('apps/web/public/icons/app-192.png');
    await card(page, '٣').getByRole('img', { name: 'صورة السؤال' }).waitFor();
    await seeOneLook(page, 'teach-quiz-extras');
    await page.setViewportSize(DESK);
    await page.getByRole('button', { name: 'احفظ', exact: true }).click();
    await saved(page);
    const rows = await here.site.database.owner`
      select text, weight, explanation, image_media_id is not null as picture from questions
      where lesson_id = ${quiz} and content_version = 2 order by position`;
    expect([...rows]).toEqual([
      { text: 'First', weight: 1, explanation: null, picture: false },
      { text: 'Second', weight: 1, explanation: null, picture: false },
      { text: 'Copy', weight: 3, explanation: 'عشان كده', picture: true },
    ]);
    const stranger = await here.open(address, { as: await person('assistant'), screen: DESK });
    await stranger.getByRole('heading', { level: 1 }).waitFor();
    expect(await stranger.getByText('Copy').count()).toBe(0);
  });
});
