import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';

const travel = journey();
const TEXT = 'حصة المراجعة بقت الخميس ٨ مساءً بدل الأربع.\nهاتوا معاكم ورقة Unit 3.';

const row = (page: Page) => page.locator('.announcement').filter({ hasText: 'حصة المراجعة' });
const board = (page: Page) => page.getByRole('region', { name: 'السبورة' });

async function teacherWrites(
  teacher: Awaited<ReturnType<typeof travel.site.createAccount>>,
  text: string,
): Promise<void> {
  const desk = travel.site.client();
  await desk.login(teacher);
  const body = { key: randomUUID(), audience: { kind: 'everybody' as const }, text };
  expect((await desk.call('POST /api/teach/announcements', { body })).status).toBe(200);
}

test('a teacher writes to a course, its students read it and nobody else, and the teacher sees who has, takes it back and writes it again; what was read is read again without a line too; the bar of every page leads there and counts what is new [LEARN-39, LEARN-40, LEARN-95, LEARN-106, DESK-144]', async () => {
  const { student } = await travel.school.enrolled({ name: 'Grammar من الصفر' });
  const other = await travel.school.student();
  const teacher = await travel.site.createAccount({ role: 'teacher' });

  const desk = await travel.open('/teach/announcements', { as: teacher });
  await desk.getByText('السبورة فاضية').waitFor();
  await desk.getByRole('button', { name: 'اكتبها على السبورة' }).click();
  await desk.getByText('اكتب الرسالة الأول.').waitFor();
  await desk.getByLabel('الرسالة').fill('س'.repeat(605));
  await desk.getByText('الرسالة أطول من السبورة. اختصر ٥ حروف.').waitFor();
  await desk.getByLabel('الرسالة').fill(TEXT);
  await desk.getByLabel('لمين؟').selectOption({ label: 'كورس Grammar من الصفر' });
  await desk.getByRole('button', { name: 'اكتبها على السبورة' }).click();
  await row(desk).waitFor();
  expect(await row(desk).textContent()).toContain('لسه محدش قراها');
  expect(await desk.getByLabel('الرسالة').inputValue()).toBe('');

  const page = await travel.open('/', { as: student });
  await board(page).getByText('حصة المراجعة').waitFor();
  expect(await board(page).textContent()).toContain('مستر تست');
  const inbox = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  await inbox('الرسايل، الجديد منها ١').waitFor();
  await seeOneLook(page, 'student-home-board');
  const outside = await travel.open('/', { as: other });
  await outside.getByText('تلات خطوات').waitFor();
  expect(await board(outside).count()).toBe(0);

  await page.goto('/enrolled-courses');
  await board(page).waitFor();
  await page.goto('/');
  await board(page).getByRole('button', { name: 'قريتها' }).click();
  await board(page).waitFor({ state: 'detached' });
  await inbox('الرسايل').waitFor();
  await page.reload();
  await page.locator('.next-strip').waitFor();
  expect(await board(page).count()).toBe(0);

  await teacherWrites(teacher, 'الامتحان الجاي يوم السبت.');
  await page.getByRole('link', { name: 'الرسايل اللي فاتت' }).waitFor();
  await inbox('الرسايل').click();
  await page.waitForURL('/board');
  const messages = page.getByRole('main').getByRole('listitem');
  await messages.nth(1).waitFor();
  // The phone shows what it has kept until the answer is here.
  await messages.filter({ hasText: 'الامتحان الجاي' }).waitFor();
  expect(await messages.first().innerText()).toContain('الامتحان الجاي');
  expect(await messages.getByText('جديدة', { exact: true }).count()).toBe(1);
  await seeEveryLook(page, 'whole-board');
  await messages.first().getByRole('button', { name: 'قريتها' }).click();
  await page.getByText('جديدة', { exact: true }).waitFor({ state: 'detached' });
  await page.route('**/api/Student/announcements', (route) => route.abort('internetdisconnected'));
  await page.reload();
  await messages.nth(1).waitFor();
  expect(await messages.nth(1).innerText()).toContain('حصة المراجعة');

  await desk.reload();
  await row(desk).getByRole('button', { name: 'قراها طالب واحد' }).click();
  const readers = desk.getByRole('dialog');
  await readers.getByRole('listitem').first().waitFor();
  expect(await readers.getByRole('listitem').count()).toBe(1);
  await desk.keyboard.press('Escape');
  await readers.waitFor({ state: 'hidden' });
  await row(desk).getByRole('button', { name: 'امسحها من السبورة' }).click();
  await row(desk).getByText('اتمسحت', { exact: true }).waitFor();
  await seeEveryLook(desk, 'teach-announcements');
  await row(desk).getByRole('button', { name: 'رجّعها على السبورة' }).click();
  await row(desk).getByRole('button', { name: 'امسحها من السبورة' }).waitFor();
});
