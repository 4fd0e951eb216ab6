import { markCode } from '@hessa/rules/media/mark-code';
import { watermarkPosition } from '@hessa/rules/media/watermark';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { NewLesson, NewUnit } from '../../apps/server/src/seed/new-course.ts';
import { DAY, lessonId, type TestStudent } from '../../apps/server/src/testing/test-school.ts';
import { bytesOf, listed, watchDownloads } from '../support/downloads.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { storeLessonMedia } from '../support/lesson-media.ts';
import { cutLine, mendLine } from '../support/line.ts';
import { expectLightStart, watchStart } from '../support/start-work.ts';
import { stopClock, ticking, type VisitorOptions } from '../support/visitor.ts';
import { keepShadows, marks } from '../support/watermark.ts';

const KB = 1000;
const PLACE = 'Present Perfect، الدرس ٢ من ٤';
const CONTENT_CALL = /\/Student\/contentlesson\//;
const COMPLETE_CALL = /\/api\/Student\/complete-lesson/;
const travel = journey();
const pupil = travel.pupil();

let video: NewLesson;

beforeAll(async () => {
  const idOf = await storeLessonMedia(travel.site, 'present-perfect.mp4', 'present-perfect.webp', 'exercise-sheet.pdf');
  video = {
    type: 'Video',
    name: 'since ولا for؟',
    videoMediaId: idOf('present-perfect.mp4'),
    posterMediaId: idOf('present-perfect.webp'),
    durationSeconds: 840,
    attachment: { title: 'ملخص since / for', mediaId: idOf('exercise-sheet.pdf') },
  };
});

const unit = (): NewUnit => ({
  name: 'Present Perfect',
  lessons: [
    { ...video, name: 'have و has' },
    video,
    { type: 'Quiz', name: 'امتحان الوحدة' },
    { type: 'Video', name: 'just, already, yet' },
  ],
});

/** A student of a course with one unit, before its second lesson unless told otherwise. */
async function lessonOf(units: NewUnit[] = [unit()], ago = 0, somebody?: TestStudent) {
  const made = await travel.school.enrolled({ name: 'Grammar من الصفر', units }, ago, somebody);
  const address = (unitAt = 0, lessonAt = 1, kind = 'video') =>
    `/course/${made.course.id}/lesson/${lessonId(made.course, unitAt, lessonAt)}/${kind}`;
  return { ...made, address, curriculum: `/course/${made.course.id}/curriculum` };
}

/** The same for the pupil who is there already. */
const pupilLesson = (units?: NewUnit[], ago?: number) => lessonOf(units, ago, pupil.student);

async function walkToLesson() {
  const made = await pupilLesson();
  const page = await pupil.walk(made.address());
  await title(page).waitFor();
  return { ...made, page };
}

async function openLesson(options: VisitorOptions) {
  const made = await lessonOf();
  const page = await travel.open(made.address(), { as: made.student, ...options });
  await title(page).waitFor();
  return { ...made, page };
}

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'since ولا for؟' });
const finishButton = (page: Page) => page.locator('.video-lesson-side').getByRole('button', { name: 'خلصت الفيديو' });
const strip = (page: Page) => page.getByText('برافو، الفيديو خلص!');
const isCompleted = async ({ student, course }: Awaited<ReturnType<typeof lessonOf>>, at = 1) => {
  const { body } = await student.phone.request(`/Student/contentlesson/${lessonId(course, 0, at)}`);
  return body.data.isCompleted as boolean;
};

function counted(page: Page, pattern: RegExp): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (pattern.test(request.url())) calls += 1;
  });
  return () => calls;
}

describe('the video lesson', () => {
  test('waits with words, then shows the player, what the lesson is, how far one is, and its file [VID-01, VID-04, VID-05, VID-06, VID-07, VID-08, VID-09, VID-10, VID-12, VID-13, VID-20, ROUTE-25, ENT-26, LEARN-84, LEARN-380]', async () => {
    const made = await pupilLesson();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const hold = (page: Page) =>
      page.route(CONTENT_CALL, async (route) => {
        await held;
        await route.continue();
      });
    // With words behind its address a page asks for nothing early, and the check of the login not by what is held.
    const page = await pupil.walk(`${made.address()}?slow`, hold);
    await page.getByText('جاري تحميل الدرس...', { exact: true }).waitFor();
    release();
    await title(page).waitFor();
    await page.getByText(PLACE).waitFor();
    await page.locator('video').waitFor({ state: 'attached' });

    const fact = (name: string) =>
      page.locator('.lesson-facts div').filter({ hasText: name }).locator('dd').textContent();
    expect([await fact('النوع'), await fact('السرعة')]).toEqual(['درس فيديو', '١×']);
    expect(await fact('المدة')).toMatch(/دقيقة|دقايق|ثانية|ثواني/);
    const watched = page.getByRole('region', { name: 'وصلت لفين' });
    await watched.getByText('لسه في الأول').waitFor();
    await watched.getByText(/^فاضل/).waitFor();
    await finishButton(page).waitFor();

    const file = page.getByRole('link', { name: /ملخص since \/ for/ });
    expect(await file.getAttribute('target')).toBe('_blank');
    const answer = await page.request.get((await file.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toContain('application/pdf');
    await seeEveryLook(page, 'video-lesson');
    // Whole on a phone that was turned, under a header that scrolls away.
    await page.setViewportSize({ width: 800, height: 360 });
    const box = await page.locator('.player').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(360);
    expect(await page.locator('.lesson-header').evaluate((header) => getComputedStyle(header).position)).toBe('static');
  });

  test('the speed and the progress follow the player, which offers to finish near the end [VID-07, VID-08, VID-09, VID-22, VID-23, LEARN-88, LEARN-157]', async () => {
    const { page } = await walkToLesson();
    const player = page.locator('video');
    await expect.poll(() => player.evaluate((node: HTMLVideoElement) => node.readyState)).toBeGreaterThan(0);
    await player.evaluate(async (node: HTMLVideoElement) => {
      node.muted = true;
      node.playbackRate = 1.5;
      await node.play();
      node.currentTime = node.duration / 2;
    });
    await page.locator('.lesson-facts').getByText('١٫٥×').waitFor();
    await expect.poll(() => page.locator('.watch-card-line b').textContent()).toMatch(/^(?:٥|٦|٧|٨)[٠-٩]٪$/);
    // Back to the beginning: what was seen stays seen.
    await player.evaluate((node: HTMLVideoElement) => {
      node.currentTime = 0;
    });
    await expect.poll(() => page.locator('.player-time').first().textContent()).toMatch(/^0:0/);
    expect(await page.locator('.watch-card-line b').textContent()).toMatch(/^(?:٥|٦|٧|٨)[٠-٩]٪$/);
    const inside = page.locator('.video-lesson-main').getByRole('button', { name: 'خلصت الفيديو' });
    expect(await inside.count()).toBe(0);
    const below = page.locator('.video-lesson-side').getByRole('button', { name: 'خلصت الفيديو' });
    const look = () => below.getAttribute('class');
    expect(await look()).toContain('btn-solid');
    await player.evaluate((node: HTMLVideoElement) => {
      node.pause();
      node.currentTime = node.duration * 0.95;
    });
    await inside.waitFor();
    // The same press twice, and one of them is the one to press.
    await expect.poll(look).toContain('btn-line');
    await inside.click();
    await strip(page).waitFor();
  });

  test('what is not known yet is a dash, and no file is no card [VID-14, OP-VID-8]', async () => {
    const bare: NewUnit = {
      lessons: [{ type: 'Video', name: 'من غير مدة', videoUrl: 'https://videos.example/none.mp4' }],
    };
    const made = await pupilLesson([bare]);
    const page = await pupil.walk(made.address(0, 0));
    await page.getByRole('heading', { level: 1, name: 'من غير مدة' }).waitFor();
    expect(await page.locator('.watch-card-line b').textContent()).toBe('—');
    expect(await page.locator('.watch-card-left').textContent()).toBe('فاضل —');
    expect(await page.locator('.lesson-facts dd').nth(1).textContent()).toBe('—');
    expect(await page.locator('.attachment').count()).toBe(0);
  });

  test('finishing marks the lesson, signals the curriculum and leads back after 3 s [VID-11, VID-21, VID-22, VID-24, VID-25, VID-26, LIM-28, OP-VID-1, STOR-07]', async () => {
    const made = await openLesson({ handClock: true });
    const { page } = made;
    await stopClock(page);
    await finishButton(page).click();
    await strip(page).waitFor();
    expect(await finishButton(page).count()).toBe(0);
    await page.getByText('الفيديو ده مكتمل').waitFor();
    const signal = () => page.evaluate(() => localStorage.getItem('course_data_updated'));
    await expect.poll(signal).toMatch(/^\d+$/);
    await expect.poll(() => isCompleted(made)).toBe(true);
    await page.clock.runFor(2_900);
    expect(new URL(page.url()).pathname).toBe(made.address());
    await page.clock.runFor(200);
    await page.waitForURL(made.curriculum);

    await page.clock.resume();
    await page.goto(made.address());
    await page.getByText('الفيديو ده مكتمل').waitFor();
    expect(await finishButton(page).count()).toBe(0);
  });

  test('whoever would rather stay stays, and whoever is in a hurry goes at once [VID-26]', async () => {
    const made = await openLesson({ handClock: true });
    const { page } = made;
    await stopClock(page);
    await finishButton(page).focus();
    await page.keyboard.press('Enter');
    await strip(page).waitFor();
    await ticking(page, seeOneLook(page, 'video-lesson-finished'));
    await page.getByRole('button', { name: 'خليني هنا' }).click();
    await strip(page).waitFor({ state: 'detached' });
    await page.clock.runFor(10_000);
    expect(new URL(page.url()).pathname).toBe(made.address());

    await page.clock.resume();
    await page.goto(made.address(0, 0));
    await finishButton(page).waitFor();
    await stopClock(page);
    await finishButton(page).focus();
    await page.keyboard.press('Enter');
    // The pressed button is gone; the keyboard goes on from the strip.
    await page.keyboard.press('Enter');
    await page.waitForURL(made.curriculum);
  });

  test('a video finished without a line is told to the server once, when the line is back [OP-VID-1]', async () => {
    const made = await walkToLesson();
    const { page } = made;
    await page.context().setOffline(true);
    await finishButton(page).click();
    await page.getByText('مفيش نت دلوقتي، هنسجّلها أول ما يرجع').waitFor();
    await page.getByRole('button', { name: 'خليني هنا' }).click();
    await page.getByText('هيتسجّل أول ما النت يرجع').waitFor();
    expect(await isCompleted(made)).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('outbox'))).toContain(
      `complete:${lessonId(made.course, 0, 1)}`,
    );

    let delivered = 0;
    page.on('response', (response) => {
      if (COMPLETE_CALL.test(response.url()) && response.ok()) delivered += 1;
    });
    await page.context().setOffline(false);
    await page.getByText('الفيديو ده مكتمل').waitFor();
    await expect.poll(() => isCompleted(made)).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
    expect(delivered).toBe(1);
  });

  test('a video finished without a line leads nowhere by itself, also when the line is back, until it is pressed [VID-26, OP-VID-1, LEARN-316]', async () => {
    const made = await openLesson({ handClock: true });
    const { page } = made;
    await stopClock(page);
    await cutLine(page);
    await finishButton(page).click();
    await page.getByText('مفيش نت دلوقتي، هنسجّلها أول ما يرجع').waitFor();
    const isAsked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await page.clock.runFor(3_100);
    await isAsked;
    await mendLine(page);
    await page.getByText('وسجّلناها.').waitFor();
    await page.clock.runFor(20_000);
    expect(await page.getByText('النت مقطوع دلوقتي').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe(made.address());
    await page.getByRole('button', { name: 'ارجع دلوقتي' }).click();
    await page.waitForURL(made.curriculum);
  });

  test('an address that runs out is asked for again [T-VID-3]', async () => {
    const made = await lessonOf();
    const { page } = await travel.visit({ as: made.student });
    const asked = counted(page, CONTENT_CALL);
    // Whatever is routed is not cached: the picture really comes over the line each time.
    await page.route(/\/media\//, (route) => route.continue());
    await page.goto(made.address());
    await awake(page);
    await title(page).waitFor();
    const source = () => page.locator('video').evaluate((node: HTMLVideoElement) => node.currentSrc);
    await expect.poll(source).not.toBe('');
    const before = await source();
    travel.site.clock.advance(7 * 60 * 60_000);
    await page.locator('video').evaluate((node: HTMLVideoElement) => node.load());
    await expect.poll(source, { timeout: 15_000 }).not.toBe(before);
    expect(asked()).toBeGreaterThan(1);
  });

  test('the rules under the title draw themselves for 2700 ms and hold nothing back [VID-49, LIM-36, OP-VID-10]', async () => {
    const { page } = await openLesson({ motion: true });
    const duration = await title(page).evaluate((node) => getComputedStyle(node, '::after').animationDuration);
    expect(Number.parseFloat(duration) * (duration.endsWith('ms') ? 1 : 1000)).toBe(2_700);
    const seen = await title(page).evaluate((node) => {
      const { opacity, visibility, animationName } = getComputedStyle(node);
      return { opacity, visibility, animationName };
    });
    expect(seen).toEqual({ opacity: '1', visibility: 'visible', animationName: 'none' });
  });

  test('the student’s own number drifts over the picture, faint and with the lesson’s wobble [WM-01, WM-11, WM-12]', async () => {
    const made = await lessonOf();
    const { page, context } = await travel.visit({ as: made.student, handClock: true, motion: true });
    await keepShadows(context);
    await page.goto(made.address());
    await title(page).waitFor();
    await stopClock(page);
    await page.clock.runFor(50);
    const [mark] = await marks(page);
    const now = await page.evaluate(() => performance.now());
    const user = JSON.parse((await page.evaluate(() => localStorage.getItem('currentUser'))) ?? '');
    expect(mark).toMatchObject({ text: `${user.phoneNumber} ${markCode(user.id)}`, opacity: 0.2 });
    const expected = watermarkPosition(now, 300);
    expect(mark?.left).toBeCloseTo(expected.left, 0);
    expect(mark?.top).toBeCloseTo(expected.top, 0);
  });
});

describe('no lesson', () => {
  test('behind an address that names none, and nobody is asked [VID-02, VID-03, OP-VID-12]', async () => {
    const made = await pupilLesson();
    let asked = () => 0;
    const count = (page: Page) => (asked = counted(page, CONTENT_CALL));
    const page = await pupil.walk(`/course/${made.course.id}/lesson/first/video`, count);
    await page.getByRole('heading', { level: 1, name: 'الدرس غير موجود' }).waitFor();
    expect(asked()).toBe(0);
    await page.goto(`/course/${made.course.id}/lesson/999999/video`);
    await page.getByRole('heading', { level: 1, name: 'الدرس غير موجود' }).waitFor();
    await seeOneLook(page, 'video-lesson-missing');
    await page.getByRole('link', { name: 'العودة للمنهج' }).click();
    await page.waitForURL(made.curriculum);
  });

  test('when the answer is no lesson, or none comes [VID-02, VID-46, VID-47, ERR-63, ERR-64]', async () => {
    const made = await pupilLesson();
    const page = await pupil.walk(made.address(), (page) =>
      page.route(CONTENT_CALL, (route) => route.fulfill({ json: { success: false, message: '', data: null } })),
    );
    await page.getByRole('heading', { level: 1, name: 'الدرس غير موجود' }).waitFor();
    await page.getByText('فشل في تحميل تفاصيل الدرس').waitFor();
    await page.unroute(CONTENT_CALL);
    await page.route(CONTENT_CALL, (route) => route.abort());
    await page.locator('.state').getByRole('button', { name: 'جرّب تاني' }).click();
    await page.getByRole('heading', { level: 1, name: 'حدث خطأ أثناء تحميل الدرس' }).waitFor();
    await page.unroute(CONTENT_CALL);
    await page.locator('.state').getByRole('button', { name: 'جرّب تاني' }).click();
    await title(page).waitFor();
  });

  test('for a typed address behind the gate: the reason once, what opens it, and the way back [OP-CURR-9, LEARN-24]', async () => {
    const blocked = await pupilLesson();
    const page = await pupil.walk(blocked.address(0, 3));
    await page.getByText('لازم تخلّص الامتحان اللي قبله الأول.').waitFor();
    expect(await page.locator('video').count()).toBe(0);
    const opener = page.getByRole('link', { name: 'حل «امتحان الوحدة» الأول' });
    await opener.waitFor();
    await seeOneLook(page, 'video-lesson-blocked');
    expect(await page.locator('.state').getByRole('button').count()).toBe(0);
    await opener.click();
    await page.waitForURL(blocked.address(0, 2, 'quiz'));

    const ended = await pupilLesson([unit()], 8 * DAY);
    await pupil.walk(ended.address(0, 0));
    await page.getByText('انتهت فترة الوصول لهذه الوحدة').waitFor();
    await page.getByRole('link', { name: 'العودة للمنهج' }).waitFor();
    await page.getByRole('link', { name: 'كلّم المشرف' }).waitFor();

    const foreign = await lessonOf();
    await pupil.walk(foreign.address(0, 0));
    await page.getByText('إنت مش مشترك في الكورس ده.').waitFor();
    const offer = page.getByRole('link', { name: 'شوف الكورس واشترك' });
    expect(await offer.getAttribute('href')).toBe(`/courses/${foreign.course.id}`);
  });

  test('but a quiz, leads to the quiz, and is not returned to [OP-VID-12]', async () => {
    const made = await pupilLesson();
    const page = await pupil.walk('/about');
    await page.goto(made.address(0, 2));
    await page.waitForURL(made.address(0, 2, 'quiz'));
    await page.goBack();
    await page.waitForURL('/about');
  });
});

test('the video lesson brings at most 185 kB of script without the streaming library [OP-PERF-1]', async () => {
  const made = await lessonOf();
  const { page } = await travel.visit({ as: made.student });
  const downloads = await watchDownloads(page);
  await watchStart(page);
  await page.goto(made.address());
  await awake(page);
  await page.locator('video').waitFor({ state: 'attached' });
  await page.getByText(PLACE).waitFor();
  await page.waitForLoadState('networkidle');
  await expectLightStart(page);
  const scripts = downloads.filter(({ kind }) => kind === 'Script');
  expect(bytesOf(scripts), listed(scripts)).toBeGreaterThan(100 * KB);
  expect(bytesOf(scripts), listed(scripts)).toBeLessThanOrEqual(185 * KB);
});
