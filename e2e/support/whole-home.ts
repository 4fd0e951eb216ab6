import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Scrolls a student's home page until everybody's part of it is drawn, as its reader would. */
export async function wholeHome(page: Page): Promise<void> {
  await page.locator('.student-home').waitFor();
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return page.locator('.landing .benefits').count();
    })
    .toBe(1);
}
