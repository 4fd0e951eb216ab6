import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { newEnrolment } from '../../apps/server/src/seed/new-enrolment.ts';
import { makeQuiz, storedRows } from '../../apps/server/src/testing/classroom.ts';
import { lessonId } from '../../apps/server/src/testing/test-school.ts';
import { seeEveryLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { LOGIN_CHECK } from '../support/keep-login.ts';
import { keptKeys } from '../support/kept-answers.ts';
import { cutLine, mendLine } from '../support/line.ts';
import { loginPage } from '../support/login-page.ts';
import { quizPage } from '../support/quiz-page.ts';
import { startSite } from '../support/site.ts';
import { stopClock } from '../support/visitor.ts';

const BUILD = join(import.meta.dirname, '../../apps/web/build');
const CLIENT = join(BUILD, 'client');
const KB = 1000;
const COURSE = 'Grammar من الصفر';

/** A build of our own, so that a newer version can go live in the middle of a visit. */
let webRoot: string;
const travel = journey(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'hessa-web-'));
  await cp(BUILD, join(webRoot, 'build'), { recursive: true });
  return startSite({}, webRoot);
});
afterAll(() => rm(webRoot, { recursive: true, force: true }));
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

/** The page with this title stands there and answers to presses. */
async function opened(page: Page, title: string): Promise<void> {
  await page.waitForFunction((wanted) => document.title.startsWith(wanted), title);
  await awake(page);
}
const strip = (page: Page) => page.locator('.line-strip');

/** The worker is at work and has kept the pages of these addresses' kinds. */
async function settled(page: Page, ...keys: string[]): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining(keys));
}

function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('hessa-pages-'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'افتح القائمة' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'خروج' }).click();
}

/** What the list of kept pages would call one. */
const keptTitle = (page: Page, key: string) =>
  page.evaluate(async (name) => decodeURIComponent((await caches.match(name))?.headers.get('x-kept-title') ?? ''), key);

describe('the platform as an application', () => {
  test('costs a guest nothing: no worker, no code of the signed-in [OP-PERF-1]', async () => {
    const page = await travel.open('/', { worker: true });
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(loaded.filter((name) => name.includes('/assets/')).length).toBeGreaterThan(3);
    expect(loaded.filter((name) => /service-worker|member-tools|learning-/.test(name))).toEqual([]);
  });

  test('installs under the tenant’s own name, with icons that load and the colour of its pages [TEN-02]', async () => {
    const page = await travel.open('/about');
    const session = await page.context().newCDPSession(page);
    const { data = '', errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data);
    const { body } = await travel.site.client().call('GET /api/Site');
    expect(manifest.name).toBe(body.data.profile.name);
    expect(manifest.dir).toBe('rtl');
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper'));
    expect(manifest.background_color).toBe(paper);
    for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
      const size = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect(size).toBe(sizes);
    }
  });

  test('keeps at most 250 kB before it is asked for: the shell and the letters, no page of its own [OP-PERF-1]', async () => {
    const worker = await readFile(join(CLIENT, 'service-worker.js'), 'utf8');
    const files = [...new Set(worker.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))];
    expect(files.length).toBeGreaterThan(10);
    const sizes = await Promise.all(
      files.map(async (file) => {
        const sent = await readFile(join(CLIENT, `${file}.br`)).catch(() => readFile(join(CLIENT, file)));
        return sent.length;
      }),
    );
    expect(sizes.reduce((sum, size) => sum + size) / KB, files.join('\n')).toBeLessThan(250);
    expect(files.filter((file) => /lesson|quiz|player|hls|home|about|course/.test(file))).toEqual([]);
  });
});

describe('without a line', () => {
  test('pages that were looked at open, others say so, and all is well when it is back [OP-SESS-2, SESS-08, LEARN-83, LEARN-91, LEARN-318]', async () => {
    const { course, student } = await travel.school.enrolled({ name: COURSE, units: [{ name: 'Tenses' }] });
    const { page } = await travel.visit({ worker: true, as: student });
    await page.goto(`/course/${course.id}/curriculum`);
    await page.getByText('Tenses').first().waitFor();
    await settled(page, '/course/-/curriculum', '/enrolled-courses');
    await page.goto('/my-lectures');
    await opened(page, 'محاضراتي');
    // Reached without loading a page.
    await page.getByRole('button', { name: 'افتح القائمة' }).click();
    await page.getByRole('link', { name: 'كورساتي', exact: true }).click();
    await card(page, COURSE).waitFor();
    await settled(page, '/my-lectures', '/enrolled-courses');

    await cutLine(page);
    await strip(page).getByText('مفيش نت').waitFor();
    await page.reload();
    await card(page, COURSE).waitFor();
    await page.getByText('من غير نت. دي آخر نسخة').waitFor();
    await strip(page).getByText('مفيش نت').waitFor();
    await seeEveryLook(page, 'no-line');
    expect(await page.evaluate(() => localStorage.getItem('isAuthenticated'))).toBe('true');

    // A page of the menu whose code this phone never had: said, and nothing is loaded anew.
    await awake(page);
    await page.getByRole('button', { name: 'افتح القائمة' }).click();
    await page.getByRole('link', { name: 'إحصائياتي', exact: true }).click();
    await page.getByText('محتاجة نت أول مرة بس').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/enrolled-courses');

    // One copy of a kind opens every address of it; what the phone does not have is said by the page itself.
    await page.goto('/course/8000/curriculum');
    await opened(page, 'المنهج');
    await page.getByText('بنتأكد من حسابك').waitFor({ state: 'hidden' });
    await page.goto(`/course/${course.id}/curriculum`);
    await page.getByText('Tenses').first().waitFor();
    await expect.poll(() => keptTitle(page, '/course/-/curriculum'), { timeout: 30_000 }).toContain(COURSE);

    await page.goto('/about');
    await heading(page, 'مفيش نت').waitFor();
    await page.getByText('الصفحة دي مش محفوظة على الجهاز ده').waitFor();
    const kept = page.getByRole('navigation', { name: 'اللي تقدر تفتحه من غير نت' });
    await kept.getByRole('link', { name: 'محاضراتي' }).waitFor();
    await kept.getByRole('link', { name: `المنهج: ${COURSE}` }).waitFor();
    await seeEveryLook(page, 'offline');
    await kept.getByRole('link', { name: 'محاضراتي' }).click();
    await opened(page, 'محاضراتي');

    await page.goto('/about');
    await heading(page, 'مفيش نت').waitFor();
    const checked = page.waitForResponse(LOGIN_CHECK);
    await mendLine(page);
    await page.waitForFunction(() => document.title !== 'مفيش نت');
    expect((await checked).status()).toBe(200);
    await awake(page);
    expect(await strip(page).innerText()).toBe('');
  });

  test('the page without a line loads itself anew once a line answers, and never over a page that was chosen [LEARN-270]', async () => {
    const { course, student } = await travel.school.enrolled({ name: COURSE, units: [{ name: 'Tenses' }] });
    const { page } = await travel.visit({ worker: true, as: student });
    await page.goto(`/course/${course.id}/curriculum`);
    await page.getByText('Tenses').first().waitFor();
    await settled(page, '/course/-/curriculum');
    await page.goto('/my-lectures');
    await opened(page, 'محاضراتي');
    await settled(page, '/my-lectures');
    await cutLine(page);
    await page.goto('/about');
    await heading(page, 'مفيش نت').waitFor();
    const kept = page.getByRole('link', { name: 'محاضراتي' });
    await kept.waitFor();

    // A browser that says its line is back, and it is not: the page stays, and with it what is about to be pressed.
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/favicon.svg'));
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await failed;
    expect(await page.locator('[data-same]').count()).toBe(1);

    // The same while a page that was chosen is on its way.
    await page.evaluate(() =>
      addEventListener('beforeunload', () => dispatchEvent(new Event('online')), { once: true }),
    );
    await kept.click();
    await opened(page, 'محاضراتي');

    // A line that answers just then calls nobody back who is leaving; whoever has come back is not forgotten.
    await page.goto('/about');
    await heading(page, 'مفيش نت').waitFor();
    const goingTo = await page.evaluate(async () => {
      document.body.setAttribute('data-same', '');
      globalThis.fetch = async () => new Response();
      const begun: string[] = [];
      const { navigation } = globalThis as unknown as { navigation: EventTarget };
      navigation.addEventListener('navigate', (event) =>
        begun.push((event as Event & { navigationType: string }).navigationType),
      );
      dispatchEvent(new Event('beforeunload'));
      dispatchEvent(new Event('online'));
      await new Promise((later) => setTimeout(later));
      return begun;
    });
    expect(goingTo).toEqual([]);
    await page.evaluate(() => {
      dispatchEvent(new Event('pageshow'));
      dispatchEvent(new Event('online'));
    });
    await expect.poll(() => page.locator('[data-same]').count()).toBe(0);
  });

  test('a lesson that was never opened says that it needs a line once, and the page stays as it was [LEARN-79]', async () => {
    const { course, student } = await travel.school.enrolled({
      units: [{ name: 'Tenses', lessons: [{ type: 'Video', name: 'have و has' }] }],
    });
    const { page } = await travel.visit({ worker: true, as: student });
    await page.goto(`/course/${course.id}/curriculum`);
    await page.getByText('Tenses').first().waitFor();
    await settled(page, '/course/-/curriculum', '/enrolled-courses');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await cutLine(page);
    await strip(page).getByText('مفيش نت').waitFor();
    await page.evaluate(() => document.documentElement.setAttribute('data-mark', 'not loaded anew'));
    const lesson = page.getByRole('link', { name: /have و has/ }).first();
    await lesson.hover();
    await lesson.click();
    await page.getByText('محتاجة نت أول مرة بس').waitFor();
    // A finger that rests on it fetches nothing in vain, which could not be fetched again.
    expect(await page.locator('link[rel="modulepreload"][href*="lesson-video"]').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe(`/course/${course.id}/curriculum`);
    expect(await page.locator('html').getAttribute('data-mark')).toBe('not loaded anew');
    await mendLine(page);
    await page
      .getByRole('link', { name: /have و has/ })
      .first()
      .click();
    await page.waitForURL(`/course/${course.id}/lesson/${lessonId(course, 0, 0)}/video`);
  });

  test('a quiz that was begun opens again at the same question, is finished, and handed in when the line is back [OP-QUIZ-10, LEARN-90]', async () => {
    const { site } = travel;
    const { courseId, lessonId } = await makeQuiz(site);
    const student = await site.createAccount();
    await site.withTenant(site.tenantId, (tx) =>
      newEnrolment(tx, site.tenantId, student.id, courseId, site.clock.now()),
    );
    const { page } = await travel.visit({ worker: true, as: student });
    const quiz = quizPage(page);
    await page.goto(`/course/${courseId}/lesson/${lessonId}/quiz`);
    const answer = () => page.locator('label').filter({ has: quiz.answers }).first().click();
    await answer();
    await quiz.saved();
    await quiz.next.click();
    const standing = await page.getByRole('heading', { level: 1 }).innerText();
    await settled(page, '/course/-/lesson/-/quiz');

    await cutLine(page);
    await page.reload();
    await quiz.count(standing).waitFor();
    await quiz.previous.click();
    expect(await quiz.answers.first().isChecked()).toBe(true);
    while (!(await quiz.submit.isVisible())) {
      await quiz.next.click();
      await answer();
    }
    await quiz.submit.click();
    await quiz.queued.waitFor();
    // What tells of the line stands at the screen's end, not in the middle of it.
    await strip(page).getByText('مفيش نت').waitFor();
    const below = () => page.locator('.dock').evaluate((dock) => innerHeight - dock.getBoundingClientRect().bottom);
    expect(Math.abs(await below())).toBeLessThan(1);
    await mendLine(page);
    await quiz.percent.waitFor();
    expect((await storedRows(site, student.id)).results).toHaveLength(1);
  });

  test('the worker keeps no answer of the API, whoever asked [T-WEB-1]', async () => {
    const student = await travel.site.createAccount();
    const { page } = await travel.visit({ worker: true, as: student });
    await page.goto('/enrolled-courses');
    await settled(page, '/enrolled-courses');
    await page.reload();
    await awake(page);
    const kept = await page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys()).map(async (name) => {
          const cache = await caches.open(name);
          return Promise.all(
            (await cache.keys()).map(async (key) => ({ url: key.url, text: await (await cache.match(key))?.text() })),
          );
        }),
      );
      return all.flat();
    });
    expect(kept.length).toBeGreaterThan(10);
    const paths = kept.map(({ url }) => new URL(url).pathname);
    expect(paths.filter((path) => !/^\/(?:assets\/|offline\.html$|enrolled-courses$)/.test(path))).toEqual([]);
    // What the server sends of a signed-in page holds nothing of its reader.
    const [token, user] = await page.evaluate(() => [localStorage.auth_token, JSON.parse(localStorage.currentUser)]);
    for (const { text = '' } of kept) {
      for (const secret of [token, user.id, user.name, user.phoneNumber]) expect(text).not.toContain(secret);
    }
  });
});

describe('on a slow line', () => {
  test('the page says so after 5 s and asks once more when told to; nothing spins for ever', async () => {
    const student = await travel.site.createAccount();
    const { page } = await travel.visit({ as: student, handClock: true });
    const checked = page.waitForResponse(LOGIN_CHECK);
    await page.goto('/about');
    await (await checked).finished();
    // Old enough for the next page to ask again.
    await page.clock.runFor(10_000);
    await strip(page).waitFor({ state: 'attached' });
    let asked = 0;
    await page.route(LOGIN_CHECK, async (route) => {
      asked += 1;
      // The first question is never answered.
      if (asked > 1) await route.continue();
    });
    // From here on slow is what takes long by the page's own time, not by a busy machine's.
    await stopClock(page);
    await page.getByRole('button', { name: 'افتح القائمة' }).click();
    await page.getByRole('link', { name: 'محاضراتي' }).click();
    await page.getByText('بنتأكد من حسابك').waitFor();
    await page.clock.runFor(200);
    await expect.poll(() => asked).toBe(1);
    expect(await strip(page).innerText()).toBe('');
    await page.clock.runFor(5_000);
    await strip(page).getByText('النت بطيء').waitFor();
    await page.clock.resume();
    await strip(page).getByRole('button', { name: 'جرّب تاني' }).click();
    await page.getByText('بنتأكد من حسابك').waitFor({ state: 'hidden' });
    await opened(page, 'محاضراتي');
    expect(asked).toBe(2);
    expect(await strip(page).innerText()).toBe('');
  });
});

describe('logging out', () => {
  test('leaves nothing of the account on the phone, and asks first when something was not sent [OP-STOR-2, SESS-03]', async () => {
    const [first, second] = [await travel.site.createAccount(), await travel.site.createAccount()];
    const { page } = await travel.visit({ worker: true });
    const login = loginPage(page);
    await login.open();
    await login.signIn(first);
    await page.waitForURL('/');
    await page.goto('/statistics');
    await settled(page, '/statistics');
    // A worker looks after the pages that are opened once it is there.
    await page.goto('/statistics');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await awake(page);
    const userId = await page.evaluate(() => localStorage.getItem('user_id'));
    await keepPrivately(page, userId ?? '');
    await cutLine(page);
    await page.evaluate((owner) => {
      const letter = {
        key: 'quiz 7',
        userId: owner,
        route: 'POST /api/quizresult/save-answers',
        input: { body: { lessonId: 7, answers: [{ position: 0, choice: 1, clientTime: 1 }] } },
        writtenAt: 1,
      };
      localStorage.setItem('outbox', JSON.stringify([letter]));
    }, userId);

    await logOut(page);
    const dialog = page.getByRole('dialog', { name: 'عندك إجابات لسه ما اتبعتتش' });
    await dialog.waitFor();
    await seeEveryLook(page, 'logout-unsent');
    const sendFirst = dialog.getByRole('button', { name: 'ابعتها الأول واخرج' });
    // It can only fail.
    expect(await sendFirst.getAttribute('class')).toContain('btn-line');
    await sendFirst.click();
    await dialog.getByText('لسه ما اتبعتتش', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'اقفل' }).click();
    expect(await page.evaluate(() => localStorage.getItem('isAuthenticated'))).toBe('true');

    // Back where they were: in the menu.
    await page.getByRole('dialog').getByRole('button', { name: 'خروج' }).click();
    await dialog.getByRole('button', { name: 'اخرج من غير ما تبعت' }).click();
    await expect.poll(() => keptPages(page)).toEqual([]);
    await expect.poll(() => keptKeys(page)).toEqual([]);
    // The letter stays for its owner alone.
    expect(await page.evaluate(() => localStorage.getItem('outbox'))).toContain('quiz 7');
    await mendLine(page);

    await login.open();
    await login.signIn(second);
    await page.waitForURL('/');
    await keepPrivately(page, userId ?? '');
    await page.goto('/statistics');
    await settled(page, '/statistics');
    const ofTheFirst = async () => (await keptKeys(page)).filter((key) => key.startsWith(`${userId},`));
    await expect.poll(ofTheFirst).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('outbox'))).toContain('quiz 7');
    // Another account's letters are no reason to ask.
    await logOut(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('isAuthenticated'))).toBeNull();
  });
});

describe('a newer version', () => {
  test('is told of quietly, never in a quiz, and comes when it is asked for', async () => {
    const { course, student } = await travel.school.enrolled({ units: [{ lessons: [{ type: 'Quiz' }] }] });
    const { page } = await travel.visit({ worker: true, as: student });
    await page.goto('/my-lectures');
    await settled(page, '/my-lectures');
    const before = await keptName(page);
    await publish('newer');
    await page.goto(`/course/${course.id}/lesson/${lessonId(course, 0, 0)}/quiz`);
    await awake(page);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null))
      .toBe(true);
    const notice = page.locator('.update-notice');
    await expect.poll(() => notice.count()).toBe(1);
    expect(await notice.innerText()).toBe('');
    // It does not push itself in front of whoever is at work.
    expect(await keptName(page)).toBe(before);

    await page.goto('/statistics');
    await notice.getByText('فيه نسخة جديدة').waitFor();
    await seeEveryLook(page, 'newer-version');
    const loadedAnew = page.waitForEvent('load');
    await notice.getByRole('button', { name: 'حدّث دلوقتي' }).click();
    await loadedAnew;
    await opened(page, 'إحصائياتي');
    // Pages of the build before are fetched anew, with the files they need now.
    await expect.poll(() => keptName(page)).not.toBe(before);
    await settled(page, '/my-lectures', '/statistics');
    expect(await notice.innerText()).toBe('');
  });

  test('that took away a file loads the page anew once, and then says so', async () => {
    const { page, context } = await travel.visit();
    await context.route('**/assets/root-*.js', (route) => route.abort());
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.goto('/about');
    // The page that was loaded anew, not the one that is being left.
    await page.waitForFunction(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return visit?.type === 'reload' && document.documentElement.classList.contains('boot-failed');
    });
    await page.getByText('جزء من الصفحة موصلش').waitFor();
    expect(loads).toBe(2);
    await context.unroute('**/assets/root-*.js');
    await page.locator('.boot-note a').click();
    await awake(page);
    expect(await page.getByText('جزء من الصفحة موصلش').isVisible()).toBe(false);
  });
});

async function keptName(page: Page): Promise<string> {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('hessa-pages-')).join());
}

/** The same platform, as a worker that is not the same: its list of files has another name. */
async function publish(version: string): Promise<void> {
  const file = join(webRoot, 'build/client/service-worker.js');
  const text = await readFile(file, 'utf8');
  const renamed = text.replace(/(\+[`"'])[0-9a-f]{12}([`"'])/, `$1${version}$2`);
  if (renamed === text) throw new Error('the worker names no pages');
  await writeFile(file, renamed);
  await Promise.all([rm(`${file}.br`), rm(`${file}.gz`)]);
}

/** As a page of this account would have left it. */
async function keepPrivately(page: Page, userId: string): Promise<void> {
  await page.evaluate(
    (owner) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('hessa-private', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('entries');
        request.onsuccess = () => {
          const work = request.result.transaction('entries', 'readwrite');
          work.objectStore('entries').put({ value: 'mine', keptAt: Date.now() }, [owner, 'GET /x']);
          work.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    userId,
  );
  expect(await keptKeys(page)).toContain(`${userId},GET /x`);
}
