import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { drawnPieces, storedFilm } from '../../apps/server/src/features/media/films/stored-film.fixture.ts';
import { openSlowLine } from '../../scripts/slow-line.ts';
import { seeOneLook } from '../support/every-look.ts';
import { notePieces } from '../support/film-pieces.ts';
import { awake, journey } from '../support/journey.ts';
import { newWatcher, playerPage, soon, storedStream } from '../support/player-page.ts';
import { startSite } from '../support/site.ts';

/** A real line between the browser and the site: what is broken or held on it is broken or held for everything. */
const here = journey(async () => {
  const site = await startSite();
  const line = await openSlowLine(site.url);
  const stop = async () => {
    await line.close();
    await site.stop();
  };
  return { ...site, url: line.url, line, stop };
});

const HOUR = 60 * 60_000;
/** Three keys long, in pieces as long as real ones, and drawn in a moment. */
const LONG = drawnPieces(300, { size: '160x90', rate: 1, pieceSeconds: 6 });
/** Of the last key: nothing of it comes before it is jumped to. */
const FAR = '270';

let long: Awaited<ReturnType<typeof storedFilm>>;
let two: Awaited<ReturnType<typeof storedStream>>;
beforeAll(async () => {
  long = await storedFilm(here.site, { pieces: LONG });
  two = await storedStream(here);
});

afterEach(() => here.site.line.limit(null));

/** Somebody at the lesson, before the first press; the clock of the page is the test's. */
async function watch(video: Parameters<typeof newWatcher>[1], choice?: RegExp) {
  const who = await newWatcher(here, video);
  const { page, context } = await here.visit({ as: who.account, handClock: true });
  const pieces = notePieces(page);
  await page.goto(who.address);
  await awake(page);
  if (choice) {
    await playerPage(page)
      .player.getByRole('button', { name: /^الجودة:/ })
      .click();
    const sheet = page.getByRole('dialog', { name: 'الجودة' });
    await sheet.getByRole('button', { name: choice }).click();
    await sheet.waitFor({ state: 'detached' });
  }
  return { ...playerPage(page), page, context, pieces };
}

/** By where it begins in its file: what is fetched ahead of the beginning ends long before. */
const isFar = (piece: string) => Number(/ (\d+)-/.exec(piece)?.[1]) > long.byteLength / 2;

const files = (asked: readonly string[]) => new Set(asked.map((piece) => piece.split(' ')[0])).size;

describe('a film whose line', () => {
  test('breaks in the middle of a piece, as when a phone leaves its Wi-Fi, asks for that piece again and plays on [FILM-46]', async () => {
    const { line } = here.site;
    const { start, at, position, player, pieces } = await watch({ videoMediaId: long.filmId });
    await start.click();
    await soon(at).toBeGreaterThan(0.3);
    line.limit(60);
    await position.fill(FAR);
    await soon(() => pieces.asked.some(isFar)).toBe(true);
    const broken = pieces.asked.find(isFar);
    const before = line.carried;
    await soon(() => line.carried - before).toBeGreaterThan(8_000);
    expect(pieces.came).not.toContain(broken);
    line.cut();
    line.limit(null);
    await soon(at).toBeGreaterThan(Number(FAR) + 0.5);
    expect(pieces.asked.filter((piece) => piece === broken)).toHaveLength(2);
    expect(pieces.came).toEqual([...new Set(pieces.came)]);
    expect(await player.getByRole('alert').count()).toBe(0);
  });

  test('falls silent is asked again and again, in the quality that was chosen and no other, and plays on when it speaks [FILM-37, FILM-47]', async () => {
    const { line } = here.site;
    const { page, start, at, video, player, pieces } = await watch(two, /^240p/);
    const lists: string[] = [];
    page.on('request', (request) => {
      const [, list] = /\/([\w-]+)\.m3u8/.exec(request.url()) ?? [];
      if (list) lists.push(list);
    });
    let holdsPieces = true;
    // Neither refused nor answered.
    await page.route('**/*.ts', (route) => (holdsPieces ? undefined : route.continue()));
    line.limit(0);
    await start.click();
    // More often than the library would by itself; each time it waits ten seconds for the first byte.
    const askedOften = (asked: readonly string[]) =>
      soon(async () => {
        await page.clock.fastForward(5_000);
        return asked.length;
      }).toBeGreaterThan(5);
    await askedOften(lists);
    await player.getByText('بنحمّل الفيديو…').waitFor();
    line.cut();
    line.limit(null);
    await askedOften(pieces.asked);
    holdsPieces = false;
    await soon(async () => {
      await page.clock.fastForward(500);
      return at();
    }).toBeGreaterThan(0.3);
    expect(await video.evaluate((element: HTMLVideoElement) => element.videoHeight)).toBe(240);
    expect(new Set(lists)).toEqual(new Set(['board-240']));
    expect(files(pieces.asked)).toBe(1);
    expect(await player.getByRole('alert').count()).toBe(0);
  });

  test('leads to a server that is too busy (503) waits in the same way, for pieces as for keys [FILM-47]', async () => {
    const { page, start, at, video, player, pieces } = await watch(two, /^240p/);
    let busy = true;
    let keys = 0;
    await page.route(/\.(?:ts|key)(?:\?|$)/, (route) => {
      if (route.request().url().includes('.key')) keys += 1;
      return busy ? route.fulfill({ status: 503, headers: { 'retry-after': '2' }, body: '' }) : route.continue();
    });
    await start.click();
    await soon(async () => {
      await page.clock.fastForward(2_000);
      return Math.max(pieces.asked.length, keys);
    }).toBeGreaterThan(12);
    expect(await player.getByRole('alert').count()).toBe(0);
    busy = false;
    await soon(async () => {
      await page.clock.fastForward(500);
      return at();
    }).toBeGreaterThan(0.3);
    expect(await video.evaluate((element: HTMLVideoElement) => element.videoHeight)).toBe(240);
    expect(files(pieces.asked)).toBe(1);
  });

  test('is dead when the lesson is opened says so, and the film begins by itself, whether or not the phone tells [FILM-48]', async () => {
    const who = await newWatcher(here, two);
    const { page } = await here.visit({ as: who.account, handClock: true });
    let dead = true;
    await page.route('**/film.m3u8*', (route) => (dead ? route.abort() : route.continue()));
    await page.goto(who.address);
    await awake(page);
    const { player, start, at } = playerPage(page);
    await soon(async () => {
      await page.clock.fastForward(1_000);
      return player.getByRole('alert').getByText('النت فصل والفيديو وقف').count();
    }).toBe(1);
    await seeOneLook(page, 'film-no-line');
    dead = false;
    await soon(async () => {
      await page.clock.fastForward(1_000);
      return player.getByRole('alert').count();
    }).toBe(0);
    await start.click();
    await soon(at).toBeGreaterThan(0.3);
  });
});

test('a phone that slept for hours plays on where it was: its connections are dead and its address ran out [FILM-49]', async () => {
  const { site } = here;
  const { page, context, start, at, position, player, pieces } = await watch({ videoMediaId: long.filmId });
  await start.click();
  await soon(at).toBeGreaterThan(0.3);
  const phone = await context.newCDPSession(page);
  await phone.send('Page.setWebLifecycleState', { state: 'frozen' });
  site.line.cut();
  // Longer than any address of a film lives.
  site.clock.advance(7 * HOUR);
  await phone.send('Page.setWebLifecycleState', { state: 'active' });
  const before = await at();
  await soon(at).toBeGreaterThan(before);
  await position.fill(FAR);
  await soon(at).toBeGreaterThan(Number(FAR) + 0.5);
  expect(await player.getByRole('alert').count()).toBe(0);
  // What lay ahead where it slept may come again with the new address; what was jumped to comes once.
  const far = pieces.came.filter(isFar);
  expect(far.length).toBeGreaterThan(0);
  expect(far).toEqual([...new Set(far)]);
});
