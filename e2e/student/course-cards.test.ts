import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answersWith, open as openQuiz, submit } from '../../apps/server/src/testing/classroom.ts';
import { DAY, lessonId, type TestStudent, unitId } from '../../apps/server/src/testing/test-school.ts';
import { seeOneLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { PHONE } from '../support/visitor.ts';

const travel = journey();
const ABOUT = 'الأزمنة كلها خطوة خطوة، وامتحان بعد كل وحدة.';
const UNIT = [{ type: 'Video', name: 'since ولا for؟', durationSeconds: 480 } as const, { type: 'Quiz' } as const];

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const press = (page: Page, name: string) => card(page, name).locator('.course-press').getByRole('link');
const solid = (page: Page) => page.locator('.course-press .btn-solid').count();

/** One course begun, one not yet, one whose time is over with a mark in it. */
async function studentOfThree() {
  const student = await travel.school.student();
  const make = (name: string, openToAll = false) =>
    travel.school.makeCourse({
      name,
      description: ABOUT,
      grade: 'Secondary1',
      openToAll,
      units: [{ name: 'Tenses', lessons: UNIT }],
    });
  const over = await make('تأسيس في أسبوعين');
  const fresh = await make('كلمات أولى ثانوي', true);
  const begun = await make('Grammar من الصفر');
  await travel.school.enrol(student, over, DAY);
  await handIn(student, lessonId(over, 0, 1));
  await travel.school.finish(student, over, lessonId(over, 0, 0));
  travel.site.clock.advance(8 * DAY);
  await travel.school.signIn(student);
  await travel.school.enrol(student, fresh, 60_000);
  await travel.school.enrol(student, begun, 4.5 * DAY);
  await travel.school.finish(student, begun, lessonId(begun, 0, 0));
  return { student, begun, fresh };
}

async function handIn({ phone }: TestStudent, quiz: number): Promise<void> {
  await submit(phone, quiz, answersWith(await openQuiz(phone, quiz), 1));
}

describe('a course’s card', () => {
  test('knows the student: how far, until when, and the next lesson by its name; only the latest is solid [LEARN-32, LEARN-37, LEARN-148]', async () => {
    const { student, begun, fresh } = await studentOfThree();
    const page = await travel.openWiped('/enrolled-courses', { as: student });
    await press(page, 'Grammar').waitFor();
    expect(await card(page, 'Grammar').textContent()).toContain('خلص ١ من درسين');
    expect(await card(page, 'Grammar').textContent()).toContain('Tenses: باقي يومين');
    expect(await press(page, 'Grammar').textContent()).toMatch(/^ابدأ اللي بعده/);
    expect(await press(page, 'Grammar').getAttribute('href')).toBe(
      `/course/${begun.id}/lesson/${lessonId(begun, 0, 1)}/quiz`,
    );
    expect(await card(page, 'كلمات').textContent()).toContain('لسه أول صفحة، درسين');
    expect(await card(page, 'كلمات').textContent()).toContain('مفتوح على طول');
    expect(await press(page, 'كلمات').textContent()).toMatch(/^ابدأ الكورس.*since ولا for؟$/);
    expect(await press(page, 'كلمات').getAttribute('href')).toBe(`/course/${fresh.id}/curriculum`);
    expect(await card(page, 'تأسيس').textContent()).toContain('مدته خلصت، ودرجاتك محفوظة');
    expect(await press(page, 'تأسيس').textContent()).toContain('متوسط ٥٠٪ في امتحان واحد');
    expect(await press(page, 'تأسيس').getAttribute('href')).toBe('/statistics');
    expect(await solid(page)).toBe(1);
    await page.getByRole('button', { name: 'اكتب الكود' }).waitFor();
    await seeOneLook(page, 'my-courses-three');
  });

  test('says the same in the list of a grade, beside courses to subscribe to; a free one is begun for nothing, and what is held costs nothing more, without a jump when that is heard late [LEARN-32, LEARN-104, CARD-12, CARD-14]', async () => {
    const { student } = await studentOfThree();
    await travel.school.makeCourse({ name: 'كورس تاني خالص', grade: 'Secondary1', description: ABOUT });
    await travel.school.makeCourse({ name: 'أول أسبوع', grade: 'Secondary1', description: ABOUT, pricePiastres: 0 });
    let answer = () => {};
    const heard = new Promise<void>((go) => {
      answer = go;
    });
    const page = await travel.open('/courses/grade/Secondary1', {
      as: student,
      before: (opened) => opened.route('**/api/Student/home', (route) => heard.then(() => route.continue())),
    });
    const places = () =>
      page.getByRole('article').evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetTop));
    const before = await places();
    answer();
    // The same courses of the first test stand there too, and are nothing to this student.
    await press(page, 'Grammar').waitFor();
    const own = card(page, 'Grammar').filter({ has: page.locator('.course-press') });
    expect(await own.textContent()).toContain('خلص ١ من درسين');
    expect(await own.locator('.price').count()).toBe(0);
    expect(await places()).toEqual(before);
    expect(await card(page, 'كورس تاني خالص').locator('.price').count()).toBe(1);
    expect(
      await card(page, 'كورس تاني خالص')
        .getByRole('button', { name: /^اشترك دلوقتي/ })
        .count(),
    ).toBe(1);
    expect(
      await card(page, 'أول أسبوع')
        .getByRole('button', { name: /^ابدأ ببلاش/ })
        .count(),
    ).toBe(1);
    await seeOneLook(page, 'courses-of-a-student');
  });

  test('that stands alone is an open copybook: its units on the other page, with the one the student is in; each row leads to its unit [LEARN-38, LEARN-105]', async () => {
    const student = await travel.school.student();
    const course = await travel.school.makeCourse({
      name: 'Grammar من الصفر',
      description: ABOUT,
      units: ['Present Tenses', 'Past Tenses', 'Present Perfect', 'Future Forms', 'Conditionals'].map((name) => ({
        name,
        lessons: UNIT,
      })),
    });
    await travel.school.enrol(student, course, 15.5 * DAY);
    for (const unit of [0, 1]) {
      await handIn(student, lessonId(course, unit, 1));
      await travel.school.finish(student, course, lessonId(course, unit, 0));
    }
    const page = await travel.openWiped('/enrolled-courses', { as: student });
    const units = page.getByRole('list', { name: 'وحدات الكورس' }).getByRole('listitem');
    await units.first().waitFor();
    expect(await units.count()).toBe(5);
    expect(await units.nth(0).textContent()).toContain('درسين، الاتنين خلصوا');
    expect(await units.nth(0).textContent()).toContain('متوسط ٥٠٪');
    expect(await units.nth(2).textContent()).toContain('دورك هنا');
    expect(await units.nth(2).textContent()).toContain('باقي ٥ أيام');
    expect(await units.nth(3).textContent()).toContain('خلّص الامتحان اللي قبلها الأول');
    await seeOneLook(page, 'my-courses-one');
    const boxes = await page.locator('.my-course').evaluate((sheet) => ({
      sheet: sheet.getBoundingClientRect().width,
      screen: innerWidth,
    }));
    expect(boxes.sheet).toBeGreaterThan(boxes.screen * 0.85);

    // The unit one is in too: «كمّل» opens its next lesson.
    expect(await units.nth(2).getByRole('link').getAttribute('href')).toBe(
      `/course/${course.id}/curriculum#unit-${unitId(course, 2)}`,
    );
    await units.nth(1).getByRole('link').click();
    await page.waitForURL(`/course/${course.id}/curriculum#unit-${unitId(course, 1)}`);
    const unit = page.getByRole('button', { name: /Past Tenses/ });
    await unit.waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    // Under the header that stays, and not behind it.
    const head = await page.locator('.course-head').boundingBox();
    const { y = -1, height = 0 } = (await unit.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(head?.height ?? Number.NaN);
    expect(y + height).toBeLessThan(PHONE.height);
  });
});
