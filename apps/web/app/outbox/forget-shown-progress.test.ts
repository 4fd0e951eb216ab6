import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { account, fakeBrowser } from '../testing/fake-browser.ts';

const HOME = 'GET /api/Student/home';

beforeEach(() => {
  vi.resetModules();
  fakeBrowser();
  vi.stubGlobal('navigator', {});
});

test('what is on the line when a paper arrives may be older than it, and is asked for again [LEARN-231]', async () => {
  const { learningQueries } = await import('../api/learning-queries.tsx');
  const { forgetShownProgress } = await import('./forget-shown-progress.ts');
  const { call } = await import('../api/call.ts');
  const { startSession } = await import('../session/session-store.ts');
  startSession(account, 'token-1');
  const answers: ((told: string) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () => new Promise<Response>((answer) => answers.push((told) => answer(Response.json({ success: true, told })))),
  );
  const home = new QueryObserver(learningQueries, { queryKey: [account.id, HOME, null], queryFn: () => call(HOME) });
  const stop = home.subscribe(() => {});
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  const forgotten = forgetShownProgress();
  answers[0]?.('before the paper');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.('with the paper');
  await forgotten;
  expect(home.getCurrentResult().data).toMatchObject({ told: 'with the paper' });
  stop();
});
