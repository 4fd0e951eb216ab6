import type { BrowserContext, Page } from 'playwright-core';

interface Mark {
  /** Stands in the element that goes fullscreen. */
  inside: boolean;
  seen: boolean;
  clickable: boolean;
  hiddenFromReaders: boolean;
  opacity: number;
  /** Percent of the player. */
  left: number;
  top: number;
  text: string;
}

/** Keeps hold of closed shadow roots, as no page can. */
export async function keepShadows(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const attach = Element.prototype.attachShadow;
    const roots: ShadowRoot[] = [];
    Object.assign(globalThis, { closedRoots: roots });
    Element.prototype.attachShadow = function (options) {
      const root = attach.call(this, options);
      if (options.mode === 'closed') roots.push(root);
      return root;
    };
  });
}

/** The watermarks that stand in the page now. */
export function marks(page: Page): Promise<Mark[]> {
  return page.evaluate(() => {
    const player = document.querySelector('.player');
    const { closedRoots } = globalThis as unknown as { closedRoots: ShadowRoot[] };
    return closedRoots
      .filter(({ host }) => host.isConnected)
      .flatMap(({ host, firstElementChild: mark }) => {
        if (!player || !mark) return [];
        const box = player.getBoundingClientRect();
        const place = mark.getBoundingClientRect();
        return {
          inside: host.parentElement === player,
          seen: mark.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && place.width > 0,
          clickable: getComputedStyle(mark).pointerEvents !== 'none',
          hiddenFromReaders: host.getAttribute('aria-hidden') === 'true',
          opacity: Number(getComputedStyle(mark).opacity),
          left: ((place.left - box.left) * 100) / box.width,
          top: ((place.top - box.top) * 100) / box.height,
          text: mark.textContent ?? '',
        };
      });
  });
}

export async function markText(page: Page): Promise<string> {
  return (await marks(page))[0]?.text ?? '';
}
