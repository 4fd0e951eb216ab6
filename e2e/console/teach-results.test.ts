import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { NewQuestion } from '../../apps/server/src/seed/new-course.ts';
import { EXAM } from '../../apps/server/src/testing/exam-room.ts';
import { DAY, lessonId, type TestStudent } from '../../apps/server/src/testing/test-school.ts';
import { readWorkbook } from '../../apps/web/app/spreadsheet/read-workbook.ts';
import { seeEveryLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { DESK, PHONE } from '../support/visitor.ts';

const here = journey();
const BOARD_LIFETIME = 61_000;

/** The right choice is the first; the last question is one whose key deserves a second look. */
const PAPER: NewQuestion[] = [
  {
    text: 'She ____ English every day.',
    choices: ['studies', 'study', 'studying', 'has study'],
    explanation: 'مع she بنزود s للفعل.',
  },
  { text: 'They ____ football when it rained.', choices: ['were playing', 'play', 'are playing', 'played'] },
  { text: 'I ____ a student.', choices: ['am', 'is', 'are'] },
  { text: 'إيه الماضي من «go»؟', choices: ['went', 'goed', 'gone'] },
  { text: 'He has ____ to London twice.', choices: ['been', 'gone', 'went', 'go'] },
];

/** What the four strong, four middling and four weak students of a class choose. */
const STRONG = ['studies', 'were playing', 'am', 'went', 'gone'];
const MIDDLING = ['studies', 'were playing', 'am', 'goed', 'went'];
const LUCKY = ['studies', 'play', 'am', 'gone', 'been'];
const WEAK = ['study', 'played', 'am', 'goed', 'been'];
const CLASS = [STRONG, STRONG, STRONG, STRONG, MIDDLING, MIDDLING, LUCKY, LUCKY, WEAK, WEAK, WEAK, WEAK];

async function handIn({ phone }: TestStudent, quiz: number, chosen: readonly string[]): Promise<void> {
  const opened = await phone.call('GET /Student/contentlesson/{id}', { params: { id: quiz } });
  const answers = opened.body.data.map((question: { answers: { text: string }[] }, at: number) =>
    question.answers.findIndex(({ text }) => text === chosen[at]),
  );
  const answer = await phone.call('POST /api/quizresult/submit', { body: { lessonId: quiz, answers } });
  expect(answer.status, answer.text).toBe(200);
}

async function student(name: string): Promise<TestStudent> {
  const { id, email, password } = await here.site.createAccount({ name });
  const made = { id, email, password, phone: here.site.client() };
  await here.school.signIn(made);
  return made;
}

/** Twelve papers, and two students who have not handed in. */
async function makeClass() {
  const course = await here.school.makeCourse({
    name: 'Grammar من الصفر',
    units: [{ name: 'Past Tenses', lessons: [{ type: 'Quiz', name: 'اختبار الأزمنة', questions: PAPER }] }],
  });
  const quiz = lessonId(course, 0, 0);
  const members: TestStudent[] = [];
  for (const [at, chosen] of CLASS.entries()) {
    const member = await student(`طالبة رقم ${at + 1} في الفصل`);
    await here.school.enrol(member, course);
    await handIn(member, quiz, chosen);
    here.site.clock.advance(1000);
    members.push(member);
  }
  for (const name of ['مريم أشرف', 'عبد الرحمن حسن']) await here.school.enrol(await student(name), course);
  return { course, quiz, members };
}

const asTeacher = async (address: string) =>
  here.open(address, { as: await here.site.createAccount({ role: 'teacher', name: 'مستر طارق' }), screen: DESK });
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });

describe('results in the console', () => {
  test('a teacher reads how a class did, opens a paper, lets the student take it again, and every figure follows [DESK-61, DESK-234, DESK-256]', async () => {
    const { course, quiz, members } = await makeClass();
    const weakest = members.at(-1);
    if (!weakest) throw new Error('no class');
    const page = await asTeacher('/teach/results');
    await page.getByText('١٢ من ١٤').waitFor();
    await seeEveryLook(page, 'teach-results');
    await page.getByRole('link', { name: 'اختبار الأزمنة' }).click();
    await page.getByRole('heading', { level: 1, name: 'اختبار الأزمنة' }).waitFor();
    const figures = await page.locator('.spread-figures dd').allTextContents();
    expect(figures).toEqual(['١٢', '٦٠٪', '٦٠٪', '٨٠٪', '٤٠٪']);
    await page.getByRole('img', { name: /توزيع الدرجات: من ٤٠: ٤ ورقات، من ٦٠: ٤ ورقات، من ٨٠: ٤ ورقات/ }).waitFor();
    const readings = await page.locator('.item-head .badge').allTextContents();
    expect(readings).toEqual([
      'سؤال كويس',
      'سؤال كويس',
      'سهل قوي',
      'سؤال كويس',
      'الشاطرين اختاروا إجابة تانية: اتأكد من الإجابة الصح',
    ]);
    await seeEveryLook(page, 'teach-quiz-report');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'الدرجات Excel' }).click(),
    ]);
    const cells = await readWorkbook(new Blob([await readFile(await file.path())]));
    expect([cells.length, cells[1]?.slice(3, 6)]).toEqual([13, [80, 4, 5]]);
    expect(await page.locator('.item-table tbody tr').count()).toBe(5);
    await page.locator('#question-4').getByRole('link', { name: 'عدّل السؤال' }).click();
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLTextAreaElement)?.value))
      .toBe('إيه الماضي من «go»؟');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'اختبار الأزمنة' }).waitFor();

    // Her week was over before it came: told as long as it is an exam that nobody starts any more.
    await here.school.enrol(await student('سلمى قبل الامتحان'), course, 20 * DAY);
    const { owner } = here.site.database;
    const now = here.site.clock.now().getTime();
    const over = JSON.stringify({ ...EXAM, lastStartAt: now - 1 });
    await owner`update lessons set placed_at = ${new Date(now - DAY)}, exam = ${over}::text::jsonb where id = ${quiz}`;
    await tab(page, /ما سلّموش/).click();
    const shut = page.locator('.report-row-missing', { hasText: 'سلمى قبل الامتحان' });
    await shut.getByText('الوحدة اتقفلت قبل ما ينزل').waitFor();
    expect(await shut.getByRole('link', { name: /كلّم/ }).count()).toBe(0);
    await owner`update lessons set exam = null where id = ${quiz}`;
    await page.reload();
    await awake(page);
    await tab(page, /ما سلّموش/).click();
    await shut.getByText('وقته خلص').waitFor();
    await shut.getByRole('link', { name: /كلّم/ }).first().waitFor();
    // At 360 a name keeps its line, and how its owner stands comes below it.
    await page.setViewportSize(PHONE);
    const missing = page.locator('.report-row-missing', { hasText: 'عبد الرحمن حسن' });
    const [called, stands] = [missing.locator('.report-row-name'), missing.locator('.missing-state')];
    await expect
      .poll(async () => {
        const [above, below] = await Promise.all([called.boundingBox(), stands.boundingBox()]);
        return above && below && above.y + above.height <= below.y;
      })
      .toBe(true);
    await seeEveryLook(page, 'teach-missing');
    await page.setViewportSize(DESK);
    const message = page.getByRole('link', { name: 'كلّم الطالب: مريم أشرف' });
    const link = new URL((await message.getAttribute('href')) ?? '');
    expect(link.host).toBe('wa.me');
    expect(link.searchParams.get('text')).toContain('إزيك يا مريم؟ «اختبار الأزمنة» لسه ما اتسلّمش');

    await tab(page, /الورق/).click();
    await page.getByRole('button', { name: 'الأقل درجة' }).click();
    await page.getByRole('link', { name: 'طالبة رقم 12 في الفصل' }).click();
    await page.locator('.result-percent').getByText('٤٠٪').waitFor();
    expect(await page.getByText('إجابته', { exact: true }).count()).toBe(3);
    await seeEveryLook(page, 'teach-paper');
    await page.getByRole('button', { name: 'افتح الامتحان تاني' }).click();
    await page.getByRole('button', { name: 'افتح الامتحان', exact: true }).click();
    await page.getByText('اكتب السبب، عشان يفضل مسجّل.').waitFor();
    await page.getByLabel('السبب').fill('النت قطع عندها');
    await page.getByRole('button', { name: 'افتح الامتحان', exact: true }).dblclick();
    await page.getByText('الامتحان اتفتح تاني ومستنيين الورقة').waitFor();
    await page.getByText('النت قطع عندها').waitFor();
    expect(await here.site.database.owner`select 1 from quiz_reopenings`).toHaveLength(1);

    await handIn(weakest, quiz, ['studies', 'were playing', 'am', 'went', 'been']);
    here.site.clock.advance(BOARD_LIFETIME);
    const board = await here.site.client().call('GET /api/Student/top-students', { query: {} });
    expect(board.body.data[0]).toMatchObject({ name: 'طالبة ر.', averageScore: 100 });
    await page.reload();
    await page.locator('.result-percent').getByText('١٠٠٪').waitFor();
    await page.getByText('ورق قبل كده').waitFor();
  });

  test('the paper is one press from the student’s page; an assistant is offered neither papers nor results', async () => {
    const course = await here.school.makeCourse({
      units: [{ lessons: [{ type: 'Quiz', name: 'واجب', questions: PAPER }] }],
    });
    const member = await student('سلمى طارق');
    await here.school.enrol(member, course);
    await handIn(member, lessonId(course, 0, 0), STRONG);
    const page = await asTeacher(`/teach/students/${member.id}`);
    await page.getByRole('link', { name: 'واجب' }).click();
    await page.getByRole('heading', { level: 1, name: 'ورقة سلمى طارق' }).waitFor();
    const assistant = await here.site.createAccount({ role: 'assistant' });
    const other = await here.open(`/teach/students/${member.id}`, { as: assistant, screen: DESK });
    await other.getByText('واجب').waitFor();
    expect(await other.getByRole('link', { name: 'واجب' }).count()).toBe(0);
    expect(await other.getByRole('link', { name: 'النتايج' }).count()).toBe(0);
    await other.goto('/teach/results');
    await other.getByText('الصفحة دي مش من صلاحياتك').waitFor();
  });
});
