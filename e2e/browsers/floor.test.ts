import { describe, expect, test } from 'vitest';
import { enrolStudent, makeQuiz } from '../../apps/server/src/testing/classroom.ts';
import { asAtTheFloor } from '../support/floor-browser.ts';
import { awake, journey } from '../support/journey.ts';
import { loginPage } from '../support/login-page.ts';
import { quizPage } from '../support/quiz-page.ts';

const travel = journey();

const PAPER = [
  { text: 'She ______ tea.', choices: ['like', 'likes'], right: 1, pinned: true },
  { text: 'They ______ tea.', choices: ['like', 'likes'], right: 0, pinned: true },
];

describe('with no younger call than the floor has', () => {
  test.each(['/', '/about', '/courses/grade/Secondary1', '/books/grade/Secondary1', '/login', '/register'])(
    'the page %s is drawn and answers to presses [FLOOR-01, FLOOR-02]',
    async (address) => {
      const page = await travel.open(address, { before: asAtTheFloor });
      expect(await page.evaluate(() => 'any' in AbortSignal || 'structuredClone' in globalThis)).toBe(false);
      expect(await page.getByRole('heading', { level: 1 }).first().isVisible()).toBe(true);
    },
  );

  test('a student signs in, takes a quiz and sees the marked paper and the figures [FLOOR-01, FLOOR-02]', async () => {
    const { courseId, lessonId } = await makeQuiz(travel.site, PAPER);
    const { student } = await enrolStudent(travel.site, courseId, { name: 'مريم أشرف' });
    const { page } = await travel.visit({ before: asAtTheFloor });
    const login = loginPage(page);
    await login.open();
    await login.signIn(student);
    await page.waitForURL((url) => url.pathname !== '/login');
    await page.goto(`/course/${courseId}/curriculum`);
    await awake(page);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.goto(`/course/${courseId}/lesson/${lessonId}/quiz`);
    const quiz = quizPage(page);
    await quiz.count('السؤال ١ من ٢').waitFor();
    await quiz.choose('likes');
    // What is chosen is seen without `:has`.
    expect(await page.locator('.quiz-option-picked').innerText()).toContain('likes');
    await quiz.next.click();
    await quiz.choose('like');
    await quiz.submit.click();
    await quiz.percent.waitFor();
    await page.goto('/statistics');
    await page.getByRole('heading', { name: 'أختامك' }).waitFor();
  });

  test('a teacher opens the console and makes a course [FLOOR-01, FLOOR-02]', async () => {
    const owner = await travel.site.createAccount({ role: 'owner' });
    const page = await travel.open('/teach/courses', { as: owner, before: asAtTheFloor });
    await page
      .getByRole('button', { name: /كورس جديد/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    expect(await page.evaluate(() => crypto.randomUUID())).toMatch(/^[0-9a-f-]{36}$/);
  });
});
