import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { enrolStudent, makeCourse } from '../../apps/server/src/testing/classroom.ts';
import { EXAM, MINUTE } from '../../apps/server/src/testing/exam-room.ts';
import { lessonId } from '../../apps/server/src/testing/test-school.ts';
import { journey } from '../support/journey.ts';
import { quizPage } from '../support/quiz-page.ts';

const here = journey();

const WROTE = 'On Friday I visit my grandmother.';
const QUESTIONS = [
  { text: 'She ______ English.', choices: ['studies', 'study'], right: 0, pinned: true },
  {
    text: 'Write about your Friday.',
    part: { kind: 'written' as const, form: 'paragraph' as const, words: null, rubric: [], model: '' },
  },
  {
    text: 'I ____ home.',
    part: { kind: 'gaps' as const, gaps: [['went']], forgives: { capitals: true, apostrophes: true } },
  },
  { text: 'Order the words', part: { kind: 'word-order' as const, words: ['zebras', 'never', 'sleep'] } },
  {
    text: 'Match',
    part: { kind: 'matching' as const, lefts: ['cat', 'dog'], rights: ['meow', 'woof', 'moo'] },
  },
];

const count = (page: Page, number: string) => page.getByRole('heading', { name: `السؤال ${number} من ٥`, exact: true });

async function openPaper(isExam: boolean, handClock = false) {
  const course = await makeCourse(here.site, {
    units: [{ lessons: [{ type: 'Quiz', questions: QUESTIONS, ...(isExam && { exam: EXAM }) }] }],
  });
  const { student } = await enrolStudent(here.site, course.id, { name: 'مريم أشرف' });
  return here.open(`/course/${course.id}/lesson/${lessonId(course, 0, 0)}/quiz`, { as: student, handClock });
}

/** Every kind is met for the first time with nothing in reach but the phone. */
async function answerAll(page: Page): Promise<void> {
  const quiz = quizPage(page);
  await count(page, '١').waitFor();
  await quiz.choose('studies');
  await quiz.next.click();
  await page.getByLabel('إجابتك').fill(WROTE);
  await quiz.next.click();
  await count(page, '٣').waitFor();
  await page.getByLabel('الفراغ').fill('went');
  await quiz.next.click();
  await count(page, '٤').waitFor();
  for (const left of [2, 1, 0]) {
    await page.locator('.word-bank button').first().click();
    await page.locator('.word-bank button').nth(left).waitFor({ state: 'detached' });
  }
  await quiz.next.click();
  await count(page, '٥').waitFor();
  await page.getByLabel('cat').selectOption('0');
}

describe('a paper whose line is cut after it was opened', () => {
  test('is answered to its end: an exam meets a paragraph, a gap, an order and a match without a line [EXAM-132]', async () => {
    const page = await openPaper(true);
    await page.getByRole('button', { name: 'ابدأ الامتحان' }).click();
    await count(page, '١').waitFor();
    await page.context().setOffline(true);
    await answerAll(page);
    await page.getByText('مفيش نت. إجاباتك متسجّلة على جهازك').waitFor();
    await page.context().setOffline(false);
    await page.getByText('كل إجاباتك وصلت').waitFor();
  });

  test('is answered to its end: a quiz as well [EXAM-132]', async () => {
    const page = await openPaper(false);
    await count(page, '١').waitFor();
    // Its code comes with the paper, in the background, with what that needs itself.
    await page.waitForFunction(() => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      const late = ['written', 'gaps', 'word-order', 'matching'];
      const needed = [
        ...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"], link[rel="stylesheet"]'),
      ];
      return (
        late.every((kind) => files.some((name) => name.includes(`/${kind}-answers`))) &&
        needed.every(({ href }) => files.includes(href))
      );
    });
    await page.context().setOffline(true);
    await answerAll(page);
    expect(await page.getByLabel('cat').inputValue()).toBe('0');
  });
});

/** The student looks at something else, or the screen goes dark. */
const show = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((shown) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => shown });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('an exam whose page was left goes on as it was, and says so to nobody but the server [EXAM-142]', async () => {
  const page = await openPaper(true, true);
  await page.getByRole('button', { name: 'ابدأ الامتحان' }).click();
  await count(page, '١').waitFor();
  await show(page, 'hidden');
  await page.clock.fastForward(2 * MINUTE);
  await show(page, 'visible');
  // A glance is none.
  await show(page, 'hidden');
  await page.clock.fastForward(1_000);
  await show(page, 'visible');
  await quizPage(page).choose('studies');
  await quizPage(page).next.click();
  await page.getByLabel('إجابتك').fill(WROTE);
  const told = async () => {
    const rows = await here.site.database.owner`
      select away_times, away_seconds from exam_sittings where away_times > 0`;
    return rows.map((row) => [row.away_times, row.away_seconds >= 118]);
  };
  await expect.poll(told).toEqual([[1, true]]);
});
