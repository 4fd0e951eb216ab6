import { GRAMMAR_FORMULAS } from '@hessa/rules/text/grammar-formulas.fixture';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answersWith, enrolStudent, makeQuiz, open, RIGHT, submit } from '../../apps/server/src/testing/classroom.ts';
import { journey } from '../support/journey.ts';
import { shoot, sidewaysScroll } from '../support/page-checks.ts';
import { quizPage } from '../support/quiz-page.ts';
import { DESK } from '../support/visitor.ts';

const travel = journey();

const PAPER = GRAMMAR_FORMULAS.map(([explanation], at) => ({
  text: `Question ${at + 1}`,
  choices: [RIGHT, 'study'],
  right: 0,
  explanation,
}));

/**
 * The characters of a line as they stand on the screen, from the left edge to the right one. Letters that join are
 * boxes of their own to a range; spaces are left out, because those at a line's end have no width.
 */
const seen = (line: Locator) =>
  line.evaluate((element) => {
    const characters: { character: string; left: number; top: number }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      for (let at = 0; at < text.length; at++) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = range.getBoundingClientRect();
        if (text[at]?.trim() && box.width > 0) {
          characters.push({ character: text[at] ?? '', left: box.left + box.width / 2, top: box.top });
        }
      }
    }
    characters.sort((one, other) => one.left - other.left);
    return {
      text: characters.map(({ character }) => character).join(''),
      lines: new Set(characters.map(({ top }) => Math.round(top / 8))).size,
    };
  });

const squeezed = (text: string) => text.replaceAll(/\s/g, '');

/** What must stand on the screen from left to right: Arabic letters turned round, each English run as it is. */
function expected(written: string, english: readonly string[]): string {
  let rest = written;
  let shown = '';
  for (const run of english) {
    const at = rest.indexOf(run);
    shown = squeezed(run) + turned(rest.slice(0, at)) + shown;
    rest = rest.slice(at + run.length);
  }
  return turned(rest) + shown;
}

/** Marks over and under letters have no width of their own. */
function turned(arabic: string): string {
  return [...squeezed(arabic).replaceAll(/\p{M}/gu, '')].reverse().join('');
}

describe('English inside a teacher’s Arabic', () => {
  test('thirty formulas stand on the screen as they were meant, plus, slash, bracket and dot [LEARN-07]', async () => {
    const { courseId, lessonId } = await makeQuiz(travel.site, PAPER);
    const { student, device } = await enrolStudent(travel.site, courseId);
    await submit(device, lessonId, answersWith(await open(device, lessonId), 3));
    const page = await travel.open(`/course/${courseId}/lesson/${lessonId}/quiz`, { as: student, screen: DESK });
    await page.getByRole('button', { name: 'شوف ورقتك بعد التصحيح' }).click();
    await quizPage(page).review.click();
    const lines = page.locator('.review-why');
    expect(await lines.count()).toBe(GRAMMAR_FORMULAS.length);
    // The word before the explanation is not the teacher's.
    await page.evaluate(() => {
      for (const why of document.querySelectorAll('.review-why b')) why.remove();
    });
    await shoot(page, 'written-english-1280');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
    await page.setViewportSize(DESK);
    const shown = await Promise.all(GRAMMAR_FORMULAS.map((_, at) => seen(lines.nth(at))));
    expect(shown.every((line) => line.lines > 0)).toBe(true);
    expect(shown.map(({ text }) => text.replaceAll(/\p{M}/gu, ''))).toEqual(
      GRAMMAR_FORMULAS.map(([written, english]) => expected(written, english)),
    );
  });

  test('the editor shows the explanation as students will see it [LEARN-07]', async () => {
    const { courseId, lessonId } = await makeQuiz(travel.site, PAPER.slice(0, 1));
    const teacher = await travel.site.createAccount({ role: 'teacher' });
    const page = await travel.open(`/teach/courses/${courseId}/quiz/${lessonId}`, { as: teacher, screen: DESK });
    await page.getByText('فيه شرح').click();
    await page.getByLabel('الشرح').fill('في النفي: (did / does) + المصدر، و have + p.p.');
    const preview = page.locator('.question-why');
    expect(await preview.locator('bdi').allTextContents()).toEqual(['did / does', 'have + p.p.']);
    await shoot(page, 'written-english-editor-1280');
  });
});
