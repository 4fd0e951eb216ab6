import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { soon } from './player-page.ts';

const HOST = 'https://iframe.mediadelivery.net';
export const HOSTED_URL = `${HOST}/embed/7/lesson`;
/** A service that knows play, pause and getCurrentTime and announces nothing. */
export const BARE_URL = `${HOST}/embed/7/bare`;
const HOSTED_SECONDS = 120;

interface Message {
  method: string;
  value?: unknown;
}

/** The frame's side of player.js. */
function speakPlayerJs(duration: number, bare: boolean) {
  const heard: Message[] = [];
  Object.assign(globalThis, { heard });
  let [currentTime, playing] = [0, false];
  const known = ['play', 'pause', 'getCurrentTime', 'getDuration', 'setCurrentTime', 'setVolume', 'getVolume'];
  const methods = bare ? known.slice(0, 3) : [...known, 'addEventListener', 'removeEventListener'];
  const post = (event: string, value?: unknown, listener?: string) =>
    parent.postMessage(JSON.stringify({ context: 'player.js', version: '0.0.11', event, value, listener }), '*');
  const tell = (event: string, value?: unknown) => !bare && post(event, value);
  addEventListener('message', ({ data }) => {
    const { method, value, listener } = JSON.parse(String(data)) as Message & { listener?: string };
    heard.push({ method, value });
    if (!methods.includes(method)) return;
    if (method === 'play' || method === 'pause') {
      playing = method === 'play';
      tell(method);
    }
    if (method === 'setCurrentTime') currentTime = Number(value);
    // A second goes by between two questions: the film follows the questions, not a clock of its own.
    if (method === 'getCurrentTime' && playing) currentTime += 1;
    if (method === 'getCurrentTime') post(method, bare ? { currentTime, duration } : currentTime, listener);
    if (method === 'getDuration') post(method, duration, listener);
    if (method === 'getVolume') post(method, 100, listener);
  });
  if (!bare) setTimeout(() => post('ready', { src: location.href, events: ['play', 'pause'], methods }), 50);
}

export async function standInForHosted(context: BrowserContext): Promise<void> {
  await context.route(`${HOST}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><body style="background:#234"><script>(${speakPlayerJs})(${HOSTED_SECONDS}, ${route.request().url().endsWith('bare')})</script>`,
    }),
  );
}

/** What the frame was told, oldest first, once all that was said to it so far has arrived. */
export async function toldTo(page: Page): Promise<Message[]> {
  const frame = page.frames().find((one) => one.url().startsWith(HOST));
  if (!frame) throw new Error('there is no frame of the hosted service');
  const mark = randomUUID();
  // Messages from one window to another keep their order: with the mark, everything before it is there.
  await page.evaluate((method) => window.frames[0]?.postMessage(JSON.stringify({ method }), '*'), mark);
  const told = () => frame.evaluate(() => (globalThis as unknown as { heard: Message[] }).heard);
  await soon(async () => (await told()).some(({ method }) => method === mark)).toBe(true);
  return told();
}
