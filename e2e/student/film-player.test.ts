import { and, eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { lessonProgress } from '../../apps/server/src/features/lessons/lesson-progress-table.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { newWatcher, playerPage, soon, storedStream } from '../support/player-page.ts';
import { DESK, stopClock } from '../support/visitor.ts';
import { keepShadows, marks } from '../support/watermark.ts';

const here = journey();
/** The second sentence of the film stands there, for three seconds more. */
const SPOKEN_AT = 6;
const WORDS = 'have أو has مع التصريف التالت';

let film: Awaited<ReturnType<typeof storedStream>>;
beforeAll(async () => {
  film = await storedStream(here);
});

/** A phone that lets no script feed a video: the browser plays the lists by itself. */
const takesListsOnly = async (page: Page) => {
  await keepShadows(page.context());
  await page.addInitScript(() => {
    for (const name of ['MediaSource', 'ManagedMediaSource']) Reflect.deleteProperty(globalThis, name);
  });
};

async function watch(before?: (page: Page) => Promise<unknown>) {
  const who = await newWatcher(here, film);
  const { page } = await here.visit({ as: who.account, ...(before && { before, handClock: true }) });
  await page.goto(who.address);
  await awake(page);
  const seen = playerPage(page);
  const sheet = page.getByRole('dialog', { name: 'الجودة' });
  const cost = page.getByRole('region', { name: 'استهلاك النت' });
  const jump = (second: number) =>
    seen.video.evaluate((element: HTMLVideoElement, to) => {
      element.currentTime = to;
    }, second);
  return {
    ...{ ...seen, page, who, sheet, cost, jump },
    lines: () => seen.video.evaluate((element: HTMLVideoElement) => element.videoHeight),
    list: () => seen.video.evaluate((element: HTMLVideoElement) => new URL(element.currentSrc).pathname),
    async choose(name: RegExp) {
      await seen.quality.click();
      await sheet.getByRole('button', { name }).click();
      await sheet.waitFor({ state: 'detached' });
    },
    /** The words under the picture, wherever the film is meanwhile; a film that is there already is left alone. */
    async words() {
      const said = await page.evaluate(() => document.querySelector('.player-caption')?.textContent ?? '');
      if (Math.abs((await seen.at()) - SPOKEN_AT - 1) > 1.5) await jump(SPOKEN_AT);
      return said;
    },
  };
}

describe('the qualities of a film', () => {
  test('stand on a sheet with what each takes, and the choice is kept; words stay under whatever plays [FILM-31, FILM-32, FILM-15, FILM-61, FILM-70, QUAL-16]', async () => {
    const { page, start, at, quality, sheet, cost, captions, words, choose, lines } = await watch();
    await cost.getByText(/الدرس ده هياكل حوالي [٠-٩]+ كيلو/).waitFor();
    // Before it plays nothing better is promised than the film has.
    await cost.getByRole('button', { name: /^الجودة/ }).click();
    await sheet.getByText(/^حسب النت، (?:لحد|دلوقتي) (?:240|360)p$/).waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await start.click();
    await soon(at).toBeGreaterThan(0.3);
    await captions.click();
    await soon(words).toContain(WORDS);

    await quality.click();
    await sheet.waitFor();
    expect(await sheet.getByRole('switch').textContent()).toBe(
      'توفير النتالفيديو ده خفيف من غير توفير، أعلى جودة فيه 360p',
    );
    expect(await sheet.locator('.quality-row').allTextContents()).toEqual([
      expect.stringMatching(/^تلقائيحسب النت، دلوقتي \d+pحوالي [٠-٩]+ كيلو$/),
      expect.stringMatching(/^360pزي ما اتصوّرحوالي [٠-٩]+ كيلو$/),
      expect.stringMatching(/^240pالسبورة مش هتتقريحوالي [٠-٩]+ كيلو$/),
      expect.stringMatching(/^صوت بسمن غير الصورةحوالي [٠-٩]+ كيلو$/),
    ]);
    const costs = await sheet.locator('.quality-cost').allTextContents();
    expect(new Set(costs.slice(1)).size).toBe(3);
    await seeEveryLook(page, 'film-qualities');
    await sheet.getByRole('switch').click();
    expect(await sheet.getByRole('switch').getAttribute('aria-checked')).toBe('false');
    await sheet.getByRole('button', { name: /^240p/ }).click();
    await soon(lines).toBe(240);
    await soon(words).toContain(WORDS);

    // From under the picture too, and sound alone is one of them.
    await cost.getByRole('button', { name: 'الجودة: 240p' }).click();
    await sheet.getByRole('button', { name: /^صوت بس/ }).click();
    await page.locator('.player-sound').waitFor();
    await cost.getByText(/الصوت بس هياكل حوالي [٠-٩]+ كيلو/).waitFor();
    await seeEveryLook(page, 'film-sound');
    await soon(words).toContain(WORDS);
    await cost.getByRole('button', { name: 'رجّع الصورة' }).click();
    await soon(lines).toBe(240);
    await soon(words).toContain(WORDS);
    await choose(/^360p/);
    await soon(lines).toBe(360);
    const kept = await page.evaluate(() => localStorage.getItem('video_quality_settings'));
    expect(JSON.parse(kept ?? '')).toMatchObject({ selectedQuality: 'small', autoQuality: false });

    await captions.click();
    await soon(() => captions.getAttribute('aria-pressed')).toBe('false');
    await page.locator('.player-caption').waitFor({ state: 'detached' });
  }, 120_000);

  test('stand beside the picture on a desk, and a drag shows the pictures around its second [FILM-66, FILM-67]', async () => {
    const { page, start, at, player, quality, position, sheet } = await watch();
    await page.setViewportSize(DESK);
    await start.click();
    await soon(at).toBeGreaterThan(0.3);
    await quality.click();
    await sheet.waitFor();
    const left = async () => (await player.boundingBox())?.x ?? 0;
    const covered = async () => {
      const place = await sheet.boundingBox();
      return place ? place.x + place.width - (await left()) : null;
    };
    await soon(covered).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });

    const drag = (second: number) =>
      position.evaluate((bar: HTMLInputElement, to) => {
        const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        setter?.call(bar, String(to));
        bar.dispatchEvent(new Event('input', { bubbles: true }));
      }, second);
    const strip = player.locator('.seek-strip');
    await drag(20);
    await strip.getByText('0:20').waitFor();
    await soon(() => strip.locator('span:visible').count()).toBe(5);
    await seeOneLook(page, 'film-strip');
    // Nothing is before its beginning.
    await drag(0);
    await strip.getByText('0:00').waitFor();
    await soon(() => strip.locator('span:visible').count()).toBe(3);
  }, 120_000);
});

/** What the server holds to be watched of the lesson. */
const covered = async (studentId: string) => {
  const { site } = here;
  const isTheirs = and(eq(lessonProgress.tenantId, site.tenantId), eq(lessonProgress.studentId, studentId));
  const rows = await site.withTenant(site.tenantId, (tx) =>
    tx.select({ covered: lessonProgress.covered }).from(lessonProgress).where(isTheirs),
  );
  return rows.flatMap((row) => row.covered);
};

describe('where a browser plays streams by itself', () => {
  test('the place, covered seconds, qualities, sound alone and words work as everywhere [FILM-30, FILM-31]', async () => {
    const seen = await watch(takesListsOnly);
    const { page, who, start, at, paused, pause, position, cost, captions, words, choose, list, lines, jump } = seen;
    const reports: { positionSeconds: number }[] = [];
    page.on('request', (request) => {
      if (request.url().includes('watch-position')) reports.push(JSON.parse(request.postData() ?? '{}'));
    });
    await start.click();
    await soon(at).toBeGreaterThan(0.3);
    await soon(async () => (await marks(page)).length).toBe(1);
    expect(await list()).toMatch(/\/film(-\d+)?\.m3u8$/);

    // Covered seconds: what was played, and not what was jumped over. It is looked at once a second, when we say so.
    await stopClock(page);
    await soon(at).toBeGreaterThan(1.2);
    await page.clock.runFor(1_000);
    await position.fill('20');
    await page.clock.runFor(1_000);
    await soon(at).toBeGreaterThan(21.2);
    await page.clock.runFor(1_000);
    await pause.click();
    await soon(() => reports.at(-1)?.positionSeconds ?? 0).toBeGreaterThan(20);
    await soon(async () => (await covered(who.account.id)).some(([from]) => from >= 19)).toBe(true);
    const spans = await covered(who.account.id);
    expect(spans.some(([from, to]) => from <= 1 && to >= 1 && to < 19)).toBe(true);
    expect(spans.every(([from, to]) => !(from <= 10 && to > 11))).toBe(true);
    await page.clock.resume();

    // The place, on another visit; one that is far from the end, however late the pause came.
    await position.fill('24');
    await soon(at).toBeCloseTo(24, 0);
    await page.reload();
    await awake(page);
    await page.getByRole('button', { name: /^كمّل من 0:2[34]/ }).click();
    await soon(at).toBeGreaterThan(20);
    expect(await paused()).toBe(false);

    await captions.click();
    await soon(words).toContain(WORDS);

    // A quality is a list of its own, taken up at the same second, with the words.
    await jump(12);
    await choose(/^240p/);
    await soon(list).toMatch(/board-240\.m3u8$/);
    await soon(lines).toBe(240);
    await soon(at).toBeGreaterThan(11.5);
    expect(await at()).toBeLessThan(38);
    await soon(words).toContain(WORDS);

    await jump(12);
    await cost.getByRole('button', { name: 'صوت بس' }).click();
    await soon(list).toMatch(/sound\.m3u8$/);
    await soon(at).toBeGreaterThan(11.5);
    expect(await lines()).toBe(0);
    await soon(words).toContain(WORDS);
    await jump(12);
    await cost.getByRole('button', { name: 'رجّع الصورة' }).click();
    await soon(list).toMatch(/board-240\.m3u8$/);
    await soon(at).toBeGreaterThan(11.5);
    await soon(words).toContain(WORDS);
  }, 180_000);
});
