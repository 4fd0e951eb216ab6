import { test } from 'vitest';
import { createTenant } from '../../apps/server/src/features/tenants/create-tenant.ts';
import { awake, journey } from '../support/journey.ts';
import { loginPage } from '../support/login-page.ts';
import { startSite } from '../support/site.ts';

const TENANT = 'fresh-school';

const travel = journey(() => startSite({ localhost: TENANT }));

test('the one-time link makes the owner’s account, once, and the owner reaches the console [OP-GEN-1]', async () => {
  const created = await createTenant(
    travel.site.withTenant,
    { id: TENANT, name: 'مستر جديد', nameLatin: 'Mr New' },
    travel.site.clock.now(),
  );
  if (created.kind !== 'created') throw new Error('the tenant existed');
  const page = await travel.open(`/claim-ownership?claim=${created.ownerClaim}`, {
    url: travel.site.url.replace('127.0.0.1', 'localhost'),
  });

  await page.getByRole('button', { name: 'اعمل الحساب' }).click();
  await page.getByText('اكتب اسمك').waitFor();
  await page.getByText('كلمة السر لازم تكون ١٢ حرف أو أكتر').waitFor();

  await page.getByLabel('اسمك').fill('صاحب المنصة');
  await page.getByLabel('الإيميل').fill('owner@example.test');
  await page.getByLabel('رقم الموبايل').fill('٠١٢٣٤٥٦٧٨٩٠');
  await page.getByLabel('كلمة السر', { exact: true }).fill('سبورة خضرا وطباشير أبيض');
  await page.getByRole('button', { name: 'اعمل الحساب' }).click();
  await page.getByText('حسابك جاهز').waitFor();

  await page.getByRole('main').getByRole('link', { name: 'سجّل دخولك' }).click();
  await page.waitForURL('/login');
  await loginPage(page).signIn({ phone: '01234567890', password: 'سبورة خضرا وطباشير أبيض' });
  await page.waitForURL('/teach');
  await page.getByRole('heading', { level: 1, name: 'النهارده' }).waitFor();
});

test('a link that was used or cut short is refused in words [OP-ERR-1]', async () => {
  const { page } = await travel.visit();
  await page.goto('/claim-ownership');
  await page.getByText('اللينك ناقص').waitFor();
  await page.goto('/claim-ownership?claim=not-a-claim');
  await awake(page);
  await page.getByLabel('اسمك').fill('صاحب المنصة');
  await page.getByLabel('الإيميل').fill('owner@example.test');
  await page.getByLabel('رقم الموبايل').fill('01234567890');
  await page.getByLabel('كلمة السر', { exact: true }).fill('سبورة خضرا وطباشير أبيض');
  await page.getByRole('button', { name: 'اعمل الحساب' }).click();
  await page.getByRole('alert').getByText('اللينك ده مش صالح أو اتستخدم قبل كده.').waitFor();
});
