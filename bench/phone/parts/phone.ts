import path from 'node:path';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Locator, type Page } from 'playwright-core';
import { chromiumPath, FLAGS } from '../../../scripts/chromium.ts';

/** A processor 6 times slower than this machine's. */
export const SLOWER = 6;
/** What a phone with 1 GB leaves a page: Chromium's own limit for the objects of scripts on such a device. */
export const HEAP_MB = 128;
const WATCH = path.join(import.meta.dirname, 'watch-taps.js');

export interface Phone {
  page: Page;
  context: BrowserContext;
  session: CDPSession;
  /** Taps, waits for what the tap shows, and answers how long the next paint took, in milliseconds. */
  tap(target: Locator, shown: Locator): Promise<number>;
}

/** Today's browser as a cheap phone has it: little memory for scripts, the low-end device mode, a slow processor. */
export function launchCheap(): Promise<Browser> {
  const memory = [`--js-flags=--max-old-space-size=${HEAP_MB}`, '--enable-low-end-device-mode'];
  return chromium.launch({ args: [...FLAGS, ...memory], executablePath: chromiumPath() });
}

export async function newPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    locale: 'ar-EG',
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript({ path: WATCH });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return {
    page,
    context,
    session,
    async tap(target, shown) {
      await target.scrollIntoViewIfNeeded();
      await page.evaluate('slowestTap = 0');
      await target.tap();
      await shown.waitFor();
      // An interaction is told about a frame after it was painted.
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))');
      return page.evaluate<number>('slowestTap');
    },
  };
}
