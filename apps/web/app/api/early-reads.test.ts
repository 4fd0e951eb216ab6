import { ME, NOW } from '@hessa/rules/pages/page';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { account, fakeBrowser } from '../testing/fake-browser.ts';
import { earlyScript } from './early-script.ts';

const CHECK = `/Student/Student-Enrolled-Courses?studentId=${ME}&pagenumber=1&pagesize=1`;
const LESSON = { page: /^\/lesson\/(\d+)\/?$/, reads: [CHECK, '/Student/contentlesson/$1'], hasPicture: false };
const COURSE = {
  page: /^\/course\/(\d+)\/?$/,
  reads: [`/api/Course/tree-course-with-progress?courseid=$1&timestamp=${NOW}`],
  hasPicture: false,
};

let browser: ReturnType<typeof fakeBrowser>;
let call: typeof import('./call.ts').call;
let callDated: typeof import('./call.ts').callDated;
let store: typeof import('../session/session-store.ts');
let sent: { path: string; headers: Headers; init: RequestInit }[];
let answers: (path: string) => Response | Promise<Response>;

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ now: 1_000_000 });
  browser = fakeBrowser();
  vi.stubGlobal('window', globalThis);
  globalThis.earlyReads = undefined;
  sent = [];
  answers = (path) => Response.json({ success: true, data: path });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, headers: new Headers(init.headers), init });
    return answers(path);
  });
  ({ call, callDated } = await import('./call.ts'));
  store = await import('../session/session-store.ts');
  store.startSession(account, 'token-1');
  browser.stored.set('app_device_id', 'd1');
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs the page's head at an address, as the browser would. */
function open(address: string, reads = LESSON): void {
  const { pathname, search } = new URL(address, 'https://hessa.test');
  new Function('localStorage', 'location', earlyScript(reads, 'school9'))(localStorage, { pathname, search });
}

const paths = () => sent.map(({ path }) => path);
const readLesson = () => call('GET /Student/contentlesson/{id}', { params: { id: 17 } });

describe('the head of a signed-in page', () => {
  test('asks for the page’s data with what every call carries [API-03, API-04, API-05, TEN-01]', async () => {
    open('/lesson/17');
    expect(paths()).toEqual([
      '/Student/Student-Enrolled-Courses?studentId=u1&pagenumber=1&pagesize=1',
      '/Student/contentlesson/17',
    ]);
    const [early] = sent;
    globalThis.earlyReads = undefined;
    await readLesson();
    expect([...(early?.headers ?? [])]).toEqual([...(sent.at(-1)?.headers ?? [])]);
    expect(early?.init.credentials).toBe(sent.at(-1)?.init.credentials);
  });

  test('asks for the page of the address, whichever page its copy was made for', () => {
    open('/lesson/9/');
    expect(paths()).toContain('/Student/contentlesson/9');
  });

  test.each([
    ['nobody is logged in', () => store.endSession('logout'), '/lesson/17'],
    ['the login is incomplete', () => browser.stored.delete('isAuthenticated'), '/lesson/17'],
    ['the address asks for something of its own', () => {}, '/lesson/17?page=2'],
    ['something waits to be sent first', () => browser.stored.set('outbox', '[{}]'), '/lesson/17'],
    ['the page is another one', () => {}, '/profile'],
    ['storage is closed', () => browser.breakStorage(), '/lesson/17'],
  ])('asks for nothing when %s', (_, arrange, address) => {
    arrange();
    open(address);
    expect(sent).toEqual([]);
    expect(globalThis.earlyReads).toBeUndefined();
  });

  test.each([
    ['a stored one', { imagePath: 'media/tenant6/cover' }, ['/media/tenant6/cover']],
    ['none', { imagePath: null }, []],
    ['what is no picture', { imagePath: 'javascript:alert(1)' }, []],
  ])(
    'fetches the first card’s picture with its answer and shows it where its place is kept: %s [LEARN-103]',
    async (_, course, expected) => {
      const pictures: string[] = [];
      vi.stubGlobal(
        'Image',
        class {
          set src(url: string) {
            pictures.push(new URL(url, 'https://hessa.test').pathname);
          }
        },
      );
      const place = { src: '', hidden: true };
      vi.stubGlobal('document', { readyState: 'complete', getElementById: () => place });
      answers = () => Response.json({ data: { courses: [course] } });
      open('/lesson/17', { ...LESSON, reads: [CHECK], hasPicture: true });
      await vi.advanceTimersByTimeAsync(0);
      expect(pictures).toEqual(expected);
      expect(place.hidden).toBe(expected.length === 0);
      if (expected[0]) expect(place.src).toContain(expected[0]);
    },
  );

  test('is text that ends no script', () => {
    expect(earlyScript({ ...LESSON, reads: ['</script><script>'] }, '</script>')).not.toMatch(/<\/?script/);
  });
});

describe('a page that was given data of its own', () => {
  const proof = async (token = 'token-1') => (await import('./early-answers.ts')).takeProof(token);

  test('knows by it that the login stands, once, and for this login alone [LEAN-03]', async () => {
    open('/course/3', COURSE);
    expect(await proof('token-2')).toBe(false);
    expect([await proof(), await proof()]).toEqual([true, false]);
  });

  test.each([
    ['refused', () => Response.json({}, { status: 401 })],
    ['lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('that was %s asks who is there, as the specification has it [LEAN-03, SESS-09]', async (_, answer) => {
    answers = answer;
    open('/course/3', COURSE);
    expect(await proof()).toBe(false);
  });
});

describe('a page that wakes up', () => {
  test('takes each answer once, and asks itself afterwards', async () => {
    open('/lesson/17');
    expect(await readLesson()).toMatchObject({ data: '/Student/contentlesson/17' });
    expect(sent).toHaveLength(2);
    await readLesson();
    expect(sent).toHaveLength(3);
  });

  test('knows when the answer was here, however late its code came', async () => {
    open('/lesson/17');
    await vi.advanceTimersByTimeAsync(8_000);
    const { at } = await callDated('GET /Student/contentlesson/{id}', { params: { id: 17 } });
    expect(at).toBe(1_000_000);
  });

  test('finds the read that passes every cache by the moment in its address [API-21]', async () => {
    open('/course/3', COURSE);
    expect(paths()).toEqual(['/api/Course/tree-course-with-progress?courseid=3&timestamp=1000000']);
    await call('GET /api/Course/tree-course-with-progress', { query: { courseid: 3, timestamp: '1000555' } });
    expect(sent).toHaveLength(1);
  });

  test('asks anew when its code took more than thirty seconds', async () => {
    open('/lesson/17');
    await vi.advanceTimersByTimeAsync(30_001);
    await readLesson();
    expect(sent).toHaveLength(3);
  });

  test('asks anew after it has written something', async () => {
    open('/lesson/17');
    await call('POST /api/Auth/logout', { body: {} } as never);
    await readLesson();
    expect(sent).toHaveLength(4);
  });

  test('takes nothing that another login asked for [SESS-06]', async () => {
    open('/lesson/17');
    store.startSession({ ...account, id: 'u2' }, 'token-2');
    await readLesson();
    expect(sent.at(-1)?.headers.get('Authorization')).toBe('Bearer token-2');
    expect(sent).toHaveLength(3);
  });

  test('asks itself when the line failed its head [OP-API-13]', async () => {
    answers = () => Promise.reject(new TypeError('Failed to fetch'));
    open('/lesson/17');
    await vi.advanceTimersByTimeAsync(0);
    answers = () => Response.json({ success: true, data: 'second' });
    expect(await readLesson()).toMatchObject({ data: 'second' });
  });

  test('refreshes a token that was refused to its head, once [SESS-18]', async () => {
    answers = () => Response.json({ success: false, code: 'x', message: 'x' }, { status: 401 });
    open('/lesson/17');
    await vi.advanceTimersByTimeAsync(0);
    answers = (path) => Response.json({ success: true, data: { token: 'token-2', path } });
    await readLesson();
    expect(paths().slice(2)).toEqual(['/api/Auth/refresh-token', '/Student/contentlesson/17']);
    expect(sent.at(-1)?.headers.get('Authorization')).toBe('Bearer token-2');
  });

  test('ends the question of its head with its own', async () => {
    answers = () => new Promise(() => {});
    open('/lesson/17');
    const stop = new AbortController();
    const read = call('GET /Student/contentlesson/{id}', { params: { id: 17 } }, { signal: stop.signal });
    stop.abort();
    expect(sent[1]?.init.signal?.aborted).toBe(true);
    void read.catch(() => {});
  });
});
