import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answersWith, open as openQuiz, submit } from '../../apps/server/src/testing/classroom.ts';
import { DAY, lessonId, type TestStudent } from '../../apps/server/src/testing/test-school.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { shoot } from '../support/page-checks.ts';
import { storedVideo } from '../support/player-page.ts';
import { quizPage } from '../support/quiz-page.ts';
import { wholeHome } from '../support/whole-home.ts';

const travel = journey();
const HOME_CALL = '**/api/Student/home';
const FOUR = [{}, {}, {}, {}];

const strip = (page: Page) => page.locator('.next-strip');
const section = (page: Page, name: string) => page.getByRole('region', { name });

async function handIn({ phone }: TestStudent, quiz: number, right: number): Promise<void> {
  await submit(phone, quiz, answersWith(await openQuiz(phone, quiz), right));
}

/** Tomorrow and its hour, or the day in the margin and the hour behind the words. */
const CLOSES_ONCE =
  /^(?:بكرة[٠-٩:]+ (?:صباحًا|مساءً)(?!.*آخر ميعاد)|[٠-٩]+(?:ال\S+?).*، آخر ميعاد [٠-٩:]+ (?:صباحًا|مساءً)$)/;

/** Four days and a half into a course with an exam behind, a film begun, and a lecture opened by its own code. */
async function returningStudent() {
  const student = await travel.school.student();
  const course = await travel.school.makeCourse({
    name: 'Grammar من الصفر',
    units: [
      {
        name: 'Present Perfect',
        lessons: [
          { type: 'Quiz', name: 'Past Simple', questions: FOUR },
          { type: 'Quiz', name: 'امتحان شهر أكتوبر', questions: FOUR },
          { type: 'Video', name: 'since ولا for؟', durationSeconds: 600 },
          { type: 'Quiz', name: 'امتحان الوحدة', questions: FOUR },
        ],
      },
      { name: 'Future Forms' },
    ],
  });
  const other = await travel.school.makeCourse({
    name: 'Passive',
    units: [{ name: 'محاضرة Passive', lessons: [{ type: 'Video', name: 'be + p.p.', durationSeconds: 300 }] }],
  });
  await travel.school.enrol(student, course, 4.5 * DAY);
  await travel.school.grantUnit(student, other, 0, 5.5 * DAY);
  await handIn(student, lessonId(course, 0, 0), 4);
  await handIn(student, lessonId(course, 0, 1), 0);
  const film = lessonId(course, 0, 2);
  const body = { lessonId: film, positionSeconds: 360, played: [] };
  await student.phone.call('POST /api/Student/watch-position', { body });
  return { student, course, film };
}

/** Runs in the page: how much of what stands there was moved by nobody's press. */
function countShifts(): void {
  const shifts: number[] = [];
  (globalThis as unknown as { shifts: number[] }).shifts = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) shifts.push(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: some phones' browsers do not hold on to what their reader looks at. */
function holdOnToNothing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { overflow-anchor: none !important }');
  document.adoptedStyleSheets = [sheet];
}

interface Counted {
  dateFormats: number;
}

/** Runs in the page: the first of these takes a cheap phone a tenth of a second. */
function countDateFormats(): void {
  const counted = globalThis as unknown as Counted;
  counted.dateFormats = 0;
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct(made, given) {
      counted.dateFormats += 1;
      return Reflect.construct(made, given);
    },
  });
}

describe('a returning student’s Tuesday', () => {
  test('begins with the next lesson, what closes, the new marks and what is left to mend, and is one press from the lesson; a course that is held costs nothing more; new marks stay for the visit, and in the next one a weak paper waits to be mended [LEARN-31, LEARN-33, LEARN-34, LEARN-94, LEARN-99, LEARN-101, LEARN-129, LEARN-166, LEARN-172, LEARN-380, LEARN-382]', async () => {
    const { student, course, film } = await returningStudent();
    await student.phone.call('PUT /api/Student/weekly-goal', { body: { lessons: 5 } });
    const page = await travel.open('/', { as: student, before: (opened) => opened.addInitScript(countDateFormats) });
    await strip(page).waitFor();
    await page.getByRole('link', { name: 'هدف الأسبوع: ٢ من ٥ دروس' }).waitFor();
    expect(await strip(page).textContent()).toContain('كمّل من مكان ما وقفت');
    expect(await strip(page).textContent()).toContain('since ولا for؟');
    expect(await strip(page).textContent()).toContain('فاضل ٤ دقايق');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('أهلًا يا');

    const closing = section(page, 'بيقفل خلال أسبوع').getByRole('listitem');
    expect(await closing.count()).toBe(2);
    // The next to close stands first, its day in the margin and its hour once, wherever there is room for it.
    expect(await closing.nth(0).textContent()).toContain('be + p.p.');
    expect(await closing.nth(0).textContent()).toContain('محاضرة Passive، مفتوحة بكود');
    expect(await closing.nth(0).textContent()).toMatch(CLOSES_ONCE);
    expect(await closing.nth(1).textContent()).toMatch(CLOSES_ONCE);
    expect(await closing.nth(1).textContent()).toMatch(/^[^،]*Present Perfect\D*فاضل منها درسين/);
    // Of two courses: each row says which.
    expect(
      await closing
        .locator('small')
        .filter({ hasText: /^(?:Passive|Grammar من الصفر)$/ })
        .count(),
    ).toBe(2);
    expect(await page.evaluate(() => (globalThis as unknown as Counted).dateFormats)).toBe(0);

    const marks = section(page, 'درجات جديدة').getByRole('listitem');
    // Known once the phone has said when the last visit was.
    await marks.first().waitFor();
    expect(await marks.getByRole('img').evaluateAll((all) => all.map((ring) => ring.ariaLabel))).toEqual([
      'صفر من ٤ أسئلة',
      '٤ من ٤ أسئلة',
    ]);
    expect(await marks.nth(0).textContent()).toMatch(/^صفر٤.*راجع غلطاتك/);
    expect(await section(page, 'غلطات مستنية تتصلّح').count(), 'a paper is named once').toBe(0);
    await seeEveryLook(page, 'student-home');

    await wholeHome(page);
    await page.locator('#courses').scrollIntoViewIfNeeded();
    const offered = page.locator('.course-row > li');
    const own = offered.filter({ hasText: 'Grammar من الصفر' });
    await own.getByRole('link', { name: /^كمّل/ }).waitFor();
    expect(await own.locator('.teaser-price').count()).toBe(0);
    // What it says besides has its room: the press stands on its card.
    const room = await own.evaluate((card) => {
      const bottom = (css: string) => card.querySelector(css)?.getBoundingClientRect().bottom ?? Number.NaN;
      return bottom('article') - bottom('.course-press');
    });
    expect(room).toBeGreaterThan(0);
    expect(await own.textContent()).toContain('خلص ٢ من ٦ دروس');
    // Only a lecture of this one is held: the course itself is still on offer.
    expect(await offered.filter({ hasText: 'Passive' }).locator('.teaser-price').count()).toBe(1);

    await strip(page).click();
    await page.waitForURL(`/course/${course.id}/lesson/${film}/video`);

    // New marks stay in sight for the visit; in the next one a weak paper waits to be mended.
    await page.goto('/');
    await section(page, 'درجات جديدة').waitFor();
    travel.site.clock.advance(DAY);
    await page.reload();
    const mend = section(page, 'غلطات مستنية تتصلّح');
    await mend.waitFor();
    expect(await section(page, 'درجات جديدة').count()).toBe(0);
    await mend.getByRole('link', { name: 'امتحان شهر أكتوبر' }).click();
    await page.waitForURL(`/course/${course.id}/lesson/${lessonId(course, 0, 1)}/quiz`);
    // The paper itself, not the closed quiz before it.
    await page.getByRole('button', { name: 'راجع إجاباتك' }).waitFor();
  });

  test('never flashes the guests’ page and moves nothing when the answer comes [LEARN-31]', async () => {
    const { student } = await returningStudent();
    const { page } = await travel.visit({ as: student, motion: true });
    await page.addInitScript(countShifts);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(HOME_CALL, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    // Out of sight, or not drawn at all.
    const heroSeen = () =>
      page.locator('.hero').evaluateAll((all) =>
        all.some((hero) => {
          const { top, height } = hero.getBoundingClientRect();
          return height > 0 && top < innerHeight;
        }),
      );
    expect(await heroSeen(), 'before the page is awake').toBe(false);
    await awake(page);
    await page.getByText('بنفتح كراستك').waitFor({ state: 'attached' });
    expect(await heroSeen(), 'while the answer is on its way').toBe(false);
    release();
    await strip(page).waitFor();
    await section(page, 'درجات جديدة').waitFor();
    expect(await heroSeen()).toBe(false);
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
  });

  test('leaves no empty stretch: what everybody reads follows at once where the own part is short, and the address of a place in it leads there [LEARN-154]', async () => {
    const { student, course } = await travel.school.enrolled({ units: [{ lessons: [{ type: 'Video' }] }] });
    const page = await travel.open('/', {
      as: student,
      // Tall enough for all of the own part.
      screen: { width: 1280, height: 1000 },
      before: (opened) => opened.addInitScript(countShifts),
    });
    await strip(page).waitFor();
    await page.locator('.hero').waitFor();
    const gap = () =>
      page.evaluate(() => {
        const bottom = (css: string) => document.querySelector(css)?.getBoundingClientRect().bottom ?? 0;
        return (document.querySelector('.hero')?.getBoundingClientRect().top ?? 0) - bottom('.student-home');
      });
    expect(Math.abs(await gap())).toBeLessThan(2);
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
    await seeOneLook(page, 'student-home-short');
    await page.goto(`/courses/${course.id}`);
    await awake(page);
    await page.goto('/#courses');
    await awake(page);
    await expect
      .poll(() => page.locator('#courses').evaluate((courses) => Math.abs(courses.getBoundingClientRect().top) < 200))
      .toBe(true);
  });

  test.each(['guest', 'student'])(
    'the address of a place in it leads a %s there on a phone and stays there while what stands above is coming, until a hand moves the page [LEARN-163]',
    async (who) => {
      const as = who === 'student' ? { as: (await returningStudent()).student } : {};
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      const page = await travel.open('/#courses', {
        ...as,
        async before(opened) {
          await opened.addInitScript(holdOnToNothing);
          await opened.route(HOME_CALL, async (route) => {
            await held;
            await route.continue();
          });
        },
      });
      const top = () => page.locator('#courses').evaluate((courses) => Math.abs(courses.getBoundingClientRect().top));
      await expect.poll(top).toBeLessThan(60);
      release();
      if (who === 'student') await strip(page).waitFor();
      await page.waitForLoadState('networkidle');
      await expect.poll(top).toBeLessThan(60);

      await page.mouse.wheel(0, -300);
      // A wheel may glide: at rest is what stands where it stood at the last look.
      let moved = 0;
      const isAtRest = async () => {
        const before = moved;
        moved = await top();
        return moved > 200 && moved === before;
      };
      await expect.poll(isAtRest).toBe(true);
      await page.evaluate(async () => {
        const late = document.createElement('div');
        late.style.blockSize = '100px';
        document.getElementById('main')?.prepend(late);
        await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
      });
      expect(await top()).toBeCloseTo(moved + 100, 0);
    },
  );

  test('draws everybody’s part when its reader has come to the end of the own one, and not before [LEARN-154, LEARN-164]', async () => {
    const { student } = await returningStudent();
    const page = await travel.openWiped('/', { as: student, screen: { width: 360, height: 480 } });
    await section(page, 'درجات جديدة').waitFor();
    expect(await page.locator('.landing').evaluate((landing) => landing.childElementCount)).toBe(0);
    expect(await page.locator('dialog.menu').evaluate((menu) => menu.childElementCount), 'nor the menu').toBe(0);
    // And part by part: what lies far below the hero waits for its reader, and so does the footer.
    await page.evaluate(() => scrollTo(0, document.querySelector('.landing')?.getBoundingClientRect().top ?? 0));
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollBy(0, 40));
        return page.locator('.landing .hero').count();
      })
      .toBe(1);
    expect(await page.locator('.landing .benefits').count(), 'nor its end with its beginning').toBe(0);
    const footerTop = () => page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().top);
    expect(await footerTop()).toBeGreaterThan(480);
    await wholeHome(page);
    await page.locator('#courses').waitFor();
    // Walked to from another page there is nothing of the server's to leave alone, and the page's policy lets no text in.
    await page.getByRole('button', { name: 'افتح القائمة' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'كورساتي', exact: true }).click();
    await page.waitForURL('/enrolled-courses');
    await page.getByRole('button', { name: 'افتح القائمة' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'الرئيسية', exact: true }).click();
    await section(page, 'درجات جديدة').waitFor();
    expect(await page.locator('.landing').evaluate((landing) => landing.childElementCount)).toBe(0);
  });

  test('opens without a line with what it last knew [LEARN-36]', async () => {
    const { student } = await returningStudent();
    const { page } = await travel.visit({ as: student, worker: true });
    await page.goto('/');
    await strip(page).waitFor();
    const kept = () => page.evaluate(async () => (await caches.match('/', { ignoreVary: true })) !== undefined);
    await expect.poll(kept, { timeout: 30_000 }).toBe(true);
    await page.reload();
    await strip(page).waitFor();
    await page.context().setOffline(true);
    await page.reload();
    await strip(page).waitFor();
    await page.getByText('دي آخر نسخة اتحفظت عندك').waitFor();
    expect(await section(page, 'بيقفل خلال أسبوع').getByRole('listitem').count()).toBe(2);
  });
});

test('a new student’s first evening: a card, a lesson, a question right, each ticked as it happens and each leading to where it is taken, and a stamp said where it is earned [LEARN-35, LEARN-85, LEARN-98, LEARN-166]', async () => {
  const course = await travel.school.makeCourse({
    name: 'أول ثانوي',
    units: [
      {
        name: 'الوحدة الأولى',
        lessons: [
          { type: 'Video', name: 'نتعرف', ...(await storedVideo(travel)) },
          {
            type: 'Quiz',
            name: 'أول امتحان',
            questions: [{ choices: ['has lived', 'lives'], right: 0, pinned: true }],
          },
        ],
      },
    ],
  });
  await travel.school.makeCourse({ name: 'أسبوع ببلاش', pricePiastres: 0, grade: 'Secondary1' });
  const student = await travel.school.student();
  const page = await travel.openWiped('/', { as: student });
  const steps = page.getByRole('list', { name: 'أول تلات خطوات' }).getByRole('listitem');
  const news = page.locator('.stamp-news');
  const ticks = () => steps.locator('.pen-mark').count();
  await page.getByText('تلات خطوات وأول درس يفتح.').waitFor();
  await page.getByRole('button', { name: 'افتح الكورس' }).waitFor();
  expect(await ticks()).toBe(0);
  expect(await page.getByRole('link', { name: 'ابدأ ببلاش' }).first().getAttribute('href')).toMatch(/^\/courses\/\d+$/);
  await seeEveryLook(page, 'student-home-new');

  await page.locator('.first-steps').getByLabel('الكود').fill('NOSUCHCD');
  await page.getByRole('button', { name: 'افتح الكورس' }).click();
  const refused = page.getByText('الكود غلط أو مش موجود.');
  await refused.waitFor();
  const ink = await page
    .locator('.first-step-words > p')
    .first()
    .evaluate((words) => getComputedStyle(words).color);
  expect(await refused.evaluate((words) => getComputedStyle(words).color), 'in the colour of what is wrong').not.toBe(
    ink,
  );
  await page
    .locator('.first-steps')
    .getByLabel('الكود')
    .fill(await travel.school.courseCode(course));
  await page.getByRole('button', { name: 'افتح الكورس' }).click();
  await strip(page).waitFor();
  expect(await ticks()).toBe(1);
  expect(await strip(page).textContent()).toContain('ابدأ من هنا');
  const way = (name: string) => page.locator('.first-steps').getByRole('link', { name }).getAttribute('href');
  expect(await way('جاوب أول سؤال صح')).toBe(`/course/${course.id}/curriculum`);
  // An exam counts: nothing else is promised.
  expect(await steps.last().textContent()).toContain('في أول امتحان، والغلطة بنصلّحها سوا.');

  await page.locator('.first-steps').getByRole('link', { name: 'خلّص أول درس' }).click();
  await page.waitForURL(`/course/${course.id}/lesson/${lessonId(course, 0, 0)}/video`);
  await page.getByRole('button', { name: 'خلصت الفيديو' }).first().click();
  await page.waitForURL(`/course/${course.id}/curriculum`);
  // This phone never looked at stamps, and says what this very video earned.
  await news.getByText('ختم جديد: «أول فيديو»').waitFor();
  expect(await news.locator('.stamp').evaluate((stamp) => getComputedStyle(stamp).animationName)).toBe('none');
  await page.goto('/');
  await strip(page).waitFor();
  expect(await ticks()).toBe(2);
  expect(await way('جاوب أول سؤال صح')).toBe(`/course/${course.id}/lesson/${lessonId(course, 0, 1)}/quiz`);
  await seeOneLook(page, 'student-home-begun');

  await strip(page).click();
  const quiz = quizPage(page);
  await quiz.choose('has lived');
  await quiz.submit.click();
  await quiz.popup.waitFor();
  await news.getByText('أختام جديدة: «أول امتحان»، «وحدة كاملة»، «كله صح»').waitFor();
  await quiz.popup.waitFor({ state: 'hidden' });
  await shoot(page, 'stamp-news');
  await page.reload();
  await page.getByText('الامتحان ده اتسلّم').waitFor();
  expect(await news.count(), 'once is enough').toBe(0);
  await page.goto('/');
  await section(page, 'درجات جديدة').waitFor();
  expect(await steps.count(), 'nobody new any more').toBe(0);
  await page.getByText('خلّصت كل اللي معاك!').waitFor();
});

test('guests and staff see the page they saw, and nobody asks for them [LEARN-31]', async () => {
  const owner = await travel.site.createAccount({ role: 'owner' });
  for (const options of [{}, { as: owner }]) {
    let asked = 0;
    const page = await travel.open('/', {
      ...options,
      before: (page) => page.route(HOME_CALL, (route) => ++asked && route.continue()),
    });
    await page.waitForLoadState('networkidle');
    expect(await page.locator('.student-home').count()).toBe(0);
    expect(await page.locator('.hero').evaluate((hero) => hero.getBoundingClientRect().top)).toBeLessThan(120);
    expect(asked).toBe(0);
  }
});

test('a code that opened one lecture is said to have opened a lecture, which is a press away, and no course [LEARN-217]', async () => {
  const student = await travel.school.student();
  const course = await travel.school.makeCourse({
    name: 'Grammar أولى ثانوي',
    units: [{ name: 'المحاضرة الأولى', lessons: [{ type: 'Video', name: 'since ولا for؟' }] }, {}],
  });
  await travel.school.grantUnit(student, course, 0);
  const page = await travel.openWiped('/', { as: student });
  const steps = page.getByRole('list', { name: 'أول تلات خطوات' });
  await steps.getByText('الكود فتح، والمحاضرة بقت معاك.').waitFor();
  await seeOneLook(page, 'student-home-lecture');
  await steps.getByRole('link', { name: 'افتحها' }).click();
  await page.waitForURL(/\/unit-viewer\/\d+/);

  await page.goto(`/course/${course.id}/curriculum`);
  await page.waitForURL(`/course/${course.id}`);
  const notice = page.locator('.note', { hasText: 'إنت مش مشترك في الكورس ده' });
  await notice.getByRole('link', { name: 'محاضراتي' }).click();
  await page.waitForURL('/my-lectures');
});
