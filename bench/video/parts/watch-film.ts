import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import type { SlowLine } from '../../../scripts/slow-line.ts';

interface Watched {
  /** From the press to the first moving picture. */
  startSeconds: number;
  /** Times at which it stood still although it was to play, after the start. */
  stalls: number;
  longestStallSeconds: number;
  playedSeconds: number;
  lines: number;
}

const STARTS_WITHIN_MS = 120_000;

/** Counts, in the page, how long the film stands still between two looks; a look is 100 ms apart. */
const COUNT = `(() => {
  const video = document.querySelector('.player video');
  const told = { stalls: 0, longest: 0, startedAt: 0 };
  let stood = 0;
  let last = video.currentTime;
  let before = performance.now();
  setInterval(() => {
    const now = performance.now();
    const moved = video.currentTime !== last;
    if (moved && !told.startedAt) told.startedAt = now;
    if (told.startedAt && !video.paused && !video.ended) {
      if (moved) stood = 0;
      else {
        stood += now - before;
        // Less is how pictures come, not a film that waits.
        if (stood >= 400 && stood - (now - before) < 400) told.stalls += 1;
        told.longest = Math.max(told.longest, stood);
      }
    }
    last = video.currentTime;
    before = now;
  }, 100);
  globalThis.toldOfFilm = told;
})()`;

/** Presses play behind a line of so many bits a second and watches for a while. */
export async function watchFilm(
  { page, session }: { page: Page; session: CDPSession },
  { line, kilobits, seconds }: { line: SlowLine; kilobits: number; seconds: number },
): Promise<Watched> {
  await page.locator('.player-start').waitFor();
  await page.locator('.player video').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  line.limit(kilobits);
  await page.evaluate(COUNT);
  const pressed = await page.evaluate<number>('performance.now()');
  await page.locator('.player-start').click();
  const deadline = Date.now() + STARTS_WITHIN_MS;
  let startedAt = 0;
  while (startedAt === 0) {
    if (Date.now() > deadline) throw new Error(`nothing moved within ${STARTS_WITHIN_MS / 1000} s at ${kilobits} kbps`);
    await delay(100);
    startedAt = await page.evaluate<number>('toldOfFilm.startedAt');
  }
  await delay(seconds * 1000);
  const told = await page.evaluate<{ stalls: number; longest: number; at: number; lines: number }>(
    `(() => { const v = document.querySelector('.player video'); return { ...toldOfFilm, at: v.currentTime, lines: v.videoHeight }; })()`,
  );
  return {
    startSeconds: (startedAt - pressed) / 1000,
    stalls: told.stalls,
    longestStallSeconds: told.stalls === 0 ? 0 : told.longest / 1000,
    playedSeconds: told.at,
    lines: told.lines,
  };
}
