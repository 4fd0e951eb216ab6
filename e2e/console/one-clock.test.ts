import { cairoWall } from '@hessa/rules/statistics/cairo-wall';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DAY, unitId } from '../../apps/server/src/testing/test-school.ts';
import { exactMoment } from '../../apps/web/app/teach-shell/reports/short-date.ts';
import { closingDay, closingWords } from '../../apps/web/app/ui/text/closing-words.ts';
import { journey } from '../support/journey.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();

/** Seven hours behind Egypt, six in some weeks: no hour on the wall is the same. */
const timezone = 'America/New_York';
const hourOfDevice = (page: Page) => page.evaluate(() => new Date(Date.UTC(2026, 0, 1, 12)).getHours());

describe('on a device whose clock stands in America', () => {
  test('a teacher sets Egypt’s time and reads it again, in the course and in the trail [DESK-191, DESK-207]', async () => {
    const course = await here.school.makeCourse({
      name: 'Grammar',
      openToAll: true,
      units: [{ name: 'Present Tenses', lessons: [{ type: 'Video', name: 'have و has' }] }],
    });
    const owner = await here.site.createAccount({ role: 'owner', name: 'هدى' });
    const page = await here.open(`/teach/courses/${course.id}`, { as: owner, screen: DESK, timezone });
    expect(await hourOfDevice(page)).toBe(7);
    await page.getByRole('button', { name: 'خيارات have و has' }).click();
    await page.getByRole('menuitem', { name: 'الظهور للطلبة' }).click();
    await page.getByRole('button', { name: 'يظهر في ميعاد' }).click();
    await page.getByLabel('الساعة').fill('18:30');
    await page.getByRole('dialog').getByRole('button', { name: 'احفظ', exact: true }).click();
    await page.locator('.tree-row', { hasText: 'have و has' }).getByText('٦:٣٠ مساءً').waitFor();
    const [lesson] = await here.site.database.owner`
      select appears_at from lessons where course_id = ${course.id}`;
    expect(cairoWall(lesson?.appears_at.getTime()).time).toMatch(/^18:30/);
    await page.goto('/teach/audit');
    const event = page.locator('.audit-row', { hasText: 'تغيير ظهور درس للطلبة' }).locator('.audit-when');
    await event.waitFor();
    const at = (await event.getAttribute('datetime')) ?? '';
    expect(await event.textContent()).toBe(exactMoment(at, 'arabic'));
  });

  test('a student reads on the home page and in the unit when Egypt’s clock closes it [DESK-191, DESK-207]', async () => {
    const course = await here.school.makeCourse({
      units: [{ name: 'Present Tenses', lessons: [{ type: 'Video', name: 'have و has' }] }],
    });
    const student = await here.school.student();
    await here.school.enrol(student, course, 2 * DAY);
    const [right] = await here.site.database.owner`
      select enrolled_at from enrolments where student_id = ${student.id}`;
    const endsAt = right?.enrolled_at.getTime() + 7 * DAY;
    const page = await here.open('/', { as: student, timezone });
    expect(await hourOfDevice(page)).toBe(7);
    const row = page.locator('.diary-row');
    await row.waitFor();
    const { day, below, hour } = closingDay(endsAt, here.site.clock.now().getTime(), 'arabic');
    expect(await row.locator('.diary-day').textContent()).toBe(`${day}${below}`);
    expect(await row.textContent()).toContain(hour);
    await page.goto(`/unit-viewer/${unitId(course, 0)}`);
    await page.locator('.unit-time:visible', { hasText: `لحد ${closingWords(endsAt, 'arabic')}` }).waitFor();
  });
});
