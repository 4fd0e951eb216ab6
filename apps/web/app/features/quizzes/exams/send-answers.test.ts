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

/** Answers the question at `position` so many milliseconds after the start. */
async function give(position: number, at: number) {
  records.changeRecord(account.id, 7, ({ order, answers }) => ({
    ...{ order: order + 1, answers: { ...answers, [position]: { choice: 1, at, order: order + 1, signature: 'x' } } },
  }));
  await letters.sendAnswers(account.id, 7);
}
const begin = () => records.writeRecord(account.id, 7, { ...RECORD, order: 0, answers: {}, flagged: {} });

test.each([
  [1, 21],
  [3, 21],
  [7, 21],
  [12, 21],
  [19, 21],
  [20, 42],
  [60, 42],
  [240, 42],
])(
  '42 answers given every %i seconds travel in %i calls, as many as when one waited for 20 s [EXAM-272]',
  async (pace, calls) => {
    answerWith(ok);
    begin();
    for (let place = 0; place < 42; place += 1) {
      await vi.advanceTimersByTimeAsync(pace * 1_000);
      await give(place, (place + 1) * pace * 1_000);
    }
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(calls);
    expect(records.readRecord(account.id, 7)?.arrived).toBe(42);
  },
);

test.each([
  ['at once', [2_000], 5_000],
  ['in haste', [1_000, 2_000, 3_000], 5_000],
  ['after a thought of six seconds', [6_000], 12_000],
  ['after long thought', [90_000], 5_000],
])('an answer given %s and left goes out by itself after a short quiet [EXAM-271]', async (_how, moments, quiet) => {
  answerWith(ok);
  begin();
  for (const [place, at] of moments.entries()) await give(place, at);
  await vi.advanceTimersByTimeAsync(0);
  const before = sent.length;
  await vi.advanceTimersByTimeAsync(quiet - 1);
  expect(sent).toHaveLength(before);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.slice(before)).toMatchObject([{ answers: [{ position: moments.length - 1 }] }]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent, 'and once').toHaveLength(before + 1);
});

test('what is answered while a call is under way goes out together behind it [EXAM-271]', async () => {
  let arrive = (_answer: Response) => {};
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return new Promise<Response>((resolve) => {
      arrive = resolve;
    });
  });
  begin();
  await give(0, 2_000);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toHaveLength(1);
  for (const place of [1, 2, 3]) {
    // Whoever gives the second waits for the call.
    void give(place, 7_000 + place * 1_000);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sent, 'one is under way').toHaveLength(1);
  arrive(ok());
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.answers).toEqual([0, 1, 2, 3].map((position) => expect.objectContaining({ position })));
});
