import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import type { TestClock } from '../../apps/server/src/testing/test-clock.ts';

/**
 * Moves a page's clock while nothing is under way: a call whose answer is still to come would be given up with it, and
 * the page would take its line for dead. An answer that told the time before would be read after it.
 */
export function quietClock(page: Page) {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (/\/(?:api|Student)\//.test(request.url())) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));

  async function quiet(): Promise<void> {
    await expect.poll(() => underWay.size).toBe(0);
    // What came last is read by now.
    await page.evaluate(() => Promise.resolve());
  }

  return {
    /** All that was asked is answered. */
    quiet,
    /** The server's clock goes along where it is told to. */
    async pass(ms: number, server?: TestClock): Promise<void> {
      await quiet();
      server?.advance(ms);
      await page.clock.fastForward(ms);
    },
  };
}
