import { expect, test } from 'vitest';
import { seeEveryLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();

test('somebody of the team has a profile in the console, without a school grade [DESK-93]', async () => {
  const teacher = await here.site.createAccount({ role: 'teacher', name: 'كريم' });
  const page = await here.open('/profile', { as: teacher, screen: DESK });
  await page.waitForURL('**/teach/profile');
  await awake(page);
  await page.getByRole('heading', { level: 1, name: 'حسابك' }).waitFor();
  expect(await page.getByRole('combobox').count()).toBe(0);
  expect(await page.getByLabel('الموبايل').inputValue()).toBe(teacher.phone);
  await seeEveryLook(page, 'teach-profile');

  await page.getByLabel('الاسم').fill('كريم عادل');
  await page.getByLabel('كلمة سر جديدة').fill('elevenchars');
  await page.getByLabel('اكتبها مرة كمان').fill('elevenchars');
  await page.getByRole('button', { name: 'احفظ' }).click();
  await page.getByText('كلمة السر لازم تكون ١٢ حرف أو أكتر.').waitFor();
  await page.getByLabel('كلمة سر جديدة').fill('a much longer one');
  await page.getByLabel('اكتبها مرة كمان').fill('a much longer one');
  await page.getByRole('button', { name: 'احفظ' }).click();
  await page.getByText('اتحفظ، وأي جهاز تاني كان داخل بحسابك خرج').waitFor();
  const again = await here.site.client().login({ email: teacher.email, password: 'a much longer one' });
  expect(again.body.user.name).toBe('كريم عادل');
});
