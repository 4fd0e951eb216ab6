import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Notes, from before the first script on, what the page asks of `Intl`. */
export async function watchStart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(globalThis, { askedOfIntl: asked });
    for (const name of ['NumberFormat', 'DateTimeFormat', 'PluralRules', 'Collator', 'Segmenter'] as const) {
      const note = () => void asked.push(`${name} ${new Error('asked here').stack}`);
      const Original = Intl[name] as unknown as new (...args: unknown[]) => object;
      const Noted = new Proxy(Original, {
        construct: (target, args) => {
          note();
          return Reflect.construct(target, args);
        },
        apply: (target, self, args) => {
          note();
          return Reflect.apply(target as never, self, args);
        },
      });
      Object.defineProperty(Intl, name, { value: Noted, configurable: true, writable: true });
    }
  });
}

/**
 * A cheap phone is kept from needless work at its start: the first question to `Intl` alone holds it up for a tenth
 * of a second, and a style sheet linked a second time styles the whole page anew.
 */
export async function expectLightStart(page: Page): Promise<void> {
  const { asked, styles } = await page.evaluate(() => ({
    asked: (globalThis as unknown as { askedOfIntl: string[] }).askedOfIntl,
    styles: [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
      ({ href }) => new URL(href).pathname,
    ),
  }));
  expect(asked).toEqual([]);
  expect(styles.length).toBeGreaterThan(0);
  expect(styles).toEqual([...new Set(styles)]);
}
