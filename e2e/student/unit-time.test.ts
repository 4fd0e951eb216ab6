import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DAY, unitId } from '../../apps/server/src/testing/test-school.ts';
import { seeOneLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { quizPage } from '../support/quiz-page.ts';

const travel = journey();
const HOUR = DAY / 24;

const QUESTION = {
  text: 'The Cairo Tower ______ in 1961.',
  choices: ['is completed', 'has been completed', 'completed', 'was completed'],
  right: 3,
  pinned: true,
};

const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((nodes) =>
    nodes.map((node) => {
      const { top, bottom } = node.getBoundingClientRect();
      return { top, bottom };
    }),
  );

describe('how long a unit is open', () => {
  test('is one line in the flow at the bottom: no answer, bubble or button lies under it, down to the narrowest screen [LEARN-04, UNIT-39]', async () => {
    const { school } = travel;
    const course = await school.makeCourse({
      units: [{ lessons: [{ type: 'Quiz', name: 'امتحان', questions: [QUESTION, QUESTION] }] }],
    });
    const student = await school.student();
    await school.grantUnit(student, course, 0, DAY + HOUR);
    const page = await travel.open(`/unit-viewer/${unitId(course, 0)}`, { as: student });
    const quiz = quizPage(page);
    await page.getByRole('radiogroup').waitFor();
    const time = page.locator('.unit-time:visible');
    expect(await time.count()).toBe(1);
    expect(await time.textContent()).toContain('باقي ٥ أيام و٢٢ ساعة، لحد ');
    for (const screen of [
      { width: 360, height: 800 },
      { width: 320, height: 480 },
    ]) {
      await page.setViewportSize(screen);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const [line] = await boxes(page, '.unit-time:visible');
      const presses = await boxes(page, '.quiz-foot .btn');
      const last = (await boxes(page, '.quiz-option')).at(-1);
      expect(line?.top).toBeGreaterThanOrEqual(last?.bottom ?? Number.NaN);
      for (const press of presses) expect(press.top).toBeGreaterThanOrEqual(line?.bottom ?? Number.NaN);
    }
    await page.setViewportSize({ width: 360, height: 800 });
    await seeOneLook(page, 'unit-time-quiz');

    // A bad paper: what was done is said, the score is the paper's, in the tone of its band.
    await quiz.choose('completed');
    await quiz.next.click();
    await quiz.choose('completed');
    await quiz.submit.click();
    const news = page.locator('.bravo-word');
    await news.waitFor();
    expect(await news.innerText()).toMatch(/^برافوووو\s+خلصت الامتحان$/);
    await quiz.band.waitFor();
    expect(await time.count()).toBe(1);
    expect(
      await page.locator('.result-percent.result-wrong .pen-ring').evaluate((ring) => ring.clientHeight),
    ).toBeLessThan(128);
  });
});
