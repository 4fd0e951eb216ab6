import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { courses } from '../../apps/server/src/features/courses/courses-table.ts';
import { lessons } from '../../apps/server/src/features/lessons/lessons-table.ts';
import { filmRungs } from '../../apps/server/src/features/media/films/film-rungs-table.ts';
import { films } from '../../apps/server/src/features/media/films/films-table.ts';
import { beingMade, drawnPieces, storedFilm } from '../../apps/server/src/features/media/films/stored-film.fixture.ts';
import { mediaFiles } from '../../apps/server/src/features/media/media-files-table.ts';
import { unitGrants } from '../../apps/server/src/features/units/unit-grants-table.ts';
import { DAY, lessonId, unitId } from '../../apps/server/src/testing/test-school.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { playerPage, soon, storedStream } from '../support/player-page.ts';
import { stopClock } from '../support/visitor.ts';

const here = journey();
const HOUR = 60 * 60_000;
const LESSON = 'since ولا for؟';
/** Three keys long, in pieces as long as real ones, and drawn in a moment. */
const LONG = drawnPieces(300, { size: '160x90', rate: 1, pieceSeconds: 6 });
/** Of the last key: nothing of it comes before it is jumped to. */
const FAR = '270';

let long: string;
beforeAll(async () => {
  long = (await storedFilm(here.site, { pieces: LONG })).filmId;
});

/** Somebody who bought the one unit of a course, whose first lesson is this film. */
async function holder(video: { videoMediaId?: string | null }, ago = 0) {
  const { school } = here;
  const course = await school.makeCourse({
    name: 'Grammar من الصفر',
    units: [{ name: 'Present Perfect', lessons: [{ type: 'Video', name: LESSON, ...video }, { type: 'Quiz' }] }],
  });
  const student = await school.student();
  await school.grantUnit(student, course, 0, ago);
  return { student, course, lesson: lessonId(course, 0, 0), address: `/unit-viewer/${unitId(course, 0)}` };
}

type Held = Awaited<ReturnType<typeof holder>>;

async function watch({ student, address }: Held) {
  const { page } = await here.visit({ as: student });
  await page.goto(address);
  await awake(page);
  return { ...playerPage(page), page };
}

const heading = (page: Awaited<ReturnType<typeof watch>>['page'], name: string) =>
  page.getByRole('heading', { level: 1, name });

/** Another film in the lesson's place, as the teacher's save puts it there. */
async function replace({ course, lesson }: Held, videoMediaId: string | null): Promise<void> {
  const { tenantId, withTenant } = here.site;
  await withTenant(tenantId, async (tx) => {
    await tx
      .update(lessons)
      .set({ videoMediaId })
      .where(and(eq(lessons.tenantId, tenantId), eq(lessons.id, lesson)));
    await tx
      .update(courses)
      .set({ version: sql`${courses.version} + 1000` })
      .where(and(eq(courses.tenantId, tenantId), eq(courses.id, course.id)));
  });
}

describe('the film of a bought unit', () => {
  test('that is still being made says so beside the other lessons, and opens by itself [FILM-39, FILM-50]', async () => {
    const { site } = here;
    const { filmId } = await storedFilm(site, { pieces: drawnPieces(4) });
    const held = await holder({ videoMediaId: filmId });
    const made = await beingMade(site, filmId, {});
    const page = await here.open(held.address, { as: held.student, handClock: true });
    await heading(page, 'الفيديو لسه بيتجهّز').waitFor();
    await seeEveryLook(page, 'unit-film-wait');
    await stopClock(page);
    const again = page.waitForResponse((answer) => answer.url().includes('contentlesson'));
    await page.clock.runFor(10_000);
    expect((await again).status()).toBe(409);
    await heading(page, 'الفيديو لسه بيتجهّز').waitFor();
    await site.withTenant(site.tenantId, (tx) => tx.insert(filmRungs).values(made));
    await page.clock.runFor(10_000);
    await page.clock.resume();
    await playerPage(page).start.waitFor();
  });

  test('that came to nothing says so, with whom to ask and no press that cannot help [FILM-39, FILM-50]', async () => {
    const { site } = here;
    const { tenantId } = site;
    const { filmId } = await storedFilm(site);
    const held = await holder({ videoMediaId: filmId });
    await beingMade(site, filmId, { state: 'failed' });
    const isFile = and(eq(mediaFiles.tenantId, tenantId), eq(mediaFiles.id, filmId));
    await site.withTenant(tenantId, (tx) =>
      tx.update(mediaFiles).set({ contentType: 'video/quicktime' }).where(isFile),
    );
    const { page } = await watch(held);
    await heading(page, 'الفيديو مش شغّال').waitFor();
    const said = page.getByRole('alert');
    await said.getByText('ولازم يترفع تاني').waitFor();
    expect(await said.getByRole('link').allTextContents()).toEqual(['ارجع لمحاضراتي', 'كلّم المشرف']);
    expect(await said.getByRole('button').count()).toBe(0);
    await seeEveryLook(page, 'unit-film-failed');
  });

  test('whose holder loses the unit in the middle reads that in the place of all of it [FILM-38, FILM-50]', async () => {
    const { site } = here;
    const held = await holder({ videoMediaId: long });
    const { page, start, at, position, player } = await watch(held);
    await start.click();
    await soon(at).toBeGreaterThan(0.3);
    const isTheirs = and(eq(unitGrants.tenantId, site.tenantId), eq(unitGrants.studentId, held.student.id));
    await site.withTenant(site.tenantId, (tx) => tx.delete(unitGrants).where(isTheirs));
    await position.fill(FAR);
    await heading(page, 'الوحدة غير متوفرة').waitFor();
    await page.getByText('مش مسموح لك تدخل المحاضرة دي.').waitFor();
    expect(await player.count()).toBe(0);
    // Nor how long it would still be open.
    expect(await page.getByRole('timer').count()).toBe(0);
    await page.getByRole('alert').getByRole('link', { name: 'ارجع لمحاضراتي' }).waitFor();
    await seeEveryLook(page, 'unit-film-shut');
  });

  test('whose time is over in the middle says so, whatever the phone’s clock says [FILM-38, FILM-50]', async () => {
    const { site } = here;
    const held = await holder({ videoMediaId: long }, 7 * DAY - HOUR);
    const { page, start, at, position, player } = await watch(held);
    await start.click();
    await soon(at).toBeGreaterThan(0.3);
    site.clock.advance(2 * HOUR);
    await position.fill(FAR);
    await heading(page, 'الوحدة غير متاحة حالياً').waitFor();
    await page.getByText('انتهت فترة الوصول لهذه الوحدة').first().waitFor();
    expect(await player.count()).toBe(0);
    await seeOneLook(page, 'unit-film-ended');
  });

  test('that the teacher replaces plays on, and its successor takes over at the same second when the address or the film is over [FILM-41, FILM-51, FILM-68]', async () => {
    const { site } = here;
    const held = await holder({ videoMediaId: long });
    const { page, start, at, position, player, video } = await watch(held);
    await start.click();
    await soon(at).toBeGreaterThan(0.3);
    const next = await storedFilm(site, { pieces: drawnPieces(300, { size: '192x108', rate: 1, pieceSeconds: 6 }) });
    await replace(held, next.filmId);
    await position.fill('60');
    await soon(at).toBeGreaterThan(60.3);
    expect(await video.evaluate((element: HTMLVideoElement) => element.videoHeight)).toBe(90);
    site.clock.advance(7 * HOUR);
    await position.fill(FAR);
    await soon(at).toBeGreaterThan(Number(FAR) + 0.3);
    await soon(() => video.evaluate((element: HTMLVideoElement) => element.videoHeight)).toBe(108);
    expect(await player.getByRole('alert').count()).toBe(0);
    await seeOneLook(page, 'unit-film-replaced');

    await replace(held, long);
    const isNext = and(eq(films.tenantId, site.tenantId), eq(films.id, next.filmId));
    const isOfNext = and(eq(filmRungs.tenantId, site.tenantId), eq(filmRungs.filmId, next.filmId));
    await site.withTenant(site.tenantId, async (tx) => {
      await tx.delete(filmRungs).where(isOfNext);
      await tx.delete(films).where(isNext);
    });
    await position.fill('30');
    await soon(at).toBeGreaterThan(30.3);
    await soon(() => video.evaluate((element: HTMLVideoElement) => element.videoHeight)).toBe(90);
    expect(await player.getByRole('alert').count()).toBe(0);
  });

  test('that is made anew in another way while it is watched is opened again by itself, also after a line that failed [FILM-05, FILM-51, FILM-68]', async () => {
    const { site } = here;
    const stream = await storedStream(here);
    const held = await holder({ videoMediaId: stream.videoMediaId ?? null });
    const { page } = await here.visit({ as: held.student });
    await page.route('**/film.m3u8*', (route) => route.abort());
    await page.goto(held.address);
    await awake(page);
    const { start, at, player, video, quality } = playerPage(page);
    await player.getByText('النت فصل والفيديو وقف').waitFor();
    await page.unroute('**/film.m3u8*');
    await player.getByRole('button', { name: 'جرّب تاني' }).click();
    const sheet = page.getByRole('dialog', { name: 'الجودة' });
    const choose = async (name: RegExp) => {
      await quality.click();
      await sheet.getByRole('button', { name }).click();
      await sheet.waitFor({ state: 'detached' });
    };
    const lines = () => video.evaluate((element: HTMLVideoElement) => element.videoHeight);
    // Chosen before anything plays: of the other quality nothing is known yet.
    await choose(/^240p/);
    await start.click();
    await soon(lines).toBe(240);
    // The names of its qualities are others from here on.
    const { tenantId } = site;
    const rows = await site.withTenant(tenantId, async (tx) => {
      const isFilm = and(eq(filmRungs.tenantId, tenantId), eq(filmRungs.filmId, stream.videoMediaId ?? ''));
      const found = await tx.delete(filmRungs).where(isFilm).returning();
      const renamed = found.map((rung) => ({ ...rung, name: rung.name.replace('board', 'camera') }));
      return tx.insert(filmRungs).values(renamed).returning();
    });
    expect(rows.map(({ name }) => name).sort()).toEqual(['camera-240', 'camera-360', 'sound']);
    const before = await at();
    const gone = page.waitForResponse((answer) => answer.status() === 404 && answer.url().includes('.m3u8'));
    await choose(/^360p/);
    await gone;
    await soon(lines).toBe(360);
    await soon(at).toBeGreaterThan(before);
    expect(await player.getByRole('alert').count()).toBe(0);
  });
});
