import { readFile } from 'node:fs/promises';
import type { Role } from '@hessa/rules/auth/role';
import type { Locator, Page } from 'playwright-core';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { DAY } from '../../apps/server/src/testing/test-school.ts';
import { makeWorkbook } from '../../apps/web/app/spreadsheet/make-workbook.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();
const inAYear = () => new Date(Date.now() + 365 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const teacherAt = here.staff('teacher');
const person = (role: Role) => here.site.createAccount({ role });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** What is seldom needed stands behind its title. */
const openOffice = (page: Page) => page.getByText('البيانات والإدارة').click();

async function search(page: Page, typed: string): Promise<void> {
  await page.getByLabel('دوّر على طالب').fill(typed);
  await page.getByRole('button', { name: 'دوّر', exact: true }).click();
}

describe('students in the console', () => {
  test('a supervisor finds a student by part of a name or by phone, frees a device, and the third phone gets in [SESS-22, T-DEV-4]', async () => {
    const student = await here.site.createAccount({ name: 'أحمد مصطفى الشريف', phone: '01055512345' });
    const phones = [here.site.client(), here.site.client(), here.site.client()];
    for (const phone of phones) await phone.login(student);
    const page = await here.openWiped('/teach/students', { as: await person('assistant') });
    await search(page, 'احمد الشريف');
    await page.getByRole('link', { name: 'أحمد مصطفى الشريف' }).waitFor();
    await seeEveryLook(page, 'teach-students');
    await search(page, 'محدش بالاسم ده');
    await page.getByText('ملقيناش حد بالاسم ده').waitFor();
    await search(page, '٠١٠٥٥٥١٢٣٤٥');
    await page.getByRole('link', { name: 'أحمد مصطفى الشريف' }).click();
    await heading(page, 'أحمد مصطفى الشريف').waitFor();
    expect(await page.locator('.card-device').count()).toBe(2);
    await openOffice(page);
    expect(await page.getByRole('button', { name: 'كلمة سر مؤقتة' }).count()).toBe(0);
    await page.locator('.card-device').getByRole('button', { name: 'فضّيه' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: /^فضّي/ }).click();
    await page.getByText(/^فضّينا/).waitFor();
    await expect.poll(() => page.locator('.card-device').count()).toBe(1);
    expect((await phones[2]?.login(student))?.status).toBe(200);
  });

  test('three dots at the end of a row lead to a chat, or to the card with the sheet of the act open [DESK-166]', async () => {
    const student = await here.site.createAccount({ name: 'منى عادل', phone: '01055598765' });
    const page = await here.openWiped('/teach/students', { as: await person('assistant') });
    await search(page, 'منى عادل');
    const row = page.getByRole('row').filter({ hasText: 'منى عادل' });
    await row.getByRole('button', { name: 'خيارات منى عادل' }).click();
    await page.getByRole('menuitem', { name: 'كلّم ولي الأمر' }).waitFor();
    await seeOneLook(page, 'teach-students-menu');
    await page.getByRole('menuitem', { name: 'فضّي جهاز' }).click();
    await page.waitForURL(`**/teach/students/${student.id}#device`);
    await page.getByRole('dialog').waitFor();
  });

  test('a teacher gives a course, keeps it open longer, takes it back, gives minutes for every exam, and tells a new password once [EXAM-12]', async () => {
    const course = await here.school.makeCourse({ name: 'مراجعة ليلة الامتحان' });
    const student = await here.site.createAccount({ name: 'سلمى طارق' });
    const page = await teacherAt(`/teach/students/${student.id}`);
    await heading(page, 'سلمى طارق').waitFor();
    await openOffice(page);
    await page.getByRole('button', { name: 'ادّيله كورس' }).click();
    await page.getByLabel('الكورس', { exact: true }).selectOption({ label: 'مراجعة ليلة الامتحان' });
    await page.getByLabel('السبب').fill('دفعت في السنتر');
    await page.getByRole('button', { name: 'ضيفه' }).click();
    await page.getByText('الكورس اتضاف').waitFor();
    await page.getByRole('button', { name: 'مدّد' }).click();
    await page.getByLabel('مفتوح لحد آخر يوم').fill('2199-01-01');
    await page.getByLabel('السبب').fill('كانت تعبانة');
    await page.getByRole('dialog').getByRole('button', { name: 'مدّد' }).click();
    await page.getByText('ده بعيد قوي. اختار يوم في خلال سنتين.').waitFor();
    await page.getByLabel('مفتوح لحد آخر يوم').fill(inAYear());
    await page.getByRole('dialog').getByRole('button', { name: 'مدّد' }).click();
    await page.getByText(/ممدود لحد/).waitFor();
    await page.getByText('الفيديوهات اللي اتشافت ولا واحد من ٢').waitFor();
    await page.getByText('نفس وقت الكل في كل امتحان.').waitFor();
    await page.getByRole('button', { name: 'زوّد وقت' }).click();
    await page.getByLabel('كام دقيقة؟').fill('٥٠٠');
    await page.getByText('اكتب عدد الدقايق، لحد ٢٤٠ دقيقة.').waitFor();
    await page.getByLabel('كام دقيقة؟').fill('٢٠');
    await page.getByLabel('السبب').fill('بتكتب ببطء');
    await page.getByRole('dialog').getByRole('button', { name: 'احفظ' }).click();
    await page.getByText('٢٠ دقيقة زيادة في كل امتحان بوقت.').waitFor();
    await page.locator('.card-row').getByText('وقت الامتحانات اتغيّر').waitFor();
    await seeEveryLook(page, 'teach-student');
    await page.setViewportSize(DESK);
    await page.getByRole('button', { name: 'كلمة سر مؤقتة' }).click();
    await page.getByRole('button', { name: 'اعمل كلمة سر' }).click();
    const password = (await page.locator('.told-once').textContent()) ?? '';
    expect((await here.site.client().login({ ...student, password })).status).toBe(200);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'اسحب الكورس' }).click();
    await page.getByLabel('السبب').fill('رجّعت الفلوس');
    await page.getByRole('dialog').getByRole('button', { name: 'اسحب الكورس' }).click();
    await page.locator('#enrolments').locator('..').locator('..').getByText('مش مشترك في حاجة.').waitFor();
    const kinds = await here.site.database
      .owner`select kind from audit_events where subject_id = ${student.id} and actor_id <> ${student.id} order by id`;
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'enrolment.granted',
      'enrolment.extended',
      'student.exam_minutes_set',
      'student.password_set',
      'enrolment.revoked',
    ]);
    expect(course.id).toBeGreaterThan(0);
  });

  test('closing an account shuts its student out at once, and opening it lets him in again', async () => {
    const student = await here.site.createAccount({ name: 'حساب اتباع' });
    const phone = here.site.client();
    await phone.login(student);
    const page = await teacherAt(`/teach/students/${student.id}`);
    await openOffice(page);
    await page.getByRole('button', { name: 'اقفل الحساب' }).click();
    await page.getByLabel('السبب').fill('باع حسابه');
    await page.getByRole('dialog').getByRole('button', { name: 'اقفل الحساب' }).click();
    await page.getByText('الحساب مقفول').waitFor();
    expect((await phone.request('/Student/Student-Enrolled-Courses?pagesize=1')).status).toBe(401);
    await page.getByRole('button', { name: 'افتح الحساب' }).click();
    await page.getByLabel('السبب').fill('اتصالحنا');
    await page.getByRole('dialog').getByRole('button', { name: 'افتح الحساب' }).click();
    await page.getByText('الحساب اتفتح').waitFor();
    expect((await phone.request('/Student/Student-Enrolled-Courses?pagesize=1')).status).toBe(200);
  });

  test('a supervisor notes a student down without losing a word, and finds him by the code he used', async () => {
    const course = await here.school.makeCourse();
    const student = await here.school.student();
    const code = await here.school.courseCode(course);
    await student.phone.request(`/api/Student/add-course-by-code?Code=${code}`, { method: 'POST' });
    const page = await here.openWiped(`/teach/students/${student.id}`, { as: await person('assistant'), screen: DESK });
    await openOffice(page);
    await page.getByRole('textbox', { name: 'ملاحظة' }).fill('مامته هي اللي بترد');
    await page.reload();
    await openOffice(page);
    await page.getByText('رجّعنالك تعديل ماكنتش حفظته').waitFor();
    await page.getByLabel('موبايل ولي الأمر').fill('123');
    await page.getByRole('button', { name: 'احفظ', exact: true }).click();
    await page.getByText('اكتب رقم موبايل صحيح لولي الأمر').waitFor();
    await page.getByLabel('موبايل ولي الأمر').fill('٠١٥٥٥٥٥٥٥٥٥');
    await page.getByRole('button', { name: 'احفظ', exact: true }).dblclick();
    await page.getByText('اتحفظ', { exact: true }).waitFor();
    await page.locator('.card-who').getByText('0155 555 5555').waitFor();
    expect(await page.getByLabel('الاسم', { exact: true }).count()).toBe(0);
    await page.goto('/teach/students');
    await search(page, code);
    await page.getByText('ده كود، وفي طالب فعّله').waitFor();
    await page.getByRole('link', { name: 'حكاية الكود' }).click();
    await page.locator('.code-story').getByText('فعّله').waitFor();
    expect(await page.getByRole('link', { name: 'ضيف من ملف' }).count()).toBe(0);
  });

  test('a day that is left is one colour in the list and on the card, and three are another [DESK-247]', async () => {
    const { student } = await here.school.enrolled({ units: [{ name: 'أولى' }, { name: 'تانية' }] }, 6.2 * DAY);
    await here.site.database.owner`update accounts set name = 'رقية سامي' where id = ${student.id}`;
    const page = await here.openWiped('/teach/students', { as: await person('assistant'), screen: DESK });
    const colour = (mark: Locator) => mark.evaluate((node) => getComputedStyle(node).color);
    const listed = page.locator('tr', { hasText: 'رقية سامي' }).locator('.time-mark');
    await listed.getByText('باقي يوم').waitFor();
    const soon = await colour(listed);
    await page.getByRole('link', { name: 'رقية سامي' }).click();
    const marks = page.locator('.card-row .time-mark');
    await marks.first().waitFor();
    expect(await marks.allInnerTexts()).toEqual(['باقي يوم', 'باقي ٨ أيام']);
    expect([(await colour(marks.first())) === soon, (await colour(marks.last())) === soon]).toEqual([true, false]);
    await seeEveryLook(page, 'teach-time-left');
  });

  test('a teacher brings a sheet of students in, gets their passwords once, and takes the list out [DESK-231]', async () => {
    const page = await teacherAt('/teach/students/import');
    const rows = [
      ['الاسم', 'موبايل الطالب', 'موبايل ولي الأمر', 'السنة الدراسية'],
      ['طالب من الملف', '01277700001', '01277700002', 'تالتة ثانوي'],
      ['=رقم غلط', '12', '01277700003', 'أولى ثانوي'],
    ];
    const workbook = await makeWorkbook([{ name: 'الطلبة', rows, widths: [20, 20, 20, 20] }]);
    await page.getByLabel('اختار ملف Excel').setInputFiles({
      name: 'students.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(await workbook.arrayBuffer()),
    });
    await page.getByText('موبايل الطالب مش رقم مصري صحيح').waitFor();
    await seeEveryLook(page, 'teach-import');
    await page.getByRole('button', { name: 'ضيف الجاهزين وسيب الباقي' }).dblclick();
    await page.getByText('ضفنا طالب').waitFor();
    const [told] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'نزّل كلمات السر' }).click(),
    ]);
    const [, made] = await readSheet(await told.path());
    expect(made?.slice(0, 2)).toEqual(['طالب من الملف', '01277700001']);
    const login = await here.site.client().login({ email: '01277700001', password: String(made?.[3]) });
    expect(login.status).toBe(200);
    await page.goto('/teach/students');
    await search(page, 'طالب من الملف');
    await page.getByRole('link', { name: 'طالب من الملف' }).waitFor();
    await page.getByRole('button', { name: 'نزّل القايمة' }).click();
    const [list] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'ملف CSV' }).click(),
    ]);
    expect(await readFile(await list.path(), 'utf8')).toMatch(/"طالب من الملف","01277700001".*"تالتة ثانوي"/);
  });

  test('a grade moves up after its number is typed, and comes back at once or from the trail [DESK-97]', async () => {
    const student = await here.site.createAccount({ name: 'من إعدادي', grade: 'prep3' });
    const page = await here.openWiped('/teach/students/move', { as: await person('owner'), screen: DESK });
    await page.getByLabel('مين هينتقل').selectOption({ label: 'تالتة إعدادي' });
    await page.getByLabel(/للتأكيد اكتب عددهم/).fill('٩٩');
    await page.getByRole('button', { name: 'انقلهم' }).click();
    await page.getByText('اكتب عدد الطلبة زي ما هو فوق.').waitFor();
    await seeEveryLook(page, 'teach-move');
    await page.getByLabel(/للتأكيد اكتب عددهم/).fill('١');
    await page.getByRole('button', { name: 'انقلهم' }).dblclick();
    await page.getByText('نقلنا طالب').waitFor();
    const grade = async () =>
      (await here.site.database.owner`select grade from accounts where id = ${student.id}`)[0]?.grade;
    expect(await grade()).toBe('Secondary1');
    await page.getByRole('button', { name: 'رجّعه زي ما كان' }).click();
    await page.getByText('رجّعنا طالب واحد زي ما كان').waitFor();
    expect(await grade()).toBe('prep3');

    await page.getByRole('button', { name: 'تمام' }).click();
    await page.getByLabel('مين هينتقل').selectOption({ label: 'تالتة إعدادي' });
    await page.getByLabel(/للتأكيد اكتب عددهم/).fill('١');
    await page.getByRole('button', { name: 'انقلهم' }).click();
    await page.getByText('نقلنا طالب').waitFor();
    await page.goto('/teach/audit');
    await awake(page);
    // The first move was taken back: one line alone offers the way.
    await page.getByRole('button', { name: 'رجّع الطلبة زي ما كانوا' }).click();
    await seeOneLook(page, 'teach-audit-undo');
    await page.getByRole('dialog').getByRole('button', { name: 'رجّع الطلبة' }).click();
    await page.getByText('رجّعنا طالب واحد زي ما كان').waitFor();
    expect(await grade()).toBe('prep3');
  });
});
