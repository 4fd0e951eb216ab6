import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { sessions } from '../../apps/server/src/features/auth/sessions-table.ts';
import { enrolments } from '../../apps/server/src/features/enrolment/enrolments-table.ts';
import { filmRungs } from '../../apps/server/src/features/media/films/film-rungs-table.ts';
import { beingMade, drawnPieces, storedFilm } from '../../apps/server/src/features/media/films/stored-film.fixture.ts';
import { seeOneLook } from '../support/every-look.ts';
import { notePieces } from '../support/film-pieces.ts';
import { awake, journey } from '../support/journey.ts';
import { cutLine, mendLine } from '../support/line.ts';
import { newWatcher, playerPage, soon, storedStream } from '../support/player-page.ts';
import { DESK, stopClock } from '../support/visitor.ts';

const here = journey();
/** Three keys long, in pieces as long as real ones, and drawn in a moment. */
const LONG = drawnPieces(300, { size: '160x90', rate: 1, pieceSeconds: 6 });
/** Of the last key: nothing of it comes before it is jumped to. */
const FAR = '270';

let long: string;
beforeAll(async () => {
  long = (await storedFilm(here.site, { pieces: LONG })).filmId;
});

async function watch(video: Parameters<typeof newWatcher>[1]) {
  const who = await newWatcher(here, video);
  const { page } = await here.visit({ as: who.account });
  const pieces = notePieces(page);
  await page.goto(who.address);
  await awake(page);
  const seen = playerPage(page);
  return {
    ...{ ...seen, page, who, pieces },
    /** Up to which second the film is here. */
    loaded: () =>
      seen.video.evaluate(({ buffered }: HTMLVideoElement) =>
        buffered.length ? buffered.end(buffered.length - 1) : 0,
      ),
  };
}

describe('a film behind a line that fails', () => {
  test('plays on from what it had, which is two minutes at most, and goes on by itself; nothing is fetched twice [FILM-36, FILM-37]', async () => {
    const { page, start, at, position, loaded, pieces } = await watch({ videoMediaId: long });
    await start.click();
    await soon(loaded).toBeGreaterThan(110);
    await soon(at).toBeGreaterThan(1.5);
    expect((await loaded()) - (await at())).toBeLessThan(150);

    await cutLine(page);
    const had = await loaded();
    // Turned to its side the player has other lines, and without a line it hopes for fewer.
    await page.setViewportSize(DESK);
    await position.fill('100');
    await soon(at).toBeGreaterThan(100.5);
    expect(await loaded()).toBeGreaterThanOrEqual(had);
    await position.fill(String(had - 1));
    await page.getByText('بنحمّل الفيديو…').waitFor();
    await mendLine(page);
    await soon(at).toBeGreaterThan(had + 1);
    expect(pieces.came).toEqual([...new Set(pieces.came)]);
  });

  test('that nobody tells of: the quality that was chosen is asked for until it comes, and no other [FILM-16, FILM-37]', async () => {
    const { page, player, start, at, video, pieces } = await watch(await storedStream(here));
    await player.getByRole('button', { name: /^الجودة:/ }).click();
    await page.getByRole('dialog', { name: 'الجودة' }).getByRole('button', { name: /^240p/ }).click();
    let dead = true;
    await page.route('**/*.ts', (route) => (dead ? route.abort() : route.continue()));
    await start.click();
    await soon(() => pieces.asked.length).toBeGreaterThan(2);
    const pictures = new Set<string>();
    page.on('request', (request) => request.resourceType() === 'image' && pictures.add(request.url()));
    dead = false;
    await soon(at).toBeGreaterThan(0.5);
    // Once enough of the film is here the pictures of its bar come, before anybody drags along it.
    await soon(() => pictures.size).toBe(1);
    expect(await video.evaluate((element: HTMLVideoElement) => element.videoHeight)).toBe(240);
    expect(new Set(pieces.asked.map((piece) => piece.split(' ')[0])).size).toBe(1);
  });
});

describe('the key of a film in a player', () => {
  test('is refused to a second device, which one press mends, and to whoever lost the course, who is told so [FILM-09, FILM-38]', async () => {
    const { page, who, start, at, position, player, loaded } = await watch({ videoMediaId: long });
    await start.click();
    // Two keys are here, and the third is not asked for.
    await soon(loaded).toBeGreaterThan(121);
    const other = here.site.client();
    await other.login(who.account);
    expect((await other.call('POST /api/Student/playing', { body: { state: 'started' } })).status).toBe(200);
    await position.fill(FAR);
    await player.getByText('الفيديو شغّال على جهاز تاني').waitFor();
    await player.getByRole('button', { name: 'كمّل هنا' }).click();
    await soon(at).toBeGreaterThan(Number(FAR));

    const { site } = here;
    const isTheirs = and(eq(enrolments.tenantId, site.tenantId), eq(enrolments.studentId, who.account.id));
    await site.withTenant(site.tenantId, (tx) => tx.delete(enrolments).where(isTheirs));
    await position.fill('190');
    await page.getByRole('heading', { name: 'الدرس للمشتركين بس' }).waitFor();
  });
});

test('a login that was ended elsewhere gets no key any more, and the page asks who is there [FILM-09, FILM-55]', async () => {
  const { site } = here;
  const { page, who, start, position, loaded } = await watch({ videoMediaId: long });
  const asked = page.waitForRequest(/\/keys\/.*\.key/);
  await start.click();
  const key = (await asked).url();
  const answer = async () => (await page.request.get(key)).status();
  await soon(loaded).toBeGreaterThan(100);
  expect(await answer()).toBe(200);
  await site.withTenant(site.tenantId, (tx) => tx.delete(sessions).where(eq(sessions.accountId, who.account.id)));
  await soon(answer).toBe(403);
  // Another call of the page may be the first to hear of it, and then there is nothing to seek in any more.
  const left = page.waitForURL(/\/login/);
  await Promise.race([left, position.fill(FAR)]);
  await left;
});

test('a lesson whose film is still being made says so, and opens by itself [FILM-10, FILM-39]', async () => {
  const { site } = here;
  const { tenantId } = site;
  const { filmId } = await storedFilm(site, { pieces: drawnPieces(4) });
  const who = await newWatcher(here, { videoMediaId: filmId });
  const made = await beingMade(site, filmId, {});
  const page = await here.open(who.address, { as: who.account, handClock: true });
  await page.getByRole('heading', { level: 1, name: 'الفيديو لسه بيتجهّز' }).waitFor();
  await seeOneLook(page, 'film-wait');
  await stopClock(page);
  const again = page.waitForResponse((answer) => answer.url().includes('contentlesson'));
  await page.clock.runFor(10_000);
  expect((await again).status()).toBe(409);
  await page.getByRole('heading', { level: 1, name: 'الفيديو لسه بيتجهّز' }).waitFor();
  await site.withTenant(tenantId, (tx) => tx.insert(filmRungs).values(made));
  await page.clock.runFor(10_000);
  await page.clock.resume();
  await playerPage(page).start.waitFor();
});
