import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Presses beside the dialog, which closes it. Right after it came that may be the second half of the press which
 * brought it, and is made again; none is made once it closes, which would be a press of the page behind it.
 */
export async function pressBeside(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const stands = page.locator('dialog.dialog:not([data-closing])');
  await expect
    .poll(async () => {
      if ((await stands.count()) > 0) await page.mouse.click(x, y);
      return stands.count();
    })
    .toBe(0);
}
