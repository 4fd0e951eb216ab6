import { beforeAll, describe, expect, test } from 'vitest';
import { journey } from '../support/journey.ts';
import { shoot } from '../support/page-checks.ts';
import { newWatcher, playerPage, soon, storedVideo } from '../support/player-page.ts';
import { DESK } from '../support/visitor.ts';

const travel = journey();
let video: Awaited<ReturnType<typeof storedVideo>>;

beforeAll(async () => {
  video = await storedVideo(travel);
});

describe('the keys of the player', () => {
  test('work after a click on the big button, on the picture and on the offer to go on [LEARN-09, OP-VID-13]', async () => {
    const who = await newWatcher(travel, video);
    const page = await travel.open(who.address, { as: who.account, screen: DESK });
    const { start, player, position, at, paused } = playerPage(page);
    await start.click();
    await soon(at).toBeGreaterThan(0.2);
    await page.keyboard.press('Space');
    await soon(paused).toBe(true);
    await page.keyboard.press('Digit5');
    await soon(at).toBeCloseTo(20.5, 0);
    await player.locator('.player-picture').click({ position: { x: 60, y: 60 } });
    await soon(paused).toBe(false);
    await page.keyboard.press('KeyK');
    await soon(paused).toBe(true);

    await position.fill('17');
    await page.reload();
    await player.getByRole('button', { name: /^كمّل من/ }).click();
    await soon(paused).toBe(false);
    await page.keyboard.press('KeyK');
    await soon(paused).toBe(true);
  });

  test('the number on the picture passes behind the big button, which is not to be seen through [LEARN-09, WM-01]', async () => {
    const who = await newWatcher(travel, video);
    const page = await travel.open(who.address, { as: who.account });
    const { start, player } = playerPage(page);
    await start.waitFor();
    const button = await start.evaluate((node) => {
      const { zIndex, backgroundColor, opacity } = getComputedStyle(node);
      return { zIndex: Number(zIndex), backgroundColor, opacity };
    });
    const mark = await player
      .locator('> [aria-hidden="true"]:not(button)')
      .first()
      .evaluate((node) => Number(getComputedStyle(node).zIndex));
    expect(button.zIndex).toBeGreaterThan(mark);
    expect([button.backgroundColor, button.opacity]).toEqual(['rgb(10, 20, 16)', '1']);
    await shoot(page, 'player-start-360');
  });
});
