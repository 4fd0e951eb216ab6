import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';

const BUSY = () => Response.json({ success: false, code: 'service.busy', message: 'x' }, { status: 503 });
const OK = () => Response.json({ success: true, message: '' });
const LOGIN = { body: { EmailorMobile: 'a@b.eg', password: 'x' } };

let call: typeof import('../call.ts').call;
let sentAt: number[];
let notes: string[];
let shown: number;

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ now: 0 });
  fakeBrowser();
  [sentAt, notes, shown] = [[], [], 0];
  const place = () => ({
    set textContent(words: string) {
      notes.push(words);
    },
    setAttribute() {},
    append() {},
    remove() {
      shown -= 1;
    },
  });
  vi.stubGlobal('document', {
    querySelector: (asked: string) => (asked.startsWith('meta') ? { content: 'school9' } : null),
    createElement: place,
    body: {
      append() {
        shown += 1;
      },
    },
  });
  ({ call } = await import('../call.ts'));
});
afterEach(() => {
  vi.useRealTimers();
});

function answerWith(...answers: (() => Response)[]): void {
  vi.stubGlobal('fetch', async () => {
    const answer = answers[Math.min(sentAt.length, answers.length - 1)];
    sentAt.push(Date.now());
    return answer?.();
  });
}

describe('a call to a crowded server', () => {
  test.each([
    ['read', () => call('GET /api/Site')],
    ['write, for which nothing was done yet,', () => call('POST /api/Auth/login', LOGIN)],
  ])('a %s is made again by itself, with a calm word meanwhile [LEAN-04]', async (_, ask) => {
    answerWith(BUSY, BUSY, OK);
    const answered = ask();
    await vi.waitFor(() => expect(shown).toBe(1));
    await vi.advanceTimersByTimeAsync(60_000);
    await answered;
    expect(sentAt).toHaveLength(3);
    expect(notes.join()).toContain('الزحمة كبيرة دلوقتي');
    expect(shown).toBe(0);
  });

  test('that gave up reading it is made again: nothing was done for it [LEAN-36]', async () => {
    answerWith(() => new Response('', { status: 408 }), OK);
    const answered = call('POST /api/Auth/login', LOGIN);
    await vi.waitFor(() => expect(shown).toBe(1));
    await vi.advanceTimersByTimeAsync(60_000);
    await answered;
    expect(sentAt).toHaveLength(2);
    expect(shown).toBe(0);
  });

  test('gives up after six more tries, and the refusal says why [LEAN-04]', async () => {
    answerWith(BUSY);
    const refused = expect(call('GET /api/Site')).rejects.toMatchObject({ code: 'service.busy', status: 503 });
    await vi.advanceTimersByTimeAsync(120_000);
    await refused;
    expect(sentAt).toHaveLength(7);
  });

  test('is left at that when the server has another trouble: nobody knows how far a write came [LEAN-04]', async () => {
    answerWith(() => Response.json({ success: false, code: 'service.unavailable', message: 'x' }, { status: 503 }));
    await expect(call('POST /api/Auth/login', LOGIN)).rejects.toMatchObject({ code: 'service.unavailable' });
    expect(sentAt).toHaveLength(1);
  });

  test('that the router made for a page is made again as well, and any other answer is taken [LEARN-322]', async () => {
    const { fetchPage } = await import('../fetch-page.ts');
    const page = () => new Response('the page');
    answerWith(BUSY, BUSY, page);
    const answered = fetchPage(new Request('https://school.eg/courses.data'));
    await vi.waitFor(() => expect(shown).toBe(1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await (await answered).text()).toBe('the page');
    expect(sentAt).toHaveLength(3);
    expect(shown).toBe(0);
    sentAt = [];
    answerWith(() => new Response('down', { status: 503 }));
    expect(await (await fetchPage(new Request('https://school.eg/'))).text()).toBe('down');
    expect(sentAt).toHaveLength(1);
  });
});
