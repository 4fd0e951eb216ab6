import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTenant } from '../apps/server/src/features/tenants/create-tenant.ts';
import { launchChromium } from './support/chromium.ts';
import { hydrated, loginPage } from './support/login-page.ts';
import { type Site, startSite } from './support/site.ts';
import { newVisitor } from './support/visitor.ts';

const TENANT = 'fresh-school';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ localhost: TENANT }), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

test('the one-time link makes the owner’s account, once, and the owner reaches the console [OP-GEN-1]', async () => {
  const created = await createTenant(
    site.withTenant,
    { id: TENANT, name: 'مستر جديد', nameLatin: 'Mr New' },
    site.clock.now(),
  );
  if (created.kind !== 'created') throw new Error('the tenant existed');
  const { page, complaints } = await newVisitor(browser, site.url.replace('127.0.0.1', 'localhost'));
  await page.goto(`/claim-ownership?claim=${created.ownerClaim}`);
  await hydrated(page);

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
  await page.waitForURL('/');
  await page.goto('/teach');
  await page.getByRole('heading', { level: 1, name: 'لوحة المدرّس' }).waitFor();
  expect(complaints).toEqual([]);
});

test('a link that was used or cut short is refused in words [OP-ERR-1]', async () => {
  const { page } = await newVisitor(browser, site.url);
  await page.goto('/claim-ownership');
  await page.getByText('اللينك ناقص').waitFor();
  await page.goto('/claim-ownership?claim=not-a-claim');
  await hydrated(page);
  await page.getByLabel('اسمك').fill('صاحب المنصة');
  await page.getByLabel('الإيميل').fill('owner@example.test');
  await page.getByLabel('رقم الموبايل').fill('01234567890');
  await page.getByLabel('كلمة السر', { exact: true }).fill('سبورة خضرا وطباشير أبيض');
  await page.getByRole('button', { name: 'اعمل الحساب' }).click();
  await page.getByRole('alert').getByText('اللينك ده مش صالح أو اتستخدم قبل كده.').waitFor();
});
