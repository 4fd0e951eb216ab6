import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { enrolStudent, makeQuiz } from '../../apps/server/src/testing/classroom.ts';
import { lessonId as lessonIdOf } from '../../apps/server/src/testing/test-school.ts';
import { awake, journey } from '../support/journey.ts';
import { storeLessonMedia } from '../support/lesson-media.ts';
import { loginPage } from '../support/login-page.ts';
import { shoot } from '../support/page-checks.ts';
import { quizPage } from '../support/quiz-page.ts';
import { DESK } from '../support/visitor.ts';

const travel = journey();

const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; SM-A105F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/103.0.5060.129 Mobile Safari/537.36';
const FACEBOOK = `${ANDROID} [FB_IAB/FB4A;FBAV/389.0.0.42.111;]`;
const WHATSAPP =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 15_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 WhatsApp/22.19.78';

/** A browser inside an application: its name, no service worker, and a store that forgets with the window. */
async function openInside(userAgent: string, options: Parameters<typeof travel.visit>[0] = {}) {
  return travel.visit({
    ...options,
    before: async (page) => {
      await page.addInitScript((name) => {
        Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => name });
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      }, userAgent);
    },
  });
}

describe.each([
  ['Facebook on Android', FACEBOOK, 'فيسبوك', 'فتح في المتصفح'],
  ['WhatsApp on an iPhone', WHATSAPP, 'واتساب', 'Safari'],
])('inside %s', (_name, userAgent, app, way) => {
  test('a student signs in and takes a quiz; installing says to open a browser, and how [FLOOR-08]', async () => {
    const { courseId, lessonId } = await makeQuiz(travel.site, [
      { text: 'She ______ tea.', choices: ['like', 'likes'], right: 1, pinned: true },
    ]);
    const { student } = await enrolStudent(travel.site, courseId);
    const { page } = await openInside(userAgent);
    const login = loginPage(page);
    await login.open();
    await login.signIn({ phone: student.email, password: student.password });
    await page.waitForURL((url) => url.pathname !== '/login');
    await page.goto(`/course/${courseId}/lesson/${lessonId}/quiz`);
    const quiz = quizPage(page);
    await quiz.count('السؤال ١ من ١').waitFor();
    await quiz.choose('likes');
    await quiz.submit.click();
    await quiz.percent.waitFor();
    await page.goto('/statistics');
    await awake(page);
    const hint = page.getByText('المنصة على موبايلك أسهل: افتح في المتصفح');
    await hint.waitFor();
    await page.getByRole('button', { name: 'إزاي؟' }).click();
    const dialog = page.getByRole('dialog', { name: 'افتح في المتصفح' });
    await dialog.waitFor();
    await shoot(page, `in-app ${app}`);
    expect(await dialog.innerText()).toContain(app);
    expect(await dialog.innerText()).toContain(way);
    await page.reload();
    await awake(page);
    await page.getByRole('heading', { name: 'أختامك' }).waitFor();
    expect(await hint.count()).toBe(0);
  });
});

const leadsOut = (page: Page) => page.getByRole('dialog', { name: 'افتح في المتصفح' });

test('a film plays inside an application; its file leads out on Android, and opens on an iPhone [FLOOR-08]', async () => {
  const idOf = await storeLessonMedia(travel.site, 'present-perfect.mp4', 'exercise-sheet.pdf');
  const attachment = { title: 'ملخص', mediaId: idOf('exercise-sheet.pdf') };
  const lesson = { type: 'Video', name: 'since', videoMediaId: idOf('present-perfect.mp4'), attachment } as const;
  for (const [userAgent, isLedOut] of [
    [FACEBOOK, true],
    [WHATSAPP, false],
  ] as const) {
    const { course, student } = await travel.school.enrolled({ units: [{ name: 'الأولى', lessons: [lesson] }] });
    const { page, context } = await openInside(userAgent, { as: student });
    await page.goto(`/course/${course.id}/lesson/${lessonIdOf(course, 0, 0)}/video`);
    await page.locator('video').waitFor({ state: 'attached' });
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 0);
    // The tools of the signed-in come when the page has settled.
    await page.locator('.line-strip').waitFor({ state: 'attached' });
    const opened = isLedOut ? leadsOut(page).waitFor() : context.waitForEvent('page');
    await page.locator('a.attachment').first().click();
    await opened;
    expect(await leadsOut(page).count()).toBe(isLedOut ? 1 : 0);
  }
});

test('printing cards and saving their list say to open a browser, and print nothing [FLOOR-08]', async () => {
  await travel.school.makeCourse({ name: 'Grammar من الصفر', units: [{ name: 'الوحدة الأولى' }] });
  const teacher = await travel.site.createAccount({ role: 'teacher' });
  const { page } = await openInside(FACEBOOK, { as: teacher, screen: DESK });
  await page.addInitScript(() => {
    globalThis.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/teach/codes');
  await awake(page);
  await page.getByRole('button', { name: 'دفعة جديدة' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('الكورس').selectOption({ label: 'Grammar من الصفر' });
  await form.getByLabel('عدد الأكواد').fill('2');
  await form.getByLabel('اسم الدفعة أو البيّاع').fill('سنتر النور');
  await form.getByRole('button', { name: /^اعمل/ }).click();
  await page.getByRole('link', { name: 'اطبع الكروت' }).click();
  await page.locator('.code-card').first().waitFor();
  await page.locator('.line-strip').waitFor({ state: 'attached' });
  for (const press of ['اطبع', 'نزّل CSV']) {
    await page.getByRole('button', { name: press, exact: true }).click();
    await leadsOut(page).waitFor();
    await page.keyboard.press('Escape');
    await leadsOut(page).waitFor({ state: 'detached' });
  }
  expect(await page.locator('[data-printed]').count()).toBe(0);
});

test('a browser of its own is told nothing, and an empty dock tells nothing [FLOOR-08, LEARN-130]', async () => {
  const student = await travel.school.student();
  const page = await travel.open('/statistics', { as: student });
  await page.getByRole('heading', { name: 'أختامك' }).waitFor();
  await page.locator('.line-strip').waitFor({ state: 'attached' });
  expect(await page.getByText('افتح في المتصفح').count()).toBe(0);
  // An empty dock tells the page nothing: a property of the root would have it styled anew.
  const told = await page.evaluate(async () => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    return document.documentElement.style.length;
  });
  expect(told).toBe(0);
});
