import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { unitId } from '../../apps/server/src/testing/test-school.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { newWatcher, playerPage, soon, storedVideo } from '../support/player-page.ts';

const travel = journey();
let video: Awaited<ReturnType<typeof storedVideo>>;

beforeAll(async () => {
  video = await storedVideo(travel);
});

const rows = (page: Page) => page.locator('.notes-list > li');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const nothingWaits = (page: Page) => page.waitForFunction(() => !localStorage.getItem('outbox'));

async function write(page: Page, text: string): Promise<void> {
  await press(page, 'اكتب ملاحظة');
  await page.getByLabel(/ملاحظتك عند/).fill(text);
  await press(page, 'احفظ');
  await page.getByText(text).waitFor();
}

describe('notes beside a video', () => {
  test('are taken at a second, also without a line, stand in the order of the video, and a press seeks; one place is marked once, at the second that is seen [LEARN-50, LEARN-51, LEARN-89, LEARN-141, LEARN-165]', async () => {
    const who = await newWatcher(travel, video);
    const visitor = await travel.visit({ as: who.account });
    const { page } = visitor;
    await page.goto(who.address);
    const { start, pause, position, at } = playerPage(page);
    await start.click();
    await pause.click();
    await position.fill('30');
    await soon(at).toBe(30);
    await write(page, 'since + نقطة بداية');
    await nothingWaits(page);
    await position.fill('12');
    await soon(at).toBe(12);

    await visitor.context.setOffline(true);
    await press(page, 'علّم المكان ده');
    await page.getByText('هتتبعت أول ما النت يرجع').waitFor();
    await page.getByText('اتعلّم عند 0:12').waitFor({ state: 'visible' });
    // A second press at the same second is the same mark.
    await press(page, 'علّم المكان ده');
    expect(await rows(page).locator('.note-time').allTextContents()).toEqual(['0:12', '0:30']);
    // From the top: the header stays in sight, and would lie over the player's own buttons.
    await page.evaluate(() => scrollTo(0, 0));
    await seeEveryLook(page, 'video-notes');
    await visitor.context.setOffline(false);
    await nothingWaits(page);
    await page.getByText('هتتبعت أول ما النت يرجع').waitFor({ state: 'detached' });

    await press(page, 'روح للدقيقة 0:30');
    await soon(at).toBeGreaterThan(30);

    // Changed, thrown away and fetched back.
    await press(page, 'عدّل ملاحظة 0:12');
    const box = page.getByLabel(/ملاحظتك عند/);
    // An English word begins it, and the box stays the Arabic way round; nothing stands there twice meanwhile.
    await box.fill('since ');
    expect(await box.getAttribute('dir')).toBe('ltr');
    await box.fill('since مع');
    expect(await box.getAttribute('dir')).toBe('rtl');
    expect(await rows(page).count()).toBe(1);
    await box.fill('مهم للامتحان');
    await press(page, 'احفظ');
    await page.getByText('مهم للامتحان').waitFor();
    await press(page, 'امسح ملاحظة 0:12');
    await page.getByText('مهم للامتحان').waitFor({ state: 'detached' });
    await press(page, 'رجّعها');
    await page.getByText('مهم للامتحان').waitFor();
    await nothingWaits(page);

    // Another device has them too, and the page of all notes finds them however they are spelt.
    const other = await travel.open('/notes', { as: who.account });
    await other.getByText('ملاحظتين').waitFor();
    await seeEveryLook(other, 'notes');
    await other.getByLabel('دوّر في ملاحظاتك').fill('نقطه بدايه');
    await other.getByText('مهم للامتحان').waitFor({ state: 'detached' });
    expect(await rows(other).count()).toBe(1);
    // The search of every page leads here with what was typed.
    await other.getByRole('link', { name: 'دوّر على كورس أو درس' }).click();
    await other.waitForURL('/search');
    await other.getByRole('searchbox', { name: 'دوّر على كورس أو درس' }).fill('للامتحان');
    await other.getByRole('link', { name: 'دوّر على «للامتحان» في ملاحظاتك' }).click();
    await other.getByText('مهم للامتحان').waitFor();
    expect(await rows(other).count()).toBe(1);
    await page.getByRole('link', { name: 'كل ملاحظاتي' }).click();
    await page.getByRole('link', { name: /since \+ نقطة/ }).click();
    await page.waitForURL(`${who.address}?t=30`);
    await start.click();
    await soon(at).toBeGreaterThan(30);

    // As good as at the end, a video begins anew: what is marked before it plays is the second that is seen.
    await pause.click();
    await position.fill('40');
    await soon(at).toBeCloseTo(40, 0);
    await page.goto(who.address);
    await page.getByText('مهم للامتحان').waitFor();
    await press(page, 'علّم المكان ده');
    await page.getByText('اتعلّم عند 0:00').waitFor({ state: 'visible' });
  });

  test('stand in the unit viewer too, and open without a line what the phone has kept [LEARN-50, LEARN-52]', async () => {
    const { school } = travel;
    const course = await school.makeCourse({
      units: [{ lessons: [{ type: 'Video', name: 'since ولا for؟', ...video }] }],
    });
    const student = await school.student();
    await school.grantUnit(student, course, 0);
    const visitor = await travel.visit({ as: student });
    const { page } = visitor;
    await page.goto(`/unit-viewer/${unitId(course, 0)}`);
    await write(page, 'راجع القاعدة');
    await nothingWaits(page);
    await seeOneLook(page, 'unit-notes');
    await page.getByRole('link', { name: 'كل ملاحظاتي' }).click();
    await page.getByText('راجع القاعدة').waitFor();
    await visitor.context.setOffline(true);
    await page.getByLabel('دوّر في ملاحظاتك').fill('القاعده');
    expect(await rows(page).count()).toBe(1);
    await page.getByLabel('دوّر في ملاحظاتك').fill('حاجة تانية');
    await page.getByText('مفيش ملاحظة فيها الكلام ده.').waitFor();
  });

  test('before the first one the page says how [LEARN-50]', async () => {
    const student = await travel.school.student();
    const page = await travel.open('/notes', { as: student });
    await page.getByText('لسه مكتبتش ملاحظات').waitFor();
    await seeOneLook(page, 'notes-empty');
  });
});
