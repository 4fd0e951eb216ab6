import type { Role } from '@hessa/rules/auth/role';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { TestClient } from '../../apps/server/src/testing/test-client.ts';
import { createTestSchool, type TestSchool, type TestStudent } from '../../apps/server/src/testing/test-school.ts';
import { sharedChromium } from '../../scripts/chromium.ts';
import { putOn } from './every-look.ts';
import { keepLogin, storeLogin } from './keep-login.ts';
import { type Site, startSite } from './site.ts';
import { BARE_PAGE, UsedTabs } from './used-tabs.ts';
import { DESK, newVisitor, PHONE, type Visitor, type VisitorOptions } from './visitor.ts';

export interface VisitOptions extends VisitorOptions {
  /** Logged in already. */
  as?: { email: string; password: string };
  /** Another of the site's hosts. */
  url?: string;
  /** Before the page is asked for: calls to hold or to count. */
  before?: (page: Page) => unknown;
}

export interface Journey<S extends Site = Site> {
  readonly site: S;
  readonly school: TestSchool;
  readonly browser: Browser;
  /** A browser of somebody's own, already logged in when `as` says who. */
  visit(options?: VisitOptions): Promise<Visitor>;
  /** The same, standing at an address that answers to presses. */
  open(address: string, options?: VisitOptions): Promise<Page>;
  /** The same in a tab that an earlier test has left, of which nothing is known any more. */
  openWiped(address: string, options?: WipedOptions): Promise<Page>;
  /**
   * One visitor for many tests, who walks on from address to address in the same tab: a third of what somebody new
   * costs. Whoever asks for the address where the last test ended finds that page as it was left, at its top and in its
   * size, unless something is to be done to the page `before` the address is asked for; after a failure somebody new
   * comes.
   */
  walker(options?: () => VisitOptions): Walk;
  /** A student of the school for all tests of the file that need nobody of their own, and the browser he walks in. */
  pupil(): { readonly student: TestStudent; readonly walk: Walk };
  /** Somebody of the team, in the same way, at a desk; every address is asked for anew. */
  staff(role: Role): (address: string) => Promise<Page>;
}

type WipedOptions = Pick<VisitOptions, 'as' | 'screen'>;

type Walk = (address: string, before?: VisitOptions['before']) => Promise<Page>;

/**
 * What the journeys of a file share: one site with its school, one browser, a fresh visitor each. After every test
 * the visitors leave, and none may have complained about a script or a breach of the content policy.
 */
export function journey(): Journey;
export function journey<S extends Site>(start: () => Promise<S>): Journey<S>;
export function journey(start: () => Promise<Site> = startSite): Journey {
  let site: Site;
  let school: TestSchool;
  let browser: Browser;
  const visitors: Visitor[] = [];
  const walkers = new Set<Visitor>();
  const tabs = new UsedTabs();

  beforeAll(async () => {
    [site, browser] = await Promise.all([start(), sharedChromium()]);
    school = createTestSchool(site);
  });
  afterAll(async () => {
    // The browser goes on to the next file, without what a failed test may have left open in it.
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
    await site?.stop();
  });
  afterEach(async ({ task }) => {
    const leaving = visitors.splice(0);
    if (task.result?.state === 'fail') {
      leaving.push(...walkers);
      walkers.clear();
      await Promise.all(leaving.map(tellWhatIsSeen));
    }
    const complaints = [...leaving, ...walkers].flatMap((visitor) => visitor.complaints.splice(0));
    for (const visitor of leaving) {
      const isGone = task.result?.state === 'fail' || !(await tabs.takeBack(visitor));
      if (isGone) await visitor.context.close();
    }
    expect(complaints).toEqual([]);
  });

  async function arrive(
    options: VisitOptions,
    among: (visitor: Visitor) => unknown,
    device = site.client(),
  ): Promise<Visitor> {
    const visitor = await newVisitor(browser, options.url ?? site.url, options);
    among(visitor);
    if (options.as) await keepLogin(visitor.context, site, options.as, device);
    await options.before?.(visitor.page);
    return visitor;
  }

  /** The same in a tab that somebody before has left, wiped, or in a new one that may be left to the next. */
  async function sitDown({ as, screen = PHONE }: WipedOptions): Promise<Visitor> {
    const visitor = tabs.take() ?? (await newVisitor(browser, site.url));
    visitors.push(visitor);
    await visitor.page.setViewportSize(screen);
    if (as) {
      if (visitor.page.url() === 'about:blank') await visitor.page.goto(BARE_PAGE);
      await storeLogin(visitor.page, site, as);
    }
    tabs.lend(visitor);
    return visitor;
  }

  const travel: Journey = {
    get site() {
      return site;
    },
    get school() {
      return school;
    },
    get browser() {
      return browser;
    },
    visit: (options = {}) => arrive(options, (visitor) => visitors.push(visitor)),
    async open(address, options) {
      const { page } = await travel.visit(options);
      await page.goto(address);
      await awake(page);
      return page;
    },
    async openWiped(address, options = {}) {
      const { page } = await sitDown(options);
      await page.goto(address);
      await awake(page);
      return page;
    },
    walker(optionsOf = () => ({})) {
      let walking: Visitor | undefined;
      // An account has no more than two.
      let device: TestClient | undefined;
      return async (address, before) => {
        const options = optionsOf();
        if (walking === undefined || !walkers.has(walking)) {
          device ??= site.client();
          walking = await arrive(options, (visitor) => walkers.add(visitor), device);
        }
        const { page } = walking;
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await before?.(page);
        const wanted = new URL(address, options.url ?? site.url).href;
        const screen = options.screen ?? PHONE;
        if (page.url() === wanted && before === undefined) {
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
          // Drawn there, before anybody asks what is in sight.
          await putOn(page, screen);
        } else {
          await page.setViewportSize(screen);
          await page.goto(wanted);
        }
        await awake(page);
        return page;
      };
    },
    pupil() {
      let student: TestStudent;
      beforeAll(async () => {
        student = await school.student();
      });
      const walk = travel.walker(() => ({ as: student }));
      return {
        walk,
        get student() {
          return student;
        },
      };
    },
    staff(role) {
      let account: VisitOptions['as'];
      beforeAll(async () => {
        account = await site.createAccount({ role });
      });
      const walk = travel.walker(() => ({ screen: DESK, ...(account ? { as: account } : {}) }));
      return (address) => walk(address, () => {});
    },
  };
  return travel;
}

/** The page answers to presses from here on. */
export async function awake(page: Page): Promise<void> {
  // By the world that every locator works in; a function to wait for would need one more of its kind in each page.
  await page.locator('html[data-awake="true"]').waitFor({ state: 'attached' });
}

/** What stood on the screen when a journey failed: an error names what was waited for, never what was there instead. */
async function tellWhatIsSeen({ context, complaints }: Visitor): Promise<void> {
  for (const page of context.pages()) {
    const text = await page.evaluate(() => document.body.innerText.replace(/\n+/g, ' | ').slice(0, 1500)).catch(String);
    process.stderr.write(`On the screen at ${page.url()}: ${text}\n`);
  }
  if (complaints.length > 0) process.stderr.write(`The browser complained: ${complaints.join('; ')}\n`);
}
