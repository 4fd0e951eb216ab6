import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { MadeCourse } from '../../apps/server/src/seed/new-course.ts';
import { lessonId } from '../../apps/server/src/testing/test-school.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { keptKeys } from '../support/kept-answers.ts';
import { DESK, stopClock } from '../support/visitor.ts';

const SEARCH_CALL = '**/api/Search*';
const travel = journey();

let grammar: MadeCourse;
let stories: MadeCourse;
beforeAll(async () => {
  const lessons = [{ type: 'Video', name: 'Present Perfect: امتى نستخدمه؟' } as const];
  grammar = await travel.school.makeCourse({ name: 'Grammar من الصفر', units: [{ name: 'الأزمنة', lessons }] });
  stories = await travel.school.makeCourse({
    name: 'قصة الترم',
    units: [{ name: 'أول فصل', lessons: [{ type: 'Video', name: 'Perfect endings' }] }],
  });
});

const box = (page: Page) => page.getByRole('searchbox', { name: 'دوّر على كورس أو درس' });
const rows = (page: Page) => page.locator('.found-row b');

describe('the search', () => {
  test('is one press from any page, finds as one types, forgives spelling and leads a guest to the course [LEARN-65, LEARN-66, LEARN-173]', async () => {
    const page = await travel.open('/about');
    await page.getByRole('link', { name: 'دوّر على كورس أو درس' }).click();
    await page.waitForURL('/search');
    await expect.poll(() => box(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type('الازمنه perf');
    // Whoever types slowly is answered about a part of it on the way.
    await expect.poll(() => rows(page).allTextContents()).toEqual(['Present Perfect: امتى نستخدمه؟']);
    await page.getByRole('status').getByText('نتيجة واحدة').waitFor();
    await box(page).fill('perfect');
    await expect.poll(() => rows(page).count()).toBe(2);
    await seeEveryLook(page, 'search-found');
    await page.getByRole('link', { name: /Present Perfect/ }).click();
    await page.waitForURL(`/courses/${grammar.id}`);
    await page.goBack();
    await expect.poll(() => box(page).inputValue()).toBe('perfect');
    await expect.poll(() => rows(page).count()).toBe(2);
    await page.keyboard.press('Escape');
    await page.getByText('اكتب حرفين أو أكتر').waitFor();
    await box(page).fill('zzzz');
    await page.getByRole('heading', { name: 'ملقيناش حاجة بالاسم ده' }).waitFor();
    await page.getByText('راجع حروف الكلمة، أو اكتبها بالعربي.').waitFor();
    await seeOneLook(page, 'search-nothing');
    await box(page).fill('ظظظظ');
    await page.getByText('راجع حروف الكلمة، أو اكتبها بالإنجليزي.').waitFor();
  });

  test('shows a student the own lessons first, by keyboard alone, on a desk [LEARN-65, LEARN-125]', async () => {
    const student = await travel.school.student();
    await travel.school.enrol(student, stories);
    const page = await travel.open('/search', { as: student, screen: DESK });
    await page.keyboard.type('perfect');
    await page.getByRole('heading', { name: 'من دروسك' }).waitFor();
    expect(await rows(page).allTextContents()).toEqual(['Perfect endings', 'Present Perfect: امتى نستخدمه؟']);
    // Of several none is opened unseen: the press goes to the list.
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('found-row');
    expect(new URL(page.url()).pathname).toBe('/search');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL(`/course/${stories.id}/lesson/${lessonId(stories, 0, 0)}/video`);
  });

  test('asks once for what is typed at one go, and never shows the answer to words that changed [LEARN-65]', async () => {
    const asked: string[] = [];
    const page = await travel.open('/search', {
      handClock: true,
      before: (page) =>
        page.route(SEARCH_CALL, async (route) => {
          const word = new URL(route.request().url()).searchParams.get('q') ?? '';
          asked.push(word);
          // The first answer never comes: the second must not wait for it.
          if (word !== 'grammar') return;
          await route.continue();
        }),
    });
    await box(page).fill('قصة');
    await expect.poll(() => asked).toEqual(['قصه']);
    // At one go for the page, however long a busy machine takes between two letters.
    await stopClock(page);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Grammar');
    await page.clock.resume();
    await expect.poll(() => rows(page).allTextContents()).toEqual(['Grammar من الصفر']);
    expect(asked).toEqual(['قصه', 'grammar']);
  });

  test('without a line says so to a guest, and looks by itself when it is back [LEARN-69, LEARN-431]', async () => {
    const { page, context } = await travel.visit();
    await page.goto('/search');
    await box(page).waitFor();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await box(page).fill('perfect');
    await page.getByRole('heading', { name: 'البحث محتاج نت' }).waitFor();
    await context.setOffline(false);
    await rows(page).first().waitFor();
    expect(await page.getByRole('heading', { name: 'البحث محتاج نت' }).count()).toBe(0);
  });

  test('without a line looks through the courses that a student has opened on this phone, and through all when it is back [LEARN-69, LEARN-431]', async () => {
    const student = await travel.school.student();
    await travel.school.enrol(student, grammar);
    const { page, context } = await travel.visit({ as: student });
    await page.goto(`/course/${grammar.id}/curriculum`);
    await page.getByText('الأزمنة').first().waitFor();
    // Whoever leaves at once leaves before it is written down.
    await expect
      .poll(() => keptKeys(page))
      .toContainEqual(expect.stringContaining('GET /api/Course/tree-course-with-progress'));
    await page.goto('/search');
    await box(page).waitFor();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await box(page).fill('perfect');
    const ofPhone = page.getByRole('status').getByText('مفيش نت: نتيجة واحدة من اللي فتحته على الجهاز ده');
    await ofPhone.waitFor();
    expect(await rows(page).allTextContents()).toEqual(['Present Perfect: امتى نستخدمه؟']);
    await context.setOffline(false);
    await ofPhone.waitFor({ state: 'detached' });
    await rows(page).first().waitFor();
  });
});
