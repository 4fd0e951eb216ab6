import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { seeOneLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();
const UNIT = 'الوحدة التانية: ورق وامتحان بوقت واسمها طويل علشان نشوف شكلها لما السطر يطول أوي';
const STUDENT = 'عبد الرحمن محمد عبد العزيز عبد الفتاح أبو المعاطي السيد الشرقاوي من المنصورة';

/** How far the lines of a name stand from the edges of what frames it, above and below. */
const roomAround = (name: Locator, frame: string): Promise<number> =>
  name.evaluate((words, around) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    const lines = range.getBoundingClientRect();
    const edge = words.closest(around)?.getBoundingClientRect() ?? lines;
    return Math.min(lines.top - edge.top, edge.bottom - lines.bottom);
  }, frame);

test('a name of several lines keeps clear of the lines above and below it, in the editor, the list and the gradebook [DESK-370]', async () => {
  const course = await here.school.makeCourse({
    name: 'كورس الأسماء',
    units: [{ name: UNIT, lessons: [{ type: 'Quiz', name: 'امتحان' }] }],
  });
  const { id, email, password } = await here.site.createAccount({ name: STUDENT });
  const student = { id, email, password, phone: here.site.client() };
  await here.school.signIn(student);
  await here.school.enrol(student, course);
  const page = await here.open(`/teach/courses/${course.id}`, {
    as: await here.site.createAccount({ role: 'teacher' }),
    screen: DESK,
  });
  const unit = page.locator('.tree-name').filter({ hasText: UNIT });
  await unit.waitFor();
  expect(await roomAround(unit, '.tree-unit-head')).toBeGreaterThanOrEqual(5);
  await seeOneLook(page, 'long-unit-name');
  await page.setViewportSize(DESK);
  await page.goto(`${here.site.url}/teach/students`);
  await awake(page);
  const listed = page.getByRole('link', { name: STUDENT });
  await listed.waitFor();
  expect(await roomAround(listed, '.students-name')).toBeGreaterThanOrEqual(4);
  await seeOneLook(page, 'long-student-name');
  await page.setViewportSize(DESK);
  await page.goto(`${here.site.url}/teach/results/gradebook/${course.id}`);
  await awake(page);
  const marked = page.getByRole('link', { name: STUDENT });
  await marked.waitFor();
  expect(await roomAround(marked, '.gradebook-name')).toBeGreaterThanOrEqual(6);
});
