import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { lessonId, type TestStudent } from '../../apps/server/src/testing/test-school.ts';
import { readWorkbook } from '../../apps/web/app/spreadsheet/read-workbook.ts';
import { seeEveryLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();
const QUIZZES = ['Present Simple', 'Continuous', 'Past Simple', 'used to', 'شهر أكتوبر', 'Perfect', 'since / for'];

async function student(name: string): Promise<TestStudent> {
  const { id, email, password } = await here.site.createAccount({ name });
  const made = { id, email, password, phone: here.site.client() };
  await here.school.signIn(made);
  return made;
}

/** Seven quizzes of a week each; each student hands in the first of them, with so many of two questions right. */
async function makeClass() {
  const course = await here.school.makeCourse({
    name: 'Grammar من الصفر',
    units: QUIZZES.map((name, at) => ({ name: `الأسبوع ${at + 1}`, lessons: [{ type: 'Quiz', name }] })),
  });
  const rights: Record<string, number[]> = {
    'آدم سامح لبيب': [2, 2, 2, 2, 2, 2, 2],
    'جنى مصطفى كامل': [2, 1, 2, 2, 1, 2],
    'عبد الرحمن السيد عبد العظيم': [1, 0, 1],
    'يوسف عماد فتحي': [],
  };
  const ids = new Map<string, string>();
  for (const [name, papers] of Object.entries(rights)) {
    const member = await student(name);
    await here.school.enrol(member, course);
    for (const [at, right] of papers.entries()) {
      const quiz = lessonId(course, at, 0);
      const opened = await member.phone.call('GET /Student/contentlesson/{id}', { params: { id: quiz } });
      const answers = opened.body.data.map((question: { answers: { text: string }[] }, place: number) =>
        question.answers.findIndex(({ text }) => text.includes('studies') === place < right),
      );
      await member.phone.call('POST /api/quizresult/submit', { body: { lessonId: quiz, answers } });
    }
    ids.set(name, member.id);
  }
  // Five weeks in: the last two quizzes are nobody's to miss yet.
  await here.site.database
    .owner`update enrolments set enrolled_at = ${new Date(here.site.clock.now().getTime() - 29 * 86_400_000)}
    where course_id = ${course.id}`;
  return { course, ids };
}

describe('the gradebook', () => {
  test('a teacher reads a class, filters and sorts it, opens a paper, takes it along in Excel and on A4 [DESK-50, DESK-52, DESK-54, DESK-62, DESK-205, EXAM-151, DESK-293, DESK-330]', async () => {
    const { course, ids } = await makeClass();
    const teacher = await here.site.createAccount({ role: 'teacher', name: 'مستر طارق' });
    const page = await here.open('/teach/results', { as: teacher, screen: DESK });
    await page.getByRole('link', { name: 'دفتر الدرجات' }).click();
    await page.getByRole('heading', { level: 1, name: 'دفتر الدرجات' }).waitFor();
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await row('يوسف').waitFor();
    expect(await row('يوسف').locator('.mark-missing').count()).toBe(4);
    expect(await row('عبد الرحمن').locator('td').allTextContents()).toEqual([
      ...['٥٠٪', 'صفر٪', '٥٠٪', 'غ ناقص', 'لسه ما اتسلّمش، ووقته ما خلصش', 'مش مطلوب دلوقتي', 'مش مطلوب دلوقتي'],
      ...['٣٣٪', '١'],
    ]);
    await seeEveryLook(page, 'teach-gradebook');
    await page.getByRole('button', { name: 'ناقص عليهم ٢' }).click();
    await row('آدم').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'كل الطلبة ٤' }).click();
    await page.getByRole('button', { name: 'المتوسط' }).click();
    await expect.poll(() => page.locator('tbody th').first().textContent()).toContain('عبد الرحمن');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Excel' }).click(),
    ]);
    const cells = await readWorkbook(new Blob([await readFile(await download.path())]));
    expect(cells[0]?.slice(3)).toEqual([...QUIZZES, 'المتوسط', 'ناقص']);
    expect(cells[1]?.[0]).toBe('عبد الرحمن السيد عبد العظيم');
    expect(cells[1]?.slice(3)).toEqual([50, 0, 50, 'غ', 'لسه', null, null, 33, 1]);
    await page.getByRole('link', { name: 'A4' }).click();
    await page.getByRole('heading', { level: 1, name: 'اطبع الدفتر' }).waitFor();
    expect(await page.locator('.printed-table tbody tr').count()).toBe(4);
    expect(await page.locator('.printed-table caption').first().textContent()).toContain('غ: ناقص ووقته خلص.');
    expect(await page.locator('.printed-table tbody tr').first().textContent()).toContain('عبد الرحمن');
    await seeEveryLook(page, 'teach-gradebook-print');
    // Answers to one of them came late, and nobody has decided: its mark is one for now, in the file too.
    await here.site.database.owner`
      insert into held_answers (tenant_id, student_id, lesson_id, number, mark, received_at, reason, is_signed, answers)
      values (${here.site.tenantId}, ${ids.get('جنى مصطفى كامل') ?? ''}, ${lessonId(course, 1, 0)}, 1, 'late', now(),
        'late', true, '[]')`;
    await here.site.database.owner`update quiz_results set for_now = true
      where student_id = ${ids.get('جنى مصطفى كامل') ?? ''} and lesson_id = ${lessonId(course, 1, 0)}`;
    await page.getByRole('link', { name: 'ارجع للدفتر' }).click();
    await row('جنى').getByText('مؤقتة', { exact: true }).waitFor();
    await page.getByText('إجابات متأخرة مستنية قرارك في نتيجة الامتحان').waitFor();
    expect(await row('جنى').locator('td.gradebook-sum').first().textContent()).toBe('٩٠٪');
    await here.site.database.owner`update lessons set hidden = true where id = ${lessonId(course, 0, 0)}`;
    await page.reload();
    await page.getByRole('columnheader', { name: /^Present Simple.*مخفي$/ }).waitFor();
    await seeEveryLook(page, 'teach-gradebook-hidden');
    await page.setViewportSize(DESK);
    const [again] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Excel' }).click(),
    ]);
    const marked = await readWorkbook(new Blob([await readFile(await again.path())]));
    expect(marked[0]?.at(-1)).toBe('درجات مؤقتة');
    expect(marked[0]?.[3]).toBe('Present Simple (مخفي)');
    expect(marked.find(([name]) => name === 'جنى مصطفى كامل')?.at(-1)).toBe('Continuous');
    await page.getByRole('link', { name: 'ورقة جنى مصطفى كامل في Continuous: ٥٠٪، مؤقتة' }).click();
    await page.getByRole('heading', { level: 1, name: 'ورقة جنى مصطفى كامل' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(
      `/teach/results/${lessonId(course, 1, 0)}/students/${ids.get('جنى مصطفى كامل')}`,
    );
    // What the card on a student's page says stands nowhere else on it.
    await page.goto(`/teach/students/${ids.get('آدم سامح لبيب')}`);
    await page.getByText('البيانات والإدارة').click();
    await page.getByRole('list', { name: 'ورق أقدم' }).waitFor();
    for (const quiz of QUIZZES) expect(await page.getByText(quiz, { exact: true }).count(), quiz).toBe(1);
  });
});
