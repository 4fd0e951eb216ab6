import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { account, fakeBrowser } from '../testing/fake-browser.ts';

const SITE = 'GET /api/Site';
type Handler = (path: string, init: RequestInit & { headers: Headers }) => Response | Promise<Response>;

let browser: ReturnType<typeof fakeBrowser>;
let call: typeof import('./call.ts').call;
let store: typeof import('../session/session-store.ts');
let sent: { path: string; headers: Headers; init: RequestInit }[];

beforeEach(async () => {
  vi.resetModules();
  browser = fakeBrowser();
  sent = [];
  ({ call } = await import('./call.ts'));
  store = await import('../session/session-store.ts');
});

// Modules that were loaded under another setting must not be found by the next file of this worker.
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

function answerWith(handler: Handler): void {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit & { headers: Headers }) => {
    sent.push({ path, headers: init.headers, init });
    return handler(path, init);
  });
}

const ok = (body: object = {}) => Response.json({ success: true, message: '', ...body });
const refused = (status: number, code = 'x') => Response.json({ success: false, code, message: code }, { status });
const tokenOf = (init: { headers: Headers }) => init.headers.get('Authorization');
const paths = () => sent.map(({ path }) => path);

describe('every call', () => {
  test('carries tenant, device, language and the token, and sends cookies [API-03, API-04, API-05, API-06, API-07, TEN-01, OP-API-9]', async () => {
    browser.stored.set('app_device_id', 'd1');
    store.startSession(account, 'token-1');
    answerWith(() => ok());
    await call(SITE);
    expect(sent[0]?.path).toBe('/api/Site');
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'accept-language': 'ar-EG',
      authorization: 'Bearer token-1',
      deviceid: 'd1',
      'x-tenant-id': 'school9',
    });
    expect(sent[0]?.init.credentials).toBe('include');
  });

  test('carries no token when nobody is logged in [API-03]', async () => {
    answerWith(() => ok());
    await call(SITE);
    expect(sent[0]?.headers.has('Authorization')).toBe(false);
  });

  test('shares identical reads on the line, and asks again afterwards [API-11]', async () => {
    let end = (_: Response) => {};
    answerWith(() => new Promise((resolve) => (end = resolve)));
    const both = Promise.all([call(SITE), call(SITE)]);
    expect(sent).toHaveLength(1);
    end(ok({ data: 1 }));
    const [first, second] = await both;
    expect(first).toEqual(second);
    void call(SITE);
    expect(sent).toHaveLength(2);
  });

  test('retries a read once when the line fails, and a write never [OP-API-13]', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call(SITE)).rejects.toMatchObject({ code: 'network.failed', status: 0 });
    expect(sent).toHaveLength(2);
    sent = [];
    const body = { EmailorMobile: 'a@b.eg', password: 'x' };
    await expect(call('POST /api/Auth/login', { body })).rejects.toMatchObject({ code: 'network.failed' });
    expect(sent).toHaveLength(1);
  });

  test('gives a read 15 s and a write 30 s [OP-API-13]', async () => {
    const limits = vi.spyOn(globalThis, 'setTimeout');
    answerWith(() => ok());
    await call(SITE);
    await call('POST /api/Auth/logout');
    expect(limits.mock.calls.map(([, after]) => after).filter((after) => Number(after) > 5_000)).toEqual([
      15_000, 30_000,
    ]);
  });
});

describe('a crowd behind one address', () => {
  /** The work of number 5 among ten, made with the browser's own hash. */
  const work = 'soon.a.00000000000000000000000000000001.WANTED';
  const wanted = async () => {
    const bytes = new Uint8Array(20);
    bytes[15] = 1;
    bytes[19] = 5;
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return [...hash]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')
      .slice(0, 13);
  };
  const note = { className: '', setAttribute: vi.fn(), append: vi.fn(), remove: vi.fn() };

  test('is asked for work, which is done and brought with the same call [T-AUTH-14]', async () => {
    Object.assign(document, { createElement: () => note, body: { append: vi.fn() } });
    const asked = work.replace('WANTED', await wanted());
    answerWith((_, { headers }) =>
      headers.has('X-Work')
        ? ok({ data: 7 })
        : Response.json({ success: false, code: 'limit.work_needed', message: 'x', work: asked }, { status: 429 }),
    );
    expect(await call(SITE)).toMatchObject({ data: 7 });
    expect(sent.map(({ headers }) => headers.get('X-Work'))).toEqual([
      null,
      'soon.a.00000000000000000000000000000001.5',
    ]);
    expect(note.remove).toHaveBeenCalled();
  });

  test('that is asked again and again gives up after three times, and a refusal without work stays one [T-AUTH-14]', async () => {
    Object.assign(document, { createElement: () => note, body: { append: vi.fn() } });
    const asked = work.replace('WANTED', await wanted());
    answerWith(() =>
      Response.json({ success: false, code: 'limit.work_needed', message: 'x', work: asked }, { status: 429 }),
    );
    await expect(call(SITE)).rejects.toMatchObject({ code: 'limit.work_needed', status: 429 });
    expect(sent).toHaveLength(4);
    sent = [];
    answerWith(() => refused(429, 'limit.too_many_requests'));
    await expect(call(SITE)).rejects.toMatchObject({ code: 'limit.too_many_requests' });
    expect(sent).toHaveLength(1);
  });
});

describe('a refused token', () => {
  test('is replaced once and the call replayed with the new one [SESS-18, SESS-20, SESS-23]', async () => {
    store.startSession(account, 'old');
    answerWith((path, init) => {
      if (path.endsWith('refresh-token')) return ok({ data: { token: 'new' } });
      return tokenOf(init) === 'Bearer new' ? ok({ data: 7 }) : refused(401);
    });
    expect(await call(SITE)).toMatchObject({ data: 7 });
    expect(paths()).toEqual(['/api/Site', '/api/Auth/refresh-token', '/api/Site']);
    expect(browser.stored.get('auth_token')).toBe('new');
  });

  test('of several calls at once waits for one refresh [SESS-19, SESS-23]', async () => {
    store.startSession(account, 'old');
    answerWith((path, init) => {
      if (path.endsWith('refresh-token')) return ok({ data: { token: 'new' } });
      return tokenOf(init) === 'Bearer new' ? ok() : refused(401);
    });
    await Promise.all([call(SITE), call('GET /api/Contact/getAll')]);
    expect(paths().filter((path) => path.endsWith('refresh-token'))).toHaveLength(1);
    expect(paths()).toHaveLength(5);
  });

  test('that another tab has already replaced needs no refresh [OP-SESS-7]', async () => {
    store.startSession(account, 'old');
    answerWith((_, init) => {
      if (tokenOf(init) === 'Bearer new') return ok();
      browser.stored.set('auth_token', 'new');
      return refused(401);
    });
    await call(SITE);
    expect(paths()).toEqual(['/api/Site', '/api/Site']);
  });

  test.each([401, 403])(
    'ends the login when the refresh answers %d, and rejects every waiting call [SESS-05, SESS-06, SESS-21]',
    async (status) => {
      store.startSession(account, 'old');
      const ended = vi.fn();
      store.watchSessionEnd(ended);
      answerWith((path) => refused(path.endsWith('refresh-token') ? status : 401, 'session.expired'));
      const results = await Promise.allSettled([call(SITE), call('GET /api/Contact/getAll')]);
      expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected']);
      expect(ended.mock.calls).toEqual([['expired']]);
      expect(browser.stored.has('auth_token')).toBe(false);
      expect(browser.stored.has('currentUser')).toBe(false);
      expect(browser.stored.has('isAuthenticated')).toBe(false);
    },
  );

  test('ends the login when the replay is refused as well [OP-SESS-1]', async () => {
    store.startSession(account, 'old');
    answerWith((path) => (path.endsWith('refresh-token') ? ok({ data: { token: 'new' } }) : refused(401)));
    await expect(call(SITE)).rejects.toMatchObject({ status: 401 });
    expect(store.getSession()).toEqual({ status: 'guest' });
  });

  test.each([
    ['the line fails', () => Promise.reject(new TypeError('cut'))],
    ['the server is in trouble', () => refused(503)],
  ])('keeps the login when the refresh cannot be asked: %s [OP-SESS-1]', async (_, answer) => {
    store.startSession(account, 'old');
    answerWith((path) => (path.endsWith('refresh-token') ? answer() : refused(401)));
    await expect(call(SITE)).rejects.toBeInstanceOf(Error);
    expect(store.getSession()).toMatchObject({ status: 'member' });
  });

  test('on a login call is an answer like any other [OP-AUTH-5]', async () => {
    store.startSession(account, 'old');
    answerWith(() => refused(401));
    const body = { EmailorMobile: 'a@b.eg', password: 'x' };
    await expect(call('POST /api/Auth/login', { body })).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
    expect(store.getSession()).toMatchObject({ status: 'member' });
  });
});

describe('one call at a time', () => {
  test('a call that waits for a refresh gives its slot back, and refresh and logout pass the queue [OP-API-2]', async () => {
    vi.resetModules();
    vi.stubEnv('VITE_REQUEST_POLICY', 'serial');
    ({ call } = await import('./call.ts'));
    store = await import('../session/session-store.ts');
    store.startSession(account, 'old');
    answerWith((path, init) => {
      if (path.endsWith('refresh-token')) return ok({ data: { token: 'new' } });
      return tokenOf(init) === 'Bearer old' && !path.endsWith('logout') ? refused(401) : ok();
    });
    const reads = Promise.all([call(SITE), call('GET /api/Contact/getAll')]);
    await call('POST /api/Auth/logout');
    expect(paths()).toContain('/api/Auth/logout');
    await reads;
    expect(paths().filter((path) => path.endsWith('refresh-token'))).toHaveLength(1);
  });
});
