import type { BrowserContext, Page } from 'playwright-core';

/** The mark is drawn in a closed root; a test has to look inside. Call it before the page is opened. */
export async function openRoots(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (options) {
      return attach.call(this, { ...options, mode: 'open' });
    };
  });
}

/** The mark as it stands over the picture, and the moment it was moved there; needs a clock that stands still. */
export function readWatermark(page: Page) {
  return page.evaluate(() => {
    for (const host of document.querySelectorAll('*')) {
      const mark = host.shadowRoot?.querySelector('span');
      const frame = host.parentElement;
      if (!mark || !frame) continue;
      const { e: x, f: y } = new DOMMatrix(mark.style.transform);
      return {
        text: mark.textContent,
        opacity: Number(getComputedStyle(mark).opacity),
        left: (x * 100) / frame.clientWidth,
        top: (y * 100) / frame.clientHeight,
        now: performance.now(),
      };
    }
    return null;
  });
}
