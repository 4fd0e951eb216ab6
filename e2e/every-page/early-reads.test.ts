import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { lessonId, unitId } from '../../apps/server/src/testing/test-school.ts';
import { awake, journey } from '../support/journey.ts';

const travel = journey();

/** Every page that needs a login and data, with what it asks the server, in its first moments, and a word it shows. */
const PAGES = {
  statistics: ['GetStudentLessonsProgress', 'GetStudentQuizzesProgress', 'فاضلك إيه؟'],
  'my courses': ['pagesize=9', 'Grammar من الصفر'],
  'my lectures': ['GetMyUnitCodes', 'Present Perfect'],
  curriculum: ['tree-course-with-progress', 'Present Perfect'],
  quiz: ['contentlesson', 'السؤال ١ من ١'],
  video: ['contentlesson', 'tree-course-with-progress', 'since ولا for؟'],
  unit: ['tree-unit-with-progress', 'السؤال ١ من ١'],
} as const;

async function learner() {
  const { school } = travel;
  const course = await school.makeCourse({
    name: 'Grammar من الصفر',
    openToAll: true,
    units: [
      {
        name: 'Present Perfect',
        lessons: [
          { type: 'Video', name: 'since ولا for؟' },
          { type: 'Quiz', name: 'امتحان', questions: [{}] },
        ],
      },
    ],
  });
  const student = await school.student();
  await school.enrol(student, course);
  await school.grantUnit(student, course, 0);
  await school.finish(student, course, lessonId(course, 0, 0));
  const addresses = {
    statistics: '/statistics',
    'my courses': '/enrolled-courses',
    'my lectures': '/my-lectures',
    curriculum: `/course/${course.id}/curriculum`,
    quiz: `/course/${course.id}/lesson/${lessonId(course, 0, 1)}/quiz`,
    video: `/course/${course.id}/lesson/${lessonId(course, 0, 0)}/video`,
    unit: `/unit-viewer/${unitId(course, 0)}`,
  };
  return { student, addresses };
}

/** The reads of the page, without the moment in an address. */
function readsOf(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && /^\/(?:api|Student)\//.test(pathname)) {
      reads.push(pathname + search.replace(/timestamp=\d+/, ''));
    }
  });
  return reads;
}

describe('a signed-in page', () => {
  test.each(Object.keys(PAGES) as (keyof typeof PAGES)[])(
    'has asked for its data before its code is there, and asks once, which checks the login too: %s [SESS-08, SESS-15, API-11, LEAN-03]',
    async (name) => {
      const { student, addresses } = await learner();
      const [word, ...asked] = [...PAGES[name]].reverse();
      const { page } = await travel.visit({ as: student });
      const reads = readsOf(page);
      let release = () => {};
      const released = new Promise<void>((go) => {
        release = go;
      });
      await page.route('**/assets/*.js', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(addresses[name], { waitUntil: 'commit' });
      for (const part of asked) {
        await expect.poll(() => reads.filter((read) => read.includes(part)).length).toBe(1);
      }
      release();
      await awake(page);
      await page
        .getByText(word ?? '')
        .first()
        .waitFor();
      expect(reads).toEqual([...new Set(reads)]);
      expect(reads.filter((read) => /pagesize=1$/.test(read))).toEqual([]);
    },
  );

  test('is read within a minute: no part of it that is drawn later asks where the student stands again [LEAN-03]', async () => {
    const { student, addresses } = await learner();
    const { page } = await travel.visit({ as: student });
    const reads = readsOf(page);
    const units = page.getByRole('list', { name: 'وحدات الكورس' });
    await page.goto(addresses['my courses']);
    await units.waitFor();
    await awake(page);
    await page.getByRole('link', { name: 'ملاحظاتي' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'ملاحظاتي' }).waitFor();
    await page.goBack();
    await units.waitFor();
    await page.waitForLoadState('networkidle');
    expect(reads.filter((read) => read === '/api/Student/home')).toHaveLength(1);
  });

  test('asks for nothing before its code when nobody is logged in [SESS-01]', async () => {
    const { page } = await travel.visit();
    const reads = readsOf(page);
    await page.goto('/statistics');
    await page.waitForURL('**/login');
    expect(reads).toEqual([]);
  });
});
