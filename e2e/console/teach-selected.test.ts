import { describe, expect, test } from 'vitest';
import { DAY } from '../../apps/server/src/testing/test-school.ts';
import { seeOneLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();
const MARKS = { 'يوسف عماد فتحي': 48, 'عبد الرحمن السيد': 56, 'مازن رضا توفيق': 69, 'جنى مصطفى كامل': 93 };

describe('students as a table', () => {
  test('a teacher adds one, sorts, ticks some, gives them a course and takes it back; the assistant sees what is hers [DESK-55, DESK-57, DESK-58, DESK-60, DESK-127, DESK-171]', async () => {
    const { owner } = here.site.database;
    const course = await here.school.makeCourse({ name: 'مراجعة نوفمبر' });
    const ids: string[] = [];
    for (const [name, average] of Object.entries(MARKS)) {
      const { id } = await here.site.createAccount({ name, grade: ids.length % 2 ? 'Secondary2' : 'Secondary1' });
      await owner`insert into term_scores (tenant_id, period, student_id, score_sum, quiz_count)
        select tenant_id, 'all', id, ${average}, 1 from accounts where id = ${id}`;
      await owner`update accounts set last_seen_at = ${new Date(Date.now() - ids.length * DAY)} where id = ${id}`;
      ids.push(id);
    }
    const weekly = await here.school.makeCourse({
      name: 'Passive و Reported Speech وكل اللي بيقلب الجملة',
      units: [{}, {}],
    });
    for (const [at, days] of [8, 6, 1].entries()) {
      await owner`insert into enrolments (tenant_id, student_id, course_id, enrolled_at, source)
        values (${here.site.tenantId}, ${ids[at] ?? ''}, ${weekly.id}, ${new Date(here.site.clock.now().getTime() - days * DAY)}, 'code')`;
    }
    const page = await here.open('/teach/students', {
      as: await here.site.createAccount({ role: 'teacher' }),
      screen: DESK,
    });
    await page.getByRole('button', { name: 'طالب جديد' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('الاسم').fill('عمر خالد شوقي');
    await dialog.getByLabel('موبايل الطالب').fill('123');
    await dialog.getByLabel('موبايل ولي الأمر').fill('01277711112');
    await dialog.getByLabel('السنة الدراسية').selectOption('prep3');
    await dialog.getByRole('button', { name: 'اعمل الحساب' }).click();
    await dialog.getByText('موبايل الطالب مش رقم مصري صحيح.').waitFor();
    await dialog.getByLabel('موبايل الطالب').fill('٠١٢٧٧٧١١١١١');
    await dialog.getByRole('button', { name: 'اعمل الحساب' }).click();
    await page.getByRole('dialog', { name: 'الحساب جاهز' }).waitFor();
    const password = (await page.locator('.told-once').textContent()) ?? '';
    expect((await here.site.client().login({ email: '01277711111', password })).status).toBe(200);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'عمر خالد شوقي' }).waitFor();
    const first = page.locator('tbody tr').first();
    await page.getByRole('button', { name: 'المتوسط' }).click();
    await expect.poll(() => first.textContent()).toContain('يوسف');
    // What is missing and how much time there is, as the card says it.
    const time = (name: string) => page.getByRole('row').filter({ hasText: name }).locator('.students-time');
    await time('يوسف عماد').getByText('وحدة مقفولة').waitFor();
    await time('عبد الرحمن').getByText('باقي يوم').waitFor();
    await time('مازن رضا').getByText('باقي ٦ أيام').waitFor();
    await time('جنى مصطفى').getByText('مفيش').waitFor();
    // The unit that is open still is not missing anything.
    await first.locator('.students-missing').getByText('١').waitFor();
    // All of it in one line, for a name of three words beside a long course.
    expect((await first.boundingBox())?.height).toBeLessThan(50);
    // The list is as it was after a look at somebody.
    await page.getByRole('link', { name: 'يوسف عماد فتحي' }).click();
    await page.getByRole('heading', { level: 1, name: 'يوسف عماد فتحي' }).waitFor();
    await page.goBack();
    await page.getByText(/^الأضعف الأول/).waitFor();
    await expect.poll(() => first.textContent()).toContain('يوسف');
    await page.getByRole('checkbox', { name: 'اختار يوسف عماد فتحي' }).check();
    await page.getByRole('checkbox', { name: 'اختار عبد الرحمن السيد' }).check();
    await page.getByText('اتختار طالبين').waitFor();
    await seeOneLook(page, 'teach-students-table');
    await page.getByRole('button', { name: 'ابعت رسالة' }).click();
    await page.getByLabel('الرسالة').fill('الحصة بكرة الساعة ٥');
    const chat = await page.getByRole('link', { name: 'كلّم الطالب: يوسف عماد فتحي' }).getAttribute('href');
    expect(decodeURIComponent(chat ?? '')).toContain('إزيك يا يوسف؟ الحصة بكرة الساعة ٥');
    await page.keyboard.press('Escape');
    // Somebody deletes one of them meanwhile.
    await owner`delete from accounts where id = ${ids[1] ?? ''}`;
    await page.getByRole('button', { name: 'ادّي كورس' }).click();
    await dialog.getByLabel('الكورس').selectOption({ label: 'مراجعة نوفمبر' });
    await dialog.getByLabel('السبب').fill('دفعوا في السنتر');
    await dialog.getByRole('button', { name: 'ادّي الكورس لطالبين' }).dblclick();
    await page.getByText('الكورس اتضاف لطالب واحد').waitFor();
    await page.getByText('طالب اتحذف قبل ما نوصل له.').waitFor();
    const holders = async () => (await owner`select student_id from enrolments where course_id = ${course.id}`).length;
    expect(await holders()).toBe(1);
    await page.getByRole('link', { name: 'عبد الرحمن السيد' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'رجّعه زي ما كان' }).click();
    await page.getByText('رجّعنا طالب واحد زي ما كان').waitFor();
    expect(await holders()).toBe(0);
  });
});
