import type { Page } from 'playwright-core';
import { awake } from './journey.ts';

/** The login screen by what a person sees on it. */
export function loginPage(page: Page) {
  const identifier = page.getByLabel('الإيميل أو رقم الموبايل');
  const password = page.getByLabel('كلمة السر', { exact: true });
  const submit = page.locator('form button[type="submit"]');
  return {
    identifier,
    password,
    submit,
    alert: page.getByRole('alert'),
    tryAgain: page.getByRole('button', { name: 'جرّب تاني' }),
    welcome: page.getByText('دخلت حسابك'),
    async open() {
      await page.goto('/login');
      await awake(page);
    },
    async signIn(who: { phone: string; password: string }) {
      await identifier.fill(who.phone);
      await password.fill(who.password);
      await submit.click();
    },
  };
}
