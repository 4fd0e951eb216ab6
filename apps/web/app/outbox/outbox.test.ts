import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { account, fakeBrowser } from '../testing/fake-browser.ts';

const SAVE = 'POST /api/quizresult/save-answers';
const choose = (choice: number) => ({ body: { lessonId: 7, answers: [{ position: 0, choice, clientTime: choice }] } });
const ok = () => Response.json({ success: true, message: '' });
const refused = (status: number) => Response.json({ success: false, code: 'x', message: 'x' }, { status });

let browser: ReturnType<typeof fakeBrowser>;
let outbox: typeof import('./outbox.ts');
let store: typeof import('../session/session-store.ts');
let sent: { lessonId: number; answers: { choice: number }[] }[];

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  browser = fakeBrowser();
  vi.stubGlobal('navigator', {});
  sent = [];
  outbox = await import('./outbox.ts');
  store = await import('../session/session-store.ts');
  store.startSession(account, 'token-1');
});
afterEach(() => {
  vi.useRealTimers();
});

function answerWith(answer: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return answer();
  });
}
const lineIsCut = () => {
  throw new TypeError('Failed to fetch');
};

describe('a write that must not be lost', () => {
  test('lies on the phone until the server has answered, and is then gone [OP-VID-1]', async () => {
    answerWith(ok);
    const posted = outbox.post('a', SAVE, choose(1));
    expect(browser.stored.get('outbox')).toContain('"lessonId":7');
    await posted;
    expect(browser.stored.has('outbox')).toBe(false);
  });

  test('stays through a dead line, a server in trouble and an ended login, and goes out once later [OP-QUIZ-7]', async () => {
    for (const answer of [lineIsCut, () => refused(503), () => refused(429)]) {
      answerWith(answer);
      await outbox.post('a', SAVE, choose(1));
      expect(outbox.isWaiting('a')).toBe(true);
    }
    answerWith(ok);
    sent = [];
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(outbox.isWaiting('a')).toBe(false);
  });

  test('is told by whoever tries to send it by why it waits, and of what went out nothing is [LEARN-352]', async () => {
    outbox.write('a', SAVE, choose(1));
    for (const [answer, status] of [
      [lineIsCut, 0],
      [() => refused(503), 503],
      [() => refused(429), 429],
      [() => refused(401), 401],
    ] as const) {
      answerWith(answer);
      expect(await outbox.deliver()).toMatchObject({ status });
    }
    answerWith(ok);
    expect([await outbox.deliver(), await outbox.deliver()]).toEqual([null, null]);
    expect(sent).toHaveLength(5);
  });

  test('that the server refuses is told to whoever listens and not sent again', async () => {
    answerWith(() => refused(409));
    const heard: string[] = [];
    outbox.receive('a', SAVE, ({ kind }) => heard.push(kind));
    await outbox.post('a', SAVE, choose(1));
    expect(heard).toEqual(['refused']);
    expect(outbox.isWaiting('a')).toBe(false);
  });

  test('is tried again at once when the line came back in the middle of a try that failed [OP-QUIZ-7]', async () => {
    let fail = () => {};
    answerWith(() => new Promise((_, reject) => (fail = () => reject(new TypeError('Failed to fetch')))));
    const posted = outbox.post('a', SAVE, choose(1));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    const online = outbox.deliver();
    answerWith(ok);
    fail();
    await Promise.all([posted, online]);
    expect(sent).toHaveLength(2);
    expect(outbox.isWaiting('a')).toBe(false);
  });

  test('tells what became of it to a page that came too late to hear [OP-QUIZ-7]', async () => {
    answerWith(ok);
    await outbox.post('a', SAVE, choose(1));
    const heard: string[] = [];
    outbox.receive('a', SAVE, ({ kind }) => heard.push(kind));
    outbox.receive('a', SAVE, ({ kind }) => heard.push(`again ${kind}`));
    expect(heard).toEqual(['delivered']);

    await outbox.post('b', SAVE, choose(1));
    store.endSession('logout');
    store.startSession({ ...account, id: 'u2' }, 'token-2');
    outbox.receive('b', SAVE, ({ kind }) => heard.push(`stranger ${kind}`));
    expect(heard).toEqual(['delivered']);
  });

  test('takes the place of an older one about the same thing, even while that one is on its way', async () => {
    let end = (_: Response) => {};
    answerWith(() => new Promise((resolve) => (end = resolve)));
    const first = outbox.post('a', SAVE, choose(1));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    answerWith(ok);
    const second = outbox.post('a', SAVE, choose(2));
    end(ok());
    await Promise.all([first, second]);
    expect(sent.map(({ answers }) => answers[0]?.choice)).toEqual(expect.arrayContaining([1, 2]));
    expect(browser.stored.has('outbox')).toBe(false);
  });

  test('belongs to its account: another one neither sends nor sees it', async () => {
    answerWith(lineIsCut);
    await outbox.post('a', SAVE, choose(1));
    store.endSession('logout');
    store.startSession({ ...account, id: 'u2' }, 'token-2');
    answerWith(ok);
    sent = [];
    await outbox.deliver();
    expect(sent).toEqual([]);
    expect(outbox.isWaiting('a')).toBe(false);
    expect(outbox.lettersOf('u1')).toHaveLength(1);
  });

  test('is tried again for as long as one of those who keep at it is left [LEARN-265]', async () => {
    vi.stubGlobal('document', { ...document, addEventListener: () => {}, removeEventListener: () => {} });
    const restPage = outbox.keepDelivering();
    const restAround = outbox.keepDelivering();
    answerWith(lineIsCut);
    await outbox.post('a', SAVE, choose(1));
    restPage();
    sent = [];
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent.length).toBeGreaterThan(0);
    restAround();
    sent = [];
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent, 'nobody is left').toEqual([]);
  });
});
