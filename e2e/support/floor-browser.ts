import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** What the head of a page asks for where streams are missing; in this browser trusted types would refuse its asking. */
const STREAMS = join(import.meta.dirname, '../../apps/web/public/older-streams.js');

/** Calls that the oldest browsers of the floor lack, by where today's browser has them. */
const YOUNGER: Readonly<Record<string, readonly string[]>> = {
  AbortSignal: ['any', 'timeout'],
  'AbortSignal.prototype': ['throwIfAborted', 'reason'],
  Promise: ['withResolvers', 'try'],
  Array: ['fromAsync'],
  'Array.prototype': ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with'],
  'Uint8Array.prototype.__proto__': ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'with'],
  'String.prototype': ['at', 'isWellFormed', 'toWellFormed'],
  Object: ['hasOwn', 'groupBy'],
  Map: ['groupBy'],
  'Set.prototype': ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'],
  'Crypto.prototype': ['randomUUID'],
  URL: ['parse', 'canParse'],
  'Element.prototype': ['checkVisibility'],
  'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover'],
  Response: ['json'],
  ReadableStream: ['from'],
  'ReadableStream.prototype': ['pipeThrough', 'pipeTo'],
  'Document.prototype': ['startViewTransition'],
  'Navigator.prototype': ['userAgentData', 'connection', 'deviceMemory'],
  globalThis: [
    'structuredClone',
    'reportError',
    'scheduler',
    'navigation',
    'requestIdleCallback',
    'cancelIdleCallback',
    'Iterator',
    'TransformStream',
    'TextEncoderStream',
    'TextDecoderStream',
    'CompressionStream',
    'DecompressionStream',
    'OffscreenCanvas',
    'CSSStyleSheet',
  ],
};

/** Today's browser with the calls of the floor alone: of Chromium 90, Safari 15.4 and Firefox 100, what all three have. */
export async function asAtTheFloor(page: Page): Promise<void> {
  await page.addInitScript((younger) => {
    for (const [path, names] of Object.entries(younger)) {
      const place = path
        .split('.')
        .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], globalThis) as object;
      for (const name of names) {
        if (place && !Reflect.deleteProperty(place, name)) throw new Error(`${path} keeps its ${name}`);
      }
    }
    Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
  }, YOUNGER);
  await page.addInitScript({ path: STREAMS });
}
