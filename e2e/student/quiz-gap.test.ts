import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { enrolStudent, makeQuiz } from '../../apps/server/src/testing/classroom.ts';
import { seeEveryLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { shoot } from '../support/page-checks.ts';
import { quizPage } from '../support/quiz-page.ts';
import { DESK, PHONE } from '../support/visitor.ts';

const travel = journey();

const PAPER = [
  { text: 'If you heat ice, it ______ .', choices: ['melts', 'melted'], right: 0, pinned: true },
  { text: 'الكلمة اللي معناها "منذ" هي ـــــ في الجملة', choices: ['since', 'for'], right: 0, pinned: true },
  { text: 'Have you finished ______ ? No, not ______ .', choices: ['yet', 'ago'], right: 0, pinned: true },
];

async function sitDown() {
  const quiz = await makeQuiz(travel.site, PAPER);
  const { student } = await enrolStudent(travel.site, quiz.courseId);
  return {
    student,
    curriculum: `/course/${quiz.courseId}/curriculum`,
    address: `/course/${quiz.courseId}/lesson/${quiz.lessonId}/quiz`,
  };
}

/** What is drawn of a gap: its size in letters, and how many rules of a colour that the paper has not. */
const drawn = (gap: Locator) =>
  gap.evaluate((node) => {
    const { width, height } = node.getBoundingClientRect();
    const { fontSize, backgroundImage, backgroundSize } = getComputedStyle(node);
    const em = Number.parseFloat(fontSize);
    const paper = getComputedStyle(document.body).backgroundColor;
    const rules = (backgroundImage.match(/linear-gradient\((rgba?\([^)]*\))/g) ?? []).filter(
      (rule) => !rule.includes(paper) && !rule.includes('rgba(0, 0, 0, 0)'),
    );
    return { wide: width / em, high: height / em, rules: rules.length, thick: backgroundSize };
  });

const ring = (page: Page) =>
  page.getByRole('radiogroup').evaluate((group) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(group);
    return outlineStyle === 'none' || outlineWidth === '0px' ? 'none' : 'drawn';
  });

describe('the gap of a question', () => {
  test.each([
    ['phone by day', PHONE, false],
    ['phone by night', PHONE, true],
    ['desk by day', DESK, false],
    ['desk by night', DESK, true],
  ])(
    'is four lines to write on before it is answered, and as high afterwards: %s [LEARN-01, LEARN-124]',
    async (name, screen, night) => {
      const { student, address } = await sitDown();
      const page = await travel.open(address, { as: student, screen, night });
      const quiz = quizPage(page);
      const gap = page.locator('.quiz-blank');
      for (const [count, answer] of [
        ['السؤال ١ من ٣', 'melts'],
        ['السؤال ٢ من ٣', 'since'],
        ['السؤال ٣ من ٣', 'yet'],
      ] as const) {
        await quiz.count(count).waitFor();
        await shoot(page, `quiz-gap-${name.replaceAll(' ', '-')}-${answer}`);
        const empty = await drawn(gap.first());
        expect(empty).toMatchObject({ rules: 4 });
        expect(empty.wide).toBeCloseTo(5.2, 2);
        expect(empty.high).toBeGreaterThanOrEqual(1.55);
        const text = await page.locator('.quiz-text').boundingBox();
        await quiz.choose(answer);
        expect(await drawn(gap.last())).toEqual(empty);
        expect(new Set(await gap.allTextContents())).toEqual(new Set([answer]));
        expect(await page.locator('.quiz-text').boundingBox()).toEqual(text);
        if (answer !== 'yet') await quiz.next.click();
      }
    },
  );

  test('only the keyboard sees a ring round the whole question [LEARN-01]', async () => {
    const { student, address, curriculum } = await sitDown();
    const page = await travel.open(address, { as: student });
    const quiz = quizPage(page);
    await quiz.count('السؤال ١ من ٣').waitFor();
    const focused = () => page.getByRole('radiogroup').evaluate((group) => group === document.activeElement);
    // The question has the focus, so that it is read out; nobody has touched a key.
    await expect.poll(async () => [await focused(), await ring(page)]).toEqual([true, 'none']);
    await quiz.choose('melts');
    await quiz.next.click();
    await quiz.count('السؤال ٢ من ٣').waitFor();
    await expect.poll(async () => [await focused(), await ring(page)]).toEqual([true, 'none']);

    await page.goto(curriculum);
    await awake(page);
    const lesson = page.locator(`a[href="${address}"]`).first();
    // A page stands out of sight until its reader is confirmed, and what is out of sight takes no focus.
    await lesson.waitFor();
    await lesson.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('radiogroup').waitFor();
    await expect.poll(async () => [await focused(), await ring(page)]).toEqual([true, 'drawn']);
  });

  test('stands in the marked paper and in practice too, with the word that was given and the right one [LEARN-153]', async () => {
    const { student, address } = await sitDown();
    const page = await travel.open(address, { as: student });
    const quiz = quizPage(page);
    await quiz.choose('melted');
    await quiz.next.click();
    await quiz.choose('since');
    await quiz.next.click();
    await quiz.choose('ago');
    await quiz.submit.click();
    await quiz.popup.waitFor();
    await quiz.popup.waitFor({ state: 'hidden' });
    await quiz.review.click();
    const questions = page.locator('.review > li');
    const gaps = (at: number) => questions.nth(at).locator('.quiz-blank');
    await gaps(0).waitFor();
    expect(await page.locator('.review').textContent()).not.toMatch(/_{2,}|ـ{3,}/);
    expect(await drawn(gaps(0))).toMatchObject({ rules: 4 });
    const words = async (at: number, mark: 'del' | 'ins') => gaps(at).locator(mark).allTextContents();
    expect([await words(0, 'del'), await words(0, 'ins')]).toEqual([['melted'], ['melts']]);
    expect([await words(1, 'del'), await words(1, 'ins')]).toEqual([[], ['since']]);
    expect([await words(2, 'del'), await words(2, 'ins')]).toEqual([
      ['ago', 'ago'],
      ['yet', 'yet'],
    ]);
    await seeEveryLook(page, 'quiz-gap-marked');
    await page.getByRole('button', { name: 'حل نفس الأسئلة تاني' }).click();
    await quiz.choose('melted');
    await page.getByRole('button', { name: 'صحّح' }).click();
    const judged = page.locator('.practice .quiz-blank');
    await judged.locator('ins').waitFor();
    expect([await judged.locator('del').textContent(), await judged.locator('ins').textContent()]).toEqual([
      'melted',
      'melts',
    ]);
  });
});
