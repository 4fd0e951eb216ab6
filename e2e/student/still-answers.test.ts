import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { enrolStudent, makeCourse } from '../../apps/server/src/testing/classroom.ts';
import { EXAM } from '../../apps/server/src/testing/exam-room.ts';
import { lessonId } from '../../apps/server/src/testing/test-school.ts';
import { seeOneLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { quizPage } from '../support/quiz-page.ts';

const here = journey();

/** Widths that break a line of 360 pixels here and not there, in the gap, in the choices and in bold. */
const CHOSEN = [
  {
    text: 'By the time we reached the station, the train ______ already and nobody was waiting there.',
    choices: ['left', 'had left', 'would have been leaving', 'has been about to leave the platform'],
  },
  {
    text: 'She ______ to school when it ______ to rain.',
    choices: ['went / begins', 'was walking / had started', 'is'],
  },
  {
    text: 'الكلمة اللي معناها «منذ» في الجملة دي هي ـــــ لو الكلام عن بداية المدة',
    choices: ['since', 'for the time being'],
  },
  {
    text: 'Which sentence is in reported speech?',
    choices: [
      'He said that he was there.',
      'He said to me that he would be there on the next day',
      'He says: I am here now',
    ],
  },
].map((question) => ({ ...question, right: 0, pinned: true }));

const QUESTIONS = [
  ...CHOSEN,
  {
    text: 'These are verbs: ______ and nothing else is.',
    choices: ['go', 'eat', 'remember', 'red'],
    right: [0, 1],
    pinned: true,
  },
  {
    text: 'By the time we ______ (reach) the station, the train ______ (leave).',
    part: {
      ...{ kind: 'gaps' as const, gaps: [['reached'], ['had left']] },
      forgives: { capitals: true, apostrophes: true },
    },
  },
  {
    text: 'Order the words',
    part: {
      kind: 'word-order' as const,
      words: ['Never', 'before', 'have', 'I', 'seen', 'such', 'a', 'remarkably', 'crowded', 'bookshop'],
    },
  },
  {
    text: 'Match',
    part: {
      ...{ kind: 'matching' as const, lefts: ['I have been waiting', 'She would have told us everything'] },
      rights: ['since eight o’clock this morning', 'if we had asked her about it', 'at'],
    },
  },
  {
    text: 'Write about your Friday.',
    part: { kind: 'written' as const, form: 'paragraph' as const, words: { from: 80, to: 120 }, rubric: [], model: '' },
  },
];

/** Whatever a finger may be on its way to, where it stands on the paper. */
const boxes = (page: Page) =>
  page
    .locator(
      '.quiz-text, .quiz-blank, .quiz-option, .gap-field, .gap-note, .word-room, .word-order > .word-bank > li, .match, .match-pick, .written-page, .written-count',
    )
    .evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return `${each.localName} ${x} ${y + scrollY} ${width} ${height}`;
      }),
    );

/** Each act is done, seen to have happened, and has moved nothing. */
async function nothingMoves(page: Page, part: Locator, acts: readonly (() => Promise<unknown>)[]): Promise<void> {
  await part.first().waitFor();
  await page.evaluate(async () => void (await document.fonts.ready));
  const before = await boxes(page);
  for (const act of acts) {
    await act();
    expect(await boxes(page)).toEqual(before);
  }
}

const nextCount = (page: Page, at: number) =>
  page.getByRole('heading', { name: new RegExp(`^السؤال ${'١٢٣٤٥٦٧٨٩'[at]} من ٩$`) }).waitFor();

describe('answering at 360 pixels', () => {
  test.each([
    ['a quiz', false],
    ['an exam', true],
  ])('moves nothing under the finger, whatever the kind of question: %s [EXAM-164, LEARN-384]', async (_, isExam) => {
    const course = await makeCourse(here.site, {
      units: [{ lessons: [{ type: 'Quiz', questions: QUESTIONS, ...(isExam && { exam: EXAM }) }] }],
    });
    const { student } = await enrolStudent(here.site, course.id);
    const page = await here.open(`/course/${course.id}/lesson/${lessonId(course, 0, 0)}/quiz`, { as: student });
    const quiz = quizPage(page);
    if (isExam) await page.getByRole('button', { name: 'ابدأ الامتحان' }).click();
    for (const [at, { choices }] of CHOSEN.entries()) {
      await nextCount(page, at);
      await nothingMoves(
        page,
        page.locator('.quiz-option'),
        choices.map((choice) => async () => {
          await quiz.choose(choice);
          await page.locator('.quiz-option-picked').filter({ hasText: choice }).waitFor();
        }),
      );
      if (!isExam && at === 0) await seeOneLook(page, 'quiz-long-gap');
      await quiz.next.click();
    }

    await nextCount(page, 4);
    await nothingMoves(
      page,
      page.locator('.quiz-option'),
      [1, 2, 3, 4].map((ticked) => async () => {
        await page
          .locator('.quiz-option')
          .nth(4 - ticked)
          .click();
        await expect.poll(() => page.locator('.quiz-option-picked').count()).toBe(ticked);
      }),
    );
    await quiz.next.click();

    await nextCount(page, 5);
    const gaps = page.locator('.gap-field');
    await nothingMoves(
      page,
      gaps,
      ['reached', 'had been reaching', 'had most certainly been reaching', ''].flatMap((words) =>
        [0, 1].map((gap) => async () => {
          await gaps.nth(gap).fill(words);
          await expect.poll(() => gaps.nth(gap).inputValue()).toBe(words);
        }),
      ),
    );
    await gaps.nth(0).fill('reached');
    await gaps.nth(1).fill('had already left');
    if (!isExam) await seeOneLook(page, 'quiz-typed-gaps');
    await quiz.next.click();

    await nextCount(page, 6);
    const words = page.locator('.word-order > .word-bank');
    const placed = page.locator('.word-line button');
    const [hint, line] = await Promise.all([
      page.locator('.word-hint').boundingBox(),
      page.locator('.word-line').boundingBox(),
    ]);
    const right = (box: typeof hint) => (box ? box.x + box.width : Number.NaN);
    expect(right(line) - right(hint), 'Arabic over English words').toBeLessThan(16);
    await nothingMoves(page, words, [
      ...Array.from({ length: 10 }, (_each, done) => async () => {
        await words.locator('button').first().click();
        await expect.poll(() => placed.count()).toBe(done + 1);
      }),
      async () => {
        await placed.nth(3).click();
        await expect.poll(() => placed.count()).toBe(9);
      },
    ]);
    if (!isExam) await seeOneLook(page, 'quiz-word-order');
    await words.locator('button').first().click();
    await quiz.next.click();

    await nextCount(page, 7);
    const picks = page.locator('.match select');
    await nothingMoves(
      page,
      picks,
      ['0', '1', '2'].flatMap((right) => [0, 1].map((at) => () => picks.nth(at).selectOption(right))),
    );
    await quiz.next.click();

    await nextCount(page, 8);
    const wrote = 'On Friday I visit my grandmother and we cook together. ';
    await nothingMoves(
      page,
      page.getByLabel('إجابتك'),
      [1, 2, 12].map((times) => () => page.getByLabel('إجابتك').fill(wrote.repeat(times))),
    );
  });
});
