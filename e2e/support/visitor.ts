import type { Browser, BrowserContext, Page } from 'playwright-core';

export const PHONE = { width: 360, height: 800 } as const;
export const DESK = { width: 1280, height: 800 } as const;

/** Pictures cost a third of the run's time and say nothing to a machine. */
export const PICTURES_WANTED = process.env.HESSA_PICTURES === 'on';

export interface VisitorOptions {
  screen?: { width: number; height: number };
  night?: boolean;
  /** Where the device's own clock stands. */
  timezone?: string;
  /** Shows the movements that other tests do without. */
  motion?: boolean;
  /** The test may stop the page's time and move it by hand. */
  handClock?: boolean;
  /** Lets the page have its service worker; requests that one makes are not seen by `page.route`. */
  worker?: boolean;
}

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** What the browser complained about: script errors and breaches of the content policy. */
  complaints: string[];
}

/** A person with a browser of their own: nothing stored, no cookies. */
export async function newVisitor(browser: Browser, url: string, options: VisitorOptions = {}): Promise<Visitor> {
  const { screen = PHONE, night = false, motion = false, handClock = false, worker = false, timezone } = options;
  const context = await browser.newContext({
    baseURL: url,
    viewport: screen,
    deviceScaleFactor: PICTURES_WANTED && screen.width < 600 ? 2 : 1,
    locale: 'ar-EG',
    ...(timezone && { timezoneId: timezone }),
    serviceWorkers: worker ? 'allow' : 'block',
    reducedMotion: motion ? 'no-preference' : 'reduce',
  });
  if (night) await context.addInitScript(() => localStorage.setItem('night_mode', 'true'));
  if (handClock) await context.clock.install();
  const complaints: string[] = [];
  const page = await context.newPage();
  listen(page, complaints);
  return { context, page, complaints };
}

/** From here on the page's time moves only when the test moves it. */
export async function stopClock(page: Page): Promise<void> {
  const inASecond = () => page.evaluate(() => Date.now() + 1_000);
  await page.clock.pauseAt(await inASecond()).catch(async (error: Error) => {
    // A busy machine let that second pass before the clock heard of it. It stands since, so that the next one is to come.
    if (!error.message.includes('Cannot fast-forward to the past')) throw error;
    await page.clock.pauseAt(await inASecond());
  });
}

/** Lets a stopped clock creep, a millisecond at a time, while something waits for timers that are due at once. */
export async function ticking<T>(page: Page, work: Promise<T>): Promise<T> {
  let over = false;
  const done = work.finally(() => {
    over = true;
  });
  while (!over) await page.clock.runFor(1);
  return done;
}

/** Another tab of the same browser. */
export async function newTab({ context, complaints }: Visitor): Promise<Page> {
  const page = await context.newPage();
  listen(page, complaints);
  return page;
}

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => {
    // A page that is left or loaded again while its code is on the way; one whose code is missing fails its journey.
    if (!error.message.startsWith('Failed to fetch dynamically imported module')) complaints.push(error.message);
  });
  page.on('console', (message) => {
    // The browser reports every refused call as an error of its own; those are what the journeys are about.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      complaints.push(message.text());
    }
  });
}
