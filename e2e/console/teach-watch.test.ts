import { expect, test } from 'vitest';
import { lessonId } from '../../apps/server/src/testing/test-school.ts';
import { seeEveryLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();

test('from a video lesson a teacher sees who watched it and who only pressed done [DESK-63, DESK-189]', async () => {
  const { owner } = here.site.database;
  const course = await here.school.makeCourse({
    name: 'Grammar من الصفر',
    units: [{ lessons: [{ type: 'Video', name: 'Past Simple' }] }],
  });
  const lesson = lessonId(course, 0, 0);
  await owner`update lessons set duration_seconds = 900 where id = ${lesson}`;
  const seen = { 'آدم سامح': [[0, 870]], 'جنى مصطفى': [[0, 4]], 'عبد الرحمن السيد': [] };
  for (const [name, covered] of Object.entries(seen)) {
    const { id } = await here.site.createAccount({ name });
    await owner`insert into enrolments (tenant_id, student_id, course_id, enrolled_at, source)
      select tenant_id, id, ${course.id}, created_at, 'code' from accounts where id = ${id}`;
    if (covered.length === 0) continue;
    await owner`insert into lesson_progress (tenant_id, student_id, course_id, lesson_id, covered, completed_at, updated_at)
      select tenant_id, id, ${course.id}, ${lesson}, ${owner.json(covered)}, created_at, created_at
      from accounts where id = ${id}`;
  }
  const page = await here.open(`/teach/courses/${course.id}/video/${lesson}`, {
    as: await here.site.createAccount({ role: 'teacher' }),
    screen: DESK,
  });
  await page.getByRole('link', { name: 'مين اتفرّج' }).click();
  await page.getByRole('heading', { level: 1, name: 'مين اتفرّج' }).waitFor();
  const states = await page.locator('tbody .badge').allTextContents();
  expect(states).toEqual(['اتشاف', '«خلصت» بس', 'ما اتفتحش']);
  await seeEveryLook(page, 'teach-watch');
  await page.getByRole('button', { name: 'داسوا «خلصت» بس' }).click();
  await page.getByRole('link', { name: 'آدم سامح' }).waitFor({ state: 'detached' });
  expect(await page.locator('tbody tr').count()).toBe(1);
});
