import { watermarkPosition } from '@hessa/rules/media/watermark';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { NewLesson, NewUnit } from '../../apps/server/src/seed/new-course.ts';
import { EXAM, setExam } from '../../apps/server/src/testing/exam-room.ts';
import { staffOf } from '../../apps/server/src/testing/quiz-desk.ts';
import { DAY, lessonId, type TestStudent, unitId } from '../../apps/server/src/testing/test-school.ts';
import { putOn, seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { handExamIn } from '../support/hand-exam-in.ts';
import { journey } from '../support/journey.ts';
import { storeLessonMedia } from '../support/lesson-media.ts';
import { DESK, PHONE, stopClock, ticking, type VisitorOptions } from '../support/visitor.ts';
import { keepShadows, marks } from '../support/watermark.ts';

const HOUR = 60 * 60_000;
const TREE_CALL = /tree-unit-with-progress/;
const CONTENT_CALL = /\/Student\/contentlesson\//;
const travel = journey();
const pupil = travel.pupil();

let video: Extract<NewLesson, { type: 'Video' }>;

beforeAll(async () => {
  const idOf = await storeLessonMedia(travel.site, 'present-perfect.mp4', 'exercise-sheet.pdf');
  const attachment = { title: 'ملخص', mediaId: idOf('exercise-sheet.pdf') };
  video = { type: 'Video', videoMediaId: idOf('present-perfect.mp4'), attachment };
});

const quiz = (name: string): NewLesson => ({ type: 'Quiz', name, questions: [{}] });
const week = (): NewUnit => ({
  name: 'Present Perfect',
  lessons: [
    { ...video, name: 'since ولا for؟' },
    quiz('امتحان سريع'),
    { ...video, name: 'just, yet' },
    quiz('الامتحان الأخير'),
  ],
});

/** A student who bought the one unit of a course so long ago. */
async function holder(unit: NewUnit = week(), ago = 0, somebody?: TestStudent) {
  const { school } = travel;
  const course = await school.makeCourse({ name: 'Grammar من الصفر', units: [unit] });
  const student = somebody ?? (await school.student());
  await school.grantUnit(student, course, 0, ago);
  return {
    course,
    student,
    address: `/unit-viewer/${unitId(course, 0)}`,
    lesson: (at: number) => lessonId(course, 0, at),
  };
}

/** The same of the pupil who is there already. */
const pupilHolder = (unit?: NewUnit, ago?: number) => holder(unit, ago, pupil.student);

type Held = Awaited<ReturnType<typeof holder>>;

async function openUnit(
  held: Held,
  { query = '', ...options }: VisitorOptions & { query?: string } = {},
): Promise<Page> {
  const page = await travel.open(held.address + query, { as: held.student, ...options });
  await page.locator('.lesson-header-place, .state').first().waitFor();
  return page;
}

async function walkToUnit(held: Held, query = '', before?: (page: Page) => unknown): Promise<Page> {
  const page = await pupil.walk(held.address + query, before);
  await page.locator('.lesson-header-place, .state').first().waitFor();
  return page;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const counter = (page: Page) => page.locator('.lesson-header-place').textContent();
const headerTitle = (page: Page) => page.locator('.lesson-header-title').textContent();
const toggle = (page: Page) => page.getByRole('button', { name: 'قائمة الدروس' });
const rows = (page: Page) => page.getByRole('complementary', { name: 'دروس المحاضرة' }).getByRole('button');
/** The one line that says how long. */
const time = (page: Page) => page.locator('.unit-time:visible');
const bravo = (page: Page) => page.getByText('برافوووو');

async function openList(page: Page): Promise<void> {
  await toggle(page).click();
  await rows(page).first().waitFor();
}

/** Answers the one question and hands the quiz in. */
async function handIn(page: Page): Promise<void> {
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: 'إرسال الاختبار' }).click();
}

describe('the unit viewer', () => {
  test('names the unit, the lesson and its place, and lists the lessons in order with their states, until the way back closes the list [LEARN-240, UNIT-01, UNIT-02, UNIT-03, UNIT-04, UNIT-05, UNIT-06, UNIT-07, UNIT-08, UNIT-09, UNIT-10, UNIT-11, UNIT-12, UNIT-13, UNIT-16, UNIT-17, UNIT-20, UNIT-21, UNIT-54, RULE-14, ROUTE-29, OP-UNIT-1, OP-UNIT-2, ENT-24, ENT-25]', async () => {
    const eleven = Array.from({ length: 8 }, (_, at): NewLesson => ({ ...video, name: `Lesson ${at + 5}` }));
    const held = await pupilHolder({ name: 'Present Perfect', lessons: [...(week().lessons ?? []), ...eleven] });
    await travel.school.finish(held.student, held.course, held.lesson(0));
    await travel.school.finish(held.student, held.course, held.lesson(1));
    const page = await walkToUnit(held);
    await heading(page, 'just, yet').waitFor();
    expect(await headerTitle(page)).toBe('Present Perfect - just, yet');
    expect(await counter(page)).toBe('الدرس ٣ من ١٢');
    await page.locator('video').waitFor({ state: 'attached' });

    expect(await rows(page).count()).toBe(0);
    await openList(page);
    const texts = await rows(page).allInnerTexts();
    expect(texts.map((text) => text.split('\n').filter(Boolean).at(-1))).toEqual([
      'مكتمل',
      'مُرسل',
      'فيديو',
      'اختبار',
      ...eleven.map(() => 'مقفل'),
    ]);
    expect(texts.map((text) => (text.includes('فيديو') ? 'V' : 'Q')).join('')).toBe('VQVQVVVVVVVV');
    expect(await rows(page).nth(4).isDisabled()).toBe(true);
    await seeEveryLook(page, 'unit-viewer-list');
    // On a desk everything under the picture stands in its column, away from the window's edge [LEARN-244].
    await putOn(page, DESK);
    const ends = await page
      .locator('.player, .unit-video-title, .unit-pane > :first-child')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().right)));
    expect(ends).toHaveLength(3);
    expect(new Set(ends).size).toBe(1);
    expect(ends[0]).toBeLessThanOrEqual(DESK.width - 24);
    await putOn(page, PHONE);
    // On a phone it lies over the lesson, and the way back closes it.
    await page.goBack();
    await expect.poll(() => rows(page).count()).toBe(0);
    await heading(page, 'just, yet').waitFor();
    await openList(page);

    await rows(page).nth(0).click();
    await page.waitForURL(`${held.address}?lesson=0`);
    await heading(page, 'since ولا for؟').waitFor();
    expect(await rows(page).count()).toBe(0);
    await page.mouse.wheel(0, 600);
    expect(await page.locator('.lesson-header').evaluate((node) => node.getBoundingClientRect().top)).toBe(0);
    await page.getByRole('link', { name: 'ارجع لمحاضراتي' }).first().click();
    await page.waitForURL('/my-lectures');
  });

  test('the address opens an unlocked lesson by its index, and the first unlocked one otherwise [UNIT-18, UNIT-19, ROUTE-30, RULE-24, OP-UNIT-5]', async () => {
    const held = await pupilHolder();
    await travel.school.finish(held.student, held.course, held.lesson(0));
    for (const [query, place] of [
      ['', 'الدرس ٢ من ٤'],
      ['?lesson=1', 'الدرس ٢ من ٤'],
      ['?lesson=2', 'الدرس ١ من ٤'],
      ['?lesson=4', 'الدرس ١ من ٤'],
      ['?lesson=-1', 'الدرس ١ من ٤'],
      ['?lesson=one', 'الدرس ١ من ٤'],
    ] as const) {
      const page = await pupil.walk(held.address + query);
      await page.getByText(place, { exact: true }).waitFor();
    }
  });

  test('a quiz handed in before shows its score and the way on, never its questions [OP-UNIT-5]', async () => {
    const held = await pupilHolder();
    const id = held.lesson(1);
    const { body } = await held.student.phone.request(`/Student/contentlesson/${id}`);
    await held.student.phone.call('POST /api/quizresult/submit', {
      body: { lessonId: id, answers: [0], basedOn: body.quiz.basedOn },
    });
    const page = await walkToUnit(held, '?lesson=1');
    await page.getByText('سلّمت الامتحان ده قبل كده').waitFor();
    await page.getByText('درجتك').waitFor();
    await page
      .locator('.submitted-quiz')
      .getByText(/^(?:صفر|١٠٠)٪$/)
      .waitFor();
    expect(await page.getByRole('radio').count()).toBe(0);
    await seeOneLook(page, 'unit-viewer-submitted');
    await page.getByRole('button', { name: 'الدرس اللي بعده' }).click();
    await page.waitForURL(`${held.address}?lesson=2`);
  });

  test('a quiz that another device handed in, opened before the unit knows of it, leads on as any other [LEARN-284]', async () => {
    const held = await pupilHolder();
    const page = await walkToUnit(held);
    await heading(page, 'since ولا for؟').waitFor();
    const id = held.lesson(1);
    const { body } = await held.student.phone.request(`/Student/contentlesson/${id}`);
    const handedIn = { lessonId: id, answers: [0], basedOn: body.quiz.basedOn };
    expect((await held.student.phone.call('POST /api/quizresult/submit', { body: handedIn })).status).toBe(200);
    await openList(page);
    await rows(page).nth(1).click();
    await page.getByText('سلّمت الامتحان ده قبل كده').waitFor();
    await page.getByRole('button', { name: 'الدرس اللي بعده' }).click();
    await page.waitForURL(`${held.address}?lesson=2`);
    await heading(page, 'just, yet').waitFor();
  });

  test('a finished quiz is cheered for 2 s and leads on; the review and whoever stays hold it [UNIT-22, UNIT-23, UNIT-24, LIM-49, OP-UNIT-12, OP-UNIT-15]', async () => {
    const held = await holder();
    const page = await openUnit(held, { query: '?lesson=1', handClock: true });
    await page.getByRole('radio').first().waitFor({ state: 'attached' });
    await stopClock(page);
    await ticking(
      page,
      handIn(page).then(() => bravo(page).waitFor()),
    );
    expect(await page.getByText('تم إنهاء الاختبار!').count()).toBe(0);
    await page.locator('.bravo').getByText('خلصت الامتحان', { exact: true }).waitFor();
    await ticking(page, seeEveryLook(page, 'unit-viewer-bravo'));

    await page.getByRole('button', { name: 'راجع إجاباتك' }).click();
    await bravo(page).waitFor({ state: 'detached' });
    await page.clock.runFor(10_000);
    expect(new URL(page.url()).search).toBe('?lesson=1');
    await page.getByRole('button', { name: 'راجع إجاباتك' }).click();
    await bravo(page).waitFor();
    await page.clock.runFor(1_900);
    expect(new URL(page.url()).search).toBe('?lesson=1');
    await page.clock.runFor(200);
    await page.waitForURL(`${held.address}?lesson=2`);
    await ticking(page, heading(page, 'just, yet').waitFor());
  });

  test('an exam that was handed in leads nobody away who reads what was wrong in it [LEARN-232]', async () => {
    const held = await holder({ name: 'Exam', lessons: [quiz('امتحان الشهر'), quiz('اللي بعده')] });
    await setExam(await staffOf(travel.site, 'teacher'), held.lesson(0), EXAM);
    const page = await openUnit(held, { handClock: true });
    await page.getByRole('button', { name: 'ابدأ الامتحان' }).click();
    await page.getByRole('button', { name: 'سلّم الورقة', exact: true }).waitFor();
    // Time stops before the result comes, and with it the two seconds; that it was handed in is known before.
    const { promise: isStopped, resolve: goOn } = Promise.withResolvers<void>();
    await page.route(`**/api/quizresult/${held.lesson(0)}*`, (route) => isStopped.then(() => route.continue()));
    const lessons = page.waitForResponse(TREE_CALL);
    await handExamIn(page);
    await page.getByText('ورقتك اتسلّمت').waitFor();
    await (await lessons).finished();
    await stopClock(page);
    goOn();
    await ticking(page, bravo(page).waitFor());
    await page.getByRole('button', { name: /^اقرأ ليه/ }).click();
    await bravo(page).waitFor({ state: 'detached' });
    await page.clock.runFor(10_000);
    await page.locator('.review > li').waitFor();
    expect(new URL(page.url()).search).not.toContain('lesson=1');
    // Folding what was read is no way on either.
    await page.getByRole('button', { name: 'راجع إجاباتك' }).click();
    await page.locator('.review > li').waitFor({ state: 'detached' });
    await page.clock.runFor(10_000);
    expect(await bravo(page).count()).toBe(0);
    expect(new URL(page.url()).search).not.toContain('lesson=1');
  });

  test('the finish button moves on at once, and on the last lesson leads to my lectures [UNIT-24, UNIT-25, OP-UNIT-7, OP-UNIT-15]', async () => {
    const held = await holder({ name: 'Two', lessons: [quiz('الأول'), quiz('الأخير')] });
    const page = await openUnit(held, { handClock: true });
    await page.getByRole('radio').first().waitFor({ state: 'attached' });
    await stopClock(page);
    await ticking(
      page,
      handIn(page).then(() => bravo(page).waitFor()),
    );
    await page.getByRole('button', { name: 'إنهاء والدرس التالي' }).click();
    await page.waitForURL(`${held.address}?lesson=1`);

    await ticking(page, page.getByRole('radio').first().waitFor({ state: 'attached' }));
    await ticking(
      page,
      handIn(page).then(() => bravo(page).waitFor()),
    );
    await page.clock.runFor(2_100);
    await bravo(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?lesson=1');
    await page.getByRole('button', { name: 'العودة لمحاضراتي' }).click();
    await page.waitForURL('/my-lectures');
  });

  test('a finished video is marked and recorded, stays, and offers the next lesson; also without a line [OP-UNIT-6, OP-VID-1]', async () => {
    const held = await pupilHolder();
    const page = await walkToUnit(held);
    await heading(page, 'since ولا for؟').waitFor();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'خلصت الفيديو' }).click();
    await page.getByText('هيتسجّل أول ما النت يرجع').waitFor();
    await openList(page);
    expect(await rows(page).first().innerText()).toContain('مكتمل');
    await page.keyboard.press('Escape');
    await page.context().setOffline(false);
    await page.getByText('الفيديو ده مكتمل').waitFor();
    const tree = await held.student.phone.request(
      `/api/Course/tree-unit-with-progress?unitId=${unitId(held.course, 0)}`,
    );
    expect(tree.body.data.lessons[0].isCompleted).toBe(true);
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('button', { name: 'الدرس اللي بعده' }).click();
    await page.waitForURL(`${held.address}?lesson=1`);
  });

  test('by keyboard alone: the list, a lesson, its end, and back [UNIT-03, UNIT-20, UNIT-21]', async () => {
    const held = await pupilHolder();
    await travel.school.finish(held.student, held.course, held.lesson(1));
    const page = await walkToUnit(held);
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await expect.poll(focused).toContain('since ولا for؟');
    await page.keyboard.press('Escape');
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('false');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('قائمة الدروس');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toContain('since ولا for؟');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focused()).toContain('just, yet');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${held.address}?lesson=2`);
    await heading(page, 'just, yet').waitFor();
    await page.getByRole('button', { name: 'خلصت الفيديو' }).waitFor();
    for (let presses = 0; presses < 30 && !(await focused()).startsWith('خلصت الفيديو'); presses += 1) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.getByText('الفيديو ده مكتمل').waitFor();
  });

  test('the student’s number lies strong over the picture, also in fullscreen, which turns a phone [WM-13, WM-14, UNIT-26, UNIT-27, UNIT-28]', async () => {
    const held = await holder();
    const { page, context } = await travel.visit({ as: held.student, handClock: true, motion: true });
    await keepShadows(context);
    await context.addInitScript(() => {
      const turns: string[] = [];
      Object.assign(globalThis, { turns });
      Object.defineProperties(screen.orientation, {
        lock: { value: async (way: string) => void turns.push(`lock ${way}`) },
        unlock: { value: () => void turns.push('unlock') },
      });
    });
    await page.goto(held.address);
    await heading(page, 'since ولا for؟').waitFor();
    const turns = () => page.evaluate(() => (globalThis as unknown as { turns: string[] }).turns);
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
    const fullscreen = page.locator('.unit-player').getByRole('button', { name: /الشاشة/ });
    await fullscreen.click();
    await expect.poll(isFull).toBe(true);
    await expect.poll(turns).toEqual(['lock landscape']);
    await stopClock(page);
    await page.clock.runFor(50);
    const [mark] = await marks(page);
    const now = await page.evaluate(() => performance.now());
    expect(mark?.opacity).toBe(0.7);
    const expected = watermarkPosition(now, 5);
    expect(mark?.left).toBeCloseTo(expected.left, 0);
    expect(mark?.top).toBeCloseTo(expected.top, 0);
    await fullscreen.click();
    await expect.poll(isFull).toBe(false);
    await expect.poll(turns).toEqual(['lock landscape', 'unlock']);
  });
});

describe('the week of a unit', () => {
  test('counts down each second at the bottom, by the server’s clock, and shuts the lessons when it is over [UNIT-29, UNIT-32, UNIT-39, UNIT-40, UNIT-41, UNIT-42, UNIT-43, UNIT-44, UNIT-47, UNIT-48, OP-UNIT-9, OP-UNIT-14, RTL-02]', async () => {
    const held = await holder({ name: 'Short', lessons: [{ ...video, name: 'آخر لحظة' }] }, 7 * DAY - 119_000);
    const { page } = await travel.visit({ as: held.student, handClock: true });
    // A phone whose clock is a day late.
    await page.clock.setSystemTime(travel.site.clock.now().getTime() - DAY);
    await page.goto(held.address);
    await heading(page, 'آخر لحظة').waitFor();
    await time(page).getByText('باقي دقيقة، لحد').waitFor();
    // In English surroundings too it reads from right to left.
    const direction = await time(page).evaluate((line) => {
      line.parentElement?.setAttribute('dir', 'ltr');
      return getComputedStyle(line).direction;
    });
    expect(direction).toBe('rtl');
    await stopClock(page);
    await page.clock.runFor(60_000);
    await time(page).getByText('باقي أقل من دقيقة').waitFor();
    const box = await time(page).evaluate((node) => {
      const { left, right, bottom } = node.getBoundingClientRect();
      return { middle: (left + right) / 2, below: innerHeight - bottom, dir: getComputedStyle(node).direction };
    });
    expect(Math.abs(box.middle - 180)).toBeLessThan(2);
    expect(box.below).toBeLessThan(40);
    expect(box.dir).toBe('rtl');

    await page.clock.runFor(61_000);
    await time(page).getByText('انتهت فترة الوصول لهذه الوحدة', { exact: true }).waitFor();
    await heading(page, 'الوحدة غير متاحة حالياً').waitFor();
    expect(await page.locator('video').count()).toBe(0);
  });

  test.each([
    [3 * DAY + 2 * HOUR, 'green', 'باقي ٣ أيام و٢٢ ساعة، لحد'],
    [5 * DAY + HOUR, 'orange', 'باقي يوم و٢٣ ساعة، لحد'],
    [6 * DAY + 20 * HOUR, 'orange', 'باقي ٤ ساعات، لحد'],
  ])(
    '%d ms after it began the line is %s and says «%s» [LEARN-04, UNIT-13, UNIT-38, UNIT-44, UNIT-45, UNIT-46, UNIT-52]',
    async (ago, colour, words) => {
      const held = await pupilHolder(week(), ago - 60_000);
      const page = await walkToUnit(held);
      expect(await time(page).count()).toBe(1);
      expect(await time(page).textContent()).toContain(words);
      expect(await time(page).getAttribute('class')).toContain(`unit-time-${colour}`);
    },
  );

  test('over, it says why, disables every lesson and loads none of them [UNIT-32, UNIT-37, UNIT-43, UNIT-53, ERR-72, ERR-75, OP-UNIT-14, OP-MYL-3]', async () => {
    const held = await pupilHolder({ name: 'Over', lessons: [{ ...video, name: 'فات وقته' }] }, 8 * DAY);
    let asked = 0;
    const page = await pupil.walk(`${held.address}?lesson=0`, (page) =>
      page.on('request', (request) => {
        if (CONTENT_CALL.test(request.url())) asked += 1;
      }),
    );
    await heading(page, 'الوحدة غير متاحة حالياً').waitFor();
    expect(await time(page).textContent()).toBe('انتهت فترة الوصول لهذه الوحدة');
    expect(await time(page).getAttribute('class')).toContain('unit-time-red');
    await openList(page);
    expect(await rows(page).first().isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    expect(asked).toBe(0);
    await seeEveryLook(page, 'unit-viewer-over');
  });

  test('of a course opens in its own turn, and never closes for a course open to all [UNIT-29, UNIT-31, UNIT-33, UNIT-41, UNIT-50, ERR-74, RULE-08, OP-UNIT-8, OP-UNIT-10]', async () => {
    const { school } = travel;
    const made = await school.enrolled({ units: [week(), week()] }, 2 * DAY, pupil.student);
    const page = await pupil.walk(`/unit-viewer/${unitId(made.course, 1)}`);
    await page.getByText('ستصبح هذه الوحدة متاحة خلال ٥ أيام', { exact: true }).waitFor();
    await heading(page, 'الوحدة غير متاحة حالياً').waitFor();
    expect(await time(page).getAttribute('class')).toContain('unit-time-red');

    const free = await school.enrolled({ openToAll: true, units: [week()] }, 30 * DAY, pupil.student);
    await pupil.walk(`/unit-viewer/${unitId(free.course, 0)}`);
    await heading(page, 'since ولا for؟').waitFor();
    expect(await time(page).count()).toBe(0);
  });

  test('without a date says so and counts nothing [UNIT-30, UNIT-50, ERR-73]', async () => {
    const held = await pupilHolder();
    const page = await pupil.walk(held.address, (page) =>
      page.route(TREE_CALL, async (route) => {
        const answer = await route.fetch();
        const body = await answer.json();
        await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, enrollmentDate: null } } });
      }),
    );
    await page.getByText('تاريخ التسجيل غير متوفر', { exact: true }).waitFor();
    expect(await page.getByRole('timer').count()).toBe(0);
  });
});

describe('no unit', () => {
  test('for a stranger, for an address that names none, or for an empty one [UNIT-14, UNIT-15]', async () => {
    const held = await holder();
    const page = await pupil.walk(held.address);
    await page.getByText('مش مسموح لك تدخل المحاضرة دي.').waitFor();
    await page.goto('/unit-viewer/first');
    await heading(page, 'الوحدة غير متوفرة').waitFor();
    await seeOneLook(page, 'unit-viewer-missing');
    await page.getByRole('link', { name: 'ارجع لمحاضراتي' }).click();
    await page.waitForURL('/my-lectures');

    const empty = await pupilHolder({ name: 'فاضية', lessons: [] });
    await pupil.walk(empty.address);
    await heading(page, 'الوحدة غير متوفرة').waitFor();
  });

  test('when its lessons or a lesson’s content do not come: the words, and another try [UNIT-14, UNIT-34, UNIT-35, UNIT-36, ERR-46, ERR-47, ERR-48, ERR-70, ERR-71]', async () => {
    const held = await pupilHolder();
    const page = await pupil.walk(held.address, (page) =>
      page.route(TREE_CALL, (route) => route.fulfill({ status: 418, json: {} })),
    );
    await page.setViewportSize(DESK);
    await heading(page, 'الوحدة غير متوفرة').waitFor();
    await page.getByText('حدث خطأ أثناء تحميل دروس الوحدة', { exact: true }).waitFor();
    await page.getByText('مقدرناش نجيب بيانات المحاضرة').waitFor();
    await page.unroute(TREE_CALL);
    await page.route(CONTENT_CALL, (route) => route.fulfill({ status: 418, json: {} }));
    await page.locator('.state').getByRole('button', { name: 'جرّب تاني' }).click();
    await page.getByRole('heading', { name: 'حدث خطأ أثناء تحميل محتوى الدرس' }).waitFor();
    await page.getByText('جرّب تاني، ولو فضل كده كلّم المشرف.').waitFor();
    await page.getByText('مقدرناش نجيب محتوى الدرس').waitFor();
    await seeOneLook(page, 'unit-viewer-content-failed');
    await page.setViewportSize(DESK);
    await page.unroute(CONTENT_CALL);
    await page.locator('.state').getByRole('button', { name: 'جرّب تاني' }).click();
    await heading(page, 'since ولا for؟').waitFor();
  });
});
