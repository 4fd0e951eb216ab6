import { expect, test, vi } from 'vitest';
import { write } from '../../outbox/outbox.ts';
import { choicesKey } from '../../outbox/waiting-papers.ts';
import { draftKey } from '../../session/begun-here.ts';
import { startSession } from '../../session/session-store.ts';
import { account, fakeBrowser } from '../../testing/fake-browser.ts';
import { begunPapers } from './begun-papers.ts';

const ASKED = 1_000;
const draft = (more: object) =>
  JSON.stringify({ basedOn: 1, index: 0, choices: { 0: { choice: 1, at: ASKED + 1 } }, ...more });

/** Its names, as a browser lists them. */
function listNames(stored: ReadonlyMap<string, string>): void {
  vi.stubGlobal('localStorage', Object.assign(Object.create(localStorage), Object.fromEntries(stored)));
}

test('quizzes with answers on this phone are known with their place: the account’s own, and what can be opened [LEARN-320]', () => {
  const { stored } = fakeBrowser();
  startSession(account, 'token-1');
  const at = { path: '/course/1/lesson/7/quiz', name: 'Tenses' };
  stored.set(draftKey(account.id, 7), draft(at));
  stored.set(draftKey(account.id, 8), draft({ ...at, choices: {} }));
  stored.set(draftKey(account.id, 9), draft({}));
  stored.set(draftKey('somebody', 7), draft(at));
  listNames(stored);
  expect(begunPapers(ASKED)).toEqual([{ lessonId: 7, ...at }]);
});

test('of answers that the server had when it was last asked it knows more: they may be handed in from elsewhere [LEARN-411]', () => {
  const { stored } = fakeBrowser();
  startSession(account, 'token-1');
  const at = { path: '/course/1/lesson/7/quiz', name: 'Tenses' };
  const known = { 0: { choice: 1, at: ASKED - 1 }, 1: { choice: 0, at: 0 } };
  for (const lessonId of [7, 8]) stored.set(draftKey(account.id, lessonId), draft({ ...at, choices: known }));
  stored.set(draftKey(account.id, 9), draft({ ...at, choices: { ...known, 2: { choice: 2, at: ASKED + 1 } } }));
  // Asked while the line came and went: the answer itself never got through.
  write(choicesKey(8), 'POST /api/quizresult/save-answers', { body: { lessonId: 8, answers: [] } });
  listNames(stored);
  expect(begunPapers(ASKED).map(({ lessonId }) => lessonId)).toEqual([8, 9]);
});
