import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { write } from '../../outbox/outbox.ts';
import { startSession } from '../../session/session-store.ts';
import { account, fakeBrowser } from '../../testing/fake-browser.ts';
import { askBeforeLeaving, watchLeaving } from './leaving-question.ts';

// On a line that leads nowhere it is neither here nor known not to come.
vi.mock('./unsent-dialog.tsx', () => new Promise(() => {}));

let browser: ReturnType<typeof fakeBrowser>;

beforeEach(() => {
  browser = fakeBrowser();
  vi.useFakeTimers();
  startSession(account, 'token-1');
  watchLeaving(() => {});
});
afterEach(() => {
  vi.useRealTimers();
});

test('where the dialog’s code does not come the browser asks after two seconds, whatever the line does [LEARN-317, LEARN-414]', async () => {
  write('quiz:7', 'POST /api/quizresult/submit', { body: { lessonId: 7, answers: [], basedOn: 1 } });
  const ask = vi.fn(() => true);
  vi.stubGlobal('confirm', ask);
  const leaves = askBeforeLeaving();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ask).toHaveBeenCalledOnce();
  expect(await leaves).toBe(true);
});

test('whoever leaves a note alone is asked about a note, not about answers, and not about another account’s [LEARN-317]', async () => {
  write('quiz:7', 'POST /api/quizresult/submit', { body: { lessonId: 7, answers: [], basedOn: 1 } });
  startSession({ ...account, id: 'u2' }, 'token-2');
  write('note:a', 'DELETE /api/Student/notes/{noteId}', { params: { noteId: 'a' } });
  const ask = vi.fn((_: string) => true);
  vi.stubGlobal('confirm', ask);
  const leaves = askBeforeLeaving();
  await vi.advanceTimersByTimeAsync(2_000);
  await leaves;
  expect(ask.mock.lastCall?.[0]).toMatch(/^عندك ملاحظة لسه ما اتبعتتش\./);
});

test('whoever has letters in the outbox is asked, however they are written there, and nobody else [LEARN-317]', async () => {
  const ask = vi.fn(() => false);
  vi.stubGlobal('confirm', ask);
  write('quiz:7', 'POST /api/quizresult/submit', { body: { lessonId: 7, answers: [], basedOn: 1 } });
  browser.stored.set('outbox', JSON.stringify(JSON.parse(browser.stored.get('outbox') ?? ''), null, 1));
  const leaves = askBeforeLeaving();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await leaves).toBe(false);
  startSession({ ...account, id: 'u2' }, 'token-2');
  expect(await askBeforeLeaving()).toBe(true);
  expect(ask).toHaveBeenCalledOnce();
});

test('pressed again while the dialog’s code is on its way, it is asked once [LEARN-414]', async () => {
  const ask = vi.fn(() => true);
  vi.stubGlobal('confirm', ask);
  write('quiz:7', 'POST /api/quizresult/submit', { body: { lessonId: 7, answers: [], basedOn: 1 } });
  const first = askBeforeLeaving();
  await vi.advanceTimersByTimeAsync(1_000);
  const second = askBeforeLeaving();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await Promise.all([first, second])).toEqual([true, false]);
  expect(ask).toHaveBeenCalledOnce();
});
