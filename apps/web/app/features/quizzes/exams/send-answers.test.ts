import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { account, fakeBrowser } from '../../../testing/fake-browser.ts';

const RECORD = {
  ...{ number: 1, key: '', startedAt: 0, endsAt: 9, index: 0, order: 2, arrived: 0, elsewhere: false, handedIn: null },
  answers: { 0: { choice: 1, at: 5, order: 1, signature: 'x' } },
  flagged: { 3: { on: true, at: 6, order: 2 } },
};
const STANDING = { now: 8, endsAt: 9, elsewhere: false, isHandedIn: false, held: 0 };

type Sent = { answers: unknown[]; flags?: unknown[]; known: number };
let sent: Sent[];
let letters: typeof import('./send-answers.ts');
let records: typeof import('./exam-record.ts');

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  fakeBrowser();
  vi.stubGlobal('navigator', {});
  sent = [];
  letters = await import('./send-answers.ts');
  records = await import('./exam-record.ts');
  const { startSession } = await import('../../../session/session-store.ts');
  startSession(account, 'token-1');
  records.writeRecord(account.id, 7, RECORD);
  letters.receiveSaves(account.id, 7, () => {});
});
afterEach(() => {
  vi.useRealTimers();
});

function answerWith(answer: (body: Sent) => Response): void {
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return answer(sent.at(-1) as Sent);
  });
}
const ok = () => Response.json({ success: true, message: '', exam: STANDING });

test('a flag goes out with the answer, is known to have arrived, and alone waits as long as an answer does [EXAM-205]', async () => {
  answerWith(ok);
  await letters.sendAnswers(account.id, 7, true);
  expect(sent).toMatchObject([{ answers: [{ position: 0 }], flags: [{ position: 3, on: true, at: 6 }], known: 11 }]);
  expect(records.readRecord(account.id, 7)?.arrived).toBe(2);
  await letters.sendAnswers(account.id, 7, true);
  expect(sent).toHaveLength(1);

  records.changeRecord(account.id, 7, ({ flagged }) => ({
    ...{ order: 3, flagged: { ...flagged, 3: { on: false, at: 8, order: 3 } } },
  }));
  await letters.sendAnswers(account.id, 7);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent[1]).toMatchObject({ answers: [], flags: [{ position: 3, on: false, at: 8 }], known: 13 });
});

test('a server of the version before, which knows of no flags, gets the answers without them [EXAM-205]', async () => {
  answerWith(({ flags }) =>
    flags ? Response.json({ success: false, code: 'x', message: 'x' }, { status: 400 }) : ok(),
  );
  await letters.sendAnswers(account.id, 7, true);
  await vi.waitFor(() => expect(records.readRecord(account.id, 7)?.arrived).toBe(1));
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ answers: [{ position: 0 }] });
  const kept = records.readRecord(account.id, 7);
  expect(kept && records.flagsOf(kept), 'here it stays').toEqual([3]);
});

test('a refusal for another reason, or of another attempt, leaves flags to be sent [EXAM-229]', async () => {
  const { flagged } = RECORD;
  answerWith(() => Response.json({ success: false, code: 'x', message: 'x' }, { status: 409 }));
  await letters.sendAnswers(account.id, 7, true);
  expect(records.readRecord(account.id, 7)).toMatchObject({ flagged, arrived: 0 });
  expect(sent, 'nor is it tried without them').toHaveLength(1);

  answerWith(() => {
    records.changeRecord(account.id, 7, () => ({ number: 2 }));
    return Response.json({ success: false, code: 'x', message: 'x' }, { status: 400 });
  });
  await letters.sendAnswers(account.id, 7, true);
  expect(records.readRecord(account.id, 7)).toMatchObject({ number: 2, flagged });
});
