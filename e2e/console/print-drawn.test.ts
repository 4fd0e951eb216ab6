import { expect, test } from 'vitest';
import { writeQuiz } from '../../apps/server/src/testing/quiz-desk.ts';
import { awake, journey } from '../support/journey.ts';
import { shoot } from '../support/page-checks.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();

const frame = { from: null, explanation: '', imageMediaId: null, pinned: true, passage: null };
const choices = ['studies', 'study', 'studying', 'to study'];

test('a paper that draws prints what one student gets, and one that ends in writing has a sheet for what is shaded [EXAM-143, EXAM-145]', async () => {
  const { site } = here;
  const teacher = await site.createAccount({ role: 'teacher', name: 'مستر طارق' });
  const client = site.client();
  await client.login(teacher);
  const drawn = Array.from({ length: 6 }, (_, at) => ({
    ...{ ...frame, text: `Grammar ${at + 1}`, choices, rightChoice: 0, weight: 1, section: 0 },
  }));
  const written = {
    ...{ ...frame, kind: 'written' as const, form: 'email' as const, words: null, rubric: [], model: '' },
    ...{ text: 'Write to Sam.', weight: 5, section: 1 },
  };
  const { lessonId } = await writeQuiz(site, client, {
    sections: [
      { name: 'Grammar', instructions: '', draw: 4 },
      { name: 'Writing', instructions: '' },
    ],
    questions: [...drawn, written],
  });

  const page = await here.open(`/teach/quizzes/${lessonId}/print`, { as: teacher, screen: DESK });
  await awake(page);
  const paper = page.locator('.quiz-sheet-a4');
  await paper.first().waitFor();
  await expect.poll(() => paper.locator('.printed-text').count()).toBe(5);
  await paper.getByText('نموذج أ', { exact: true }).waitFor();
  await page.getByText('كل نموذج بيسحب أسئلته').waitFor();
  expect(await page.getByRole('button', { name: 'من غير نماذج' }).count()).toBe(0);
  await shoot(page, 'print-drawn');

  await page.getByRole('button', { name: 'ورقة التظليل' }).click();
  await page.locator('.bubble-sheet').waitFor();
  // Four rows to shade; beside them the form's four, four on how to shade, seventy of the seat.
  expect(await page.locator('circle.sheet-bubble').count()).toBe(4 * 4 + 4 + 4 + 70);
  await page.getByText('٤ أسئلة').first().waitFor({ state: 'attached' });
});
