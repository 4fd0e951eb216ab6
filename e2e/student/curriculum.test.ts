import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { MadeCourse, NewCourse } from '../../apps/server/src/seed/new-course.ts';
import { DAY, lessonId, type TestStudent } from '../../apps/server/src/testing/test-school.ts';
import { bytesOf, listed, watchDownloads } from '../support/downloads.ts';
import { putOn, seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { shoot } from '../support/page-checks.ts';
import { expectLightStart, watchStart } from '../support/start-work.ts';
import { DESK, newTab, PHONE, stopClock, type VisitorOptions } from '../support/visitor.ts';

const HOUR = 60 * 60_000;
const KB = 1000;
const TREE_CALL = '**/api/Course/tree-course-with-progress*';
/** The machine may be busy with other things. */
const PATIENT = { timeout: 20_000 };
const SIGNAL = 'course_data_updated';

const travel = journey();
const { visit } = travel;
const pupil = travel.pupil();
const { walk } = pupil;

/** Two finished units, one in the middle of things, and what stands behind it. */
const TERM: NewCourse = {
  name: 'Grammar من الصفر',
  units: [
    { name: 'Present Tenses', lessons: [{ type: 'Video', name: 'الحاضر' }] },
    {
      name: 'Present Perfect',
      lessons: [
        { type: 'Video', name: 'have و has والتصريف التالت', durationSeconds: 960 },
        { type: 'Quiz', name: 'اختبار قبل المحاضرة' },
        { type: 'Video', name: 'since ولا for؟', durationSeconds: 840 },
        { type: 'Quiz', name: 'اختبار الوحدة' },
        { type: 'Quiz', name: 'اختبار لسه هيتكتب', questions: [] },
        { type: 'Video', name: 'just, already, yet', durationSeconds: 660 },
      ],
      resources: [
        { title: 'ملخص Present Perfect', type: 'pdf', url: 'https://example.test/summary.pdf' },
        { title: 'تمارين زيادة', type: 'link', url: 'https://example.test/more' },
      ],
    },
    { name: 'Future Forms', lessons: [{ type: 'Video', name: 'will ولا going to؟' }] },
    {
      name: 'Conditionals: if وكل اللي بييجي بعدها من أول الصفر لحد آخر سؤال في الامتحان',
      lessons: [{ type: 'Quiz' }],
    },
  ],
};

/** The first unit has ended, the second ends in a day and a half. */
async function midTerm(somebody?: TestStudent): Promise<{ course: MadeCourse; student: TestStudent }> {
  const { course, student } = await travel.school.enrolled(TERM, 12 * DAY + 12 * HOUR, somebody);
  await travel.school.finish(student, course, lessonId(course, 0, 0));
  await travel.school.finish(student, course, lessonId(course, 1, 0));
  await travel.school.finish(student, course, lessonId(course, 1, 1));
  return { course, student };
}

const path = ({ id }: MadeCourse) => `/course/${id}/curriculum`;
const unit = (page: Page, name: string) => page.locator('.accordion', { hasText: name });
const unitHead = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(name) });
const lesson = (page: Page, name: string) => page.locator('.lesson', { hasText: name });
const pill = (page: Page, name: string) => unit(page, name).getByRole('timer');
const toast = (page: Page) => page.locator('.toast');
const banner = (page: Page) => page.getByText('Course data updated successfully!');
const colour = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => getComputedStyle(node).color);

async function ready(page: Page): Promise<void> {
  await page.locator('.course-summary').waitFor();
}

async function openCourse(course: MadeCourse, options: VisitorOptions & { as: TestStudent }): Promise<Page> {
  const page = await travel.open(path(course), options);
  await ready(page);
  return page;
}

/** The same for the pupil who is there already. */
async function walkTo(course: MadeCourse): Promise<Page> {
  const page = await walk(path(course));
  await ready(page);
  return page;
}

/** Counts the questions for the course that leave the browser, by their addresses. */
function questions(page: Page) {
  const asked: string[] = [];
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (!request.url().includes('tree-course-with-progress')) return;
    asked.push(request.url());
    underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return {
    asked,
    /** So many were asked, and their answers came: before that the page may not even say yet that it asks. */
    answered: (count: number) => expect.poll(() => [asked.length, underWay.size], PATIENT).toEqual([count, 0]),
  };
}

/** The answer on its way back is over with, in the page too. */
async function settled(page: Page): Promise<void> {
  await page.locator('.course-head-busy').waitFor({ state: 'detached' });
}

/** The lesson stands in the place of the curriculum: the address changes before the page does. */
async function left(page: Page): Promise<void> {
  await page.waitForURL(/\/video$/);
  await page.locator('.course-summary').waitFor({ state: 'detached' });
}

/** The same under a stopped clock: what the page puts off for an instant needs its instant. */
async function inInstants(page: Page, done: () => Promise<boolean>, instant = 1): Promise<void> {
  const step = async () => {
    await page.clock.runFor(instant);
    return done();
  };
  await expect.poll(step, PATIENT).toBe(true);
}

async function settledInInstants(page: Page): Promise<void> {
  await inInstants(page, async () => (await page.locator('.course-head-busy').count()) === 0);
}

/** A shut thing counts as disabled, yet a press on it is answered. */
async function pressShut(shut: ReturnType<Page['locator']>): Promise<void> {
  // Clear of the header, which would take a press that nobody waits for.
  await shut.evaluate((node) => node.scrollIntoView({ block: 'center' }));
  await shut.click({ force: true });
}

describe('the curriculum', () => {
  test('shows the course, how far the student is, and where to go on [CURR-01, CURR-02, CURR-03, CURR-04, CURR-05, CURR-06, CURR-07, CURR-08, CURR-09, CURR-10, CURR-13, CURR-31, OP-CURR-3, OP-GEN-2, ROUTE-24]', async () => {
    const { course } = await midTerm(pupil.student);
    const page = await walkTo(course);
    const header = page.locator('header');
    expect(await header.getByRole('heading', { level: 1 }).textContent()).toBe('Grammar من الصفر');
    // Nine rows; the quiz that nobody has written yet counts for nothing, and three of the eight others are done.
    expect(await header.locator('p').first().textContent()).toBe('٨ دروس، خلّصت ٣٨٪');
    expect(await header.getByRole('progressbar').getAttribute('value')).toBe('38');
    expect(await page.locator('.course-summary > div').allTextContents()).toEqual(['الوحدات٤', 'الدروس٨', 'خلّصت٣٨٪']);
    expect(await page.locator('.topbar, footer').count(), 'outside the layout').toBe(0);
    const next = page.locator('.next-strip');
    expect(await next.textContent()).toContain('ابدأ اللي بعده');
    expect(await next.textContent()).toContain('since ولا for؟');
    expect(await next.textContent()).toContain('فيديو، ١٤ دقيقة، وبعده امتحان');
    expect(await next.getAttribute('href')).toBe(`/course/${course.id}/lesson/${lessonId(course, 1, 2)}/video`);
    expect(await unitHead(page, 'Present Perfect').getAttribute('aria-expanded')).toBe('true');
    const file = page.getByRole('link', { name: /ملخص Present Perfect/ });
    expect(await file.getAttribute('href')).toBe('https://example.test/summary.pdf');
    expect(await file.getAttribute('rel')).toContain('noopener');
    await page.setViewportSize({ width: 360, height: 520 });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await header.evaluate((node) => node.getBoundingClientRect().top)).toBe(0);
    await page.evaluate(() => scrollTo(0, 0));
    await seeEveryLook(page, 'curriculum');
    await page.getByRole('link', { name: 'ارجع لكورساتي' }).click();
    await page.waitForURL('/enrolled-courses');
  });

  test('marks lessons and units in colours and in words [CURR-15, CURR-21, CURR-23, CURR-24, CURR-28, CURR-29, CURR-30, CURR-51, OP-CURR-8, LEARN-383]', async () => {
    const { course } = await midTerm(pupil.student);
    const page = await walkTo(course);
    const row = (name: string) => lesson(page, name);
    expect(await row('have و has').locator('.pen-mark').count()).toBe(1);
    expect(await row('have و has').locator('.lesson-completed').textContent()).toBe('مكتمل');
    const submitted = row('اختبار قبل المحاضرة').locator('.lesson-submitted');
    expect(await submitted.textContent()).toBe('مُرسل');
    expect(await submitted.locator('svg').count()).toBe(1);
    const blocked = row('just, already').locator('.lesson-blocked');
    expect(await blocked.textContent()).toBe('مقفل Locked');
    expect(await blocked.locator('[lang="en"]').textContent()).toBe('Locked');
    expect(await row('since ولا for').locator('.badge').textContent()).toBe('دورك هنا');
    const shut = unit(page, 'Future Forms');
    expect(await shut.locator('.accordion-head [lang="en"]').textContent()).toBe('Complete Previous Quiz');
    const named = await shut.locator('.unit-blocked > bdi').last().boundingBox();
    const english = await shut.locator('.accordion-head [lang="en"]').boundingBox();
    expect(english?.y).toBeGreaterThanOrEqual((named?.y ?? 0) + (named?.height ?? 0) / 2);
    expect(await shut.locator('.accordion-lock').count()).toBe(1);
    expect(await shut.textContent()).toContain('خلّص الأول: ٢٫٤ اختبار الوحدة');
    expect(await unit(page, 'Present Tenses').textContent()).toContain('انتهت فترة الوصول لهذه الوحدة');
    const inks = await page.evaluate(() => {
      const probe = document.createElement('i');
      document.body.append(probe);
      const read = (name: string) => {
        probe.style.color = `var(--${name})`;
        return getComputedStyle(probe).color;
      };
      return { right: read('right'), done: read('done'), warn: read('warn'), wrong: read('wrong') };
    });
    expect(await colour(page, '.lesson-completed')).toBe(inks.right);
    expect(await colour(page, '.lesson-submitted')).toBe(inks.done);
    expect(await colour(page, '.lesson-blocked')).toBe(inks.warn);
    expect(await colour(page, '.unit-shut')).toBe(inks.wrong);
    expect(await colour(page, '.accordion-wrong .accordion-lock')).toBe(inks.wrong);
    expect(await colour(page, '.countdown')).toBe(inks.warn);
  });

  test('opens a lesson by its kind, and says why another stays shut [CURR-14, CURR-16, CURR-17, CURR-25, CURR-26, CURR-27, CURR-44, CURR-45, CURR-46, CURR-47, ERR-58, ERR-59, ERR-60, ERR-61, LEARN-86]', async () => {
    const { course } = await midTerm(pupil.student);
    const page = await walkTo(course);
    const says = async (press: ReturnType<typeof lesson>, words: string) => {
      await pressShut(press);
      await toast(page).getByText(words).waitFor();
    };
    await says(unitHead(page, 'Future Forms'), 'لازم تخلّص الامتحان اللي قبله الأول.');
    expect(await unitHead(page, 'Future Forms').getAttribute('aria-expanded')).toBe('false');
    expect(await unitHead(page, 'Future Forms').getAttribute('aria-disabled')).toBe('true');
    await says(unitHead(page, 'Present Tenses'), 'الوحدة دي مش متاحة دلوقتي.');
    expect(await unitHead(page, 'Present Tenses').getAttribute('aria-expanded')).toBe('false');
    await says(lesson(page, 'just, already'), 'لازم تخلّص الامتحان اللي قبله الأول.');
    await says(lesson(page, 'اختبار قبل المحاضرة'), 'سلّمت الامتحان ده قبل كده، ومينفعش يتفتح تاني.');
    await says(lesson(page, 'لسه هيتكتب'), 'الدرس ده مش متاح لسه.');
    expect(new URL(page.url()).pathname).toBe(path(course));
    // What can no longer be opened can be read.
    expect(await page.getByRole('link', { name: 'شوف ورقتك' }).count(), 'and none of a quiz that nobody wrote').toBe(1);
    await page.getByRole('link', { name: /شوف ورقتك.*اختبار قبل المحاضرة/ }).click();
    await page.waitForURL(`/course/${course.id}/lesson/${lessonId(course, 1, 1)}/quiz`);
    // How such a link opens the paper itself is the home page's journey.
    expect(await page.evaluate(() => history.state.usr)).toEqual({ paper: true });
    await page.goBack();
    await lesson(page, 'since ولا for').click();
    await page.waitForURL(`/course/${course.id}/lesson/${lessonId(course, 1, 2)}/video`);
    await page.goBack();
    await lesson(page, 'اختبار الوحدة').click();
    await page.waitForURL(`/course/${course.id}/lesson/${lessonId(course, 1, 3)}/quiz`);
  });

  test('lets a quiz of an ended unit be taken, and nothing else of it [OP-CURR-1, CURR-45]', async () => {
    const { course } = await travel.school.enrolled({}, 8 * DAY, pupil.student);
    const page = await walkTo(course);
    expect(await unit(page, 'Unit 1').textContent()).toContain('الامتحان لسه مفتوح لك');
    expect(await pill(page, 'Unit 1').textContent()).toBe('انتهت');
    await pressShut(lesson(page, 'Video 1').first());
    await toast(page).getByText('الوحدة دي مش متاحة دلوقتي.').waitFor();
    await seeOneLook(page, 'curriculum-ended-quiz');
    await page.locator('.next-strip').click();
    await page.waitForURL(`/course/${course.id}/lesson/${lessonId(course, 0, 1)}/quiz`);
  });

  test('can be walked by keyboard alone, shut things included [OP-RTL-1, CURR-44]', async () => {
    const { course } = await midTerm(pupil.student);
    const page = await walkTo(course);
    const focused = () =>
      page.evaluate(() =>
        document.activeElement === document.body ? '' : (document.activeElement?.textContent ?? ''),
      );
    const tabTo = async (words: string) => {
      for (let presses = 0; presses < 25; presses++) {
        await page.keyboard.press('Tab');
        if ((await focused()).includes(words)) return;
      }
      throw new Error(`no way to ${words} by keyboard`);
    };
    await tabTo('ابدأ اللي بعده');
    await tabTo('Present Perfect');
    await page.keyboard.press('Enter');
    await expect.poll(() => unitHead(page, 'Present Perfect').getAttribute('aria-expanded'), PATIENT).toBe('false');
    await page.keyboard.press('Enter');
    await lesson(page, 'just, already').waitFor();
    await tabTo('just, already');
    await page.keyboard.press('Enter');
    await toast(page).getByText('لازم تخلّص').waitFor();
    await tabTo('Future Forms');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toContain('just, already');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toContain('اختبار الوحدة');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/quiz$/);
  });

  test('of a course with nothing in it, all of it done, or all of it over says so [OP-CDET-6]', async () => {
    const { student } = pupil;
    const empty = await travel.school.makeCourse({ name: 'كورس جديد', units: [] });
    const over = await travel.school.makeCourse({
      name: 'كورس مجاني',
      pricePiastres: 0,
      units: [{ lessons: [{ type: 'Video' }] }, { lessons: [] }],
    });
    const done = await travel.school.makeCourse({ units: [{ lessons: [{ type: 'Video' }] }, { lessons: [] }] });
    const shut = await travel.school.makeCourse({
      units: [{ lessons: [{ type: 'Video' }] }, { lessons: [{ type: 'Video' }] }],
    });
    await travel.school.enrol(student, empty);
    await travel.school.enrol(student, over, 30 * DAY);
    await travel.school.enrol(student, shut, 8 * DAY);
    await travel.school.finish(student, shut, lessonId(shut, 1, 0));
    await travel.school.enrol(student, done);
    await travel.school.finish(student, done, lessonId(done, 0, 0));
    const page = await walkTo(empty);
    await page.getByRole('heading', { name: 'المنهج لسه بيتجهّز' }).waitFor();
    expect(await page.locator('header p').first().textContent()).toBe('لسه مفيش دروس');
    await seeEveryLook(page, 'curriculum-empty');
    await page.goto(path(over));
    await page.getByText('وقت الكورس خلص').waitFor();
    const chat = await page.getByRole('link', { name: 'كلّم المشرف' }).getAttribute('href');
    expect(new URL(chat ?? '').searchParams.get('text')).toContain('كورس مجاني');
    expect(await page.getByRole('timer').count()).toBe(0);
    await page.goto(path(shut));
    await page.getByText('مفيش درس مفتوح دلوقتي').waitFor();
    await seeOneLook(page, 'curriculum-nothing-open');
    await page.goto(path(done));
    await page.getByText('خلّصت الكورس كله!').waitFor();
    await unitHead(page, 'Unit 2').click();
    await page.getByText('الوحدة دي لسه من غير دروس.').waitFor();
  });
});

describe('a course whose time is over', () => {
  test('starts again at a press when it is free, and says so when it cannot [OP-CDET-1, OP-ENR-7]', async () => {
    const wanted = { pricePiastres: 0, units: [{ lessons: [{ type: 'Video' as const }] }, {}] };
    const { course, student } = await travel.school.enrolled(wanted, 30 * DAY, pupil.student);
    await travel.school.finish(student, course, lessonId(course, 0, 0));
    const page = await walkTo(course);
    await page.getByText('وقت الكورس خلص').waitFor();
    await seeOneLook(page, 'curriculum-over');
    const again = page.getByRole('button', { name: 'ابدأه من جديد' });
    await page.route('**/enroll-free-course*', (route) => route.abort());
    await again.click();
    await toast(page).waitFor();
    await page.unroute('**/enroll-free-course*');
    await again.click();
    await banner(page).waitFor();
    await page.getByText('وقت الكورس خلص').waitFor({ state: 'detached' });
    expect(await pill(page, 'Unit 1').textContent()).toMatch(/^باقي (?:٧ أيام|٦ أيام و٢٣ ساعة)$/);
    expect(await page.locator('header p').first().textContent()).toContain('خلّصت ٣٣٪');
  });

  test('and all of it done, congratulates and opens again for another look [OP-ENR-7]', async () => {
    const wanted = { pricePiastres: 0, units: [{ lessons: [{ type: 'Video' as const }] }] };
    const { course, student } = await travel.school.enrolled(wanted, 30 * DAY, pupil.student);
    await travel.school.finish(student, course, lessonId(course, 0, 0));
    const page = await walkTo(course);
    await page.getByText('برافو عليك. وقته خلص').waitFor();
    expect(await page.getByText('خلّصت الكورس كله!').count()).toBe(1);
    await seeOneLook(page, 'curriculum-done-and-over');
    await page.getByRole('button', { name: 'ابدأه من جديد' }).click();
    await page.getByText('تقدر تراجعها براحتك').waitFor();
    await unitHead(page, 'Unit 1').click();
    await lesson(page, 'Video 1').first().click();
    await page.waitForURL(/\/video$/);
  });

  test('takes a new code where the way back in is missed, beside the quiz that is still open [OP-ENR-7, OP-CURR-1]', async () => {
    const { course } = await travel.school.enrolled({ units: [{}] }, 30 * DAY, pupil.student);
    const code = await travel.school.courseCode(course);
    const page = await walkTo(course);
    await page.locator('.next-strip').waitFor();
    await page.getByRole('button', { name: 'معايا كود جديد' }).click();
    const dialog = page.getByRole('dialog', { name: 'اكتب الكود الجديد' });
    const field = dialog.getByLabel('كود الكورس');
    await field.fill('NOSUCHCODE');
    await dialog.getByRole('button', { name: 'أكّد الكود' }).click();
    await dialog.getByText('الكود ده مش موجود.').waitFor();
    await seeEveryLook(page, 'curriculum-new-code');
    await field.fill(code);
    await dialog.getByRole('button', { name: 'أكّد الكود' }).click();
    await dialog.waitFor({ state: 'detached' });
    await banner(page).waitFor();
    await page.getByText('وقت الكورس خلص').waitFor({ state: 'detached' });
    await lesson(page, 'Video 1').first().click();
    await page.waitForURL(/\/video$/);
  });
});

describe('the countdown', () => {
  test('runs for every unit in its time, orange for the last two days, and shuts the unit when it ends [CURR-11, CURR-21, CURR-22, CURR-48, RULE-25, LIM-05, LIM-06, LIM-07]', async () => {
    // The first unit has 40 minutes left, the second a week more.
    const { course, student } = await travel.school.enrolled(
      { units: [{ lessons: [{ type: 'Video', name: 'أول درس' }] }, { lessons: [{ type: 'Video' }] }] },
      7 * DAY - 40 * 60_000 - 30_000,
    );
    const page = await openCourse(course, { as: student, handClock: true });
    expect(await pill(page, 'Unit 1').textContent()).toBe('باقي ٤٠ دقيقة');
    expect(await pill(page, 'Unit 1').getAttribute('class')).toContain('countdown-orange');
    expect(await pill(page, 'Unit 2').textContent()).toBe('باقي ٧ أيام');
    expect(await pill(page, 'Unit 2').getAttribute('class')).toContain('countdown-green');
    await stopClock(page);
    await page.clock.runFor(60_000);
    expect(await pill(page, 'Unit 1').textContent()).toBe('باقي ٣٩ دقيقة');
    await page.clock.fastForward(38 * 60_000);
    await page.clock.runFor(1_000);
    expect(await pill(page, 'Unit 1').textContent()).toBe('باقي دقيقة');
    await page.clock.runFor(2 * 60_000);
    expect(await unit(page, 'Unit 1').textContent()).toContain('انتهت فترة الوصول لهذه الوحدة');
    expect(await unitHead(page, 'Unit 1').getAttribute('aria-disabled')).toBe('true');
    expect(await pill(page, 'Unit 1').count()).toBe(0);
  });

  test('follows the server’s clock, not a phone that is five days ahead [OP-UNIT-9]', async () => {
    const { course, student } = await travel.school.enrolled({ units: [{}] }, 4 * DAY + 12 * HOUR);
    const { page } = await visit({ as: student, handClock: true });
    await page.goto('/about');
    await page.clock.setSystemTime(Date.now() + 5 * DAY);
    await page.goto(path(course));
    await ready(page);
    expect(await page.evaluate(() => Date.now())).toBeGreaterThan(Date.now() + 4 * DAY);
    expect(await pill(page, 'Unit 1').textContent()).toMatch(/^باقي يومين و(?:١٢|١١) ساعة$/);
    expect(await unitHead(page, 'Unit 1').getAttribute('aria-disabled')).toBeNull();
  });

  test('is not there when the course is open to all, whose quizzes still stand in the way [CURR-12, CURR-49, OP-CURR-6]', async () => {
    const { course } = await travel.school.enrolled({ openToAll: true }, 400 * DAY, pupil.student);
    const page = await walkTo(course);
    expect(await page.getByRole('timer').count()).toBe(0);
    await lesson(page, 'Video 1').first().waitFor();
    expect(await unit(page, 'Unit 2').textContent()).toContain('Complete Previous Quiz');
  });

  test('of a student without an enrolment date says so, and the unit stays shut [CURR-50, CURR-45]', async () => {
    const { course } = await travel.school.enrolled({}, 0, pupil.student);
    const page = await walk(path(course), (page) =>
      page.route(TREE_CALL, async (route) => {
        const reply = await (await route.fetch()).json();
        reply.data.enrollmentDate = null;
        await route.fulfill({ json: reply });
      }),
    );
    await ready(page);
    expect(await unit(page, 'Unit 1').textContent()).toContain('تاريخ التسجيل غير متوفر');
    await pressShut(unitHead(page, 'Unit 1'));
    await toast(page).getByText('الوحدة دي مش متاحة دلوقتي.').waitFor();
  });
});

describe('a course that does not open', () => {
  test('and does not exist is not found, in the specification’s own words [CURR-18, CURR-19, CURR-20, ERR-35, ERR-62, OP-CURR-8]', async () => {
    const page = await walk('/course/987654/curriculum');
    await page.getByRole('heading', { level: 1, name: 'الكورس ده مش موجود' }).waitFor();
    const english = (words: string) => page.locator('[lang="en"]', { hasText: words });
    expect(await english('Course Not Found').textContent()).toBe('Course Not Found');
    expect(await english('looking for').textContent()).toBe("The course you're looking for doesn't seem to exist.");
    await seeEveryLook(page, 'curriculum-not-found');
    await page.getByRole('link', { name: 'Back to My Courses' }).click();
    await page.waitForURL('/enrolled-courses');
  });

  test('because asking failed says which way it failed, and tries again [CURR-18, CURR-42, CURR-43, ERR-37, ERR-56, ERR-57]', async () => {
    const { course } = await travel.school.enrolled({}, 0, pupil.student);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const hold = (page: Page) =>
      page.route(TREE_CALL, async (route) => {
        await held;
        await route.fulfill({ json: { success: false, message: '', data: null } });
      });
    // With words behind its address a page asks for nothing early, and the check of the login not by what is held.
    const page = await walk(`${path(course)}?slow`, hold);
    await page.getByText('بنفتح الكورس').first().waitFor();
    await shoot(page, 'curriculum-loading-360');
    release();
    await page.getByText('مقدرناش نحمّل تفاصيل الكورس').waitFor();
    expect(await page.getByText('Course Not Found').count()).toBe(1);
    await page.unroute(TREE_CALL);
    await page.route(TREE_CALL, (route) => route.abort('internetdisconnected'));
    await page.locator('.state').getByRole('button', { name: 'جرّب تاني' }).click();
    await page.getByText('حصلت مشكلة وإحنا بنحمّل الكورس').waitFor();
    await seeOneLook(page, 'curriculum-failed');
    await page.unroute(TREE_CALL);
    await page.locator('.state').getByRole('button', { name: 'جرّب تاني' }).click();
    await ready(page);
  });

  test('because the student is not enrolled leads to its own page, which says why until a code opens it [OP-CURR-4, ROUTE-27, ROUTE-28]', async () => {
    const course = await travel.school.makeCourse({ name: 'كورس مش معايا' });
    const page = await walk('/about');
    await page.goto(`/course-player/${course.id}`);
    await page.waitForURL(`/course/${course.id}`);
    const notice = page.getByText('إنت مش مشترك في الكورس ده');
    await notice.waitFor();
    await seeOneLook(page, 'curriculum-not-enrolled');
    await page.getByLabel('معاك كود الكورس؟').fill(await travel.school.courseCode(course));
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'ابدأ الكورس دلوقتي' }).click();
    await page.waitForURL(path(course));
    await ready(page);
    // Neither the old address nor the refused curriculum is returned to.
    await page.goBack();
    await page.waitForURL(`/course/${course.id}`);
    await page.getByRole('link', { name: 'ابدأ الكورس', exact: true }).waitFor();
    expect(await notice.count()).toBe(0);
    await page.goBack();
    await page.waitForURL('/about');
  });

  test('whose address is no number is not found without asking anybody [CURR-18]', async () => {
    let asked: string[] = [];
    const page = await walk('/course/grammar/curriculum', (page) => ({ asked } = questions(page)));
    await page.getByText('Course Not Found').waitFor();
    expect(asked).toEqual([]);
  });
});

describe('the curriculum asks again', () => {
  test('when its button is pressed, tells so for 2 s, and clears what the session held of the course; on focus at most once a second, and once for everything that comes together [CURR-03, CURR-35, CURR-38, CURR-39, CURR-40, LIM-32, LIM-33, OP-CURR-7, OP-CURR-8, API-44, LEARN-183]', async () => {
    const { course, student } = await midTerm();
    const page = await openCourse(course, { as: student, handClock: true });
    const { asked, answered } = questions(page);
    await stopClock(page);
    await page.evaluate((id) => {
      sessionStorage.setItem(`course_${id}_notes`, 'x');
      sessionStorage.setItem(`course_${id}0_notes`, 'another course');
    }, course.id);
    await travel.school.finish(student, course, lessonId(course, 1, 2));
    await page.getByRole('button', { name: 'حدّث المنهج' }).click();
    await banner(page).waitFor();
    expect(asked).toHaveLength(1);
    expect(new URL(asked[0] ?? '').searchParams.get('timestamp')).toMatch(/^\d{13}$/);
    await inInstants(page, () => lesson(page, 'since ولا for').locator('.lesson-completed').isVisible());
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('course')))).toEqual([
      `course_${course.id}0_notes`,
    ]);
    expect(await banner(page).getAttribute('lang')).toBe('en');
    await shoot(page, 'curriculum-updated-360');
    await putOn(page, DESK);
    const bottomOf = (place: string) => page.locator(place).evaluate((node) => node.getBoundingClientRect().bottom);
    expect(await bottomOf('.updated-banner-place'), 'beside the name').toBeLessThan(await bottomOf('.course-head'));
    await shoot(page, 'curriculum-updated-1280');
    await page.setViewportSize(PHONE);
    await page.clock.runFor(1_800);
    expect(await banner(page).count()).toBe(1);
    await page.clock.runFor(300);
    expect(await banner(page).count()).toBe(0);

    asked.length = 0;
    const focus = () => page.evaluate(() => void dispatchEvent(new Event('focus')));
    await focus();
    await answered(1);
    await settledInInstants(page);
    await page.clock.runFor(900);
    await focus();
    await page.clock.runFor(200);
    await focus();
    await answered(2);
    await settledInInstants(page);
    expect(await banner(page).count(), 'nobody forced it').toBe(0);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(TREE_CALL, async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.runFor(1_100);
    await focus();
    await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    const busy = page.getByRole('button', { name: 'بنحدّث المنهج' });
    await inInstants(page, () => busy.isVisible());
    await busy.click();
    release();
    await inInstants(page, () => banner(page).isVisible());
    expect(asked).toHaveLength(3);
  });

  test('when the browser gives the page back from its own cache, and when the line is back [CURR-34]', async () => {
    const { course } = await midTerm(pupil.student);
    const page = await walkTo(course);
    await settled(page);
    const { asked, answered } = questions(page);
    await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
    await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await answered(1);
    await settled(page);
    await page.evaluate(() => void dispatchEvent(new Event('online')));
    await expect.poll(() => asked.length, PATIENT).toBe(2);
  });

  test('after the signal of a lesson: from another tab, in the same tab, and on coming back [CURR-36, CURR-37, STOR-07, OP-CURR-5, OP-CURR-7]', async () => {
    const { course, student } = await midTerm();
    const visitor = await visit({ as: student });
    const { page } = visitor;
    await page.goto(path(course));
    await ready(page);
    const other = await newTab(visitor);
    await other.goto('/about');
    const signal = (from: Page) => from.evaluate((key) => localStorage.setItem(key, String(Date.now())), SIGNAL);
    const stored = () => page.evaluate((key) => localStorage.getItem(key), SIGNAL);
    await signal(other);
    await banner(page).waitFor();
    expect(await stored()).toBeNull();
    await banner(page).waitFor({ state: 'detached' });
    await signal(page);
    await page.evaluate(() => void dispatchEvent(new Event('focus')));
    await banner(page).waitFor();
    expect(await stored()).toBeNull();
    await banner(page).waitFor({ state: 'detached' });
    await lesson(page, 'since ولا for').click();
    await left(page);
    await travel.school.finish(student, course, lessonId(course, 1, 2));
    await signal(page);
    await page.goBack();
    await banner(page).waitFor();
    expect(await stored()).toBeNull();
    await lesson(page, 'since ولا for').locator('.lesson-completed').waitFor();
  });

  test('100 ms after coming back by the browser’s arrows or a link, showing meanwhile what it knows [CURR-31, CURR-32, CURR-33, CURR-41, LIM-48]', async () => {
    const { course, student } = await midTerm();
    const page = await openCourse(course, { as: student, handClock: true });
    const { asked, answered } = questions(page);
    await lesson(page, 'since ولا for').click();
    await left(page);
    await stopClock(page);
    await page.goBack();
    await ready(page);
    expect(asked).toHaveLength(0);
    await page.clock.runFor(90);
    expect(asked).toHaveLength(0);
    await page.clock.runFor(20);
    await answered(1);
    await settledInInstants(page);
    await page.goForward();
    await left(page);
    await page.goBack();
    await ready(page);
    await page.clock.runFor(110);
    await answered(2);
    await settledInInstants(page);
    await page.getByRole('link', { name: 'ارجع لكورساتي' }).click();
    const itsUnit = page.getByRole('link', { name: /Present Tenses/ });
    // Nothing is counted here, and parts that come late are shown some tenths of a second apart.
    await inInstants(page, () => itsUnit.isVisible(), 50);
    await itsUnit.click();
    await ready(page);
    await page.clock.runFor(110);
    await expect.poll(() => asked.length, PATIENT).toBe(3);
  });

  test('and without a line keeps what the phone has, says since when, and is whole again with the line', async () => {
    const { course } = await midTerm(pupil.student);
    const page = await walkTo(course);
    await settled(page);
    await page.route(TREE_CALL, (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'حدّث المنهج' }).click();
    await toast(page).getByText('مقدرناش نحدّث المنهج').waitFor();
    expect(await banner(page).count()).toBe(0);
    await page.reload();
    await awake(page);
    await page.getByText('من غير نت. دي آخر نسخة اتحفظت عندك').waitFor();
    expect(await pill(page, 'Present Perfect').textContent()).toMatch(/^باقي يوم و(?:١٢|١١) ساعة$/);
    await seeOneLook(page, 'curriculum-kept');
    await page.unroute(TREE_CALL);
    await page.evaluate(() => void dispatchEvent(new Event('online')));
    await page.getByText('من غير نت. دي آخر نسخة').waitFor({ state: 'detached' });
  });
});

test('a first visit to the curriculum brings at most 175 kB of script and no needless work [OP-PERF-1]', async () => {
  const { course, student } = await midTerm();
  const { page } = await visit({ as: student });
  const downloads = await watchDownloads(page);
  await watchStart(page);
  await page.goto(path(course));
  await ready(page);
  await page.waitForLoadState('networkidle');
  await expectLightStart(page);
  expect(bytesOf(downloads, 'Script'), listed(downloads)).toBeGreaterThan(100 * KB);
  expect(bytesOf(downloads, 'Script'), listed(downloads)).toBeLessThanOrEqual(175 * KB);
});
