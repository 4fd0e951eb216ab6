import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeViolations, shoot, sidewaysScroll } from './page-checks.ts';
import { DESK, PHONE, PICTURES_WANTED } from './visitor.ts';

export const NARROW = { width: 320, height: 640 } as const;
const TABLET = { width: 768, height: 1024 } as const;

/** Night changes colours and nothing else; the narrowest screen has the phone's own parts, closer together. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const SIZE_RULES = ['target-size', 'scrollable-region-focusable'];

interface Look {
  screen: { readonly width: number; readonly height: number };
  night: boolean;
  /** Null for every rule. Where a look can only change the outcome of some rules, axe runs those. */
  rules: readonly string[] | null;
}

const PHONE_BY_DAY: Look = { screen: PHONE, night: false, rules: null };
const NARROW_BY_NIGHT: Look = { screen: NARROW, night: true, rules: [...COLOUR_RULES, ...SIZE_RULES] };

/** Phone, tablet, desk and the narrowest screen, by day and by night, each by what only it can show. */
const ALL_LOOKS: readonly Look[] = [
  PHONE_BY_DAY,
  { screen: DESK, night: false, rules: null },
  { screen: NARROW, night: false, rules: SIZE_RULES },
  { screen: TABLET, night: false, rules: SIZE_RULES },
  { screen: DESK, night: true, rules: COLOUR_RULES },
  { screen: PHONE, night: true, rules: COLOUR_RULES },
];

/**
 * Three of them see every rule on a phone and on a desk, and the phone's colours by day and night. A desk is seen by
 * day on one half of the screens and by night on the other: what stands on every desk is seen by both, and what is
 * only on one screen when all looks are wanted, with the pictures (record 56).
 */
function looksAt(name: string): readonly Look[] {
  if (PICTURES_WANTED) return ALL_LOOKS;
  const deskByNight = name.length % 2 === 0;
  const desk: Look = { screen: DESK, night: deskByNight, rules: null };
  return deskByNight ? [PHONE_BY_DAY, NARROW_BY_NIGHT, desk] : [PHONE_BY_DAY, desk, NARROW_BY_NIGHT];
}

/**
 * Looks at the page as it stands in every size and by day and night, without loading it again: sound for everybody by
 * axe, never wider than the screen, and kept as pictures when those are wanted. Afterwards the page is as it was, and
 * the test goes on with it.
 */
export function seeEveryLook(page: Page, name: string): Promise<void> {
  return see(page, name, looksAt(name));
}

const SINGLE_LOOKS: readonly Look[] = [
  PHONE_BY_DAY,
  { screen: NARROW, night: true, rules: null },
  { screen: DESK, night: true, rules: null },
];

/**
 * The same in one of these looks, by every rule, for a state of a screen that another journey sees in all of them: a
 * line more, a list that is empty, the one notice in the place of what did not come. Which look it is goes by the
 * name, so that a run repeats itself and the states together are seen in each (record 56).
 */
export function seeOneLook(page: Page, name: string): Promise<void> {
  return see(page, name, PICTURES_WANTED ? ALL_LOOKS : SINGLE_LOOKS.slice(name.length % 3).slice(0, 1));
}

async function see(page: Page, name: string, looks: readonly Look[]): Promise<void> {
  const screen = page.viewportSize() ?? PHONE;
  const wasNight = await page.evaluate(() => document.documentElement.classList.contains('night-mode'));
  for (const { screen, night, rules } of looks) {
    await put(page, screen, night);
    const look = `${screen.width}-${night ? 'night' : 'day'}`;
    await shoot(page, `${name}-${look}`);
    const violations = await axeViolations(page, rules);
    expect({ look, wider: await sidewaysScroll(page), violations }).toEqual({ look, wider: 0, violations: [] });
  }
  await put(page, screen, wasNight);
}

/** Sets size and theme, and waits until the page has drawn itself with them. */
async function put(page: Page, screen: Look['screen'], night: boolean): Promise<void> {
  await page.evaluate((dark) => {
    localStorage.setItem('night_mode', String(dark));
    document.documentElement.classList.toggle('night-mode', dark);
  }, night);
  await putOn(page, screen);
}

/** Sets the size, and waits until the page has drawn itself with it. */
export async function putOn(page: Page, screen: Look['screen']): Promise<void> {
  await page.setViewportSize(screen);
  await page.evaluate(async () => {
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
    // What still fades in has no colours to judge yet; what lasts longer is meant to be seen on its way.
    const short = document.getAnimations().filter(({ timeline, playState, effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return timeline === document.timeline && playState === 'running' && Number(endTime) <= 1000;
    });
    await Promise.allSettled(short.map(({ finished }) => finished));
  });
}
