import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeViolations, shoot, sidewaysScroll } from './page-checks.ts';
import { DESK, PHONE } from './visitor.ts';

export const NARROW = { width: 320, height: 640 } as const;

/** Phone, desk and the narrowest screen, by day and by night; the theme changes as seldom as it can. */
const LOOKS = [
  { screen: PHONE, night: false },
  { screen: DESK, night: false },
  { screen: NARROW, night: false },
  { screen: NARROW, night: true },
  { screen: DESK, night: true },
  { screen: PHONE, night: true },
] as const;

/**
 * Looks at the page as it stands in every size and by day and night, without loading it again: sound for everybody by
 * axe, never wider than the screen, and kept as pictures when those are wanted. Afterwards the page is as it was, and
 * the test goes on with it.
 */
export async function seeEveryLook(page: Page, name: string): Promise<void> {
  const screen = page.viewportSize() ?? PHONE;
  const wasNight = await page.evaluate(() => document.documentElement.classList.contains('night-mode'));
  for (const { screen, night } of LOOKS) {
    await put(page, screen, night);
    const look = `${screen.width}-${night ? 'night' : 'day'}`;
    await shoot(page, `${name}-${look}`);
    const violations = await axeViolations(page);
    expect({ look, wider: await sidewaysScroll(page), violations }).toEqual({ look, wider: 0, violations: [] });
  }
  await put(page, screen, wasNight);
}

/** Sets size and theme, and waits until the page has drawn itself with them. */
async function put(page: Page, screen: { width: number; height: number }, night: boolean): Promise<void> {
  await page.setViewportSize(screen);
  await page.evaluate(async (dark) => {
    localStorage.setItem('night_mode', String(dark));
    document.documentElement.classList.toggle('night-mode', dark);
    // An observer reports once a frame is laid out, also on a page whose clock the test has stopped.
    const frame = () =>
      new Promise<void>((drawn) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          drawn();
        });
        observer.observe(document.documentElement);
      });
    await frame();
    await frame();
  }, night);
}
