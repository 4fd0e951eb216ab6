import type { Page } from 'playwright-core';
import type { Visitor } from './visitor.ts';

/** What lasts in a browser or cannot be undone: whoever does one of these leaves no tab for the next visitor. */
const LASTING = {
  page: ['addInitScript', 'close', 'emulateMedia', 'exposeFunction', 'pause', 'setExtraHTTPHeaders'],
  context: ['addInitScript', 'close', 'exposeFunction', 'grantPermissions', 'newPage', 'route', 'setOffline'],
} as const;

type Called = Record<string, (...given: unknown[]) => unknown>;

/**
 * Tabs that earlier tests of a file are done with. A page in a new browser costs 0.8 processor seconds, in a tab whose
 * process lives on a third of it (record 56); wiped, the tab knows nothing of whoever sat there before.
 */
export class UsedTabs {
  #idle: Visitor[] = [];
  #onLoan = new Map<Visitor, { isSpoilt: boolean; listening: Parameters<Page['on']>[] }>();

  /** A wiped one, if there is any. */
  take(): Visitor | undefined {
    return this.#idle.pop();
  }

  /** From here on what is done to it is watched. */
  lend(visitor: Visitor): void {
    const { page, context } = visitor;
    const loan: { isSpoilt: boolean; listening: Parameters<Page['on']>[] } = { isSpoilt: false, listening: [] };
    this.#onLoan.set(visitor, loan);
    for (const [thing, names] of [
      [page, LASTING.page],
      [context, LASTING.context],
    ] as const) {
      const called = thing as unknown as Called;
      for (const name of names) {
        const done = called[name]?.bind(thing);
        called[name] = (...given) => {
          loan.isSpoilt = true;
          return done?.(...given);
        };
      }
    }
    const on = page.on.bind(page) as (...listener: Parameters<Page['on']>) => Page;
    (page as unknown as Called).on = (...given) => {
      loan.listening.push(given as Parameters<Page['on']>);
      return on(...(given as Parameters<Page['on']>));
    };
  }

  /** Whether the tab was taken back; if not, the visitor has to leave with all of its browser. */
  async takeBack(visitor: Visitor): Promise<boolean> {
    const loan = this.#onLoan.get(visitor);
    this.#onLoan.delete(visitor);
    if (loan === undefined) return false;
    // Methods of the class again, under those that watched.
    for (const name of [...LASTING.page, 'on']) Reflect.deleteProperty(visitor.page, name);
    for (const name of LASTING.context) Reflect.deleteProperty(visitor.context, name);
    if (loan.isSpoilt || this.#idle.length > 1) return false;
    for (const [event, listener] of loan.listening) visitor.page.off(event as 'close', listener as () => void);
    try {
      await wipe(visitor);
    } catch {
      return false;
    }
    visitor.complaints.splice(0);
    this.#idle.push(visitor);
    return true;
  }
}

/** On a page without scripts, so that nobody writes down again what is being forgotten. */
export const BARE_PAGE = '/robots.txt';

async function wipe({ page, context }: Visitor): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(BARE_PAGE);
  await context.clearCookies();
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    const gone = (name: string) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
        request.onblocked = () => reject(new Error(`${name} is in use`));
      });
    await Promise.all((await indexedDB.databases()).map(({ name }) => name && gone(name)));
  });
}
