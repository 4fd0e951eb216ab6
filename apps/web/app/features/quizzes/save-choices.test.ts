import { beforeEach, describe, expect, test, vi } from 'vitest';
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

const choose = (position: number, choice?: number) => choices.saveChoice(account.id, 7, given(position, choice));
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
