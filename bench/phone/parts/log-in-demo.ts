import { DEMO_PASSWORD } from '../../../apps/server/src/seed/demo-accounts.ts';
import type { Phone } from './phone.ts';

/** The demo's student, logged in on this phone. */
export async function logInDemo(phone: Phone, url: string): Promise<Phone> {
  const { page } = phone;
  await page.goto(`${url}/login`);
  await page.waitForFunction('document.documentElement.dataset.awake === "true"');
  await page.getByLabel('الإيميل أو رقم الموبايل').fill('01000000001');
  await page.getByLabel('كلمة السر', { exact: true }).fill(DEMO_PASSWORD);
  await page.locator('form button[type="submit"]').click();
  await page.getByText('دخلت حسابك').waitFor();
  return phone;
}
