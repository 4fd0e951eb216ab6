import { expect, test } from 'vitest';
import { DAY, lessonId } from '../../apps/server/src/testing/test-school.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();
const teacherAt = here.staff('teacher');

const VIDEO = { type: 'Video' as const, name: 'since ولا for؟' };
const QUIZ = { type: 'Quiz' as const, name: 'امتحان Tenses', questions: [{}] };

test('what is put into a unit that has closed says for how many and what they can do; the card counts from when it came, and a parent reads that it can be solved [DESK-320, DESK-321, DESK-322, DESK-329]', async () => {
  const { course, student } = await here.school.enrolled(
    {
      name: 'Grammar من الصفر',
      units: [
        { name: 'Tenses', lessons: [VIDEO] },
        { name: 'Articles', lessons: [QUIZ, { ...QUIZ, name: 'اختبار سريع' }] },
      ],
    },
    10 * DAY,
  );
  const { owner } = here.site.database;
  await owner`update accounts set name = ${'مريم أشرف'} where id = ${student.id}`;
  const quick = lessonId(course, 1, 1);
  await student.phone.request(`/Student/contentlesson/${lessonId(course, 1, 0)}`);
  await student.phone.call('POST /api/quizresult/submit', { body: { lessonId: lessonId(course, 1, 0), answers: [0] } });

  const page = await teacherAt(`/teach/courses/${course.id}`);
  await page.getByRole('button', { name: 'فيديو جديد في Articles' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'ضيف الفيديو' }).waitFor();
  expect(await dialog.getByText('الوحدة دي اتقفلت').count()).toBe(0);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'فيديو جديد في Tenses' }).click();
  await dialog.getByText('الفيديو مش هيفتح عنده.').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'خيارات اختبار سريع' }).click();
  await page.getByRole('menuitem', { name: 'انقله لوحدة تانية' }).click();
  await dialog.getByText('الوحدة دي اتقفلت عند طالب واحد').waitFor();
  await dialog.getByText('يقدر يحلّه متأخر').waitFor();
  await seeEveryLook(page, 'closed-unit-move');
  await page.setViewportSize(DESK);
  await dialog.getByRole('button', { name: 'انقله' }).click();
  await dialog.waitFor({ state: 'detached' });

  // Beside the form, too, until it is saved.
  await page.getByRole('button', { name: 'فيديو جديد في Tenses' }).click();
  await dialog.getByLabel('الاسم', { exact: true }).fill('فيديو متأخر');
  await dialog.getByRole('button', { name: 'ضيف الفيديو' }).click();
  await page.waitForURL(/\/video\/\d+$/);
  await page.getByText('الوحدة دي اتقفلت عند طالب واحد').waitFor();
  await seeOneLook(page, 'closed-unit-video');
  await page.setViewportSize(DESK);

  // The quiz that the student has a mark in is hidden, and told as such.
  await owner`update lessons set hidden = true where id = ${lessonId(course, 1, 0)}`;
  await page.goto(`/teach/students/${student.id}`);
  await awake(page);
  await page.getByText('نزل النهارده بعد ما الوحدة اتقفلت عنده، ولسه يقدر يحلّه').waitFor();
  await page.locator('.card-marks').getByText('مخفي', { exact: true }).waitFor();
  await seeEveryLook(page, 'closed-unit-card');
  await page.setViewportSize(DESK);

  const [phones] = await owner`select phone, parent_phone from accounts where id = ${student.id}`;
  const parent = await here.openWiped('/parent-monitoring');
  await parent.getByLabel('رقم موبايل ولي الأمر').fill(String(phones?.parent_phone));
  await parent.getByLabel('رقم موبايل الطالب').fill(String(phones?.phone));
  await parent.getByRole('button', { name: 'اعرض إحصائيات الطالب' }).click();
  await parent.getByText('فاضل امتحان من غير حل، ووقت وحدته خلص ولسه ينفع يتحل').waitFor();
  await parent.getByText('في امتحان واحد مخفي دلوقتي').waitFor();
  await seeEveryLook(parent, 'closed-unit-parent');
  expect((await student.phone.request(`/Student/contentlesson/${quick}`)).status).toBe(200);
});
