import { expect, test } from 'vitest';
import { handInDue } from '../../apps/server/src/features/quizzes/exams/hand-in-due.ts';
import { newEnrolment } from '../../apps/server/src/seed/new-enrolment.ts';
import { enrolStudent } from '../../apps/server/src/testing/classroom.ts';
import { MINUTE, makeExam, sit } from '../../apps/server/src/testing/exam-room.ts';
import { seeEveryLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { reportPage } from '../support/report-page.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();
const PHONES = { phone: '01066600001', parentPhone: '01066600002' };

/** 100 in one exam and 40 in another, to which late answers came that would make it 80. */
async function lateStudent() {
  const { site } = here;
  const teacher = await site.createAccount({ role: 'teacher', name: 'مستر طارق' });
  const staff = site.client();
  await staff.login(teacher);
  const done = await makeExam(site, staff);
  const late = await makeExam(site, staff, {}, [{ weight: 2 }, {}, {}, {}]);
  const { device, student } = await enrolStudent(site, done.courseId, { name: 'كريم حسام فؤاد', ...PHONES });
  await site.withTenant(site.tenantId, (tx) =>
    newEnrolment(tx, site.tenantId, student.id, late.courseId, site.clock.now()),
  );
  const whole = await sit(site, device, done.lessonId);
  await whole.handIn('student', ...[0, 1, 2, 3].map((at) => whole.given(at)));
  const { given, save, handIn } = await sit(site, device, late.lessonId);
  await save(given(0));
  const unsent = [given(1), given(2)];
  site.clock.advance(70 * MINUTE);
  await handInDue(site.withTenant, site.platform, site.tenantId);
  await device.login(student);
  await handIn('time', ...unsent);
  return { teacher, student, late };
}

test('a mark for now is called so on the card, in the message, in the gradebook, in the results and to a parent, and is in none of their averages until it is decided [DESK-236, DESK-238, DESK-239, EXAM-275]', async () => {
  const { teacher, student, late } = await lateStudent();
  const page = await here.open(`/teach/students/${student.id}`, { as: teacher, screen: DESK });
  const marks = page.getByRole('region', { name: 'الدرجات والناقص' });
  await marks.getByText('درجة مؤقتة').waitFor();
  await marks.getByText('متوسط ١٠٠٪', { exact: true }).waitFor();
  await marks.locator('.card-open').getByText('٤٠٪').waitFor();
  expect(await marks.locator('.pen-wrong').count()).toBe(0);
  await seeEveryLook(page, 'desk-card-for-now');
  await page.keyboard.press('4');
  const sheet = page.getByRole('dialog');
  await expect
    .poll(() => sheet.getByLabel('رسالة جاهزة').inputValue())
    .toContain('واتسلّم امتحانين، اللي ظهرت درجته النهائية منهم بمتوسط ١٠٠٪، ومنهم امتحان درجته لسه مؤقتة.');
  await seeEveryLook(page, 'desk-message-for-now');

  await page.goto('/teach/students');
  await awake(page);
  const listed = page.getByRole('row').filter({ hasText: student.name });
  await expect.poll(() => listed.locator('.students-average').textContent()).toBe('١٠٠٪');

  await page.goto(`/teach/results/gradebook/${late.courseId}`);
  await awake(page);
  const line = page.getByRole('row').filter({ hasText: student.name });
  await line.getByText('مؤقتة', { exact: true }).waitFor();
  expect(await line.locator('td.gradebook-sum').first().textContent()).toBe('لسه');
  expect(await line.locator('.pen-wrong').count()).toBe(0);
  await seeEveryLook(page, 'gradebook-for-now');

  const parent = await here.openWiped('/parent-monitoring');
  await parent.getByLabel('رقم موبايل ولي الأمر').fill(PHONES.parentPhone);
  await parent.getByLabel('رقم موبايل الطالب').fill(PHONES.phone);
  await parent.getByRole('button', { name: 'اعرض إحصائيات الطالب' }).click();
  await parent.getByText('درجة مؤقتة: لسه فيه إجابات متأخرة بتتراجع').waitFor();
  expect(await reportPage(parent).gauges()).toContain('متوسط الدرجات: ١٠٠٪');
  await parent.getByText('في امتحان واحد', { exact: true }).waitFor();
  await parent.locator('.result-open').getByText('٤٠٪').waitFor();
  await seeEveryLook(parent, 'parents-for-now');

  await page.goto(`/teach/results/${late.lessonId}`);
  await awake(page);
  await page.getByText('اتسلّمت ورقة واحدة بدرجة مؤقتة: فيه إجابات متأخرة مستنية قرارك.').waitFor();
  await seeEveryLook(page, 'results-for-now');
  await page.getByRole('tab', { name: 'دلوقتي' }).click();
  await page.getByRole('button', { name: 'اقبلها' }).click();
  await page.getByText('قبلتها').waitFor();
  await page.goto(`/teach/students/${student.id}`);
  await awake(page);
  await marks.getByText('متوسط ٩٠٪', { exact: true }).waitFor();
  expect(await marks.getByText('درجة مؤقتة').count()).toBe(0);
});
