import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { PICTURES_WANTED } from './visitor.ts';

const SHOTS = join(import.meta.dirname, '../../test-results');

/** Keeps a picture of the state for human eyes, when asked to: `HESSA_PICTURES=on npm test -- login`. */
export async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  if (!PICTURES_WANTED) return;
  await mkdir(SHOTS, { recursive: true });
  // What lies far below is not painted before somebody comes near, and a picture of the whole page is somebody. Adopted
  // and not written into the page, which the content policy forbids.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  await page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage: true });
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
}

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary: string }[];
}

// What nobody reads is left out: the passes, and a second download of every stylesheet. Nobody answers inside a frame,
// where axe is not: waiting for it costs half a second each time.
const OPTIONS = { resultTypes: ['violations'], iframes: false, preload: { assets: ['media'] } };

const sessions = new WeakMap<Page, Promise<CDPSession>>();
let source: Promise<string> | undefined;

/** Accessibility violations of the page as it stands by every rule or by some; none is the only good answer. */
export async function axeViolations(page: Page, rules: readonly string[] | null = null): Promise<string[]> {
  const evaluate = await worldBeside(page);
  if (await evaluate<boolean>(`typeof axe === 'undefined'`)) {
    source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
    await evaluate(`${await source};0`);
  }
  const options = JSON.stringify(rules ? { ...OPTIONS, runOnly: { type: 'rule', values: rules } } : OPTIONS);
  const violations = await evaluate<Violation[]>(
    `(${letBarsDown})().then(async (putBack) => {
      const { violations } = await axe.run(${options});
      putBack();
      return violations;
    })`,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary}`),
  );
}

/**
 * Runs in the page: bars that stick to an edge stand where the document has them. What lies under one comes out
 * by scrolling, which axe does not do: to it a button half under a bar is too small.
 */
async function letBarsDown(): Promise<() => void> {
  const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => getComputedStyle(element).position === 'sticky',
  );
  const before = bars.map(({ style }) => style.position);
  for (const { style } of bars) style.position = 'static';
  return () => {
    for (const [at, { style }] of bars.entries()) style.position = before[at] ?? '';
  };
}

/**
 * A world of scripts that shares only the document with the page's own: neither the content policy nor a stopped
 * clock holds it up, and it stays until the page is left.
 */
async function worldBeside(page: Page) {
  const opened = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opened);
  const session = await opened;
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'axe',
  });
  return async <Value>(expression: string): Promise<Value> => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      contextId: executionContextId,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as Value;
  };
}

/** How far the page can be pushed sideways; 0 unless something sticks out. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

export function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).sort());
}
