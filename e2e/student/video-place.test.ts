import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { awake, journey, type VisitOptions } from '../support/journey.ts';
import { shoot } from '../support/page-checks.ts';
import { newWatcher, playerPage, soon, storedVideo } from '../support/player-page.ts';
import { DESK } from '../support/visitor.ts';

const travel = journey();
let video: Awaited<ReturnType<typeof storedVideo>>;

beforeAll(async () => {
  video = await storedVideo(travel);
});

async function watch(before?: VisitOptions['before']) {
  const who = await newWatcher(travel, video);
  const { page } = await travel.visit({ as: who.account, screen: DESK, ...(before && { before }) });
  // From the curriculum, as a student comes: the app stays open all the time.
  const curriculum = who.address.replace(/\/lesson.*/, '/curriculum');
  await page.goto(curriculum);
  await awake(page);
  return { page, who, curriculum, ...playerPage(page) };
}

const openLesson = (page: Page, address: string) => page.locator(`a[href="${address}"]`).first().click();
const offer = (page: Page) => page.getByRole('button', { name: /^كمّل من/ });
const watched = (page: Page) => page.locator('.watch-card-line b').textContent();

describe('the place in a video', () => {
  test('is asked for when the lesson is opened again inside the app, to the second [LEARN-02, OP-VID-9]', async () => {
    // No report of the page that is left has arrived when the lesson is opened again.
    const { page, who, curriculum, start, position, at, paused } = await watch((page) =>
      page.route('**/watch-position', () => {}),
    );
    await openLesson(page, who.address);
    await start.click();
    await soon(at).toBeGreaterThan(0.2);
    await position.fill('17');
    await soon(at).toBeGreaterThan(17.2);
    // The film goes on until it is gone, and a busy machine takes its time to leave.
    await page.evaluate(() => {
      const film = document.querySelector('video');
      const look = () => {
        if (!film?.isConnected) return;
        Object.assign(globalThis, { seenAt: film.currentTime });
        requestAnimationFrame(look);
      };
      look();
    });
    await page.getByRole('link', { name: 'العودة للمنهج' }).click();
    await page.waitForURL(curriculum);
    await openLesson(page, who.address);
    await offer(page).waitFor();
    expect(await paused()).toBe(true);
    const left = await page.evaluate(() => (globalThis as unknown as { seenAt: number }).seenAt);
    expect(left).toBeGreaterThan(17.2);
    const shown = Number(/0:(\d\d)/.exec((await offer(page).textContent()) ?? '')?.[1]);
    expect(shown).toBeGreaterThanOrEqual(Math.floor(left));
    expect(shown).toBeLessThanOrEqual(Math.ceil(left) + 1);
    await soon(() => watched(page)).toMatch(/^[٤-٦][٠-٩]٪$/);
    await offer(page).click();
    await soon(at).toBeGreaterThan(17);
  });

  test('stands on the server to the second once the video is paused, however short the time since the last report [LEARN-02, OP-VID-9]', async () => {
    const { page, who, start, pause, position, at } = await watch();
    await openLesson(page, who.address);
    const reports: { positionSeconds: number; stopped: boolean }[] = [];
    page.on('request', (request) => {
      if (request.url().includes('watch-position')) reports.push(JSON.parse(request.postData() ?? ''));
    });
    for (const second of [11, 17]) {
      await start.click();
      await position.fill(String(second));
      await soon(at).toBeGreaterThan(second + 0.2);
      await pause.click();
      await soon(() => reports.at(-1)?.positionSeconds ?? 0).toBeGreaterThan(second);
    }
    const stoppedAt = await at();
    expect(reports.every(({ stopped }) => stopped)).toBe(true);
    // Another device, which has no note of its own.
    const other = await travel.open(who.address, { as: who.account });
    await offer(other).waitFor();
    // A place is told by tenths of a second.
    expect(await offer(other).textContent()).toContain(`0:${Math.floor(Math.round(stoppedAt * 10) / 10)}`);
  });

  test('a film that was watched to its end does not say that nothing was watched [LEARN-02, VID-08]', async () => {
    const { page, who, start, finish, position, at } = await watch();
    await openLesson(page, who.address);
    await start.click();
    await soon(at).toBeGreaterThan(0);
    await position.fill('40');
    await finish.click();
    await page.waitForURL(/curriculum$/);
    await openLesson(page, who.address);
    await page.getByText('الفيديو ده مكتمل').waitFor();
    await soon(() => watched(page)).toBe('خلصته');

    // Marked as done from the list, without a second of it on any device.
    const second = await newWatcher(travel, video);
    const done = await travel.open(second.address, { as: second.account });
    await done.locator('.video-lesson-side').getByRole('button', { name: 'خلصت الفيديو' }).click();
    await done.waitForURL(/curriculum$/);
    await done.goto(second.address);
    await soon(() => watched(done)).toBe('خلصته');
    await shoot(done, 'video-done-360');
  });
});
