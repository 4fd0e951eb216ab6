import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LOOKS } from './looks.ts';
import { axeViolations, shoot, sidewaysScroll } from './page-checks.ts';

const NARROW = { width: 320, height: 640 } as const;

/**
 * Looks at the page as it stands on a phone and on a desk, by day and by night, without loading it again: sound for
 * everybody by axe, never wider than the screen down to 320 px, and kept as pictures when those are wanted.
 */
export async function seeEveryLook(page: Page, name: string): Promise<void> {
  for (const { screen, night } of LOOKS) {
    await page.setViewportSize(screen);
    await page.evaluate((dark) => {
      localStorage.setItem('night_mode', String(dark));
      document.documentElement.classList.toggle('night-mode', dark);
    }, night);
    const look = `${screen.width}-${night ? 'night' : 'day'}`;
    await shoot(page, `${name}-${look}`);
    expect({ look, wider: await sidewaysScroll(page), violations: await axeViolations(page) }).toEqual({
      look,
      wider: 0,
      violations: [],
    });
  }
  await page.setViewportSize(NARROW);
  expect({ look: '320', wider: await sidewaysScroll(page) }).toEqual({ look: '320', wider: 0 });
}
