import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { lessonId } from '../../apps/server/src/testing/test-school.ts';
import { seeEveryLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { reportPage } from '../support/report-page.ts';

const travel = journey();

const earned = (page: Page) => page.locator('.milestones .stamp:not(.stamp-waiting)').allInnerTexts();
const movement = (page: Page) =>
  page.locator('.stamp-fresh .stamp').evaluate((stamp) => getComputedStyle(stamp).animationName);

async function learner() {
  const lessons = [{ type: 'Video' }, { type: 'Video' }] as const;
  const made = await travel.school.enrolled({ openToAll: true, units: [{ lessons: [...lessons] }] });
  const finish = (at: number) => travel.school.finish(made.student, made.course, lessonId(made.course, 0, at));
  return { ...made, finish };
}

describe('stamps that are earned step by step', () => {
  test('say how, are pressed onto the paper once when they are new, and stand still for who wants no motion [LEARN-55, LEARN-57]', async () => {
    const { student, finish } = await learner();
    const page = await travel.open('/statistics', { as: student });
    await page.getByText('خلّص فيديو واحد').waitFor();
    expect(await earned(page)).toEqual([]);
    expect(await page.locator('.milestones li').count()).toBe(9);
    await finish(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.reload();
    await page.getByText('ختم جديد').waitFor();
    expect(await movement(page)).toBe('stamp-press');
    expect((await earned(page)).map((words) => words.replace(/\s+/g, ' ').trim())).toEqual(['أول فيديو']);
    await page.getByText('١ من ١٠').waitFor();
    await seeEveryLook(page, 'stamps');
    // Once is enough.
    await page.reload();
    await page.getByText('خلّص فيديو واحد').waitFor();
    expect(await page.locator('.stamp-fresh').count()).toBe(0);
    await finish(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await page.getByText('ختم جديد').waitFor();
    expect(await movement(page)).toBe('none');
  });

  test('a week has the goal that the student chooses, and no word of what was missed [LEARN-56]', async () => {
    const { student, finish } = await learner();
    const page = await travel.open('/statistics', { as: student });
    const goal = reportPage(page).block('هدف الأسبوع');
    await goal.getByText('٣ دروس').waitFor();
    await goal.getByRole('button', { name: 'أقل' }).click();
    await goal.getByRole('button', { name: 'ماشي' }).click();
    await goal.getByText('لسه أول صفحة').waitFor();
    await finish(0);
    await page.reload();
    await goal.getByText('١ من ٢').waitFor();
    await seeEveryLook(page, 'weekly-goal');
    await finish(1);
    await page.reload();
    await goal.getByText('وصلت لهدفك الأسبوع ده!').waitFor();
    await goal.getByText('درسين', { exact: true }).waitFor();
    await goal.getByRole('button', { name: 'من غير هدف' }).click();
    await goal.getByRole('button', { name: 'ماشي' }).waitFor();
  });
});
