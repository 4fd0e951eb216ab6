import { DEMO_PASSWORD } from '../../../apps/server/src/seed/demo-accounts.ts';
import type { Phone } from './phone.ts';

/** The demo's student, or another of its accounts, logged in on this phone. */
export async function logInDemo(phone: Phone, url: string, number = '01000000001'): Promise<Phone> {
  const { page } = phone;
  await page.goto(`${url}/login`);
  await page.locator('html[data-awake="true"]').waitFor({ state: 'attached' });
  await page.getByLabel('الإيميل أو رقم الموبايل').fill(number);
  await page.getByLabel('كلمة السر', { exact: true }).fill(DEMO_PASSWORD);
  await page.locator('form button[type="submit"]').click();
  await page.getByText('دخلت حسابك').waitFor();
  return phone;
}
