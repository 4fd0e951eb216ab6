import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { awake, journey } from '../support/journey.ts';
import { loginPage } from '../support/login-page.ts';

const travel = journey();

interface ToldFault {
  kind: string;
  page: string;
  version: string;
  message: string;
}

/** What the pages told the server so far. */
function faults(): ToldFault[] {
  return travel.site.logLines
    .map((line) => JSON.parse(line) as { msg?: string; fault?: ToldFault })
    .flatMap(({ msg, fault }) => (msg === 'a page broke in a browser' && fault ? [fault] : []));
}

/** A visitor whose browser may complain: breaking things is what these journeys are about. */
async function visit(...[options]: Parameters<typeof travel.visit>): Promise<Page> {
  travel.site.logLines.length = 0;
  const visitor = await travel.visit(options);
  visitor.complaints.push = () => 0;
  return visitor.page;
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The server's page, written a little otherwise before the browser sees it. */
async function rewrite(page: Page, change: (html: string, headers: Record<string, string>) => string): Promise<void> {
  await page.route(
    (url) => url.pathname === '/' || url.pathname === '/login',
    async (route) => {
      const answer = await route.fetch();
      const headers = answer.headers();
      const body = change(await answer.text(), headers);
      const { 'content-length': _, 'content-encoding': __, ...kept } = headers;
      await route.fulfill({ response: answer, body, headers: kept });
    },
  );
}

/** Runs in the page: whatever writes a link to the messaging app throws, but for the error screen's own. */
function breakLinks(spared: string): void {
  const own = encodeURIComponent;
  globalThis.encodeURIComponent = (text) => {
    if (/\p{Script=Arabic}/u.test(String(text)) && !(spared && String(text).includes(spared))) {
      throw new TypeError('text.toWellFormed is not a function');
    }
    return own(text);
  };
}

describe('a page that breaks', () => {
  test('as the browser takes it over is drawn anew under trusted types, works, and tells the server [FLOOR-03, FLOOR-05]', async () => {
    const page = await visit();
    await rewrite(page, (html) => html.replace(/(<h1[^>]*>[\s\S]*?)([\p{Script=Arabic}]{3,})/u, '$1غلطة'));
    const answer = await page.goto('/login');
    expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    await awake(page);
    await expect.poll(() => faults().map(({ kind }) => kind)).toContain('hydration');
    expect(await title(page).textContent()).not.toContain('غلطة');
    const login = loginPage(page);
    await login.signIn({ phone: '01000000000', password: 'not-this-one' });
    await login.alert.first().waitFor();
    const [fault] = faults();
    expect(fault).toMatchObject({ kind: 'hydration', page: '/login' });
    expect(fault?.version).toMatch(/^\w{6,}$/);
  });

  test('because a part of it throws says so, with ways on that answer [FLOOR-03, FLOOR-05, LEARN-248]', async () => {
    const page = await visit();
    await page.addInitScript(breakLinks, 'مش بتفتح معايا');
    await page.goto('/');
    await page.getByRole('heading', { name: 'الصفحة اتقطعت' }).waitFor();
    await page.getByRole('button', { name: 'حمّل الصفحة تاني' }).waitFor();
    // Its press is answered, and nothing says that the page is still coming.
    await awake(page);
    await expect
      .poll(faults)
      .toContainEqual(
        expect.objectContaining({ kind: 'component', page: '/', message: expect.stringContaining('toWellFormed') }),
      );
  });

  test('so far that its own error screen throws leaves a sentence and two links [FLOOR-03, FLOOR-05]', async () => {
    const page = await visit();
    await page.addInitScript(breakLinks, '');
    await page.goto('/');
    await page.getByRole('alert').filter({ hasText: 'الصفحة اتقطعت' }).waitFor();
    expect(await page.getByRole('link').allTextContents()).toEqual(['حمّل الصفحة تاني', 'الصفحة الرئيسية']);
    await expect.poll(() => faults().map(({ kind }) => kind)).toContain('page');
  });

  test('in a part that comes later keeps its top bar and says so [FLOOR-03, FLOOR-05]', async () => {
    const page = await visit();
    const body = "export default function Broken() { throw new Error('broken part'); }";
    await page.route('**/assets/register-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await page.goto('/login');
    await awake(page);
    await page.locator('a[href="/register"]').last().click();
    await page.getByRole('heading', { name: 'الصفحة اتقطعت' }).waitFor();
    expect(await page.locator('.topbar').isVisible()).toBe(true);
    await expect
      .poll(faults)
      .toContainEqual(expect.objectContaining({ kind: 'component', page: '/register', message: 'Error: broken part' }));
  });
});

describe('what does not arrive', () => {
  test('a script: the server’s page stays, says so, and the server hears of it [FLOOR-04, FLOOR-05]', async () => {
    const page = await visit();
    await page.route(/\/assets\/entry\.client-.*\.js/, (route) => route.abort());
    await page.goto('/');
    await page.locator('.boot-note-failed').waitFor({ state: 'visible' });
    expect(await title(page).isVisible()).toBe(true);
    await expect.poll(faults).toContainEqual(expect.objectContaining({ kind: 'script', page: '/' }));
  });

  /**
   * Chromium lets files come until the next page is there; Firefox and Safari cut them as somebody goes. Here the next
   * page is slow, and the file fails while it is on its way.
   */
  async function leaveWhile(page: Page, file: RegExp, begin: () => Promise<unknown>): Promise<void> {
    const cut = Promise.withResolvers<void>();
    await page.route(file, async (route) => {
      await cut.promise;
      await route.abort();
    });
    await page.route('**/about', async (route) => {
      const failed = page.waitForEvent('requestfailed', (request) => file.test(request.url()));
      cut.resolve();
      await failed;
      // The page is still there when it hears of it: the next one takes a while.
      await page.request.get('/login');
      await route.continue();
    });
    const asked = page.waitForRequest(file);
    await begin();
    await asked;
    await page.evaluate(() => location.assign('/about'));
    await page.waitForURL('**/about');
    await title(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/about');
    expect(faults()).toEqual([]);
  }

  test('a script, because the page is being left: the person gets away, and nothing is told [FLOOR-35]', async () => {
    const page = await visit();
    await leaveWhile(page, /\/assets\/entry\.client-.*\.js/, () => page.goto('/', { waitUntil: 'commit' }));
  });

  test('a part of a page that is awake, because it is being left: the same [FLOOR-35]', async () => {
    const page = await visit({ as: await travel.school.student() });
    await leaveWhile(page, /\/assets\/own-home-.*\.js/, () => page.goto('/'));
  });

  test('a script that the policy refuses: the same [FLOOR-04, FLOOR-05]', async () => {
    const page = await visit();
    await rewrite(page, (html, headers) => {
      headers['content-security-policy'] = (headers['content-security-policy'] ?? '').replace(
        "script-src 'self'",
        'script-src',
      );
      return html;
    });
    await page.goto('/');
    await page.locator('.boot-note-failed').waitFor({ state: 'visible' });
    expect(await title(page).isVisible()).toBe(true);
    await expect.poll(() => faults().map(({ kind }) => kind)).toContain('script');
  });

  test('a script that a browser below the floor cannot read: the page stays and says kindly what to do [FLOOR-06]', async () => {
    const page = await visit();
    await page.addInitScript(() => {
      CSS.supports = () => false;
    });
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'this is not the language it knows' }),
    );
    await page.goto('/');
    const note = page.locator('.boot-note');
    await note.getByText('متصفحك قديم').waitFor({ state: 'visible' });
    expect(await note.innerText()).not.toContain('النت');
    expect(await title(page).isVisible()).toBe(true);
    await expect.poll(() => faults().map(({ kind }) => kind)).toContain('old-browser');
  });
});

describe('a store that cannot be opened', () => {
  test.each([
    ['throws', 'throws'],
    ['never answers', 'silent'],
  ])(
    'and %s: a signed-in page is drawn from the line, and the server hears of it [FLOOR-04, FLOOR-05]',
    async (_how, way) => {
      const student = await travel.school.student();
      const page = await visit({ as: student });
      await page.addInitScript((how) => {
        Object.defineProperty(globalThis, 'indexedDB', {
          get() {
            if (how === 'throws') throw new DOMException('The operation is insecure.', 'SecurityError');
            return { open: () => ({}) };
          },
        });
      }, way);
      await page.goto('/statistics');
      await page.getByRole('heading', { name: 'أختامك' }).waitFor();
      await expect.poll(() => faults().map(({ kind }) => kind)).toContain('store');
      expect(faults().every(({ page: at }) => at === '/statistics')).toBe(true);
    },
  );

  test('local storage that throws: a student signs in and stays so while the page is open [FLOOR-04]', async () => {
    const password = 'a-good-password';
    const { email: phone } = await travel.site.createAccount({ password });
    const page = await visit();
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    const login = loginPage(page);
    await login.open();
    await login.signIn({ phone, password });
    await page.waitForURL((url) => url.pathname !== '/login');
    await page.locator('.topbar[data-session="member"]').waitFor();
  });
});
