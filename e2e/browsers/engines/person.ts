import type { EngineBrowser } from './browser.ts';

/** Something on the screen: what it is, and words that stand in it or are its name. */
export interface Spot {
  css: string;
  text?: string;
}

/** Keeps what is on the screen, for those who want to look at it. */
export type Show = (name: string) => Promise<void>;

export type Person = ReturnType<typeof newPerson>;

/** Somebody with a phone, in whatever engine: what he does waits until he could have done it. */
export function newPerson(browser: EngineBrowser, origin: string, patienceMs: number, show: Show) {
  async function until<T>(wanted: string, look: () => Promise<T | null | false>): Promise<T> {
    const end = Date.now() + patienceMs;
    let trouble = '';
    while (Date.now() < end) {
      try {
        const found = await look();
        if (found !== null && found !== false) return found;
      } catch (error) {
        // A page that is being left has no answers.
        trouble = ` (${error instanceof Error ? error.message : error})`;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const { address, words } = await browser.ask(whereAmI, null);
    throw new Error(`${wanted} did not come within ${patienceMs / 1_000} s${trouble}; at ${address}: ${words}`);
  }

  /** Where it is, once it stands still and nothing covers it. */
  async function reach(spot: Spot): Promise<{ x: number; y: number }> {
    let before = '';
    return until(`${spot.css} ${spot.text ?? ''}`, async () => {
      const place = await browser.ask(findSpot, spot);
      const now = JSON.stringify(place);
      const still = now === before;
      before = now;
      return still && place;
    });
  }

  const person = {
    browser,
    origin,
    async goes(path: string): Promise<void> {
      await browser.goto(origin + path);
      // The server draws every page; from here on it answers to presses too.
      await until('a page that is awake', () =>
        browser.ask(() => document.documentElement.dataset.awake === 'true', null),
      );
    },
    /** Waits until it is there, and says what it says. */
    sees: (spot: Spot): Promise<string> => until(`${spot.css} ${spot.text ?? ''}`, () => browser.ask(readSpot, spot)),
    async taps(spot: Spot): Promise<void> {
      const { x, y } = await reach(spot);
      await browser.tap(x, y);
    },
    /** For what happens by itself as well, perhaps before the finger is there. */
    async tapsUnless(spot: Spot, done: Spot): Promise<void> {
      await until(`${spot.css} ${spot.text ?? ''}`, async () => {
        if ((await browser.ask(readSpot, done)) !== null) return true;
        const place = await browser.ask(findSpot, spot);
        if (place !== null) await browser.tap(place.x, place.y);
        return place !== null;
      });
    },
    /** A field by the words beside it. */
    async fills(label: string, text: string): Promise<void> {
      await person.taps({ css: 'label', text: label });
      await until(`the cursor in ${label}`, () => browser.ask(hasCursor, label));
      await browser.type(text);
      await until(`${text} in ${label}`, () =>
        browser.ask(() => (document.activeElement as HTMLInputElement).value !== '', null),
      );
    },
    arrives: (path: string): Promise<unknown> =>
      until(path, () => browser.ask((wanted) => location.pathname === wanted, path)),
    until,
    shows: show,
  };
  return person;
}

/** Runs in the page. */
function findSpot({ css, text }: Spot): { x: number; y: number } | null {
  const named = (element: Element) => `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`;
  for (const element of document.querySelectorAll(css)) {
    if (text !== undefined && !named(element).includes(text)) continue;
    if ((element as HTMLButtonElement).disabled || element.getBoundingClientRect().width === 0) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' as ScrollBehavior });
    const box = element.getBoundingClientRect();
    const x = Math.round(box.left + box.width / 2);
    const y = Math.round(box.top + box.height / 2);
    const top = document.elementFromPoint(x, y);
    if (top !== null && (element.contains(top) || top.contains(element))) return { x, y };
  }
  return null;
}

/** Runs in the page. */
function readSpot({ css, text }: Spot): string | null {
  for (const element of document.querySelectorAll(css)) {
    const name = `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`;
    const { width, height } = element.getBoundingClientRect();
    if ((text === undefined || name.includes(text)) && width > 0 && height > 0) return name.trim();
  }
  return null;
}

/** Runs in the page. */
function whereAmI(): { address: string; words: string } {
  const words = (document.body.innerText ?? '').replace(/\s+/g, ' ').slice(0, 400);
  return { address: location.href, words };
}

/** Runs in the page. */
function hasCursor(label: string): boolean {
  const { labels } = document.activeElement as HTMLInputElement;
  return [...(labels ?? [])].some(({ textContent }) => (textContent ?? '').includes(label));
}
