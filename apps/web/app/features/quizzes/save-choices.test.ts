import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { account, fakeBrowser } from '../../testing/fake-browser.ts';

interface Sent {
  lessonId: number;
  answers: { position: number; choice: number; clientTime: number }[];
}

const given = (position: number, choice = 0) => ({ position, choice, clientTime: 1_000 + position });
const ok = () => Response.json({ success: true, message: '' });

let choices: typeof import('./save-choices.ts');
let outbox: typeof import('../../outbox/outbox.ts');
let sent: Sent[];
/** Ends the calls that are under way, oldest first. */
let under: ((answer: Response) => void)[];

beforeEach(async () => {
  vi.resetModules();
  fakeBrowser();
  vi.stubGlobal('navigator', {});
  [sent, under] = [[], []];
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return new Promise((resolve) => under.push(resolve));
  });
  choices = await import('./save-choices.ts');
  outbox = await import('../../outbox/outbox.ts');
  const { startSession } = await import('../../session/session-store.ts');
  startSession(account, 'token-1');
});

const choose = (position: number, choice?: number) => choices.saveChoice(account.id, 7, given(position, choice), 0);
const waiting = () => choices.unsentChoices(account.id, 7).map(({ position }) => position);
const places = () => sent.map(({ answers }) => answers.map(({ position }) => position));
async function answerOne() {
  await vi.waitFor(() => expect(under).not.toEqual([]));
  under.shift()?.(ok());
}

describe('the choices of a quiz', () => {
  test('are held one at a time, and two travel in one call [LEAN-02]', async () => {
    choose(0);
    expect([waiting(), sent]).toEqual([[0], []]);
    choose(1);
    await vi.waitFor(() => expect(places()).toEqual([[0, 1]]));
    await answerOne();
    await vi.waitFor(() => expect(waiting()).toEqual([]));
  });

  test('a mind changed before it was sent is one answer [LEAN-02]', async () => {
    choose(0, 1);
    choose(0, 2);
    expect(sent).toEqual([]);
    void outbox.deliver();
    await vi.waitFor(() => expect(sent).toEqual([{ lessonId: 7, answers: [given(0, 2)] }]));
  });

  test('made while a call is on its way go with the next, and what arrived is not sent again [LEAN-01]', async () => {
    choose(0);
    choose(1);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    choose(2);
    choose(1, 3);
    expect(sent).toHaveLength(1);
    await answerOne();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.answers).toEqual([given(2), given(1, 3)]);
    await answerOne();
    await vi.waitFor(() => expect(waiting()).toEqual([]));
  });
});

describe('a choice that is left alone', () => {
  let draft: typeof import('./quiz-draft.ts');
  beforeEach(async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
      sent.push(JSON.parse(String(init.body)));
      return ok();
    });
    draft = await import('./quiz-draft.ts');
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Chooses so many seconds after the paper was opened, as the quiz's page does. */
  async function chooseAt(position: number, second: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(1_000_000 + second * 1_000 - Date.now());
    const known = draft.readDraft(account.id, 7)?.choices;
    const choice = { choice: 1, at: Date.now(), question: '', answer: '' };
    draft.writeDraft(account.id, 7, { basedOn: 1, index: 0, choices: { ...known, [position]: choice } });
    choices.saveChoice(account.id, 7, { position, choice: 1, clientTime: Date.now() }, 1_000_000);
    await vi.advanceTimersByTimeAsync(0);
  }

  test.each([
    ['at once', [2], 5],
    ['after a thought of six seconds', [6], 12],
    ['after long thought', [90], 5],
    ['third, in haste', [1, 2, 3], 5],
  ])('given %s, goes out by itself after a short quiet, once [LEARN-364]', async (_how, seconds, quiet) => {
    for (const [place, second] of seconds.entries()) await chooseAt(place, second);
    const before = sent.length;
    await vi.advanceTimersByTimeAsync(quiet * 1_000 - 1);
    expect(sent).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(places().slice(before)).toEqual([[seconds.length - 1]]);
    await vi.advanceTimersByTimeAsync(120_000);
    expect([sent.length, waiting()]).toEqual([before + 1, []]);
  });

  test.each([1, 3, 7, 12, 19])(
    'costs no call more: 42 given every %i seconds travel in 21 [LEARN-364, LEAN-02]',
    async (pace) => {
      for (let place = 0; place < 42; place += 1) await chooseAt(place, (place + 1) * pace);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(sent).toHaveLength(21);
    },
  );
});
