import { describe, expect, test } from 'vitest';
import { lessonId } from '../../apps/server/src/testing/test-school.ts';
import { journey } from '../support/journey.ts';
import { shoot } from '../support/page-checks.ts';

const travel = journey();

/** A zero with no digit beside it: in Arabic it is a dot. */
const LONE_ZERO = /(?<![٠-٩٫٬])٠(?![٠-٩٫٬])/;

describe('a student who has just begun', () => {
  test('reads words where there is nothing yet, never a zero that looks like a dot [LEARN-13]', async () => {
    const { student, course } = await travel.school.enrolled({
      name: 'Grammar من الصفر',
      units: [{ lessons: [{ type: 'Video', videoUrl: 'https://videos.example/none.mp4' }, { type: 'Quiz' }] }],
    });
    const lesson = `/course/${course.id}/lesson/${lessonId(course, 0, 0)}/video`;
    const pages = {
      curriculum: [`/course/${course.id}/curriculum`, 'لسه أول صفحة'],
      lesson: [lesson, 'لسه مخلصتش حاجة'],
      statistics: ['/statistics', 'أختامك'],
      courses: ['/enrolled-courses', 'Grammar من الصفر'],
    } as const;
    const page = await travel.open('/enrolled-courses', { as: student });
    for (const [name, [address, words]] of Object.entries(pages)) {
      await page.goto(address);
      await page.getByText(words).first().waitFor({ state: 'attached' });
      const text = await page.locator('body').innerText();
      expect({ name, zero: LONE_ZERO.exec(text) && text }).toEqual({ name, zero: null });
      if (name === 'curriculum') expect(await page.locator('.course-summary dd').last().textContent()).toBe('لسه');
      await shoot(page, `zero-${name}-360`);
    }
  });
});
