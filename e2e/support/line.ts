import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { awake } from './journey.ts';

/**
 * Chromium's own emulation takes the line away, but does not always tell a page that is opened meanwhile; a real
 * browser does, so the page is told.
 */
export async function cutLine(page: Page): Promise<void> {
  const tell = () => {
    const said = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')?.get;
    Object.defineProperty(navigator, 'onLine', {
      configurable: true,
      get: () => sessionStorage.getItem('line') !== 'cut' && said?.call(navigator),
    });
  };
  await page.addInitScript(tell);
  await page.evaluate(tell);
  await page.evaluate(() => sessionStorage.setItem('line', 'cut'));
  await page.context().setOffline(true);
}

export async function mendLine(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.removeItem('line'));
  await page.context().setOffline(false);
  // The page may be loading itself anew already.
  await page.evaluate(() => dispatchEvent(new Event('online'))).catch(() => {});
}

/**
 * Does what has a page loaded whole, and waits for that page to answer to presses. The address that it is loaded by
 * stands in the document before it already, which is awake too.
 */
export async function loadedWhole(page: Page, address: string | RegExp, work: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => void Object.assign(window, { isLeft: true }));
  await work();
  await page.waitForFunction(() => !('isLeft' in window));
  await page.waitForURL(address);
  await awake(page);
}

/** The page is kept, leads to this address and is called so: a lesson's name comes with its answer, after its page. */
export async function visited(page: Page, path: string, name = ''): Promise<void> {
  await page.goto(path);
  await awake(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const kept = () =>
    page.evaluate(
      async (key) => {
        const { headers } = (await caches.match(key)) ?? new Response();
        return { path: headers.get('x-kept-path'), title: decodeURIComponent(headers.get('x-kept-title') ?? '') };
      },
      path.replaceAll(/\d+/g, '-'),
    );
  await expect.poll(kept).toEqual({ path, title: expect.stringContaining(name) });
}
