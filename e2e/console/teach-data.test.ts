import type { Role } from '@hessa/rules/auth/role';
import { describe, expect, onTestFinished, test } from 'vitest';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();

const person = (role: Role) => here.site.createAccount({ role, name: `حساب ${role}` });

/** Keeps long work between its beginning and its first row, as a slow machine would. */
async function holdTable(table: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const holding = here.site.database.connectAsOwner().begin(async (owner) => {
    await owner.unsafe(`lock table ${table} in share mode`);
    held.resolve();
    await release.promise;
  });
  await held.promise;
  onTestFinished(() => release.resolve());
  return async () => {
    release.resolve();
    await holding;
  };
}

describe('long work in the console', () => {
  test('a large batch shows how far it is, through a reload too, can be stopped, and opens when it is done', async () => {
    await here.school.makeCourse({ name: 'كورس كبير' });
    const page = await here.openWiped('/teach/codes', { as: await person('teacher'), screen: DESK });
    const ask = async () => {
      await page.getByRole('button', { name: 'دفعة جديدة' }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('الكورس').selectOption({ label: 'كورس كبير' });
      await form.getByLabel('عدد الأكواد').fill('700');
      await form.getByLabel('اسم الدفعة أو البيّاع').fill('سنتر كبير');
      await form.getByRole('button', { name: /^اعمل/ }).dblclick();
    };
    const letGo = await holdTable('codes');
    await ask();
    await page.getByText('٠ من ٧٠٠').waitFor();
    await page.reload();
    await page.getByText('٠ من ٧٠٠').waitFor();
    await seeOneLook(page, 'teach-job-running');
    await page.setViewportSize(DESK);
    await page.getByRole('button', { name: 'وقّف' }).click();
    await page.getByText('بنوقّف').waitFor();
    await letGo();
    await page.getByText('اتوقف زي ما طلبت').waitFor();
    await page.getByRole('button', { name: 'تمام' }).click();
    const counted = await here.site.database.owner`select count(*)::int as n from code_batches`;
    expect(counted[0]?.n).toBe(0);
    await ask();
    await page.getByText('الدفعة جاهزة: ٧٠٠ كود').waitFor();
    await page.getByRole('link', { name: 'افتح الدفعة' }).click();
    await page.getByRole('heading', { level: 1, name: 'سنتر كبير' }).waitFor();
  });
});

describe('the owner’s data', () => {
  test('a whole copy is asked for with the password, fetched by a link of its own, and found again after a reload', async () => {
    await here.school.makeCourse({ name: 'كورس النسخة' });
    const owner = await person('owner');
    const page = await here.openWiped('/teach/data', { as: owner, screen: DESK });
    const press = () => page.getByRole('button', { name: 'جهّز نسخة كاملة' });
    await press().click();
    await page.getByText('اكتب كلمة السر بتاعتك.').waitFor();
    await page.getByLabel('كلمة السر بتاعتك').fill('مش هي');
    await press().click();
    await page.getByText('كلمة السر دي مش مظبوطة.').waitFor();
    await page.getByLabel('كلمة السر بتاعتك').fill(owner.password);
    await press().dblclick();
    await page.getByText('النسخة جاهزة').waitFor();
    const jobs = await here.site.database.owner`select id from long_jobs where kind = 'data.export'`;
    expect(jobs).toHaveLength(1);
    await page.reload();
    await page.getByText('النسخة جاهزة').waitFor();
    await seeEveryLook(page, 'teach-data');
    await page.setViewportSize(DESK);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'نزّلها' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.tar\.gz$/);
    expect(await download.failure()).toBeNull();
    const teacher = await here.openWiped('/teach/data', { as: await person('teacher') });
    await teacher.getByRole('heading', { level: 1, name: 'الصفحة دي مش من صلاحياتك' }).waitFor();
    expect(await teacher.getByRole('link', { name: 'البيانات' }).count()).toBe(0);
  });

  test('a student is made anonymous with the number typed by hand, and then deleted with the password', async () => {
    const student = await here.site.createAccount({ name: 'هنسى اسمه', phone: '01012312312' });
    const page = await here.openWiped(`/teach/students/${student.id}`, { as: await person('owner'), screen: DESK });
    await page.getByText('البيانات والإدارة').click();
    await page.getByRole('button', { name: 'امسح البيانات الشخصية' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('السبب').fill('طلب ولي الأمر');
    await dialog.getByLabel('اكتب رقم موبايل الطالب للتأكيد').fill('01000000000');
    await dialog.getByRole('button', { name: 'امسح البيانات للأبد' }).click();
    await dialog.getByText('رقم الموبايل ده مش رقم الطالب.').waitFor();
    await seeEveryLook(page, 'teach-forget-student');
    await page.setViewportSize(DESK);
    await dialog.getByLabel('اكتب رقم موبايل الطالب للتأكيد').fill('٠١٠١٢٣١٢٣١٢');
    await dialog.getByRole('button', { name: 'امسح البيانات للأبد' }).click();
    await page.getByRole('heading', { level: 1, name: 'طالب اتمسحت بياناته' }).waitFor();
    // The card and the account under it are read anew each by itself.
    await expect.poll(() => page.content()).not.toContain('01012312312');
    await expect.poll(() => page.getByRole('button', { name: /الحساب$/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'احذف الطالب كله' }).click();
    await dialog.getByLabel('السبب').fill('طلب ولي الأمر');
    await dialog.getByRole('button', { name: 'احذف الطالب', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'الطلبة' }).waitFor();
    const rows = await here.site.database.owner`select 1 from accounts where id = ${student.id}`;
    expect(rows).toHaveLength(0);
  });
});
