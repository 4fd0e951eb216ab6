import { beforeAll, describe, expect, test } from 'vitest';
import { seeOneLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { newWatcher, playerPage, soon, storedVideo, type Watcher } from '../support/player-page.ts';
import { DESK, stopClock } from '../support/visitor.ts';

const HALF_A_MINUTE = 30_000;

const travel = journey();
let video: Awaited<ReturnType<typeof storedVideo>>;
beforeAll(async () => {
  video = await storedVideo(travel);
});

async function watch(who: Watcher, options: Parameters<typeof travel.open>[1] = {}) {
  const page = await travel.open(who.address, { as: who.account, ...options });
  const screen = playerPage(page);
  return {
    page,
    ...screen,
    elsewhere: screen.player.getByText('الفيديو شغّال على', { exact: false }),
    takeBack: screen.player.getByRole('button', { name: 'كمّل هنا' }),
  };
}

describe('one playing video an account', () => {
  test('starting on a second device stops the first, which says so and takes it back at one press [TRUST-04, T-DEV-7]', async () => {
    const who = await newWatcher(travel, video);
    const first = await watch(who, { handClock: true });
    await first.start.click();
    await soon(first.at).toBeGreaterThan(0.2);

    const second = await watch(who, { screen: DESK });
    await second.takeBack.waitFor();
    await seeOneLook(second.page, 'player-elsewhere');
    await second.takeBack.click();
    await soon(second.at).toBeGreaterThan(0.2);
    expect(await second.elsewhere.count()).toBe(0);

    await stopClock(first.page);
    await first.page.clock.runFor(HALF_A_MINUTE);
    await soon(first.paused).toBe(true);
    await soon(() => first.elsewhere.textContent()).toBe('الفيديو شغّال على جهاز تاني');
    await first.takeBack.click();
    await soon(first.paused).toBe(false);
    await soon(() => first.elsewhere.count()).toBe(0);
  });

  test('who paused or left is in nobody’s way [TRUST-04]', async () => {
    const who = await newWatcher(travel, video);
    const first = await watch(who);
    await first.start.click();
    await soon(first.at).toBeGreaterThan(0.2);
    const released = first.page.waitForResponse(
      (answer) => answer.url().includes('/playing') && (answer.request().postData() ?? '').includes('stopped'),
    );
    await first.pause.click();
    expect((await released).status()).toBe(200);
    const second = await watch(who, { screen: DESK });
    await second.start.click();
    await soon(second.at).toBeGreaterThan(0.2);
    expect(await second.elsewhere.count()).toBe(0);
  });
});
