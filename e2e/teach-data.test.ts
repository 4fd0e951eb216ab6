import { describe, expect, test } from 'vitest';
import type { Role } from '../apps/server/src/features/auth/accounts-table.ts';
import { seeEveryLook } from './support/every-look.ts';
import { journey } from './support/journey.ts';
import { DESK } from './support/visitor.ts';

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
  return async () => {
    release.resolve();
    await holding;
  };
}

describe('long work in the console', () => {
  test('a large batch shows how far it is, through a reload too, can be stopped, and opens when it is done', async () => {
    await here.school.makeCourse({ name: 'كورس كبير' });
    const page = await here.open('/teach/codes', { as: await person('teacher'), screen: DESK });
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
    await seeEveryLook(page, 'teach-job-running');
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
