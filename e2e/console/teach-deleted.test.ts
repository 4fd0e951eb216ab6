import { expect, test } from 'vitest';
import { seeEveryLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { shoot } from '../support/page-checks.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();

test('a teacher deletes a course by its name, finds it in what was deleted, and it comes back; people who will go are shown [T-CON-3, T-PRIV-2, TRUST-99, TRUST-103, DESK-92]', async () => {
  const owner = await here.site.createAccount({ role: 'owner', name: 'هدى صاحبة المنصة' });
  const course = await here.school.makeCourse({ name: 'كورس اتحذف بالغلط', units: [{ lessons: [{ type: 'Video' }] }] });
  const idle = await here.site.createAccount({ name: 'طالب ساب المنصة' });
  await here.site.database.owner`
    update accounts set created_at = created_at - interval '701 days', last_login_at = null where id = ${idle.id}`;

  const page = await here.open(`/teach/courses/${course.id}`, { as: owner, screen: DESK });
  await page.getByRole('button', { name: 'خيارات الكورس' }).click();
  await page.getByRole('menuitem', { name: 'احذف الكورس' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'احذف الكورس' }).click();
  await dialog.getByText('اكتب اسم الكورس للتأكيد.').waitFor();
  await dialog.getByLabel('اكتب اسم الكورس للتأكيد').fill('اسم تاني');
  await dialog.getByRole('button', { name: 'احذف الكورس' }).click();
  await dialog.getByText('الاسم ده مش اسم الكورس. اكتبه زي ما هو قدامك.').waitFor();
  await shoot(page, 'teach-delete-course');
  await dialog.getByLabel('اكتب اسم الكورس للتأكيد').fill('كورس اتحذف بالغلط');
  await dialog.getByRole('button', { name: 'احذف الكورس' }).click();
  await page.waitForURL(/\/teach\/courses$/);

  await page.getByRole('link', { name: 'المحذوفات' }).click();
  await page.getByRole('heading', { level: 1, name: 'المحذوفات' }).waitFor();
  const row = page.locator('.deleted-row', { hasText: 'كورس اتحذف بالغلط' });
  await row.getByText('هدى صاحبة المنصة').waitFor();
  await page.locator('.leaving-row', { hasText: 'طالب ساب المنصة' }).waitFor();
  await seeEveryLook(page, 'teach-deleted');
  await row.getByRole('button', { name: 'امسح الكورس دلوقتي' }).click();
  await page.getByRole('heading', { name: 'تمسح «كورس اتحذف بالغلط» للأبد؟' }).waitFor();
  await shoot(page, 'teach-deleted-erase');
  // The focus starts on the safe choice; the red one is last and says what goes.
  const safe = page.getByRole('button', { name: 'لأ، خلاص' });
  expect(await safe.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(await dialog.getByRole('button').allTextContents()).toEqual(['', 'لأ، خلاص', 'امسح الكورس للأبد']);
  const red = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--wrong'));
  const fill = await page.getByRole('button', { name: 'امسح الكورس للأبد' }).evaluate((node, wanted) => {
    const probe = Object.assign(document.createElement('i'), { style: `background:${wanted}` });
    document.body.append(probe);
    const same = getComputedStyle(probe).backgroundColor === getComputedStyle(node).backgroundColor;
    probe.remove();
    return same;
  }, red);
  expect(fill).toBe(true);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await row.getByRole('button', { name: 'رجّعه' }).click();
  await page.getByText('رجع مكانه').waitFor();
  await page.getByText('مفيش حاجة محذوفة').waitFor();
  expect(await page.locator('.deleted-row').count()).toBe(0);
  await shoot(page, 'teach-deleted-empty');
  await page.goto(new URL(`/teach/courses/${course.id}`, page.url()).href);
  await awake(page);
  await page.getByRole('heading', { level: 1, name: 'كورس اتحذف بالغلط' }).waitFor();
});
