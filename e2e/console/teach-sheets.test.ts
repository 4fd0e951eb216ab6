import { expect, test } from 'vitest';
import { enrolStudent, makeQuiz } from '../../apps/server/src/testing/classroom.ts';
import { seeEveryLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { shoot } from '../support/page-checks.ts';
import { printedPages } from '../support/printed-pages.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();

const PAPER = Array.from({ length: 12 }, (_, at) => ({
  text: `Question ${at + 1}: she ______ English.`,
  choices: ['studies', 'study', 'studying', 'to study'],
}));

test('a teacher prints a paper in four forms with their key, and sheets to shade for a class [EXAM-50, EXAM-51, EXAM-52]', async () => {
  const { courseId, lessonId } = await makeQuiz(here.site, PAPER);
  for (const name of ['مريم أشرف', 'يوسف سامي']) await enrolStudent(here.site, courseId, { name });
  const teacher = await here.site.createAccount({ role: 'teacher', name: 'مستر طارق' });
  const page = await here.open(`/teach/quizzes/${lessonId}/print`, { as: teacher, screen: DESK });
  await awake(page);

  const papers = page.locator('.quiz-sheet-a4');
  await page.getByRole('button', { name: 'الأربعة ورا بعض' }).click();
  await expect.poll(() => papers.count()).toBe(4);
  const orders = await papers.evaluateAll((all) =>
    all.map((paper) => [...paper.querySelectorAll('.printed-text')].map((text) => text.textContent).join()),
  );
  expect(new Set(orders).size).toBe(4);
  // Twelve short questions take a page and a half: each form begins on a sheet of its own.
  expect((await printedPages(page)) % 4).toBe(0);
  await page.getByRole('button', { name: 'بالإجابات' }).click();
  await expect.poll(() => papers.first().locator('[data-right]').count()).toBe(12);
  const marked = await papers
    .nth(1)
    .evaluate((paper) =>
      [...paper.querySelectorAll('[data-right] .printed-letter')].map((letter) => letter.textContent?.trim()),
    );

  await page.getByRole('button', { name: 'مفتاح النماذج' }).click();
  const key = page.locator('.printed-key');
  await key.waitFor();
  const ofSecond = await key.locator('tbody tr td:nth-of-type(2)').allTextContents();
  expect(ofSecond).toEqual(marked);
  expect(await printedPages(page)).toBe(1);
  await seeEveryLook(page, 'teach-print-form-keys');

  await page.getByRole('button', { name: 'ورقة التظليل' }).click();
  const sheets = page.locator('.bubble-sheet');
  await sheets.waitFor();
  expect(await sheets.locator('circle.sheet-bubble').count()).toBe(12 * 4 + 4 + 70 + 4);
  expect(await printedPages(page)).toBe(1);
  await seeEveryLook(page, 'teach-print-sheet');
  await page.getByRole('button', { name: 'باسم كل طالب' }).click();
  await expect.poll(() => sheets.count()).toBe(2);
  await sheets.first().getByText('مريم أشرف').waitFor();
  expect(await printedPages(page)).toBe(2);
  await shoot(page, 'teach-print-sheet-named');
  await page.getByRole('button', { name: 'كشف أرقام الجلوس' }).click();
  await expect.poll(() => page.locator('.seat-list tbody tr').count()).toBe(2);
});
