import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { TenantSettings } from '../../apps/server/src/calls/tenant.ts';
import { tenants } from '../../apps/server/src/features/tenants/tenants-table.ts';
import { TENANT_LIFETIME_MS } from '../../apps/server/src/http/known-tenants.ts';
import { BARE_URL, HOSTED_URL, standInForHosted, toldTo } from '../support/hosted-stand-in.ts';
import { awake, journey } from '../support/journey.ts';
import { axeViolations, shoot, sidewaysScroll } from '../support/page-checks.ts';
import { newWatcher, playerPage, soon } from '../support/player-page.ts';
import { STREAM_URL, serveStream } from '../support/stream-stand-in.ts';
import { DESK, stopClock, type VisitorOptions } from '../support/visitor.ts';
import { keepShadows, marks } from '../support/watermark.ts';
import { heardBy, standInForYoutube, YOUTUBE_ID, youtubeFrame } from '../support/youtube-stand-in.ts';

const travel = journey();

interface Line {
  effectiveType?: string;
  downlink?: number;
  saveData?: boolean;
}

/** Opens a lesson of this address; `line` is what the browser says of the connection, null that it says nothing. */
async function open(videoUrl: string, options: VisitorOptions & { line?: Line | null } = {}) {
  const who = await newWatcher(travel, { videoUrl, durationSeconds: 840 });
  const { context, page } = await travel.visit({ screen: DESK, ...options, as: who.account });
  const fetched = await serveStream(context);
  await Promise.all([standInForYoutube(context), standInForHosted(context), keepShadows(context)]);
  const { line = { effectiveType: '4g', downlink: 10 } } = options;
  await context.addInitScript((told) => {
    const value = told === null ? undefined : Object.assign(new EventTarget(), told);
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, line);
  const probes: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.url().includes('favicon.svg?probe=')) probes.push(request.headers());
  });
  await page.goto(who.address);
  await awake(page);
  return { page, context, fetched, probes, ...playerPage(page) };
}

const settings = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('video_quality_settings') ?? 'null'));
const files = (fetched: readonly string[]) => [...new Set(fetched.filter((name) => name.endsWith('.mpegts')))];

describe('an adaptive stream', () => {
  test('plays for real, and another quality says so for 3 s and jumps back after 1 s [VID-19, VID-30, VID-31, VID-40, QUAL-01, QUAL-16, LIM-30, LIM-46, STOR-08, ENT-40, OP-STOR-1]', async () => {
    const { page, start, at, quality, player, video, fetched, position, pause } = await open(STREAM_URL, {
      handClock: true,
    });
    await quality.waitFor();
    expect(files(fetched)).toEqual([]);
    await start.click();
    await soon(at).toBeGreaterThan(0.3);
    await quality.click();
    expect(await player.locator('.player-choice').allTextContents()).toEqual([
      'تلقائيلحد 360p',
      '480pحوالي ١ ميجا',
      '360pحوالي ١ ميجا',
      '240pحوالي ١ ميجا',
    ]);
    await shoot(page, 'player-quality-1280');
    await page.keyboard.press('Escape');
    await pause.click();
    await position.fill('5');
    await soon(at).toBeCloseTo(5, 0);
    await stopClock(page);

    await quality.click();
    await player.getByRole('button', { name: /^240p/ }).click();
    const toast = player.locator('.toast');
    expect(await toast.textContent()).toBe('الجودة بقت 240p');
    expect(await settings(page)).toEqual({ selectedQuality: 'tiny', connectionSpeed: 'fast', autoQuality: false });
    await video.evaluate((element: HTMLVideoElement) => {
      element.currentTime = 9;
    });
    await page.clock.runFor(990);
    expect(await at()).toBeCloseTo(9, 0);
    await page.clock.runFor(20);
    await soon(at).toBeCloseTo(5, 0);
    await page.clock.runFor(1_900);
    expect(await toast.count()).toBe(1);
    await page.clock.runFor(200);
    await soon(() => toast.count()).toBe(0);
    // The other quality comes by the page's own timers.
    await page.clock.resume();
    await soon(() => video.evaluate((element: HTMLVideoElement) => element.videoHeight)).toBe(240);
    await soon(() => quality.textContent()).toBe('240p');
  });

  test('on automatic takes no more lines than the player shows, and less for who saves data or when it stalls [QUAL-02, QUAL-03, QUAL-04, OP-QUAL-1]', async () => {
    const phone = await open(STREAM_URL, { screen: { width: 360, height: 800 } });
    await phone.start.click();
    await soon(phone.at).toBeGreaterThan(0.3);
    const lines = await phone.player.evaluate((element) => element.clientHeight * devicePixelRatio);
    const best = lines < 360 ? '240p' : '360p';
    const tooFine = best === '240p' ? ['360p.mpegts', '480p.mpegts'] : ['480p.mpegts'];
    expect(files(phone.fetched).filter((name) => tooFine.includes(name))).toEqual([]);
    await phone.quality.click();
    await shoot(phone.page, 'player-quality-360');
    expect(await phone.player.locator('.player-choice').first().textContent()).toBe(`تلقائيلحد ${best}`);
    expect(await axeViolations(phone.page)).toEqual([]);
    await phone.page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(phone.page)).toBe(0);
    await shoot(phone.page, 'player-quality-320');

    const desk = await open(STREAM_URL, { screen: { width: 1600, height: 1000 } });
    const limit = () => desk.player.locator('.player-choice small').first().textContent();
    await desk.quality.click();
    // What the line bears is asked for behind the page.
    await soon(limit).toBe('لحد 480p');
    await desk.context.setOffline(true);
    await soon(async () => (await settings(desk.page))?.connectionSpeed).toBe('slow');
    await desk.context.setOffline(false);
    await soon(async () => (await settings(desk.page))?.connectionSpeed).toBe('fast');
    await desk.page.keyboard.press('Escape');
    await desk.start.click();
    await soon(desk.at).toBeGreaterThan(0.1);
    for (const _stall of [1, 2, 3]) {
      // Only what runs dry while it plays is a stall.
      const runDry = (element: HTMLVideoElement) =>
        !element.seeking && !element.paused && element.dispatchEvent(new Event('waiting'));
      await soon(() => desk.video.evaluate(runDry)).toBe(true);
    }
    await desk.quality.click();
    await soon(limit).toBe('لحد 360p');
  });

  test('times our own icon where the browser tells nothing: no headers of ours, every 30 s, only while it is seen and on automatic [QUAL-05, QUAL-09, OP-QUAL-2, OP-QUAL-3, LIM-45]', async () => {
    const { page, quality, player, probes } = await open(STREAM_URL, { handClock: true, line: null });
    await soon(() => probes.length).toBe(1);
    await stopClock(page);
    await page.clock.runFor(30_000);
    await soon(() => probes.length).toBe(2);
    expect(Object.keys(probes[0] ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/x-tenant-id|deviceid|authorization|cookie|referer/)]),
    );
    await page.route('**/favicon.svg?probe=*', (route) => route.abort());
    await page.clock.runFor(30_000);
    await soon(() => probes.length).toBe(3);
    await soon(async () => (await settings(page))?.connectionSpeed).toBe('slow');
    await page.evaluate(() =>
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }),
    );
    await page.clock.runFor(60_000);
    await page.evaluate(() => Reflect.deleteProperty(document, 'visibilityState'));
    await quality.click();
    await player.getByRole('button', { name: /^480p/ }).click();
    await page.clock.runFor(60_000);
    expect(probes).toHaveLength(3);
  });
});

describe('a YouTube video', () => {
  test('is driven by messages from our own bar, under the watermark [VID-34, VID-41, VID-42, VID-43, VID-44, OP-VID-4, OP-VID-5, OP-VID-6]', async () => {
    const { page, start, pause, play, position, loudness, speed, quality, player, captions } = await open(
      `https://youtu.be/${YOUTUBE_ID}`,
    );
    const iframe = player.locator('iframe');
    const address = new URL((await iframe.getAttribute('src')) ?? '');
    expect(address.pathname).toBe(`/embed/${YOUTUBE_ID}`);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      hl: 'ar',
      disablekb: '1',
      rel: '0',
      controls: '0',
    });
    expect(await iframe.getAttribute('allowfullscreen')).toBeNull();
    expect(await iframe.getAttribute('allow')).not.toContain('fullscreen');
    expect(await iframe.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');

    await start.click();
    await pause.waitFor();
    await soon(() => position.getAttribute('aria-valuetext')).toMatch(/^0:0[1-9] من 3:20$/);
    expect(await marks(page)).toMatchObject([{ inside: true, seen: true }]);
    await shoot(page, 'player-youtube-1280');
    await position.fill('150');
    await soon(() => position.getAttribute('aria-valuetext')).toMatch(/^2:3\d من 3:20$/);
    await loudness.focus();
    await loudness.fill('0.4');
    await speed.click();
    await player.getByRole('button', { name: '1.5×' }).click();
    const frame = await youtubeFrame(page);
    const told = async () => (await heardBy(frame)).map(({ func, args }) => `${func} ${JSON.stringify(args)}`);
    await soon(told).toEqual(expect.arrayContaining(['seekTo [150,true]', 'setVolume [40]', 'setPlaybackRate [1.5]']));

    await quality.click();
    await player.getByText('الجودة المفضلة (يوتيوب بيختار في الآخر)').waitFor();
    expect(await player.getByRole('button', { name: /^480p/ }).textContent()).toBe('480pحوالي ١٩ ميجا');
    await player.getByRole('button', { name: /^480p/ }).click();
    await player.getByText('الجودة المفضلة: 480p').waitFor();
    // The reload began at its beginning; a second later it is back where it was.
    const sinceReload = async () => {
      const lines = await told();
      return lines.slice(lines.findLastIndex((line) => line.startsWith('loadVideoById')));
    };
    await soon(sinceReload).toEqual([expect.stringMatching('loadVideoById'), expect.stringMatching('seekTo')]);
    await soon(() => position.getAttribute('aria-valuetext')).toMatch(/^2:[34]\d من 3:20$/);
    await pause.click();
    await play.waitFor();
    await soon(async () => (await told()).at(-1)).toBe('pauseVideo []');
    expect(await captions.count()).toBe(0);
  });

  test('hears nobody but the frame itself [OP-VID-3]', async () => {
    const { page, start, pause, play, player } = await open(`https://www.youtube.com/watch?v=${YOUTUBE_ID}`);
    await start.click();
    await pause.waitFor();
    await page.evaluate(() => {
      const forged = JSON.stringify({ event: 'onError', info: 150, id: 'x', channel: 'widget' });
      dispatchEvent(new MessageEvent('message', { data: forged, origin: 'https://evil.example' }));
      dispatchEvent(
        new MessageEvent('message', { data: forged, origin: 'https://www.youtube-nocookie.com', source: window }),
      );
      postMessage(forged, '*');
    });
    await pause.click();
    await play.waitFor();
    expect(await player.getByRole('alert').count()).toBe(0);
    // The frame itself is believed.
    await (await youtubeFrame(page)).evaluate(() =>
      parent.postMessage(JSON.stringify({ event: 'onError', info: 150, id: 'x', channel: 'widget' }), '*'),
    );
    await player.getByRole('alert').getByText('الفيديو ده مش متاح دلوقتي').waitFor();
  });
});

describe('the hosted service’s frame', () => {
  test('is told to play and pause, asked for the time every second, and shown only what it can do [VID-36, VID-37, VID-38, VID-39, OP-VID-13]', async () => {
    const { page, play, pause, position, loudness, speed, quality, player } = await open(HOSTED_URL, {
      handClock: true,
    });
    expect(await player.locator('iframe').getAttribute('allow')).not.toContain('fullscreen');
    await loudness.waitFor({ state: 'attached' });
    await soon(() => position.getAttribute('aria-valuetext')).toBe('0:00 من 2:00');
    expect([await speed.count(), await quality.count()]).toEqual([0, 0]);
    await play.click();
    await pause.waitFor();
    await shoot(page, 'player-hosted-1280');
    const asked = async (method: string) => (await toldTo(page)).filter((message) => message.method === method);
    await stopClock(page);
    const before = (await asked('getCurrentTime')).length;
    await page.clock.runFor(3_000);
    expect((await asked('getCurrentTime')).length - before).toBe(3);
    // The stand-in's film goes on by a second a question, so that the position shown is the last answer's.
    const sincePlay = (await toldTo(page)).map(({ method }) => method);
    const seconds = sincePlay.slice(sincePlay.indexOf('play')).filter((method) => method === 'getCurrentTime').length;
    await soon(() => position.getAttribute('aria-valuetext')).toBe(`0:${String(seconds).padStart(2, '0')} من 2:00`);
    await position.fill('60');
    await loudness.focus();
    await loudness.fill('0.5');
    await soon(() => asked('setCurrentTime')).toEqual([{ method: 'setCurrentTime', value: 60 }]);
    await soon(() => asked('setVolume')).toEqual([{ method: 'setVolume', value: 50 }]);
    await pause.click();
    await play.waitFor();
    expect([(await asked('play')).length, (await asked('pause')).length]).toEqual([1, 1]);
    // Its own bar stays free: nothing of ours lies over the frame.
    const free = await player.locator('iframe').evaluate((element) => {
      const { left, bottom } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 40, bottom - 10) === element;
    });
    expect(free).toBe(true);
    await page.clock.resume();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('that knows three commands has no other control of ours, and its time is still followed [VID-37, VID-39, OP-VID-3, OP-VID-13]', async () => {
    const { page, play, pause, position, loudness, speed, player } = await open(BARE_URL, {
      screen: { width: 360, height: 800 },
    });
    await play.click();
    await pause.waitFor();
    await soon(() => player.locator('.player-time').textContent()).toMatch(/^0:0[1-9] \/ 2:00$/);
    expect([await position.count(), await loudness.count(), await speed.count()]).toEqual([0, 0, 0]);
    await shoot(page, 'player-bare-360');
    await pause.click();
    await play.waitFor();
  });
});

test('an address that only looks like YouTube is not played at all [VID-32, T-INJ-3]', async () => {
  const { player, page } = await open('https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ');
  await player.getByRole('alert').getByText('رابط الفيديو مش مظبوط').waitFor();
  expect(await player.locator('iframe, video').count()).toBe(0);
  await shoot(page, 'player-refused-1280');
});

test('a teacher may leave YouTube’s picture uncovered; everything else keeps its mark [WM-07]', async () => {
  const { site } = travel;
  await site.withTenant(site.tenantId, async (tx) => {
    const [row] = await tx.select({ settings: tenants.settings }).from(tenants);
    await tx.update(tenants).set({ settings: { ...row?.settings, watermarkOverYouTube: false } as TenantSettings });
  });
  site.clock.advance(TENANT_LIFETIME_MS);
  const uncovered = async () => {
    const { page, start, pause } = await open(`https://youtu.be/${YOUTUBE_ID}`);
    await start.click();
    await pause.waitFor();
    return marks(page);
  };
  await soon(uncovered).toEqual([]);
  const stream = await open(STREAM_URL);
  await stream.start.waitFor();
  await soon(() => marks(stream.page)).toMatchObject([{ seen: true }]);
});
