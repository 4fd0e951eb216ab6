import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Role } from '../apps/server/src/features/auth/accounts-table.ts';
import { seeEveryLook } from './support/every-look.ts';
import { journey } from './support/journey.ts';
import { DESK } from './support/visitor.ts';

const here = journey();

const person = (role: Role) => here.site.createAccount({ role });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function search(page: Page, typed: string): Promise<void> {
  await page.getByLabel('دوّر على طالب').fill(typed);
  await page.getByRole('button', { name: 'دوّر', exact: true }).click();
}

describe('students in the console', () => {
  test('a supervisor finds a student by part of a name or by phone, frees a device, and the third phone gets in [SESS-22, T-DEV-4]', async () => {
    const student = await here.site.createAccount({ name: 'أحمد مصطفى الشريف', phone: '01055512345' });
    const phones = [here.site.client(), here.site.client(), here.site.client()];
    for (const phone of phones) await phone.login(student);
    const page = await here.open('/teach/students', { as: await person('assistant') });
    await search(page, 'احمد الشريف');
    await page.getByRole('link', { name: 'أحمد مصطفى الشريف' }).waitFor();
    await seeEveryLook(page, 'teach-students');
    await search(page, 'محدش بالاسم ده');
    await page.getByText('ملقيناش حد بالاسم ده').waitFor();
    await search(page, '٠١٠٥٥٥١٢٣٤٥');
    await page.getByRole('link', { name: 'أحمد مصطفى الشريف' }).click();
    await heading(page, 'أحمد مصطفى الشريف').waitFor();
    expect(await page.locator('.device').count()).toBe(2);
    expect(await page.getByRole('button', { name: 'كلمة سر مؤقتة' }).count()).toBe(0);
    await page.getByRole('button', { name: 'فضّي الجهاز' }).first().click();
    await page.getByText('فضّينا جهاز').waitFor();
    await expect.poll(() => page.locator('.device').count()).toBe(1);
    expect((await phones[2]?.login(student))?.status).toBe(200);
  });

  test('a teacher gives a course, keeps it open longer, takes it back, and tells a new password once', async () => {
    const course = await here.school.makeCourse({ name: 'مراجعة ليلة الامتحان' });
    const student = await here.site.createAccount({ name: 'سلمى طارق' });
    const page = await here.open(`/teach/students/${student.id}`, { as: await person('teacher'), screen: DESK });
    await heading(page, 'سلمى طارق').waitFor();
    await page.getByRole('button', { name: 'ادّيله كورس' }).click();
    await page.getByLabel('الكورس', { exact: true }).selectOption({ label: 'مراجعة ليلة الامتحان' });
    await page.getByLabel('السبب').fill('دفعت في السنتر');
    await page.getByRole('button', { name: 'ضيفه' }).click();
    await page.getByText('الكورس اتضاف').waitFor();
    await page.getByRole('button', { name: 'مدّد' }).click();
    await page.getByLabel('مفتوح لحد آخر يوم').fill('2099-01-01');
    await page.getByLabel('السبب').fill('كانت تعبانة');
    await page.getByRole('dialog').getByRole('button', { name: 'مدّد' }).click();
    await page.getByText(/ممدود لحد/).waitFor();
    await seeEveryLook(page, 'teach-student');
    await page.setViewportSize(DESK);
    await page.getByRole('button', { name: 'كلمة سر مؤقتة' }).click();
    await page.getByRole('button', { name: 'اعمل كلمة سر' }).click();
    const password = (await page.locator('.told-once').textContent()) ?? '';
    expect((await here.site.client().login({ ...student, password })).status).toBe(200);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'اسحبه' }).click();
    await page.getByLabel('السبب').fill('رجّعت الفلوس');
    await page.getByRole('dialog').getByRole('button', { name: 'اسحبه' }).click();
    await page.getByText('مش مشترك في حاجة.').waitFor();
    const kinds = await here.site.database
      .owner`select kind from audit_events where subject_id = ${student.id} and actor_id <> ${student.id} order by id`;
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'enrolment.granted',
      'enrolment.extended',
      'student.password_set',
      'enrolment.revoked',
    ]);
    expect(course.id).toBeGreaterThan(0);
  });

  test('closing an account shuts its student out at once, and opening it lets him in again', async () => {
    const student = await here.site.createAccount({ name: 'حساب اتباع' });
    const phone = here.site.client();
    await phone.login(student);
    const page = await here.open(`/teach/students/${student.id}`, { as: await person('teacher'), screen: DESK });
    await page.getByRole('button', { name: 'اقفل الحساب' }).click();
    await page.getByLabel('السبب').fill('باع حسابه');
    await page.getByRole('button', { name: 'اقفله' }).click();
    await page.getByText('الحساب مقفول').waitFor();
    expect((await phone.request('/Student/Student-Enrolled-Courses?pagesize=1')).status).toBe(401);
    await page.getByRole('button', { name: 'افتح الحساب' }).click();
    await page.getByLabel('السبب').fill('اتصالحنا');
    await page.getByRole('button', { name: 'افتحه' }).click();
    await page.getByText('الحساب اتفتح').waitFor();
    expect((await phone.request('/Student/Student-Enrolled-Courses?pagesize=1')).status).toBe(200);
  });
});
