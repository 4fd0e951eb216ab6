import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeViolations, shoot, sidewaysScroll } from './page-checks.ts';
import { DESK, PHONE } from './visitor.ts';

export const NARROW = { width: 320, height: 640 } as const;

/** Night changes colours and nothing else; the narrowest screen has the phone's own parts, closer together: by day alone. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const SIZE_RULES = ['target-size', 'scrollable-region-focusable'];

/**
 * Phone, desk and the narrowest screen, by day and by night; the theme changes as seldom as it can. Where a look can
 * only change the outcome of some rules, axe runs those: all of them five times over is a third of the journeys' time.
 */
const LOOKS = [
  { screen: PHONE, night: false, rules: null },
  { screen: DESK, night: false, rules: null },
  { screen: NARROW, night: false, rules: SIZE_RULES },
  { screen: DESK, night: true, rules: COLOUR_RULES },
  { screen: PHONE, night: true, rules: COLOUR_RULES },
] as const;

/**
 * Looks at the page as it stands in every size and by day and night, without loading it again: sound for everybody by
 * axe, never wider than the screen, and kept as pictures when those are wanted. Afterwards the page is as it was, and
 * the test goes on with it.
 */
export async function seeEveryLook(page: Page, name: string): Promise<void> {
  const screen = page.viewportSize() ?? PHONE;
  const wasNight = await page.evaluate(() => document.documentElement.classList.contains('night-mode'));
  for (const { screen, night, rules } of LOOKS) {
    await put(page, screen, night);
    const look = `${screen.width}-${night ? 'night' : 'day'}`;
    await shoot(page, `${name}-${look}`);
    const violations = await axeViolations(page, rules);
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
