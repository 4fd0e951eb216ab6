import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { drawnPieces, storedFilm } from '../../apps/server/src/features/media/films/stored-film.fixture.ts';
import { newEnrolment } from '../../apps/server/src/seed/new-enrolment.ts';
import { lessonId } from '../../apps/server/src/testing/test-school.ts';
import { seeEveryLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { cutLine } from '../support/line.ts';
import { playerPage, soon } from '../support/player-page.ts';

const here = journey();
const LESSON = 'since ولا for؟';

/** Notes which pieces are asked for, and holds those from a place on; a clock of yesterday for who asks for it. */
function inThePage() {
  const ask = fetch;
  const asked = () => JSON.parse(sessionStorage.getItem('asked') ?? '[]') as string[];
  globalThis.fetch = async (input, init) => {
    const address = String(input);
    if (address.endsWith('.ts')) {
      sessionStorage.setItem('asked', JSON.stringify([...asked(), address.replace(/^.*\//, '')]));
      const held = (globalThis as { heldFrom?: number }).heldFrom ?? Number.POSITIVE_INFINITY;
      if (new Set(asked()).size > held) {
        return new Promise((_, refuse) => init?.signal?.addEventListener('abort', () => refuse(new TypeError('held'))));
      }
    }
    return ask(input, init);
  };
  const now = Date.now;
  if (sessionStorage.getItem('yesterday')) Date.now = () => now() - 24 * 60 * 60 * 1000;
}

const askedPieces = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('asked') ?? '[]') as string[]);

const heldCaches = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('hessa-kept-'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

const heldPieces = async (page: Page) => (await heldCaches(page)).filter((path) => /\/\d+$/.test(path)).length;

test('a lesson is kept on the phone, goes on where it was killed, plays without a line, and not by a clock that was set back [FILM-17, FILM-18, FILM-19, FILM-21]', async () => {
  const { site } = here;
  const { filmId } = await storedFilm(site, { pieces: drawnPieces(10) });
  const course = await here.school.makeCourse({
    name: 'Grammar من الصفر',
    units: [{ name: 'الوحدة الأولى', lessons: [{ type: 'Video', name: LESSON, videoMediaId: filmId }] }],
  });
  const student = await site.createAccount();
  await site.withTenant(site.tenantId, (tx) =>
    newEnrolment(tx, site.tenantId, student.id, course.id, site.clock.now()),
  );
  const address = `/course/${course.id}/lesson/${lessonId(course, 0, 0)}/video`;
  const { page } = await here.visit({ worker: true, as: student, before: (tab) => tab.addInitScript(inThePage) });
  await page.goto(address);
  await awake(page);
  const { start, at, video } = playerPage(page);
  const card = page.getByRole('region', { name: 'الحصة من غير نت' });
  const keep = card.getByRole('button', { name: /حمّل الحصة/ });
  const whole = card.getByText('باقي ٦ أيام');

  // Its size stands there before; it stops when it is told to, and what is there stays.
  await keep.getByText('حوالي ١ ميجا').waitFor();
  await page.evaluate(() => Object.assign(globalThis, { heldFrom: 2 }));
  await keep.click();
  await card.getByText('بتتحمّل').waitFor();
  await expect.poll(() => heldPieces(page)).toBe(2);
  await card.getByRole('button', { name: `وقّف تحميل ${LESSON}` }).click();
  await card.getByText('واقفة').waitFor();
  await card.getByRole('button', { name: `كمّل تحميل ${LESSON}` }).click();
  await card.getByText('بتتحمّل').waitFor();

  // Killed in the middle of a piece: it goes on by itself, and asks for nothing that it had.
  await expect.poll(async () => (await askedPieces(page)).length).toBe(4);
  await page.evaluate(() => sessionStorage.removeItem('asked'));
  await page.reload();
  await whole.waitFor();
  expect(new Set(await askedPieces(page)).size).toBe(3);
  expect(await askedPieces(page)).toHaveLength(3);
  expect(await heldPieces(page)).toBe(5);

  await card.getByRole('link', { name: 'كل الحصص اللي على موبايلك' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'حصص على موبايلك' });
  await heading.waitFor();
  await page.getByText('حصة، حوالي').waitFor();
  await page.getByText('مسموح لحد ٥٠٠ ميجا').waitFor();
  await seeEveryLook(page, 'kept-lessons');

  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/kept-lessons')))).toBe(true);
  await cutLine(page);
  await page.reload();
  await heading.waitFor();
  await awake(page);
  await page.getByRole('link', { name: LESSON }).click();
  await page.getByText('شغّالة من موبايلك').waitFor();
  await start.click();
  await soon(at).toBeGreaterThan(2.5);
  expect(await video.evaluate((element: HTMLVideoElement) => element.videoHeight)).toBe(360);

  // A clock that was set back opens nothing.
  await page.evaluate(() => sessionStorage.setItem('yesterday', 'yes'));
  await page.goto('/kept-lessons');
  await page.getByText('ساعة الموبايل راجعة لورا').waitFor();
}, 240_000);
