import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { account, fakeBrowser } from '../testing/fake-browser.ts';

vi.mock('./work-arrived.ts', () => ({ paperArrived: async () => {}, finishArrived: async () => {} }));
vi.mock('./forget-shown-progress.ts', () => ({ forgetShownProgress: async () => {} }));

const taken = () => Response.json({ success: true, message: '', data: {} });
const changed = () => Response.json({ success: false, code: 'quiz.changed', message: 'x' }, { status: 409 });

let outbox: typeof import('./outbox.ts');
let papers: typeof import('./refused-papers.ts');
let rest: () => void;

beforeEach(async () => {
  vi.resetModules();
  fakeBrowser();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { ...document, addEventListener: () => {}, removeEventListener: () => {} });
  outbox = await import('./outbox.ts');
  papers = await import('./refused-papers.ts');
  const { startSession } = await import('../session/session-store.ts');
  startSession(account, 'token-1');
  const { keepOutbox } = await import('./keep-outbox.ts');
  rest = keepOutbox();
});
afterEach(() => rest());

async function handIn(lessonId: number, answer: () => Response): Promise<void> {
  vi.stubGlobal('fetch', async () => answer());
  const body = { lessonId, answers: [], basedOn: 1 };
  const about = { name: `Q${lessonId}`, path: '/q' };
  await outbox.post(`quiz:${lessonId}`, 'POST /api/quizresult/submit', { body }, about);
}
const refused = () => papers.refusedIn(papers.refusedText()).map(({ name, code }) => [name, code]);

test('a paper that was refused and is taken after all is refused no more; another one still is [LEARN-360]', async () => {
  await handIn(7, changed);
  await handIn(8, changed);
  expect(refused()).toEqual([
    ['Q7', 'quiz.changed'],
    ['Q8', 'quiz.changed'],
  ]);
  await handIn(7, taken);
  expect(refused()).toEqual([['Q8', 'quiz.changed']]);
});
