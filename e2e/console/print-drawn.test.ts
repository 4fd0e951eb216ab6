import { expect, test } from 'vitest';
import { writeQuiz } from '../../apps/server/src/testing/quiz-desk.ts';
import { awake, journey } from '../support/journey.ts';
import { shoot } from '../support/page-checks.ts';
import { DESK, PHONE } from '../support/visitor.ts';

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

const SENTENCE = 'I have never been to London before, and my brother has not been there either.';

test('the key of the forms has of every kind what each form’s own answers have [EXAM-210, EXAM-215, EXAM-231, EXAM-262]', async () => {
  const { site } = here;
  const teacher = await site.createAccount({ role: 'teacher', name: 'مستر طارق' });
  const client = site.client();
  await client.login(teacher);
  const whole = { ...frame, pinned: false, weight: 1, section: null };
  const { lessonId } = await writeQuiz(site, client, {
    questions: [
      { ...whole, text: 'She ____ English.', choices, rightChoice: 0, explanation: 'would في الجواب، يبقى ماضي.' },
      {
        ...{ ...whole, text: 'Match the word with its meaning.', kind: 'matching' as const },
        lefts: ['suitcase', 'passport', 'ticket', 'guide'],
        rights: ['a bag for clothes', 'a travel document', 'a paper you pay for', 'a person who shows places'],
      },
      { ...whole, text: 'Cairo is in Asia.', kind: 'true-false' as const, choices: ['True', 'False'], rightChoice: 1 },
      { ...whole, text: 'Put in order.', kind: 'word-order' as const, words: SENTENCE.split(' ') },
      {
        ...{ ...whole, text: 'Write to Sam.', kind: 'written' as const, form: 'email' as const, words: null },
        ...{ rubric: [{ name: 'القواعد', marks: 1 }], model: '' },
      },
    ],
  });
  const page = await here.open(`/teach/quizzes/${lessonId}/print`, { as: teacher, screen: DESK });
  await awake(page);
  await page.getByRole('button', { name: 'الأربعة ورا بعض' }).click();
  const papers = page.locator('.quiz-sheet-a4');
  await expect.poll(() => papers.count()).toBe(4);
  await page.getByRole('button', { name: 'بالإجابات' }).click();
  await papers.first().locator('.printed-match').first().waitFor();
  await shoot(page, 'print-form-answers');
  const right = papers.locator('.printed-explanation').first();
  expect(await right.evaluate((words) => getComputedStyle(words).direction)).toBe('rtl');
  const answers = await papers.evaluateAll((all) =>
    all.map((paper) =>
      [...paper.querySelectorAll('.printed-question')].map((question) => {
        const letters = [...question.querySelectorAll('.printed-match, [data-right] .printed-letter')];
        if (letters.length > 0) return letters.map((each) => each.textContent?.replace(/[()]/g, '').trim()).join(' ');
        return question.querySelector('p.printed-right')?.textContent ?? 'بتصحّحه بنفسك';
      }),
    ),
  );
  const matches = answers.flat().filter((each) => /^[a-d](?: [a-d]){3}$/.test(each));
  expect(matches.map((each) => each.split(' ').sort().join(''))).toEqual(['abcd', 'abcd', 'abcd', 'abcd']);
  expect(new Set(matches).size, 'a form has an order of its own').toBeGreaterThan(1);
  await page.getByRole('button', { name: 'مفتاح النماذج' }).click();
  const key = page.locator('.printed-key');
  await key.waitFor();
  for (const [form, own] of answers.entries()) {
    const column = await key.locator(`tbody tr td:nth-of-type(${form + 1})`).allTextContents();
    expect(column.map((cell) => cell.trim())).toEqual(own);
  }
  // Four forms fit the sheet, whatever their words.
  const over = () =>
    key.evaluate((table) => {
      const sheet = table.closest('.quiz-sheet-a4')?.getBoundingClientRect();
      const { left, right } = table.getBoundingClientRect();
      return Math.max((sheet?.left ?? Number.NaN) - left, right - (sheet?.right ?? Number.NaN));
    });
  expect(await over()).toBeLessThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await key.evaluate((table) => table.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(
    0,
  );
  await page.emulateMedia({ media: 'screen' });
  await shoot(page, 'print-form-key');
  await page.setViewportSize(PHONE);
  expect(await over()).toBeLessThan(0);
  await shoot(page, 'print-form-key-phone');
});
