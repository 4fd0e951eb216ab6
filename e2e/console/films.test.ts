import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawFilm, FILM_VARIABLES } from '../../apps/server/src/features/media/films/film.fixture.ts';
import { beingMade, storedFilm } from '../../apps/server/src/features/media/films/stored-film.fixture.ts';
import { newEnrolment } from '../../apps/server/src/seed/new-enrolment.ts';
import { lessonId } from '../../apps/server/src/testing/test-school.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { playerPage, soon } from '../support/player-page.ts';
import { startSite } from '../support/site.ts';

const here = journey(() => startSite({}, undefined, undefined, FILM_VARIABLES));
/** Making a film takes as long as the machine needs. */
const PATIENT = { timeout: 180_000 };

let folder: string;
let film: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hessa-film-'));
  film = join(folder, 'IMG_0042.MOV');
  await writeFile(film, drawFilm({ seconds: 8, size: '640x360', rate: 10, picture: 'camera', ending: 'mov' }));
});
afterAll(() => rm(folder, { recursive: true }));

test('a film from a phone is made ready before the teacher’s eyes, and a student watches it, its sound alone and its pictures [FILM-01, FILM-11, FILM-12, FILM-14, FILM-15, FILM-16, FILM-26, FILM-43]', async () => {
  const { site } = here;
  const course = await here.school.makeCourse({
    name: 'Grammar من الصفر',
    units: [{ name: 'الوحدة الأولى', lessons: [{ type: 'Video', name: 'since ولا for؟', videoUrl: null }] }],
  });
  const id = lessonId(course, 0, 0);
  const desk = await here.open(`/teach/courses/${course.id}/video/${id}`, {
    as: await site.createAccount({ role: 'owner' }),
    handClock: true,
  });
  await desk.getByRole('button', { name: 'ملف من جهازك' }).click();
  const place = desk.getByRole('group', { name: 'ملف الفيديو', exact: true });
  await place.getByText('MOV').waitFor();
  // The line is slow enough for the film to be seen on its way.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let pieces = 0;
  await desk.route('**/api/teach/uploads/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    pieces += 1;
    if (pieces === 2) await desk.clock.fastForward(10_000);
    if (pieces === 3) await held;
    await route.continue();
  });
  await place.locator('input[type=file]').setInputFiles(film);
  // Before the last piece has left: what the browser itself opens is told at once, and how long the rest takes.
  await place.locator('.arriving-film', { hasText: '640×360' }).waitFor();
  await place.getByText(/فاضل .+ تقريبًا/).waitFor();
  await seeOneLook(desk, 'teach-film-uploading');
  letGo();
  const status = desk.getByRole('region', { name: 'تجهيز الفيديو' });
  await status.getByText('640×360').waitFor(PATIENT);
  await status.getByText('الملف الأصلي').waitFor(PATIENT);
  await status.getByText('صوت بس').waitFor();
  await desk.getByRole('button', { name: 'احفظ', exact: true }).click();
  await desk.getByText('اتحفظ', { exact: true }).waitFor();
  await seeEveryLook(desk, 'teach-film');

  const student = await site.createAccount();
  await site.withTenant(site.tenantId, (tx) =>
    newEnrolment(tx, site.tenantId, student.id, course.id, site.clock.now()),
  );
  const { page } = await here.visit({ as: student });
  await page.goto(`/course/${course.id}/lesson/${id}/video`);
  await awake(page);
  const { start, at, quality, position, video } = playerPage(page);
  const cost = page.getByRole('region', { name: 'استهلاك النت' });
  await cost.getByText(/الدرس ده هياكل حوالي [٠-٩]+ (كيلو|ميجا)/).waitFor();
  await start.click();
  await soon(at).toBeGreaterThan(0.3);
  await cost.getByText('نزل منه').waitFor();
  await quality.click();
  const sheet = page.getByRole('dialog', { name: 'الجودة' });
  await sheet.waitFor();
  expect(await sheet.locator('.quality-row').allTextContents()).toEqual([
    expect.stringMatching(/^تلقائيحسب النت/),
    expect.stringMatching(/^360pزي ما اتصوّر.*(كيلو|ميجا)$/),
    expect.stringMatching(/^240pللنت الضعيف.*(كيلو|ميجا)$/),
    expect.stringMatching(/^صوت بس.*(كيلو|ميجا)$/),
  ]);
  await page.getByRole('button', { name: /^240p/ }).click();
  await soon(() => video.evaluate((element: HTMLVideoElement) => element.videoHeight)).toBe(240);

  // Dragging shows the picture of the second before it is jumped to.
  await position.evaluate((bar: HTMLInputElement) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setter?.call(bar, '5');
    bar.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.locator('.seek-strip', { hasText: '0:05' }).waitFor();
  await seeOneLook(page, 'film-lesson');

  // From near its beginning and over and over: a film that ended meanwhile would bring no picture back.
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 1;
  });
  const before = await at();
  await cost.getByRole('button', { name: 'صوت بس' }).click();
  await page.locator('.player-sound').waitFor();
  await video.evaluate(playOverAndOver);
  await cost.getByText('الصوت بس هياكل').waitFor();
  await soon(at).toBeGreaterThanOrEqual(Math.min(before, 7));
  await cost.getByRole('button', { name: 'رجّع الصورة' }).click();
  await soon(() => video.evaluate((element: HTMLVideoElement) => element.videoHeight)).toBe(240);
}, 400_000);

test('a film says that it waits for its turn, how far it is and what is left, and what it failed of [FILM-11, FILM-40]', async () => {
  const { site } = here;
  const { filmId } = await storedFilm(site);
  await beingMade(site, filmId, { state: 'waiting' });
  const course = await here.school.makeCourse({
    units: [{ lessons: [{ type: 'Video', name: 'since ولا for؟', videoMediaId: filmId }] }],
  });
  const desk = await here.open(`/teach/courses/${course.id}/video/${lessonId(course, 0, 0)}`, {
    as: await site.createAccount({ role: 'owner' }),
  });
  const status = desk.getByRole('region', { name: 'تجهيز الفيديو' });
  await status.getByText('الفيديو مستني دوره').waitFor();
  await seeOneLook(desk, 'teach-film-waits');
  const aMinuteAgo = new Date(site.clock.now().getTime() - 60_000);
  await beingMade(site, filmId, { state: 'running', done: 250, total: 1000 }, aMinuteAgo);
  await status.getByText('بنجهّز الفيديو للطلبة').waitFor();
  await status.getByText('٢٥٪').waitFor();
  await status.getByText('فاضل ٣ دقايق تقريبًا').waitFor();
  await seeOneLook(desk, 'teach-film-making');
  await status.getByRole('button', { name: 'وقّف', exact: true }).click();
  await status.getByText('بنوقّف').waitFor();
  await beingMade(site, filmId, { state: 'cancelled' });
  await status.getByText('وقّفت تجهيز الفيديو').waitFor();
  // Ten bytes are no film: the job that goes on says so.
  await status.getByRole('button', { name: 'كمّل التجهيز' }).click();
  await status.getByRole('button', { name: 'جرّب تاني' }).waitFor(PATIENT);
  await seeOneLook(desk, 'teach-film-failed');
});

function playOverAndOver(element: HTMLElement | SVGElement): void {
  (element as HTMLVideoElement).loop = true;
}
