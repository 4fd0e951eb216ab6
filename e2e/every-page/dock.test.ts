import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { MadeCourse, NewLesson } from '../../apps/server/src/seed/new-course.ts';
import { lessonId, type TestStudent, unitId } from '../../apps/server/src/testing/test-school.ts';
import { putOn } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { storeLessonMedia } from '../support/lesson-media.ts';
import { shoot } from '../support/page-checks.ts';
import { DESK, PHONE, stopClock } from '../support/visitor.ts';
import { wholeHome } from '../support/whole-home.ts';

const travel = journey();
const QUESTION = { text: 'She ______ to school.', choices: ['go', 'goes', 'going', 'gone'], right: 1, pinned: true };

let course: MadeCourse;
let offered: MadeCourse;
let student: TestStudent;

beforeAll(async () => {
  const { school, site } = travel;
  const idOf = await storeLessonMedia(site, 'present-perfect.mp4');
  const video = { type: 'Video', videoMediaId: idOf('present-perfect.mp4'), durationSeconds: 840 } as const;
  const lessons: NewLesson[] = [
    { ...video, name: 'have و has' },
    { type: 'Quiz', name: 'امتحان', questions: [QUESTION, QUESTION] },
  ];
  course = await school.makeCourse({ name: 'Grammar من الصفر', units: [{ lessons }] });
  const quizFirst = [...lessons].reverse();
  await site.database
    .owner`update tenants set settings = settings || '{"supportNumber": "01001234567"}' where tenant_id = ${site.tenantId}`;
  offered = await school.makeCourse({ name: 'Stories', pricePiastres: 15_000, units: [{ lessons: quizFirst }, {}] });
  student = await school.student();
  await school.enrol(student, course);
  await school.grantUnit(student, offered, 0, 0);
});

const PAGES: Record<string, () => string> = {
  landing: () => '/',
  'courses of a grade': () => '/courses/grade/Secondary1',
  'a course that is offered': () => `/courses/${offered.id}`,
  books: () => '/books/grade/Secondary1',
  about: () => '/about',
  'my courses': () => '/enrolled-courses',
  'my lectures': () => '/my-lectures',
  statistics: () => '/statistics',
  profile: () => '/profile',
  'parent follow-up': () => '/parent-monitoring',
  search: () => '/search?q=grammar',
  'card of a code': () => '/redeem/K5JT-PBB7',
  curriculum: () => `/course/${course.id}/curriculum`,
  quiz: () => `/course/${course.id}/lesson/${lessonId(course, 0, 1)}/quiz`,
  'video lesson': () => `/course/${course.id}/lesson/${lessonId(course, 0, 0)}/video`,
  'unit viewer with a quiz': () => `/unit-viewer/${unitId(offered, 0)}`,
};

/** In a quiz the words about its answers say it too, and they alone. */
const line = (page: Page) =>
  page
    .getByText(/^مفيش نت(?:$|\. إجاباتك)/)
    .filter({ visible: true })
    .first();

/** Where nobody is disturbed, less is said. */
const QUIET = new Set(['quiz', 'video lesson', 'unit viewer with a quiz']);

/** Runs in the page: a browser inside an application, in which a newer version of the platform waits. */
function inAppWithUpdate(): void {
  const name =
    'Mozilla/5.0 (Linux; Android 10; SM-A105F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/103.0.5060.129 Mobile Safari/537.36';
  Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => name });
  const nothing = () => {};
  const quiet = { addEventListener: nothing, removeEventListener: nothing };
  const registration = { ...quiet, waiting: { postMessage: nothing }, installing: null, update: async () => {} };
  const container = {
    ...quiet,
    controller: { postMessage: nothing },
    ready: new Promise(nothing),
    register: async () => registration,
  };
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => container });
}

/** One student walks through all pages. */
const walk = travel.walker(() => ({
  as: student,
  handClock: true,
  before: (page) => page.addInitScript(inAppWithUpdate),
}));

/** Stands on the page, awake, with everything on that may follow the reader, as the line dies. */
async function offline(address: string) {
  const page = await walk(address);
  const title = page.getByRole('heading', { level: 1 }).first();
  await title.waitFor();
  expect(await title.textContent()).not.toBe('الصفحة اتقطعت');
  await page.locator('.line-strip').waitFor({ state: 'attached' });
  // The way to the support belongs to everybody's part, which is there once its reader came to the end of the own one.
  if (address === PAGES.landing?.()) await wholeHome(page);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await line(page).waitFor();
  return page;
}

describe('on a phone and on a desk, nothing that follows the reader covers a press or a sentence', () => {
  /** The phone first, as it came; then the same page on a desk. */
  async function expectNothingCovered(page: Page, name: string, isReady = async () => {}): Promise<void> {
    for (const [size, screen] of [
      ['phone', PHONE],
      ['desk', DESK],
    ] as const) {
      await page.setViewportSize(screen);
      await isReady();
      // Whatever stands there has told the page by now how much room it takes.
      await putOn(page, screen);
      await shoot(page, `dock-${name}-${size}`);
      expect({ size, covered: await page.evaluate(coveredThings) }).toEqual({ size, covered: [] });
    }
    await page.context().setOffline(false);
  }

  test.each(Object.entries(PAGES))(
    'of the page %s, with every piece on at once; the menu has the way to the support [LEARN-23, LEARN-81, LEARN-126]',
    async (title, address) => {
      const page = await offline(address());
      await expectNothingCovered(page, title.replaceAll(' ', '-'), async () => {
        await line(page).waitFor();
        if (!QUIET.has(title)) {
          await page.getByText('فيه نسخة جديدة من المنصة').waitFor();
          await page.getByText('المنصة على موبايلك أسهل').waitFor();
        }
        if (title === 'landing') await page.locator('.support').waitFor();
      });
      if (title === 'statistics') {
        await page.setViewportSize(PHONE);
        await page.getByRole('button', { name: 'افتح القائمة' }).click();
        const chat = page.getByRole('dialog').getByRole('link', { name: 'كلّمنا على واتساب' });
        expect(await chat.getAttribute('href')).toContain('wa.me/201001234567');
      }
    },
  );

  test('when a video is finished without a line [LEARN-23]', async () => {
    const page = await offline(PAGES['video lesson']?.() ?? '');
    await stopClock(page);
    await page.locator('.video-lesson-side').getByRole('button', { name: 'خلصت الفيديو' }).click();
    const bravo = page.getByText('برافو، الفيديو خلص!');
    await expectNothingCovered(page, 'finished', () => bravo.waitFor());
  });
});

/**
 * Runs in the page, from its top to its end: what is fixed may lie over no press and no sentence anywhere, what sticks
 * lets every one of them be scrolled clear of it, and no two of these lie over each other.
 */
function coveredThings(): string[] {
  const THINGS = 'a, button, input, select, textarea, label, p, h1, h2, h3, dt, dd, small, b';
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const isSeen = (element: Element) => {
    const { width, height } = boxOf(element);
    const { visibility, opacity } = getComputedStyle(element);
    return width > 1 && height > 1 && visibility === 'visible' && opacity !== '0';
  };
  const meet = (one: Element, other: Element) => {
    const [a, b] = [boxOf(one), boxOf(other)];
    return (
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
    );
  };
  const name = (element: Element) => `${element.className || element.tagName} «${element.textContent?.slice(0, 30)}»`;
  /** What follows the reader at the bottom of the screen, and is no mere decoration behind the page. */
  const pieces = () =>
    [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const { position, bottom, zIndex } = getComputedStyle(element);
      const follows = position === 'fixed' || (position === 'sticky' && bottom !== 'auto');
      return follows && (zIndex === 'auto' || Number(zIndex) >= 0) && isSeen(element);
    });
  /** Not one that the end of its own room has pushed away: that scrolls with the page, behind the others. */
  const isStuck = (piece: Element) => {
    const { position, bottom } = getComputedStyle(piece);
    return position === 'fixed' || Math.abs(boxOf(piece).bottom - (innerHeight - Number.parseFloat(bottom))) < 1;
  };
  const found = new Set<string>();
  const all = pieces();
  const things = [...document.querySelectorAll(THINGS)].filter(
    (thing) => isSeen(thing) && !all.some((piece) => piece.contains(thing)) && !thing.closest('.unseen, .skip-link'),
  );
  const end = document.documentElement.scrollHeight;
  for (let top = 0; top <= end; top += innerHeight / 3) {
    scrollTo({ top, behavior: 'instant' });
    const now = pieces();
    for (const piece of now) {
      for (const other of isStuck(piece) ? now.filter(isStuck) : []) {
        if (piece !== other && !piece.contains(other) && !other.contains(piece) && meet(piece, other)) {
          found.add(`${name(piece)} lies over ${name(other)}`);
        }
      }
      for (const thing of things) {
        if (!meet(piece, thing)) continue;
        if (getComputedStyle(piece).position === 'fixed') found.add(`${name(piece)} covers ${name(thing)}`);
        else if (boxOf(thing).height < innerHeight / 2) {
          thing.scrollIntoView({ block: 'center', behavior: 'instant' });
          if (meet(piece, thing)) found.add(`${name(piece)} cannot be scrolled clear of ${name(thing)}`);
          scrollTo({ top, behavior: 'instant' });
        }
      }
    }
  }
  return [...found];
}
