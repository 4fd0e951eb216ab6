import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { NewCourse } from '../../apps/server/src/seed/new-course.ts';
import { DAY, type TestStudent, unitId } from '../../apps/server/src/testing/test-school.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { DESK } from '../support/visitor.ts';

const LIST_CALL = '**/api/UnitCode/GetMyUnitCodes*';
const travel = journey();

const cards = (page: Page) => page.getByRole('article');
const search = (page: Page) => page.getByRole('searchbox', { name: 'دوّر في محاضراتك' });
const line = (page: Page) => page.locator('.lectures-count');
const pager = (page: Page) => page.getByRole('navigation', { name: 'صفحات المحاضرات' });

/** A student who holds every unit of a new course, the first of them longest. */
async function holderOf(wanted: NewCourse, ago: readonly number[] = []) {
  const { school } = travel;
  const course = await school.makeCourse(wanted);
  const student = await school.student();
  for (const at of course.units.keys()) {
    await school.grantUnit(student, course, at, ago[at] ?? (course.units.length - at) * 1000);
  }
  return { course, student };
}

const units = (count: number, name = (at: number) => `Lecture ${at}`) =>
  Array.from({ length: count }, (_, at) => ({ name: name(at + 1), lessons: [] }));

async function openList(student: TestStudent, options: { screen?: typeof DESK } = {}): Promise<Page> {
  const page = await travel.openWiped('/my-lectures', { as: student, ...options });
  await cards(page).first().waitFor();
  return page;
}

describe('my lectures', () => {
  test('on a page that is left open the time that is left goes on, and the lecture’s last minute ends it [LEARN-263]', async () => {
    const { student } = await holderOf({ units: units(1) }, [4 * DAY]);
    const { page } = await travel.visit({ as: student, handClock: true });
    await page.goto('/my-lectures');
    const closes = page.locator('.unit-card-time');
    await closes.getByText(/^باقي (?:يومين و٢٣ ساعة|٣ أيام)/).waitFor();
    await page.clock.fastForward(2 * DAY);
    await closes.getByText(/^باقي (?:٢٣ ساعة|يوم)/).waitFor();
    await page.clock.fastForward(DAY);
    await closes.waitFor({ state: 'detached' });
  });

  test('each card says if the lecture is open, its names, grade and term, and leads to the viewer [MYL-05, MYL-09, MYL-10, MYL-11, MYL-12, MYL-13, MYL-14, MYL-15, OP-MYL-3, OP-MYL-4, ROUTE-20, ENT-20, LEARN-263]', async () => {
    const { course, student } = await holderOf(
      {
        name: 'Grammar من الصفر',
        grade: 'Secondary2',
        term: 'Summer',
        units: [
          {
            name: 'Present Perfect',
            title: 'since ولا for؟ وإزاي تفرّق بينهم في الامتحان من غير ما تتلخبط',
            lessons: [],
          },
          { name: 'المبني للمجهول', lessons: [] },
          { name: 'Reported speech', lessons: [] },
        ],
      },
      [8 * DAY, 2000, 1000],
    );
    const page = await openList(student, { screen: DESK });
    const over = page.getByRole('article', { name: 'Present Perfect' });
    for (const word of ['مش متاحة', 'Grammar من الصفر', 'تانية ثانوي', 'الترم الصيفي', 'since ولا for؟']) {
      await over.getByText(word).first().waitFor();
    }
    await page.getByRole('article', { name: 'المبني للمجهول' }).getByText('متاحة', { exact: true }).waitFor();
    // When an open one closes stands there in the words of its viewer; of one that is shut there is nothing to say.
    const closes = page.getByRole('article', { name: 'المبني للمجهول' }).locator('.unit-card-time');
    expect(await closes.textContent()).toMatch(/^باقي ٦ أيام و٢٣ ساعة، لحد ال\S+ [٠-٩:]+ (?:صباحًا|مساءً)$/);
    expect(await over.locator('.unit-card-time').count()).toBe(0);
    expect(await line(page).textContent()).toBe('معروض ٣ من ٣ محاضرات');

    const places = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(new Set(places).size).toBe(1);
    await page.setViewportSize({ width: 700, height: 800 });
    const columns = () =>
      page.locator('.unit-grid').evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
    await expect.poll(columns).toBe(2);
    await page.setViewportSize({ width: 360, height: 800 });
    await expect.poll(columns).toBe(1);
    await seeEveryLook(page, 'my-lectures');

    await over.getByRole('link', { name: /ادخل المحاضرة/ }).click();
    await page.waitForURL(`/unit-viewer/${unitId(course, 0)}`);
  });

  test('the search finds lectures of any page by unit name, title or course, whatever the case and the hamza; whole courses are one press away [LEARN-10, OP-CDET-2, MYL-01, MYL-02, MYL-03, MYL-05, OP-MYL-1]', async () => {
    const { student } = await holderOf({
      name: 'Grammar Course',
      units: [{ name: 'Oldest ONE', title: 'أساسيات الجملة', lessons: [] }, ...units(11, (at) => `Lecture ${at}`)],
    });
    const page = await openList(student);
    expect(await page.getByRole('main').getByRole('link', { name: 'كورساتي' }).getAttribute('href')).toBe(
      '/enrolled-courses',
    );
    expect(await cards(page).count()).toBe(10);
    expect(await line(page).textContent()).toBe('معروض ١٠ من ١٢ محاضرة');

    await search(page).fill('oldest one');
    await page.getByRole('article', { name: 'Oldest ONE' }).waitFor();
    expect(await cards(page).count()).toBe(1);
    expect(await line(page).textContent()).toBe('معروض ١ من ١٢ محاضرة');
    expect(await pager(page).count()).toBe(0);

    await search(page).fill('اساسيات');
    await expect.poll(() => cards(page).count()).toBe(1);
    await search(page).fill('GRAMMAR course');
    await expect.poll(() => cards(page).count()).toBe(12);

    await search(page).fill('مفيش زيها');
    await page.getByText('مفيش محاضرة عندك فيها').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'امسح البحث' }).last().click();
    await expect.poll(() => cards(page).count()).toBe(10);
  });

  test('the pager goes on by ten, numbers the first five pages and says where one is beyond them [MYL-16, MYL-17, MYL-18, OP-MYL-2, LIM-10, LIM-15, API-31]', async () => {
    const { student } = await holderOf({ units: units(61) });
    const { page } = await travel.visit({ as: student });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('GetMyUnitCodes')) asked.push(new URL(request.url()).search);
    });
    await page.goto('/my-lectures');
    await awake(page);
    await cards(page).first().waitFor();
    expect(asked).toEqual(['?pageNumber=1&pageSize=10']);
    const numbers = () => pager(page).locator('.pager-page').allTextContents();
    expect(await numbers()).toEqual(['١', '٢', '٣', '٤', '٥']);
    await page.getByText('صفحة ١ من ٧').waitFor();

    await pager(page).getByRole('link', { name: 'صفحة ٥' }).click();
    await page.getByText('صفحة ٥ من ٧').waitFor();
    for (const [at, words] of [
      [6, 'صفحة ٦ من ٧'],
      [7, 'صفحة ٧ من ٧'],
    ] as const) {
      await pager(page).getByRole('link', { name: 'الصفحة اللي بعدها' }).click();
      await page.waitForURL(`/my-lectures?page=${at}`);
      // The address changes before the page does, whose link would lead to the same page once more.
      await page.getByText(words).waitFor();
    }
    await expect.poll(() => cards(page).count()).toBe(1);
    expect(await numbers()).toEqual(['١', '٢', '٣', '٤', '٥']);
    expect(await pager(page).locator('[aria-current]').count()).toBe(0);

    await pager(page).getByRole('link', { name: 'الصفحة اللي قبلها' }).click();
    await page.waitForURL('/my-lectures?page=6');
    await page.goto('/my-lectures?page=99');
    await page.waitForURL('/my-lectures?page=7');
  });

  test('six placeholders stand while it loads, and a failure offers to try again [MYL-06, MYL-07, MYL-19, LIM-53, ERR-45]', async () => {
    const { student } = await holderOf({ units: units(1) });
    const { page } = await travel.visit({ as: student });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(LIST_CALL, async (route) => {
      await held;
      await route.fulfill({ status: 418, json: {} });
    });
    await page.goto('/my-lectures');
    await awake(page);
    await expect.poll(() => page.locator('.unit-card[data-shimmer]').count()).toBe(6);
    release();
    await page.getByRole('heading', { name: 'مقدرناش نجيب محاضراتك' }).waitFor();
    await page.getByText('مقدرناش نجيب محاضراتك').waitFor();
    await seeOneLook(page, 'my-lectures-failed');

    await page.unroute(LIST_CALL);
    await page.route(LIST_CALL, (route) =>
      route.fulfill({ status: 400, json: { message: 'say', messageAr: 'قالها السيرفر' } }),
    );
    await page.locator('.state').getByRole('button', { name: 'جرّب تاني' }).click();
    await page.getByText('قالها السيرفر').waitFor();
    await page.unroute(LIST_CALL);
    await page.locator('.state').getByRole('button', { name: 'جرّب تاني' }).click();
    await cards(page).first().waitFor();
  });

  test('without lectures the way is a code, and what it opens stands here at once [MYL-04, MYL-08, LEARN-10, OP-CDET-2]', async () => {
    const { school } = travel;
    const course = await school.makeCourse({ units: units(2, (at) => `Fresh ${at}`) });
    const student = await school.student();
    const page = await travel.openWiped('/my-lectures', { as: student });
    await page.getByRole('heading', { name: 'لسه مفيش محاضرات' }).waitFor();
    await seeOneLook(page, 'my-lectures-empty');
    await page.getByRole('link', { name: 'روح لكورساتي' }).click();
    await page.waitForURL('/enrolled-courses');
    await page.goBack();

    await page.getByRole('button', { name: 'معايا كود محاضرة' }).click();
    const dialog = page.locator('dialog.dialog');
    await dialog.getByRole('textbox').fill(await school.lectureCode(course, 0));
    await dialog.locator('button[type="submit"]').click();
    await dialog.getByRole('link', { name: 'روح لمحاضراتي' }).click();
    await page.getByRole('article', { name: 'Fresh 1' }).waitFor();
    expect(await dialog.count()).toBe(0);

    await school.grantUnit(student, course, 1);
    await page.getByRole('button', { name: 'حدّث' }).click();
    await page.getByRole('article', { name: 'Fresh 2' }).waitFor();
  });

  test('a dead line shows the kept list and says so [MYL-07]', async () => {
    const { student } = await holderOf({ units: units(1) });
    const page = await openList(student);
    await page.context().setOffline(true);
    // The phone keeps the list a moment after it is shown.
    await expect
      .poll(async () => {
        await page.getByRole('button', { name: 'حدّث' }).click();
        return page.locator('.kept-since').getByText('من غير نت').count();
      })
      .toBe(1);
    expect(await cards(page).count()).toBe(1);
  });
});
