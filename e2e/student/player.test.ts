import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { lessonProgress } from '../../apps/server/src/features/lessons/lesson-progress-table.ts';
import { putOn } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { axeViolations, shoot, sidewaysScroll } from '../support/page-checks.ts';
import { newWatcher, playerPage, soon, storedVideo, type Watcher } from '../support/player-page.ts';
import { DESK, PHONE, stopClock } from '../support/visitor.ts';
import { keepShadows, marks, markText } from '../support/watermark.ts';

const travel = journey();
let video: Awaited<ReturnType<typeof storedVideo>>;

beforeAll(async () => {
  video = await storedVideo(travel);
});

const somebody = () => newWatcher(travel, video);
const pupil = travel.pupil();

/** The pupil who is there already, in a lesson of his own; what an earlier one left in the player is forgotten. */
async function walkToVideo(screen = DESK as typeof DESK | typeof PHONE) {
  const { address } = await newWatcher(travel, video, pupil.student);
  const page = await pupil.walk(address, (page) =>
    page.evaluate(() => {
      if (location.protocol !== 'about:') localStorage.clear();
    }),
  );
  await putOn(page, screen);
  return screenOf(page);
}

async function screenOf(page: Page) {
  const screen = playerPage(page);
  await soon(() => screen.video.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  return { page, ...screen };
}

async function watch(options: Parameters<typeof travel.open>[1] = {}, known?: Watcher) {
  const who = known ?? (await somebody());
  return screenOf(await travel.open(who.address, { as: who.account, ...options }));
}

/** A whole tap as the browser makes one of a finger: it moves the focus before it is a click. */
async function tap(page: Page, part: Locator): Promise<void> {
  const box = await part.boundingBox();
  const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 3 };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}

/** Focus without a press, as the keyboard brings it: to what is in sight. */
async function focusPlayer(page: Page): Promise<void> {
  const player = page.locator('.player');
  await player.waitFor();
  await player.focus();
}

describe('the player of a plain file', () => {
  test('plays for real, jumps where it is told and shows where it is [VID-04, VID-29, VID-40, OP-VID-13, OP-RTL-3]', async () => {
    const { page, start, pause, play, position, at, paused, player, video: element } = await walkToVideo();
    await start.click();
    await soon(at).toBeGreaterThan(0.4);
    await soon(() => position.getAttribute('aria-valuetext')).not.toContain('0:00 من');
    await pause.click();
    expect(await paused()).toBe(true);
    await position.fill('20');
    await soon(at).toBeCloseTo(20, 0);
    await soon(() => position.getAttribute('aria-valuetext')).toBe('0:20 من 0:41');
    expect(await position.evaluate((bar) => getComputedStyle(bar).direction)).toBe('ltr');
    expect(await player.locator('.player-time').textContent()).toBe('0:20 / 0:41');

    await focusPlayer(page);
    await page.keyboard.press('Digit5');
    await soon(at).toBeCloseTo(20.5, 0);
    await page.keyboard.press('ArrowRight');
    await soon(at).toBeCloseTo(25.5, 0);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('KeyJ');
    await soon(at).toBeCloseTo(10.5, 0);
    await page.keyboard.press('KeyK');
    await soon(paused).toBe(false);
    await page.keyboard.press('Space');
    await soon(paused).toBe(true);
    // Nothing outside hears these keys, and the player hears none from outside.
    await page.getByRole('button', { name: 'قائمة الدروس' }).focus();
    await page.keyboard.press('KeyK');
    expect(await paused()).toBe(true);

    await player.locator('.player-picture').click({ position: { x: 60, y: 60 } });
    await soon(paused).toBe(false);
    await play.or(pause).first().focus();
    expect(await element.evaluate((video: HTMLVideoElement) => video.disablePictureInPicture)).toBe(true);
  });

  test('runs at each of the seven speeds, none of which stands alone on its row, and at the last one again after a reload and in another film [VID-17, LEARN-221, FILM-69]', async () => {
    const { page, speed, video: element, player } = await walkToVideo();
    const rate = () => element.evaluate((played: HTMLVideoElement) => played.playbackRate);
    const offered = async () => {
      await speed.click();
      return player.locator('.player-choice').allTextContents();
    };
    expect(await offered()).toEqual(['0.5×', '0.75×', '1×', '1.25×', '1.5×', '1.75×', '2×']);
    const tops = await player
      .locator('.player-choice')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(tops.filter((top) => top === tops.at(-1)).length).toBeGreaterThan(1);
    await page.keyboard.press('Escape');
    for (const one of [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]) {
      await speed.click();
      await player.getByRole('button', { name: `${one}×`, exact: true }).click();
      expect(await rate()).toBe(one);
      expect(await speed.textContent()).toBe(`${one}×`);
    }
    await focusPlayer(page);
    await page.keyboard.press('Shift+Comma');
    expect(await rate()).toBe(1.75);

    // The phone remembers it, for every film.
    await page.reload();
    await soon(rate).toBe(1.75);
    await soon(() => speed.textContent()).toBe('1.75×');
    const { address } = await newWatcher(travel, video, pupil.student);
    await page.goto(address);
    await soon(rate).toBe(1.75);
  });

  test('goes from loud to mute in tenths, however quickly they are pressed [VID-15, VID-16]', async () => {
    const { page, loudness, volume, player } = await walkToVideo();
    await focusPlayer(page);
    await page.keyboard.press('ArrowDown');
    expect(await volume()).toBe(0.9);
    await page.evaluate(() => {
      const target = document.querySelector('.player');
      for (let press = 0; press < 11; press++) {
        target?.dispatchEvent(new KeyboardEvent('keydown', { code: 'ArrowDown', bubbles: true, cancelable: true }));
      }
    });
    expect(await volume()).toBe(0);
    expect(await loudness.getAttribute('aria-valuetext')).toBe('مكتوم');
    await player.getByRole('button', { name: 'شغّل الصوت' }).click();
    expect(await volume()).toBe(0.1);
    await loudness.fill('0.7');
    expect(await volume()).toBe(0.7);
    expect(await loudness.getAttribute('step')).toBe('0.1');
    await focusPlayer(page);
    await page.keyboard.press('KeyM');
    expect(await volume()).toBe(0);
  });

  test('hides its controls after 5 s of playing, and brings them back for mouse, key and the first tap of a finger [VID-27, VID-28, OP-VID-7, LIM-27, LEARN-239]', async () => {
    const { page, start, play, pause, quiet, player, at } = await watch({ screen: DESK, handClock: true });
    await start.click();
    await soon(at).toBeGreaterThan(0);
    await stopClock(page);
    await player.hover({ position: { x: 100, y: 100 } });
    await page.clock.runFor(4_900);
    expect(await quiet.count()).toBe(0);
    await page.clock.runFor(200);
    await soon(() => quiet.count()).toBe(1);
    await page.mouse.move(700, 300);
    await soon(() => quiet.count()).toBe(0);
    await page.clock.runFor(5_100);
    await soon(() => quiet.count()).toBe(1);
    // A finger that takes the focus from a control, as one on a phone does, is answered by its first tap.
    await page.mouse.move(720, 300);
    await pause.click();
    await play.click();
    await page.clock.runFor(5_100);
    await soon(() => quiet.count()).toBe(1);
    await tap(page, player.locator('.player-picture'));
    await soon(() => quiet.count()).toBe(0);
    expect(await player.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.clock.runFor(5_100);
    await soon(() => quiet.count()).toBe(1);
    await focusPlayer(page);
    await page.keyboard.press('ArrowUp');
    await soon(() => quiet.count()).toBe(0);
    // Whoever stands on a control by keyboard keeps it.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.clock.runFor(20_000);
    expect(await quiet.count()).toBe(0);
    await pause.click();
    await page.clock.runFor(20_000);
    expect(await quiet.count()).toBe(0);
  });

  test('writes the teacher’s words under the picture when asked', async () => {
    const { captions, position, player } = await walkToVideo(PHONE);
    expect(await player.locator('.player-caption').count()).toBe(0);
    await captions.click();
    await position.fill('6');
    await soon(() => player.locator('.player-caption').textContent()).toMatch(/[ء-ي]/);
    expect(await captions.getAttribute('aria-pressed')).toBe('true');
    await captions.click();
    expect(await player.locator('.player-caption').count()).toBe(0);
  });

  test('says what its one quality costs, and a finger’s double tap jumps [OP-VID-7]', async () => {
    const { page, quality, player, at, position } = await walkToVideo(PHONE);
    await quality.click();
    await player.getByText('بجودة واحدة').waitFor();
    await soon(() => player.locator('.player-menu').textContent()).toMatch(/وكله حوالي [٠-٩]+ كيلو/);
    await shoot(page, 'player-one-quality-360');
    await page.keyboard.press('Escape');
    expect(await player.locator('.player-menu').count()).toBe(0);
    await position.fill('20');
    await soon(at).toBeCloseTo(20, 0);
    const tap = (x: number) =>
      player.locator('.player-picture').evaluate((element, share) => {
        const { left, width, top } = element.getBoundingClientRect();
        const at = { clientX: left + width * share, clientY: top + 40, pointerType: 'touch', bubbles: true };
        element.dispatchEvent(new PointerEvent('click', at));
        element.dispatchEvent(new PointerEvent('click', at));
      }, x);
    await tap(0.9);
    await soon(at).toBeCloseTo(30, 0);
    await tap(0.1);
    await soon(at).toBeCloseTo(20, 0);
  });

  test('offers to finish above nine tenths, also when it ends between two looks [VID-23, LIM-31, LEARN-122, FILM-62]', async () => {
    const { page, player, finish, captions, position, play, at, paused } = await walkToVideo();
    await position.fill('36');
    await soon(at).toBeCloseTo(36, 0);
    expect(await finish.count()).toBe(0);
    await position.fill('40');
    await play.click();
    await finish.waitFor();
    await shoot(page, 'player-finish-1280');
    await soon(paused).toBe(true);
    await page.setViewportSize(PHONE);
    // All presses stand in the bar, what ends the lesson above it, and nothing in the middle of the picture.
    const row = player.locator('.player-row');
    const edges = (press: Locator) => press.evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect);
    await soon(async () => (await edges(row)).height).toBe(44);
    await soon(() => row.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
    const bar = await edges(row);
    expect((await edges(captions)).top).toBe(bar.top);
    expect((await edges(finish)).bottom, 'above the bar').toBeLessThan(bar.top);
    expect(await player.locator('.player-start').count()).toBe(0);
    await shoot(page, 'player-finish-360');
    await page.setViewportSize(DESK);
    expect(await axeViolations(page)).toEqual([]);
    await finish.click();
    await page.getByText('برافو، الفيديو خلص!').waitFor();
    await soon(() => finish.count()).toBe(0);
  });
});

describe('the watermark', () => {
  test('goes into fullscreen with the picture, and an error there is only logged [VID-18, VID-48, OP-VID-6, ERR-85, WM-01, WM-02, WM-11, RTL-08]', async () => {
    const who = await somebody();
    const { context, page } = await travel.visit({ screen: DESK, as: who.account });
    await keepShadows(context);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(who.address);
    await awake(page);
    const { start, fullscreen, player, at } = playerPage(page);
    await start.click();
    await soon(at).toBeGreaterThan(0);
    expect(await markText(page)).toMatch(/^01\d{9} [A-Y3479]{5}$/);
    await fullscreen.click();
    await soon(() => page.evaluate(() => document.fullscreenElement?.className)).toContain('player');
    expect(await marks(page)).toMatchObject([
      { inside: true, clickable: false, hiddenFromReaders: true, opacity: 0.2 },
    ]);
    await page.mouse.move(400, 300);
    await shoot(page, 'player-fullscreen-1280');
    await player.getByRole('button', { name: 'صغّر الشاشة' }).click();
    await soon(() => page.evaluate(() => document.fullscreenElement)).toBeNull();

    await page.evaluate(() => {
      Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('no fullscreen today'));
    });
    await fullscreen.click();
    await page.locator('.player-filling').waitFor();
    await soon(() => said).toContainEqual(expect.stringContaining('no fullscreen today'));
    expect(await page.locator('.player').evaluate((element) => element.clientHeight)).toBe(DESK.height);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.keyboard.press('Escape');
    await soon(() => page.locator('.player-filling').count()).toBe(0);
  });

  test('comes back when removed or hidden, and the fourth time playback stops [OP-WM-3]', async () => {
    const who = await somebody();
    const { context, page } = await travel.visit({ screen: DESK, as: who.account });
    await keepShadows(context);
    await page.goto(who.address);
    await awake(page);
    const { start, at, paused, player } = playerPage(page);
    await start.click();
    await soon(at).toBeGreaterThan(0);
    const tricks = [
      () => document.querySelector('.player > [aria-hidden="true"]:not(button)')?.remove(),
      () =>
        document
          .querySelector<HTMLElement>('.player > [aria-hidden="true"]:not(button)')
          ?.style.setProperty('display', 'none', 'important'),
      () => document.querySelector('.player > [aria-hidden="true"]:not(button)')?.setAttribute('hidden', ''),
    ];
    for (const trick of tricks) {
      await page.evaluate(trick);
      await soon(() => marks(page)).toMatchObject([{ inside: true, seen: true }]);
      expect(await paused()).toBe(false);
    }
    await page.evaluate(tricks[0] as () => void);
    await soon(paused).toBe(true);
    await player.getByRole('alert').getByText('رقمك لازم يفضل ظاهر على الفيديو').waitFor();
    expect(await marks(page)).toMatchObject([{ inside: true, seen: true }]);
    await shoot(page, 'player-tampered-1280');
    await player.getByRole('button', { name: 'كمّل الفيديو' }).click();
    await soon(paused).toBe(false);
  });

  test('walks its square inside the box, and stands still between steps for those who want calm [WM-03, WM-04, WM-05, WM-06, OP-WM-4]', async () => {
    const who = await somebody();
    for (const motion of [true, false]) {
      const { context, page } = await travel.visit({ screen: DESK, as: who.account, handClock: true, motion });
      await keepShadows(context);
      await page.goto(who.address);
      await awake(page);
      await playerPage(page).start.waitFor();
      await stopClock(page);
      const places: { left: number; top: number }[] = [];
      for (let step = 0; step < 20; step++) {
        await page.clock.runFor(1_000);
        const [mark] = await marks(page);
        if (mark) places.push({ left: mark.left, top: mark.top });
      }
      expect(places).toHaveLength(20);
      for (const { left, top } of places) {
        for (const share of [left, top]) expect(share).toSatisfy((at: number) => at >= 4.9 && at <= 35.1);
      }
      const distinct = new Set(places.map(({ left, top }) => `${left.toFixed(1)} ${top.toFixed(1)}`)).size;
      if (motion) expect(distinct).toBeGreaterThan(15);
      else expect(distinct).toBeLessThanOrEqual(5);
      expect(Math.max(...places.map(({ left }) => left))).toBeGreaterThan(30);
      expect(Math.max(...places.map(({ top }) => top))).toBeGreaterThan(30);
    }
  });
});

describe('coming back to a video', () => {
  test('the place is kept on the server and offered on another device [OP-VID-9]', async () => {
    const who = await somebody();
    const { page, start, position, at } = await watch({ screen: DESK }, who);
    await start.click();
    await soon(at).toBeGreaterThan(0);
    await position.fill('25');
    await soon(at).toBeGreaterThan(25.5);
    // So far it came, and further than anything that was told before the page is left.
    const seen = await at();
    await page.goto('/about');
    const progress = async () =>
      (await travel.site.withTenant(travel.site.tenantId, (tx) => tx.select().from(lessonProgress), 'read')).find(
        ({ lessonId }) => lessonId === who.lessonId,
      );
    // By tenths of a second.
    await soon(async () => (await progress())?.positionSeconds ?? 0).toBeGreaterThan(seen - 0.1);
    // The jump itself was not watched: no stretch reaches over it.
    const covered = (await progress())?.covered ?? [];
    expect(covered.filter(([from, to]) => from < 20 && to > 20)).toEqual([]);

    const second = await watch({}, who);
    const offer = second.player.getByRole('button', { name: /^كمّل من 0:[23]/ });
    await offer.waitFor();
    await second.page.getByText(/^[٦-٩][٠-٩]٪$/).waitFor();
    await shoot(second.page, 'player-resume-360');
    expect(await axeViolations(second.page)).toEqual([]);
    await offer.click();
    await soon(second.at).toBeGreaterThan(25);
    await soon(second.paused).toBe(false);

    await second.page.reload();
    await second.player.getByRole('button', { name: 'من الأول' }).click();
    await soon(second.paused).toBe(false);
    expect(await second.at()).toBeLessThan(20);
  });

  test('is told at most every 15 s, and not at all without a line [OP-VID-9]', async () => {
    const who = await somebody();
    const { page, start, at } = await watch({ screen: DESK, handClock: true }, who);
    const reports: string[] = [];
    page.on('request', (request) => request.url().includes('watch-position') && reports.push(request.postData() ?? ''));
    await start.click();
    await soon(at).toBeGreaterThan(0.2);
    await stopClock(page);
    await page.clock.runFor(16_000);
    await soon(() => reports.length).toBe(1);
    expect(JSON.parse(reports[0] ?? '')).toMatchObject({ lessonId: who.lessonId });
    await page.clock.runFor(10_000);
    expect(reports).toHaveLength(1);
    await page.context().setOffline(true);
    await page.clock.runFor(60_000);
    expect(reports).toHaveLength(1);
    await page.context().setOffline(false);
    await page.clock.runFor(2_000);
    await soon(() => reports.length).toBe(2);
  });
});

describe('when something is in the way', () => {
  test('an address whose time is over is renewed and plays on [T-VID-3]', async () => {
    const who = await somebody();
    const { page, start, at, video, player } = await watch({ screen: DESK }, who);
    const before = await video.getAttribute('src');
    // The server forgets the address while the page stays open.
    await page.route(`**${before}`, (route) => route.fulfill({ status: 403, body: '' }));
    travel.site.clock.advance(2 * 60 * 60 * 1000);
    await page.evaluate(() => document.querySelector('video')?.load());
    await soon(() => video.getAttribute('src')).not.toBe(before);
    await start
      .or(player.getByRole('button', { name: 'شغّل', exact: true }))
      .first()
      .click();
    await soon(at).toBeGreaterThan(0.3);
    expect(await player.getByRole('alert').count()).toBe(0);
  });

  test('a dead line says so and plays on by itself when it is back [VID-20]', async () => {
    const who = await somebody();
    const { context, page } = await travel.visit({ as: who.account });
    await page.route('**/media/**', (route) =>
      route.request().resourceType() === 'media' ? route.abort() : route.continue(),
    );
    await page.route('**/media/**', (route) =>
      route.request().method() === 'HEAD' ? route.abort() : route.fallback(),
    );
    await page.goto(who.address);
    await awake(page);
    const { player, video } = playerPage(page);
    await player.getByRole('alert').getByText('النت فصل والفيديو وقف').waitFor();
    await shoot(page, 'player-no-line-360');
    expect(await axeViolations(page)).toEqual([]);
    await page.unroute('**/media/**');
    await context.setOffline(true);
    await context.setOffline(false);
    await soon(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);
    await soon(() => player.getByRole('alert').count()).toBe(0);
  });

  test('who saves data sees a still and pays for nothing before pressing it [VID-45, OP-QUAL-1]', async () => {
    const who = await somebody();
    const { context, page } = await travel.visit({ as: who.account });
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g', downlink: 10 }),
      });
    });
    const fetched: string[] = [];
    page.on('request', (request) => request.resourceType() === 'media' && fetched.push(request.url()));
    await page.goto(who.address);
    await awake(page);
    const { player, start, at, video } = playerPage(page);
    await start.waitFor();
    expect(await start.getAttribute('aria-label')).toBe('شغّل الفيديو');
    await shoot(page, 'player-preview-360');
    expect(await axeViolations(page)).toEqual([]);
    expect({ fetched, videos: await video.count() }).toEqual({ fetched: [], videos: 0 });
    await start.click();
    await soon(at).toBeGreaterThan(0.2);
    expect(await player.getByRole('button', { name: 'وقّف', exact: true }).count()).toBe(1);
  });
});
