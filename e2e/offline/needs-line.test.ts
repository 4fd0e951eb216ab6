import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { lessonId, unitId } from '../../apps/server/src/testing/test-school.ts';
import { seeEveryLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { holds, keptAnswers } from '../support/kept-answers.ts';
import { cutLine, mendLine, visited } from '../support/line.ts';
import { playerPage, storedStream } from '../support/player-page.ts';

const travel = journey();
let stream: Awaited<ReturnType<typeof storedStream>>;
beforeAll(async () => {
  stream = await storedStream(travel);
});
const QUIZ = 'امتحان الأزمنة';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** Told at the screen's end, where the one press for it stands. */
const noLine = (page: Page) => page.locator('.line-strip').getByText('مفيش نت').waitFor();
const tries = (page: Page) => page.getByRole('button', { name: 'جرّب تاني' });

test('without a line only what opens is offered, the useful first, and what needs a line says so calmly, with one press [LEARN-420, LEARN-421, LEARN-423]', async () => {
  const { course, student } = await travel.school.enrolled({
    units: [
      {
        lessons: [
          { type: 'Video', ...stream, name: 'Tenses' },
          { type: 'Video', ...stream, name: 'Articles' },
          { type: 'Quiz', name: QUIZ },
        ],
      },
    ],
  });
  const address = (at: number, kind: string) => `/course/${course.id}/lesson/${lessonId(course, 0, at)}/${kind}`;
  const { page } = await travel.visit({ worker: true, as: student });
  for (const path of ['/my-lectures', '/enrolled-courses', '/']) await visited(page, path);
  await visited(page, address(0, 'video'), ': Tenses');
  await holds(page, `contentlesson/{id} {"params":{"id":${lessonId(course, 0, 0)}}}`);

  // Begun, and handed in on another device: told of by its name, with no questions any more.
  await visited(page, address(2, 'quiz'), `: ${QUIZ}`);
  const id = lessonId(course, 0, 2);
  const opened = await student.phone.call('GET /Student/contentlesson/{id}', { params: { id } });
  const answers = opened.body.data.map(() => 1);
  const sent = await student.phone.call('POST /api/quizresult/submit', { body: { lessonId: id, answers } });
  expect(sent.status, sent.text).toBe(200);
  await page.reload();
  await heading(page, 'الامتحان ده اتسلّم').waitFor();
  await expect
    .poll(async () =>
      (await keptAnswers(page)).filter(({ name }) => name.includes(`contentlesson/{id} {"params":{"id":${id}`)),
    )
    .toEqual([]);
  await visited(page, '/parent-monitoring');

  await cutLine(page);
  await page.goto(address(1, 'video'));
  await heading(page, 'الدرس ده محتاج نت').waitFor();
  await noLine(page);
  expect(await tries(page).count()).toBe(1);
  await seeEveryLook(page, 'lesson-needs-line');

  await page.goto('/about');
  const kept = page.getByRole('navigation', { name: 'اللي تقدر تفتحه من غير نت' });
  await kept.getByRole('link').first().waitFor();
  expect(await kept.getByRole('link').allInnerTexts()).toEqual(['الرئيسية', 'كورساتي', 'محاضراتي']);
  await seeEveryLook(page, 'offline-offers');

  // It is no failure of the lesson: the line alone opens it.
  await page.goto(address(1, 'video'));
  await heading(page, 'الدرس ده محتاج نت').waitFor();
  await noLine(page);
  await mendLine(page);
  await heading(page, 'Articles').waitFor();
});

test('a unit that is opened without a line says of its video that it needs one, not that it stopped, and opens when it is back [LEARN-421]', async () => {
  const course = await travel.school.makeCourse({
    units: [
      {
        name: 'Tenses',
        lessons: [
          { type: 'Video', ...stream, name: 'since' },
          { type: 'Video', ...stream, name: 'for' },
        ],
      },
    ],
  });
  const student = await travel.school.student();
  await travel.school.grantUnit(student, course, 0);
  const { page } = await travel.visit({ worker: true, as: student });
  const unit = `/unit-viewer/${unitId(course, 0)}`;
  await visited(page, unit);
  await holds(page, `contentlesson/{id} {"params":{"id":${lessonId(course, 0, 0)}}}`);
  await holds(page, 'tree-unit-with-progress');

  await cutLine(page);
  await page.reload();
  const { player, start } = playerPage(page);
  await player.getByText('الفيديو ده محتاج نت').waitFor();
  await noLine(page);
  expect(await page.getByText('هنكمّل من نفس الثانية').count()).toBe(0);
  expect(await tries(page).count()).toBe(1);
  await seeEveryLook(page, 'unit-needs-line');

  // Another lesson of it, and another unit, were never here.
  await page.goto(`${unit}?lesson=1`);
  await heading(page, 'الدرس ده محتاج نت').waitFor();
  await noLine(page);
  expect(await tries(page).count()).toBe(1);
  await page.goto(`/unit-viewer/${unitId(course, 0) + 1000}`);
  await heading(page, 'المحاضرة دي محتاجة نت').waitFor();
  await noLine(page);
  expect(await tries(page).count()).toBe(1);
  await seeEveryLook(page, 'unit-itself-needs-line');

  await page.goto(unit);
  await player.getByText('الفيديو ده محتاج نت').waitFor();
  await noLine(page);
  await mendLine(page);
  await start.waitFor();
  await player.getByText('الفيديو ده محتاج نت').waitFor({ state: 'detached' });
});

test('a lesson that a cut line kept from opening opens by itself, also when the line is back before its strip is here [LEARN-421]', async () => {
  const { course, student } = await travel.school.enrolled({
    units: [{ lessons: [{ type: 'Video', ...stream, name: 'Tenses' }] }],
  });
  const { page } = await travel.visit({ as: student });
  const isStripAsked = page.waitForRequest('**/assets/member-tools-*.js');
  let release = () => {};
  const released = new Promise<void>((go) => {
    release = go;
  });
  await page.route('**/assets/member-tools-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.route('**/Student/contentlesson/**', async (route) => {
    // The page's own code is there by then.
    await isStripAsked;
    await cutLine(page);
    await route.abort('internetdisconnected');
  });
  await page.goto(`/course/${course.id}/lesson/${lessonId(course, 0, 0)}/video`);
  await heading(page, 'الدرس ده محتاج نت').waitFor();
  await page.unroute('**/Student/contentlesson/**');
  await mendLine(page);
  release();
  await heading(page, 'Tenses').waitFor();
});
