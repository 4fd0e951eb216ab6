import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';

export const SUBMIT_CALL = '**/api/quizresult/submit';
export const SAVE_CALL = '**/api/quizresult/save-answers';
export const PAPER_CALL = '**/Student/contentlesson/*';
/** Every call of a quiz; the check of the login is not among them, because without an answer it ends the login. */
const QUIZ_CALLS = /\/(?:api\/quizresult|Student\/contentlesson)\//;

/** The quiz by what a student sees of it. */
export function quizPage(page: Page) {
  const quiz = {
    count: (text: string) => page.getByRole('heading', { level: 1, name: text, exact: true }),
    answer: (text: string) => page.getByRole('radio', { name: text, exact: true }),
    answers: page.getByRole('radio'),
    /** It takes the focus after it is drawn and, as a page opens, once its reader is confirmed: keys go nowhere before. */
    focused: page.locator('.quiz-question:focus'),
    previous: page.getByRole('button', { name: 'السابق' }),
    next: page.getByRole('button', { name: 'التالي' }),
    submit: page.getByRole('button', { name: 'إرسال الاختبار' }),
    band: page.locator('.result-band'),
    percent: page.locator('.result-percent'),
    review: page.getByRole('button', { name: 'راجع إجاباتك' }),
    finish: page.getByRole('button', { name: 'إكمال والعودة للمنهج' }),
    popup: page.getByText('تم إنهاء الاختبار!'),
    queued: page.getByText('متسجّلة على جهازك وهتتبعت أول ما النت يرجع', { exact: true }),
    unsent: page.getByText('مفيش نت. إجاباتك متسجّلة على جهازك', { exact: true }),
    box: page.getByRole('alert'),
    async choose(text: string) {
      await page
        .locator('label')
        .filter({ has: quiz.answer(text) })
        .click();
    },
    /** Looks elsewhere for a moment, as whoever puts the phone down; waits until the server has every choice. */
    async saved() {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await page.waitForFunction(() => !localStorage.getItem('outbox'));
    },
    /** A machine's press follows so fast that it is taken for half of a double one: pressed until it counts. */
    async handIn() {
      await expect
        .poll(async () => {
          await quiz.submit.click({ timeout: 1_000 }).catch(() => {});
          return quiz.percent.count();
        })
        .toBe(1);
    },
    cut: () => page.route(QUIZ_CALLS, dead),
    mend: () => page.unroute(QUIZ_CALLS, dead),
  };
  return quiz;
}

function dead(route: Route): Promise<void> {
  return route.abort('internetdisconnected');
}

/** The server reads the call and answers; the answer never arrives, nor does another try before the page is opened anew. */
export async function loseReply(page: Page, call: string): Promise<void> {
  let tries = 0;
  let opened = false;
  page.once('framenavigated', () => {
    opened = true;
  });
  await page.route(call, async (route) => {
    if (opened) return route.continue();
    tries += 1;
    if (tries === 1) await route.fetch();
    await route.abort('connectionreset');
  });
}
